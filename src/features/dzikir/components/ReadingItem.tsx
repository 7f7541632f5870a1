import { useId } from 'react'
import type { DzikirItem } from '@/features/dzikir/lists'
import { ArabicText } from '@/ui/ArabicText'
import { Card } from '@/ui/Card'
import { IconCheck } from '@/ui/icons'
import classes from './ReadingItem.module.css'
import { useTaps } from './use-taps'

interface ReadingItemProps {
  item: DzikirItem
  /** From 1. */
  place: number
  /** How often it was read today. */
  count: number
  onRead: () => void
}

/** One reading: title, "Dibaca Nx", Arabic, transliteration, translation, and its counter. */
export function ReadingItem({ item, place, count, onRead }: ReadingItemProps) {
  const titleId = useId()
  const done = count === item.read
  const taps = useTaps(onRead)
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
      <p className={classes.latin} lang="ar-Latn">
        {item.latin}
      </p>
      <p className={classes.meaning}>{item.arti}</p>
      <button type="button" className={classes.counter} data-done={done || undefined} {...taps}>
        <span
          aria-hidden
          className={classes.fill}
          style={{ width: `${(count / item.read) * 100}%` }}
        />
        <span className={classes.label}>
          {done && <IconCheck size={20} stroke={2.4} aria-hidden />}
          {item.read === 1
            ? done
              ? 'Sudah dibaca'
              : 'Tandai dibaca'
            : `${count} dari ${item.read}`}
          <span className="jm-hidden">: {item.title}</span>
        </span>
      </button>
    </Card>
  )
}
