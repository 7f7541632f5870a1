import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { type Params, useLocation } from 'react-router-dom'
import {
  creditsOf,
  type DzikirItem,
  type DzikirList,
  dzikirQuery,
  listOfPath,
} from '@/domain/dzikir/lists'
import { countOf, finished, type ListProgress, nothing } from '@/domain/dzikir/reading-progress'
import { CountAnnouncer } from '@/features/dzikir/components/CountAnnouncer'
import { Credits } from '@/features/dzikir/components/Credits'
import { DzikirView } from '@/features/dzikir/components/DzikirView'
import { ReadingBar, ReadingItem, ReadingSkeleton } from '@/features/dzikir/components/ReadingItem'
import { feelTap } from '@/features/dzikir/components/use-taps'
import { type ReadingProgress, useReadingProgress } from '@/features/dzikir/use-reading-progress'
import { paths } from '@/lib/address/paths'
import { Button, LinkButton } from '@/ui/button/Button'
import { IconCircleCheck } from '@/ui/icons'
import { storedTextStep, textScales } from '@/ui/text/text-size'
import { useStore } from '@/ui/use-store'
import classes from '@/features/dzikir/components/Reading.module.css'
import '@/ui/text/transliteration.css'

/** Where readers look: a thin line a third of the way down the window. */
const READING_LINE = '-33% 0px -66% 0px'

interface ReadingProps {
  list: DzikirList
  items: readonly DzikirItem[]
}

/** A list of readings, with the progress in it and the reader's own text size. */
export function Reading(props: ReadingProps) {
  const reading = useReadingProgress(props.list)
  const step = useStore(storedTextStep, () => null)
  if (reading === null || step === null) return <ReadingSkeleton />
  return <OpenReading {...props} reading={reading} step={step} />
}

function OpenReading({
  list,
  items,
  reading,
  step,
}: ReadingProps & { reading: ReadingProgress; step: number }) {
  const track = useRef<HTMLOListElement>(null)
  useItemInSight(track, reading.leaveOffAt)

  /** What "Ulangi dari awal" has put away, until something is read again. */
  const [before, setBefore] = useState<ListProgress | null>(null)
  const [last, setLast] = useState<{ count: number; target: number; title: string } | null>(null)

  const { progress } = reading
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--reading-scale': textScales[step] ?? 1,
  }
  const goTo = (index: number) => {
    const item = track.current?.children[index]
    if (!(item instanceof HTMLElement)) return
    item.scrollIntoView({ block: 'start' })
    item.focus({ preventScroll: true })
  }
  const done = finished(progress, items)

  return (
    <div className={classes.page} style={style}>
      <ReadingBar
        done={done}
        total={items.length}
        step={step}
        onStep={(next) => {
          storedTextStep.set(next)
        }}
      />
      {before ? (
        <div className={classes.undo}>
          <Button
            fullWidth
            variant="light"
            onClick={() => {
              reading.replace(before)
              setBefore(null)
              goTo(before.last)
            }}
          >
            Urungkan ulangi dari awal
          </Button>
        </div>
      ) : (
        <ResumeButton items={items} last={progress.last} onResume={goTo} />
      )}
      <ol ref={track} role="list" className={classes.items}>
        {items.map((item, index) => (
          <ReadingItem
            key={index}
            item={item}
            place={index + 1}
            count={countOf(progress, index, item)}
            onRead={() => {
              const counted = { count: reading.read(index, item), target: item.read }
              feelTap(counted)
              setBefore(null)
              setLast({ ...counted, title: item.title })
            }}
            onCount={(count) => {
              reading.setCount(index, count)
              setLast({ count, target: item.read, title: item.title })
            }}
          />
        ))}
      </ol>
      <CountAnnouncer
        counted={last}
        resting={`Dibaca ${last?.count} kali dari ${last?.target}`}
        full={`Selesai: ${last?.title}`}
      />
      {done === items.length && (
        <ReadingFinished
          onRestart={() => {
            setBefore(progress)
            reading.replace(nothing)
            goTo(0)
          }}
        />
      )}
      <Credits credits={creditsOf(list)} />
    </div>
  )
}

/** Shown at the end of a list that is read completely. */
function ReadingFinished({ onRestart }: { onRestart: () => void }) {
  return (
    <section className={classes.finished} role="status">
      <IconCircleCheck size={48} stroke={1.5} aria-hidden />
      <p className={classes.title}>Alhamdulillah, semua bacaan selesai</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onRestart}>
          Ulangi dari awal
        </Button>
        <LinkButton to={paths.dzikir()}>Ke Dzikir</LinkButton>
      </div>
    </section>
  )
}

interface ResumeButtonProps {
  items: readonly DzikirItem[]
  /** Index of the item where the reader stopped, from 0. */
  last: number
  onResume: (index: number) => void
}

/** Leads back to where the reader stopped before leaving. */
function ResumeButton({ items, last, onResume }: ResumeButtonProps) {
  // Fixed when the page opens: it must not appear or change while someone is reading.
  const [from] = useState(last)
  const item = items[from]
  if (from === 0 || !item) return null
  return (
    <div className={classes.resume}>
      <Button
        fullWidth
        variant="light"
        onClick={() => {
          onResume(from)
        }}
      >
        {`Lanjutkan dari ${from + 1}. ${item.title}`}
      </Button>
    </div>
  )
}

/** Reports which child of a list crosses the reading line, whenever that changes. */
function useItemInSight(
  track: RefObject<HTMLElement | null>,
  onChange: (index: number) => void,
): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const list = track.current
    if (!list) return
    const items = [...list.children]
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting)
        // At the top nothing has been read yet: that must not replace the place where the reader stopped.
        if (entry && window.scrollY > 0) latest.current(items.indexOf(entry.target))
      },
      { rootMargin: READING_LINE },
    )
    for (const item of items) observer.observe(item)
    return () => {
      observer.disconnect()
    }
  }, [track])
}

export const firstQueries = (_params: Params, pathname: string) => [
  dzikirQuery(listOfPath(pathname)),
]

/** A list of readings, each with its counter. */
export default function DzikirReadingPage() {
  const list = listOfPath(useLocation().pathname)
  const query = useQuery(dzikirQuery(list))
  return (
    <DzikirView query={query} skeleton={<ReadingSkeleton />}>
      {(items) => <Reading key={list} list={list} items={items} />}
    </DzikirView>
  )
}
