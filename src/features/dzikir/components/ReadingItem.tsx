import { useId, useState } from 'react'
import type { DzikirItem } from '@/domain/dzikir/lists'
import { ArabicText } from '@/ui/text/ArabicText'
import { Card } from '@/ui/Card'
import { IconCheck } from '@/ui/icons'
import classes from './ReadingItem.module.css'
import { useTaps } from './use-taps'

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
