import { normalised } from '@/lib/text/clean-text'
import { plainText } from '@/lib/text/plain-text'
import { boundsOf, isVerse, type MushafPart, type VersePlace } from './mushaf'
import type { Surah } from './surah'

/** Other names that people know a surah by. */
const otherNames: Readonly<Record<number, readonly string[]>> = {
  1: ['Ummul Kitab', 'Ummul Quran'],
  9: ['Bara’ah'],
  17: ['Bani Israil'],
  32: ['Alif Lam Mim Sajdah'],
  35: ['Malaikat'],
  40: ['Al-Mu’min', 'Ghafir'],
  41: ['Ha Mim Sajdah'],
  42: ['Asy-Syuro'],
  45: ['Al-Jatsiyah'],
  51: ['Adz-Dzariyat'],
  62: ['Jumat'],
  67: ['Tabarak'],
  74: ['Al-Muddatsir'],
  76: ['Ad-Dahr'],
  78: ['Amma'],
  94: ['Alam Nasyrah', 'Al-Insyirah'],
  96: ['Iqra'],
  102: ['At-Takatsur'],
  108: ['Al-Kautsar'],
  111: ['Al-Masad', 'Tabbat'],
  112: ['Qulhu'],
}

const ARTICLE = /^(?:(?:al|an|ar|as|asy|ash|at|ath|ats|az|adz|ad|adh|el)\s+|ال)(?=\S)/

/** Letters that Arabic keyboards and typesetters use for one another; hamza above and below an alif is a mark. */
const arabicForms: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' }

/**
 * Lower case, without accents, harakat, apostrophes and the like, and Arabic letters in one form each; words separated
 * by one space.
 */
export function plain(text: string): string {
  return normalised(text, 'NFD')
    .replace(/[\p{M}ـ‘’ʿʾ`´'"]/gu, '')
    .replace(/[ٱىیکة]/g, (letter) => arabicForms[letter] ?? letter)
    .toLowerCase()
    .replace(/[^a-z0-9\p{Script=Arabic}]+/gu, ' ')
    .trim()
}

/**
 * One spelling for the many ways to write Arabic names in Latin letters: `Fathihah`, `fatiha` and `Faatihah` all become
 * `fatiha`. Only for comparing.
 * @param o The letter that replaces `o`. Indonesians also write `o` for an a after a heavy consonant: `Baqoroh`, `Shod`.
 */
export function folded(words: string, o: 'u' | 'a'): string {
  return words
    .replaceAll(' ', '')
    .replace(/dh|dz|dl|zh/g, (pair) => (pair === 'dz' || pair === 'zh' ? 'z' : 'd'))
    .replace(/sy|sh|ts/g, 's')
    .replace(/th/g, 't')
    .replace(/kh|ch/g, 'h')
    .replace(/gh/g, 'g')
    .replace(/oo|ou/g, 'u')
    .replaceAll('o', o)
    .replace(/ee|e/g, 'i')
    .replace(/aw/g, 'au')
    .replace(/y/g, 'i')
    .replace(/q/g, 'k')
    .replace(/v/g, 'f')
    .replace(/(.)\1+/g, '$1')
    .replace(/(.{3})h$/, '$1')
}

/** A name with and without its article: `ar rahman`, `arrahman`, `al rahman` and `rahman` are the same. */
function forms(name: string): string[] {
  const words = plain(name)
  const names = [words, words.replace(ARTICLE, '')]
  return [...new Set(names.flatMap((one) => [folded(one, 'u'), folded(one, 'a')]))]
}

/** How many letters must be added, removed or changed to turn one word into the other; `limit + 1` for more. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1)
      next[j] = Math.min(
        (next[j - 1] ?? 0) + 1,
        (row[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[b.length] ?? limit + 1
}

/** Each surah's, since folding them all for each letter that is typed holds up a slow phone. */
const knownNames = new WeakMap<Surah, string[]>()

function namesOf(surah: Surah): string[] {
  const { nomor, namaLatin, nama } = surah
  const names =
    knownNames.get(surah) ?? [namaLatin, nama ?? '', ...(otherNames[nomor] ?? [])].flatMap(forms)
  knownNames.set(surah, names)
  return names
}

/** How well a surah matches the search: 0 is exact; null is no match. */
function rank(surah: Surah, query: string): number | null {
  const names = namesOf(surah)
  // "zzzz" folds to a single letter, with which many names begin.
  const wanted = forms(query).filter((want) => want.length >= Math.min(2, query.length))
  const some = (test: (name: string, want: string) => boolean) =>
    names.some((name) => wanted.some((want) => test(name, want)))
  if (some((name, want) => name === want)) return 0
  if (some((name, want) => name.startsWith(want))) return 1
  if (some((name, want) => want.length > 1 && name.includes(want))) return 2
  return ` ${plain(surah.arti)}`.includes(` ${query}`) ? 3 : null
}

/** How many typing errors lie between a name and the search; null for too many. */
function slips(surah: Surah, query: string): number | null {
  const names = namesOf(surah)
  const counts = forms(query).flatMap((want) => {
    const limit = want.length >= 7 ? 2 : want.length >= 4 ? 1 : 0
    return names.map((name) => distance(name, want, limit)).filter((count) => count <= limit)
  })
  return counts.length === 0 ? null : Math.min(...counts)
}

/** The surahs with a score, the lowest first, and in their own order for equal ones. */
function sorted(surahs: readonly Surah[], score: (surah: Surah) => number | null): Surah[] {
  return surahs
    .flatMap((surah) => {
      const value = score(surah)
      return value === null ? [] : [{ surah, value }]
    })
    .sort((a, b) => a.value - b.value || a.surah.nomor - b.surah.nomor)
    .map(({ surah }) => surah)
}

/** What is searched for, {@link plain} and without the words for a surah and its number before it. */
export const searchWords = (search: string): string =>
  plain(plainText(search) ?? search).replace(
    /^(?:(?:surah|surat|q ?s|سوره|ke|no|nomor)\s+)+(?=\S)/,
    '',
  )

/**
 * The surah that is called so, in any spelling; null where the words are at most in a name by chance, or in a meaning.
 * @param name in the words of {@link searchWords}
 */
export function surahNamed(surahs: readonly Surah[], name: string): Surah | null {
  const worst = name.length < 4 ? 0 : 2
  const [named] = sorted(surahs, (surah) => {
    const value = rank(surah, name)
    return value !== null && value <= worst ? value : null
  })
  if (named) return named
  return name.length < 5 ? null : (sorted(surahs, (surah) => slips(surah, name))[0] ?? null)
}

/**
 * The surahs that match a search, by number, Latin or Arabic name or meaning, the best first. Spelling may differ. Near
 * misses are used only when nothing else matches.
 * @param search as typed; blank returns all, in their order
 */
export function searchSurahs(surahs: readonly Surah[], search: string): Surah[] {
  const query = searchWords(search)
  if (query === '') return search.trim() === '' ? [...surahs] : []
  if (/^\d+$/.test(query)) {
    const digits = String(Number(query))
    return surahs.filter(({ nomor }) => String(nomor).startsWith(digits))
  }
  const found = sorted(surahs, (surah) => rank(surah, query))
  return found.length > 0 ? found : sorted(surahs, (surah) => slips(surah, query))
}

/** A place that a search names: a verse, or the first verse of a juz or page. */
export interface FoundPlace extends VersePlace {
  /** Null for a verse. */
  part: { kind: MushafPart; number: number } | null
}

/** Verses and parts that people know by a name, in the words of `searchWords`. */
const byName: readonly (readonly [RegExp, VersePlace | { kind: MushafPart; number: number }])[] = [
  [/^a[iy]at ?(?:ul |al |ul)?kurs[iy]+$/, { surah: 2, ayat: 255 }],
  [/^a[iy]at (?:seribu|1000) dinar$/, { surah: 65, ayat: 2 }],
  [/^ju[zs] ?amma$/, { kind: 'juz', number: 30 }],
  [/^ju[zs] ?tabar[ao]k$/, { kind: 'juz', number: 29 }],
]

const PART = /^(ju[zs]|halaman|hal|hlm|page) ?(\d{1,3})$/
/* A range, "2:255-257", begins with its first verse. */
const NUMBERS = /^(\d{1,3}) (?:ayat )?(\d{1,3})(?: (\d{1,3}))?$/
const NAME_AND_NUMBERS = /^(\D*\D) ?(\d{1,3})(?: (?:ayat )?(\d{1,3}))?(?: \d{1,3})?$/

/**
 * Where a search leads straight to: "2:255", "yasin 40", "ayat kursi", "juz amma", "halaman 300". Empty where it names
 * no place, or one that isn't there.
 * @param search as typed
 */
export function searchPlaces(surahs: readonly Surah[], search: string): FoundPlace[] {
  const query = searchWords(search)
  const known = byName.find(([name]) => name.test(query))?.[1]
  if (known) return 'kind' in known ? begin(known.kind, known.number) : [{ ...known, part: null }]
  const [, part, partNumber] = PART.exec(query) ?? []
  if (part !== undefined)
    return begin(part.startsWith('ju') ? 'juz' : 'halaman', Number(partNumber))
  const [, surah, verse, end = verse] = NUMBERS.exec(query) ?? []
  if (surah !== undefined)
    return Number(end) < Number(verse) ? [] : verseAt(Number(surah), Number(verse))
  const [, words = '', number, another] = NAME_AND_NUMBERS.exec(query) ?? []
  const name = words.trim().replace(/(?:^| )ay[ao][ht]$/, '')
  const named = name === '' || number === undefined ? null : surahNamed(surahs, name)
  if (!named) return []
  // "Al-Baqarah (2): 255" says the surah twice; "Ali Imran 190-191" is a range.
  const isCited = another !== undefined && Number(number) === named.nomor
  return verseAt(named.nomor, Number(isCited ? another : number))
}

function begin(kind: MushafPart, number: number): FoundPlace[] {
  const bounds = boundsOf(kind, number)
  return bounds ? [{ ...bounds.first, part: { kind, number } }] : []
}

function verseAt(surah: number, ayat: number): FoundPlace[] {
  const place = { surah, ayat }
  return isVerse(place) ? [{ ...place, part: null }] : []
}
