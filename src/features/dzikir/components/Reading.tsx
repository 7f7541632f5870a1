import '@/features/dzikir/transliteration.css'
import { type CSSProperties, useRef, useState } from 'react'
import { creditsOf, type DzikirItem, type DzikirList } from '@/features/dzikir/lists'
import { countOf, finished } from '@/features/dzikir/reading-progress'
import { storedTextStep, textScales } from '@/features/dzikir/text-size'
import { type TodaysProgress, useDayProgress } from '@/features/dzikir/use-day-progress'
import { feelTap } from '@/features/dzikir/vibrate'
import { useStore } from '@/ui/use-store'
import { CountAnnouncer } from './CountAnnouncer'
import { Credits } from './Credits'
import classes from './Reading.module.css'
import { ReadingBar } from './ReadingBar'
import { ReadingFinished } from './ReadingFinished'
import { ReadingItem } from './ReadingItem'
import { ReadingSkeleton } from './ReadingSkeleton'
import { ResumeButton } from './ResumeButton'
import { useItemInSight } from './use-item-in-sight'

interface ReadingProps {
  list: DzikirList
  items: readonly DzikirItem[]
}

/** A list of readings, with today's progress and the reader's own text size. */
export function Reading(props: ReadingProps) {
  const today = useDayProgress(props.list)
  const step = useStore(storedTextStep, () => null)
  if (today === null || step === null) return <ReadingSkeleton />
  return <ReadingOfToday {...props} today={today} step={step} />
}

function ReadingOfToday({
  list,
  items,
  today,
  step,
}: ReadingProps & { today: TodaysProgress; step: number }) {
  const track = useRef<HTMLOListElement>(null)
  useItemInSight(track, today.leaveOffAt)

  const [last, setLast] = useState<{ count: number; target: number; title: string } | null>(null)

  const { progress } = today
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
      <ResumeButton items={items} last={progress.last} onResume={goTo} />
      <ol ref={track} role="list" className={classes.items}>
        {items.map((item, index) => (
          <ReadingItem
            key={index}
            item={item}
            place={index + 1}
            count={countOf(progress, index, item)}
            onRead={() => {
              const counted = { count: today.read(index, item), target: item.read }
              feelTap(counted)
              setLast({ ...counted, title: item.title })
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
            today.restart()
            goTo(0)
          }}
        />
      )}
      <Credits credits={creditsOf(list)} />
    </div>
  )
}
