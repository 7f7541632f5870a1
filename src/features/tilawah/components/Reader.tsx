import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { VersePlace } from '@/domain/quran/mushaf'
import { bookmarks, readingPlace } from '@/domain/quran/bookmarks'
import type { SurahText, Verse } from '@/domain/quran/surah'
import { AHEAD } from '@/features/tilawah/early-verses'
import { Listening } from '@/features/tilawah/listening/Listening'
import { readVersePlace, useVersePlace, versesIn } from '@/features/tilawah/use-verse-place'
import { partLabels, type Reading, readingCounts, readingPath } from '@/features/tilawah/reading'
import { allTexts, storedShownTexts } from '@/domain/quran/reader-view'
import { LinkButton } from '@/ui/button/Button'
import { IconArrowLeft, IconArrowRight } from '@/ui/icons'
import { ordinaryStep, storedTextStep, textScales } from '@/ui/text/text-size'
import { useArabicFont } from '@/ui/text/ArabicText'
import { useHydrated } from '@/ui/use-hydrated'
import { useStore } from '@/ui/use-store'
import { useWakeLock } from '@/ui/use-wake-lock'
import { ReaderBar } from './ReaderBar'
import { ReaderPassage } from './ReaderPassage'
import classes from './Reader.module.css'
import { VerseSheet } from './VerseSheet'

interface ReaderProps {
  /** Must be the same object at each render. */
  reading: Reading
  /** How it and its neighbours are called by their number: "Al-Baqarah", "Juz 1". */
  nameOf: (number: number) => string
}

/** A surah, a juz or a page to read, from the verse of the address on. Of a surah the page is prerendered without verses. */
export function Reader({ reading, nameOf }: ReaderProps) {
  const { kind, passages } = reading
  const [{ surah, from }] = passages
  const start = useMemo(() => ({ surah, ayat: from }), [surah, from])
  const [params] = useSearchParams()
  // Fixed when the reading opens: afterwards the address follows the reader.
  const [{ asked, first }] = useState(() => {
    const ayat = params.get('ayat')
    return { asked: ayat, first: ayat === null ? null : readVersePlace(ayat, passages) }
  })
  // A prerendered page knows nothing of the verse that its address asks for.
  const hydrated = useHydrated()
  const step = useStore(storedTextStep, () => ordinaryStep)
  const shown = useStore(storedShownTexts, () => allTexts)
  const fontReady = useArabicFont()
  const marked = useStore(readingPlace, () => null)
  const kept = useStore(bookmarks, () => [])
  useWakeLock()
  const pathOf = useCallback(
    (place: VersePlace) =>
      readingPath(reading, place.surah === surah && place.ayat === from ? undefined : place),
    [reading, surah, from],
  )
  const reader = useRef<HTMLDivElement>(null)
  const { goTo, show, onDrawn } = useVersePlace(reader, {
    ...{ start, first, pathOf },
    look: JSON.stringify([step, shown]),
  })
  const [menu, setMenu] = useState<{
    of: { text: SurahText; verse: Verse } | null
    opened: boolean
  }>({ of: null, opened: false })
  const onMenu = useCallback((text: SurahText, verse: Verse) => {
    setMenu({ of: { text, verse }, opened: true })
  }, [])
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--reading-scale': textScales[step] ?? 1,
  }
  return (
    <div ref={reader} className={classes.page} style={style}>
      <ReaderBar passages={passages} onVerse={goTo} />
      {hydrated && asked !== null && first === null && (
        <Notice>{`Ayat itu tidak ada: ${contentsOf(reading, nameOf)} dibuka dari awal.`}</Notice>
      )}
      {!shown.arab && !shown.latin && !shown.arti && (
        <Notice>Semua teks sedang disembunyikan. Tampilkan lagi dengan “Pilih teks”.</Notice>
      )}
      {passages.map((passage) => (
        <ReaderPassage
          key={passage.surah}
          passage={passage}
          start={kind === 'surah' ? null : start}
          ahead={first ? Infinity : AHEAD}
          isFirst={passage.surah === (first ?? start).surah}
          look={{ shown, fontReady, marked, kept, onMenu, onDrawn }}
        />
      ))}
      <Beside reading={reading} nameOf={nameOf} />
      <Listening passages={passages} goTo={goTo} show={show} />
      <VerseSheet
        of={menu.of}
        opened={menu.opened}
        onClose={() => {
          setMenu((current) => ({ ...current, opened: false }))
        }}
      />
    </div>
  )
}

function contentsOf({ kind, number, passages }: Reading, nameOf: ReaderProps['nameOf']): string {
  const { first, last } = versesIn(passages)
  return kind === 'surah'
    ? `${nameOf(number)} terdiri atas ${last} ayat. Surah`
    : `${nameOf(number)} memuat ayat ${first} sampai ${last}. Bacaan`
}

function Notice({ children }: { children: string }) {
  return (
    <p role="status" className={classes.notice}>
      <span>{children}</span>
    </p>
  )
}

const kindLabels: Readonly<Record<Reading['kind'], string>> = { surah: 'Surah', ...partLabels }

/** The surahs, juz or pages before and after. */
function Beside({ reading: { kind, number }, nameOf }: Pick<ReaderProps, 'reading' | 'nameOf'>) {
  const label = kindLabels[kind]
  return (
    <nav aria-label={`${label} lain`} className={classes.beside}>
      {number > 1 && (
        <LinkButton
          to={readingPath({ kind, number: number - 1 })}
          variant="default"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
        >
          <span>
            <span className="jm-hidden">{`${label} sebelumnya: `}</span>
            <span>{nameOf(number - 1)}</span>
          </span>
        </LinkButton>
      )}
      {number < readingCounts[kind] && (
        <LinkButton
          to={readingPath({ kind, number: number + 1 })}
          className={classes.after}
          rightSection={<IconArrowRight size={20} aria-hidden />}
        >
          <span>
            <span className="jm-hidden">{`${label} berikutnya: `}</span>
            <span>{nameOf(number + 1)}</span>
          </span>
        </LinkButton>
      )}
    </nav>
  )
}
