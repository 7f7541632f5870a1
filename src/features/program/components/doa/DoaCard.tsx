import type { ProgramIdentity } from '@/domain/program/program'
import { memo } from 'react'
import type { Doa } from '@/domain/program/doa'
import { amenText } from '@/features/program/doa-like-text'
import { relativeDay } from '@/features/program/relative-time'
import { formatWibDateTime } from '@/lib/time/wib-date'
import { useAmen } from '@/features/program/use-amen'
import { Avatar } from '@/ui/picture/Avatar'
import { Card } from '@/ui/Card'
import { IconHeart } from '@/ui/icons'
import { ClampedText } from '@/features/program/components/ClampedText'
import classes from './DoaCard.module.css'

/** Lines of a doa before "Selengkapnya". */
const DOA_LINES = 5

/** The longest text of the count. It reserves the space, so that an amen or a poll doesn't move the button. */
const LONGEST_COUNT = amenText(true, 10_000)

export interface DoaCardProps {
  program: ProgramIdentity
  doa: Doa
  /** Null until the page has been hydrated. */
  now: Date | null
}

/**
 * A donor's doa with the amen button. The button and the text follow the polled list (docs/product.md, Doa and amen).
 */
export const DoaCard = memo(function DoaCard({ program, doa, now }: DoaCardProps) {
  const amen = useAmen(program, doa.id)
  return (
    <Card as="article" className={classes.card} aria-label={`Doa ${doa.donor}`}>
      <header className={classes.donor}>
        <Avatar name={doa.donor} size={40} />
        <div className={classes.who}>
          <h3 className={classes.name}>{doa.donor}</h3>
          {doa.donatedAt !== null && now !== null && (
            <time
              className={classes.when}
              dateTime={doa.donatedAt.toISOString()}
              title={formatWibDateTime(doa.donatedAt)}
            >
              {relativeDay(doa.donatedAt, now)}
            </time>
          )}
        </div>
      </header>
      <div className={classes.doa}>
        <ClampedText text={doa.text} lines={DOA_LINES} about={`doa ${doa.donor}`} />
      </div>
      <footer className={classes.footer}>
        <p className={classes.count} data-longest={LONGEST_COUNT}>
          <span>{amenText(doa.liked, doa.likes)}</span>
        </p>
        <button
          type="button"
          className={classes.amen}
          aria-pressed={doa.liked}
          aria-busy={amen.pending}
          onClick={amen.toggle}
        >
          <IconHeart size={20} aria-hidden className={classes.heart} />
          <span>Aminkan</span>
          <span className="jm-hidden">{` doa ${doa.donor}`}</span>
        </button>
      </footer>
    </Card>
  )
})
