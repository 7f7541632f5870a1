import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { beginningIn, sajdahOf } from '@/domain/quran/mushaf'
import { readingPlace } from '@/domain/quran/reading-place'
import type { SurahText, Verse } from '@/domain/quran/surah-text'
import { readVerseNumber } from '@/features/tilawah/read-verse-number'
import { storedShownTexts } from '@/features/tilawah/shown-texts'
import { useVersePlace } from '@/features/tilawah/use-verse-place'
import { paths } from '@/lib/address/paths'
import { LinkButton } from '@/ui/button/LinkButton'
import { IconArrowLeft, IconArrowRight } from '@/ui/icons'
import { ArabicText } from '@/ui/text/ArabicText'
import { storedTextStep, textScales } from '@/ui/text/text-size'
import { useStore } from '@/ui/use-store'
import { ReaderBar } from './ReaderBar'
import classes from './SurahReader.module.css'
import { VerseCard } from './VerseCard'
import { VerseSheet } from './VerseSheet'

/** A surah's verses, from the one of the address on. Never prerendered: it needs data first. */
export function SurahReader({ text }: { text: SurahText }) {
  const { nomor, verses, namaLatin, asWritten } = text
  const [params] = useSearchParams()
  // Fixed when the surah opens: afterwards the address follows the reader.
  const [asked] = useState(() => params.get('ayat'))
  const first = asked === null ? null : readVerseNumber(asked, verses.length)
  const step = useStore(storedTextStep)
  const shown = useStore(storedShownTexts)
  const place = useStore(readingPlace, () => null)
  const list = useRef<HTMLOListElement>(null)
  const look = JSON.stringify([step, shown])
  const goTo = useVersePlace(list, { nomor, first, look })
  const [menu, setMenu] = useState<{ verse: Verse | null; opened: boolean }>({
    verse: null,
    opened: false,
  })
  const onMenu = useCallback((verse: Verse) => {
    setMenu({ verse, opened: true })
  }, [])
  const begins = useMemo(() => beginningIn(nomor), [nomor])
  const sajdah = useMemo(() => sajdahOf(nomor), [nomor])
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--reading-scale': textScales[step] ?? 1,
  }
  return (
    <div className={classes.page} style={style}>
      <ReaderBar last={verses.length} onVerse={goTo} />
      {asked !== null && first === null && (
        <p role="status" className={classes.notice}>
          {`Ayat itu tidak ada: ${namaLatin} terdiri atas ${verses.length} ayat. Surah dibuka dari awal.`}
        </p>
      )}
      <SurahHead text={text} />
      {!shown.arab && !shown.latin && !shown.arti && (
        <p role="status" className={classes.notice}>
          Semua teks sedang disembunyikan. Tampilkan lagi dengan “Pilih teks”.
        </p>
      )}
      <ol ref={list} role="list" className={classes.verses} aria-label={`Ayat ${namaLatin}`}>
        {verses.map((verse) => (
          <VerseCard
            key={verse.ayat}
            verse={verse}
            shown={shown}
            asWritten={asWritten}
            begins={begins.get(verse.ayat) ?? ''}
            isSajdah={sajdah.includes(verse.ayat)}
            isMarked={place?.surah === nomor && place.ayat === verse.ayat}
            onMenu={onMenu}
          />
        ))}
      </ol>
      <Beside text={text} />
      <VerseSheet
        text={text}
        verse={menu.verse}
        opened={menu.opened}
        onClose={() => {
          setMenu((current) => ({ ...current, opened: false }))
        }}
        onMark={(ayat) => readingPlace.update(() => ({ surah: nomor, ayat, at: Date.now() }))}
      />
    </div>
  )
}

/** The surah's names and what is recited before it. */
function SurahHead({ text }: { text: SurahText }) {
  const { nama, arti, tempatTurun, verses, basmalah, asWritten } = text
  const facts = [arti, tempatTurun ?? '', `${verses.length} ayat`].filter((fact) => fact !== '')
  return (
    <header className={classes.head}>
      {nama !== null && <ArabicText className={classes.name}>{nama}</ArabicText>}
      <p className="jm-quiet">
        {facts.map((fact, index) => (
          <span key={fact} className="jm-whole">{`${index > 0 ? ' · ' : ''}${fact}`}</span>
        ))}
      </p>
      {basmalah !== null && (
        <ArabicText className={classes.basmalah} asWritten={asWritten}>
          {basmalah}
        </ArabicText>
      )}
    </header>
  )
}

/** The surahs before and after. */
function Beside({ text: { nomor, beside } }: { text: SurahText }) {
  return (
    <nav aria-label="Surah lain" className={classes.beside}>
      {nomor > 1 && (
        <LinkButton
          to={paths.surah(nomor - 1)}
          variant="default"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
        >
          <span>
            <span className="jm-hidden">Surah sebelumnya: </span>
            <span>{beside.before ?? `Surah ${nomor - 1}`}</span>
          </span>
        </LinkButton>
      )}
      {nomor < 114 && (
        <LinkButton
          to={paths.surah(nomor + 1)}
          className={classes.after}
          rightSection={<IconArrowRight size={20} aria-hidden />}
        >
          <span>
            <span className="jm-hidden">Surah berikutnya: </span>
            <span>{beside.after ?? `Surah ${nomor + 1}`}</span>
          </span>
        </LinkButton>
      )}
    </nav>
  )
}
