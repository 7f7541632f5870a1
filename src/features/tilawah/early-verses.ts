import type { Surah, SurahText } from '@/domain/quran/surah'
import { basmalahBefore, type VerseTexts } from '@/domain/quran/read-verse-texts'
import { verseCount } from '@/domain/quran/mushaf'
import { hasUnicodeMarks, withUnicodeTanwin } from '@/lib/text/open-tanwin'

/*
 * The first verses of a surah's prerendered page are drawn as soon as they arrive, long before the app's scripts
 * (scripts/html/README.md). The build draws them with the app's own components and a mark for each text; the page's own
 * script (src/app/first-paint/early-verses.ts) puts the texts in.
 */

/** More verses than a window shows. */
export const AHEAD = 10

/** The element that they are drawn into, until the app draws the surah. */
export const EARLY_ID = 'ayat-awal'

/** The template that they are made of; its `data-surah` is the surah's number. */
export const EARLY_TEMPLATE_ID = 'ayat-awal-templat'

const BASMALAH = '{basmalah}'
const mark = (kind: keyof VerseTexts, ayat: number) => `{${kind} ${ayat}}`

/** A surah with a mark in place of each text that isn't in the HTML. */
export function blankSurah({ nomor, namaLatin, nama, arti, tempatTurun }: Surah): SurahText {
  const verses = Array.from({ length: verseCount(nomor) }, (_, index) => {
    const ayat = index + 1
    const [arab, latin, arti] = [mark('arab', ayat), mark('latin', ayat), mark('arti', ayat)]
    return { ayat, arab, latin, arti, audio: {} }
  })
  const basmalah = basmalahBefore(nomor, '', true) && BASMALAH
  const beside = { before: null, after: null }
  return { nomor, namaLatin, nama, arti, tempatTurun, verses, asWritten: true, basmalah, beside }
}

/** Puts verses in place of their marks; an element whose text there isn't goes. */
export function fillIn(blank: ParentNode, nomor: number, verses: readonly VerseTexts[]): void {
  const asWritten = hasUnicodeMarks(verses.map(({ arab }) => arab).join(' '))
  const drawn = (arabic: string) => (asWritten ? arabic : withUnicodeTanwin(arabic))
  const texts = new Map<string | null, string | null>([
    [BASMALAH, basmalahBefore(nomor, verses[0]?.arab ?? '', asWritten)],
    ...verses.flatMap(({ ayat, arab, latin, arti }): [string, string | null][] => [
      [mark('arab', ayat), drawn(arab)],
      [mark('latin', ayat), latin],
      [mark('arti', ayat), arti],
    ]),
  ])
  for (const element of blank.querySelectorAll('p')) {
    const text = texts.get(element.textContent)
    if (text === null) element.remove()
    else if (text !== undefined) element.textContent = text
  }
}
