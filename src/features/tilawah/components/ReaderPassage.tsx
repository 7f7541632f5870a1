import { useIntersection } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import {
  type CSSProperties,
  Fragment,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  beginningIn,
  byPage,
  isPageWhole,
  type Passage,
  sajdahOf,
  type VersePlace,
} from '@/domain/quran/mushaf'
import { surahListQuery, surahTextQuery } from '@/domain/quran/surah-queries'
import type { SurahText } from '@/domain/quran/surah'
import { type Bookmark, bookmarkAt } from '@/domain/quran/bookmarks'
import { EARLY_ID } from '@/features/tilawah/early-verses'
import { PageTicks } from '@/features/tilawah/khatam/PageTicks'
import { PlayButton } from '@/features/tilawah/listening/Listening'
import type { ShownTexts } from '@/domain/quran/reader-view'
import { placeAttribute } from '@/features/tilawah/use-verse-place'
import { Card } from '@/ui/Card'
import { QueryView } from '@/ui/state/States'
import { Skeleton, TextSkeleton } from '@/ui/state/Skeleton'
import { ArabicText } from '@/ui/text/ArabicText'
import classes from './Reader.module.css'
import { VerseCard, type VerseCardProps } from './VerseCard'

/** A surah is asked for when it comes this near to the window. */
const NEAR = '100% 0px'

/** What is the same for each passage of a reading. */
interface PassageLook extends Pick<VerseCardProps, 'onMenu'> {
  shown: ShownTexts
  fontReady: boolean
  /** How far somebody has read. */
  marked: VersePlace | null
  kept: readonly Bookmark[]
  /** Is told of each surah whose verses were drawn. */
  onDrawn: (surah: number) => void
}

interface ReaderPassageProps {
  passage: Passage
  /** Where a juz or page begins; null where a surah is read, whose name is that of the screen. */
  start: VersePlace | null
  /** Asked for at once, wherever it stands. */
  isFirst: boolean
  /** How many of its verses are drawn before the others, so that they can be read sooner. */
  ahead: number
  look: PassageLook
}

/** What a reading has of one surah. It is asked for once it is near, and takes about its height until then. */
export function ReaderPassage({ passage, start, isFirst, ahead, look }: ReaderPassageProps) {
  const { surah, from, to } = passage
  const { fontReady, onDrawn } = look
  const { ref, entry } = useIntersection({ rootMargin: NEAR })
  const enabled = isFirst || entry?.isIntersecting === true
  const query = useQuery({ ...surahTextQuery(surah), enabled })
  // Its name is known earlier to anyone who comes from the list.
  const { data: list } = useQuery({ ...surahListQuery(), enabled: false })
  const listed = list?.find(({ nomor }) => nomor === surah)
  const [isDrawn, setIsDrawn] = useState(false)
  useLayoutEffect(() => {
    if (isDrawn) onDrawn(surah)
  }, [isDrawn, onDrawn, surah])
  const style: CSSProperties & Record<`--${string}`, number> = { '--verses': to - from + 1 }
  const stands = !isDrawn && {
    ...placeAttribute({ surah, ayat: from }),
    'data-undrawn': true,
    // One that failed takes no room of verses that aren't there.
    ...(!query.isError && { style, className: classes.undrawn }),
  }
  return (
    <section className={classes.passage}>
      {start && (
        <h2 className={classes.title}>
          <span translate="no">
            {query.data?.namaLatin ?? listed?.namaLatin ?? `Surah ${surah}`}
          </span>
          {from > 1 && <span>, lanjutan</span>}
        </h2>
      )}
      <div ref={ref} {...stands}>
        {(enabled || query.isFetched) && (
          <QueryView
            query={{ ...query, data: fontReady ? query.data : undefined }}
            skeleton={
              <>
                {start === null && <EarlyVerses />}
                <VersesSkeleton />
              </>
            }
          >
            {(text) => (
              <PassageText
                text={text}
                passage={passage}
                start={start}
                ahead={ahead}
                look={look}
                onDrawn={setIsDrawn}
              />
            )}
          </QueryView>
        )}
      </div>
    </section>
  )
}

/** Has the verses that were drawn before the app's scripts came, and is empty otherwise. */
function EarlyVerses() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const early = place.current
    return () => {
      const tapped = early?.dataset.tapped
      if (tapped === undefined) return
      document.querySelector<HTMLElement>(`[aria-label="${CSS.escape(tapped)}"]`)?.click()
    }
  }, [])
  return (
    <div ref={place} id={EARLY_ID} className={classes.early} suppressHydrationWarning>
      {/* A text: what stands in place of one is left to whoever put it there (React 19). */}
      {''}
    </div>
  )
}

interface PassageTextProps extends Pick<
  ReaderPassageProps,
  'passage' | 'start' | 'ahead' | 'look'
> {
  text: SurahText
  onDrawn: (isDrawn: boolean) => void
}

/** The surah's head and its verses. */
export function PassageText({ text, passage, start, ahead, look, onDrawn }: PassageTextProps) {
  const { shown, marked, kept, onMenu } = look
  const { nomor, verses, namaLatin } = text
  const [count, setCount] = useState(ahead)
  useEffect(() => {
    startTransition(() => {
      setCount(Infinity)
    })
  }, [])
  /** The last verse that is drawn already. */
  const last = Math.min(passage.from - 1 + count, passage.to)
  useLayoutEffect(() => {
    if (last === passage.to) onDrawn(true)
  }, [last, passage, onDrawn])
  const begins = useMemo(() => beginningIn(nomor), [nomor])
  const sajdah = useMemo(() => sajdahOf(nomor), [nomor])
  // A surah is one list; what is divided into pages is one for each.
  const lists = useMemo(
    () => (start ? byPage(passage) : [{ ...passage, page: null, isEnd: false }]),
    [passage, start],
  )
  return (
    <>
      {passage.from === 1 && <SurahHead text={text} />}
      <PlayButton text={text} from={passage.from} />
      {lists
        .filter(({ from }) => from <= last)
        .map(({ page, from, to, isEnd }) => (
          <Fragment key={from}>
            <ol
              role="list"
              className={classes.verses}
              aria-label={
                page === null ? `Ayat ${namaLatin}` : `Ayat ${namaLatin}, halaman ${page}`
              }
            >
              {verses.slice(from - 1, Math.min(to, last)).map((verse) => (
                <VerseCard
                  key={verse.ayat}
                  text={text}
                  verse={verse}
                  heading={start ? 'h3' : 'h2'}
                  shown={shown}
                  begins={begins.get(verse.ayat) ?? ''}
                  isSajdah={sajdah.includes(verse.ayat)}
                  bookmark={bookmarkAt(kept, { surah: nomor, ayat: verse.ayat })}
                  isMarked={marked?.surah === nomor && marked.ayat === verse.ayat}
                  onMenu={onMenu}
                />
              ))}
            </ol>
            {isEnd && to <= last && page !== null && (
              <PageEnd page={page} isWhole={start !== null && isPageWhole(page, start)} />
            )}
          </Fragment>
        ))}
    </>
  )
}

/** The surah's names and what is recited before it. */
function SurahHead({ text }: { text: SurahText }) {
  const { nama, arti, tempatTurun, verses, basmalah, asWritten } = text
  const facts = [arti, tempatTurun ?? '', `${verses.length} ayat`].filter((fact) => fact !== '')
  return (
    <header className={classes.head}>
      {nama !== null && <ArabicText className={classes.name}>{nama}</ArabicText>}
      <p className={clsx('jm-quiet', classes.facts)}>
        {facts.map((fact, index) => (
          <span key={fact}>{`${fact}${index < facts.length - 1 ? ' ·' : ''}`}</span>
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

interface PageEndProps {
  /** The number of a page whose last verse stands above. */
  page: number
  /** Whether its first verse is among what is read too: a juz may begin in the middle of a page. */
  isWhole: boolean
}

/** Where a page of the mushaf ends. */
function PageEnd({ page, isWhole }: PageEndProps) {
  return (
    <div className={classes.pageEnd}>
      <p className="jm-quiet">
        <span>{`Akhir halaman ${page}`}</span>
        {!isWhole && <span className="jm-whole">, yang dimulai di juz sebelumnya</span>}
      </p>
      <PageTicks page={page} />
    </div>
  )
}

function VersesSkeleton() {
  return (
    <div className={classes.verses}>
      {['1', '2', '3'].map((key) => (
        <Card key={key}>
          <Skeleton width={40} height={44} />
          <Skeleton height={60} />
          <TextSkeleton lines={3} />
        </Card>
      ))}
    </div>
  )
}
