import { useId, useRef, useState } from 'react'
import type { DzikirItem } from '@/domain/dzikir/lists'
import { Card } from '@/ui/Card'
import { IconCheck } from '@/ui/icons'
import { useHeightVariable } from '@/ui/page/bars'
import { ProgressBar } from '@/ui/state/ProgressBar'
import { Skeleton, TextSkeleton } from '@/ui/state/Skeleton'
import { ArabicText } from '@/ui/text/ArabicText'
import { TextSizeButtons } from '@/ui/text/TextSizeButtons'
import { useTaps } from './use-taps'
import classes from './ReadingItem.module.css'

interface ReadingItemProps {
  item: DzikirItem
  /** From 1. */
  place: number
  /** How often it was read. */
  count: number
  onRead: () => void
  /** Sets how often it was read: 0 begins it anew. */
  onCount: (count: number) => void
}

/** One reading: title, "Dibaca Nx", Arabic, transliteration, translation, and its counter. */
export function ReadingItem({ item, place, count, onRead, onCount }: ReadingItemProps) {
  const titleId = useId()
  const done = count === item.read
  /** It was begun anew, and nothing of it read since. */
  const [again, setAgain] = useState(false)
  const canUndo = again && count === 0
  const taps = useTaps(() => {
    setAgain(false)
    onRead()
  })
  return (
    // Focusable, so that "resume" also moves a keyboard's or screen reader's place, not only the view.
    <Card as="li" className={classes.item} tabIndex={-1} aria-labelledby={titleId}>
      <div className={classes.head}>
        <span className={classes.place} aria-hidden data-done={done || undefined}>
          {place}
        </span>
        <h2 id={titleId} className={classes.title}>
          {item.title}
        </h2>
        <span className={classes.times}>{`Dibaca ${item.read}x`}</span>
      </div>
      <ArabicText className={classes.arabic}>{item.arab}</ArabicText>
      <p className={classes.latin} lang="ar-Latn" translate="no">
        {item.latin}
      </p>
      <p className={classes.meaning}>{item.arti}</p>
      <div className={classes.actions}>
        <button type="button" className={classes.counter} data-done={done || undefined} {...taps}>
          <span
            aria-hidden
            className={classes.fill}
            style={{ width: `${(count / item.read) * 100}%` }}
          />
          <span className={classes.label}>
            {done && <IconCheck size={20} stroke={2.4} aria-hidden />}
            <span>
              {item.read === 1
                ? done
                  ? 'Sudah dibaca'
                  : 'Tandai dibaca'
                : `${count} dari ${item.read}`}
            </span>
            <span className="jm-hidden">{`: ${item.title}`}</span>
          </span>
        </button>
        {/* Its room is kept: what appears must not move the counter under the thumb, nor be under it. */}
        <div className={classes.beside}>
          {(done || canUndo) && (
            <button
              type="button"
              className={classes.again}
              onClick={() => {
                setAgain(done)
                onCount(done ? 0 : item.read)
              }}
            >
              <span>{done ? 'Ulangi' : 'Urungkan'}</span>
              <span className="jm-hidden">{`: ${item.title}`}</span>
            </button>
          )}
        </div>
      </div>
    </Card>
  )
}

interface ReadingBarProps {
  done: number
  total: number
  /** Index in `textScales`. */
  step: number
  onStep: (step: number) => void
}

/** Sticks below the top bar: the progress, and the size of the text. */
export function ReadingBar({ done, total, step, onStep }: ReadingBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useHeightVariable(bar, '--jm-sticky-height')
  return (
    <div ref={bar} className={classes.bar}>
      <div className={classes.progress}>
        <p className={classes.done}>{`${done} dari ${total} selesai`}</p>
        <ProgressBar percent={(done * 100) / total} label="Kemajuan bacaan" />
      </div>
      <TextSizeButtons step={step} onStep={onStep} />
    </div>
  )
}

/** As large as the first readings. */
export function ReadingSkeleton() {
  return (
    <>
      <div className={classes.bar}>
        <Skeleton height={12} />
      </div>
      <div className={classes.items}>
        {[3, 2, 2].map((lines, index) => (
          <Card key={index} className={classes.readingSkeletonItem}>
            <Skeleton width="60%" height={24} />
            {Array.from({ length: lines }, (_, line) => (
              <Skeleton key={line} height={36} width={line === lines - 1 ? '70%' : '100%'} />
            ))}
            <TextSkeleton lines={3} />
            <TextSkeleton lines={3} />
            <Skeleton height={52} radius={12} />
          </Card>
        ))}
      </div>
    </>
  )
}
