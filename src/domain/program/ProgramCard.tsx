import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { formatRupiah, wholePercent } from '@/lib/format-number'
import { AppLink } from '@/ui/AppLink'
import { IconClock, IconMapPin } from '@/ui/icons'
import { Picture } from '@/ui/picture/Picture'
import { LineSkeleton, Skeleton } from '@/ui/state/Skeleton'
import { Amount } from '@/ui/text/Amount'
import { useServerNow } from '@/ui/use-now'
import {
  type Program,
  programPath,
  progressPercent,
  remainingTime,
  remainingTimeLabel,
  urgency,
} from './program'
import { totalDonateQuery } from './program-queries'
import classes from './ProgramCard.module.css'
import cover from '@/ui/list/cover-link.module.css'
import progress from '@/ui/state/Progress.module.css'

export type ProgramCardLayout = 'grid' | 'carousel'

export interface ProgramCardProps {
  program: Program
  /** Whole rupiah; undefined while it loads, null when it couldn't be loaded: an amount is never invented. */
  collected: number | null | undefined
  /** Null until the page has been hydrated: a prerendered page has no clock. */
  now: Date | null
  layout: ProgramCardLayout
  href: string
  /** For the first visible card. */
  priority?: boolean
  /** "1,4 km" for collection boxes; null reserves the line while the distance is being worked out. */
  distance?: string | null
}

function TimeLeft({ program, now }: Pick<ProgramCardProps, 'program' | 'now'>) {
  if (!now)
    return (
      <p className={classes.meta}>
        <Skeleton width="6em" height="0.75em" radius={4} />
      </p>
    )
  const left = remainingTime(program.deadline, now)
  const { text, sign } = remainingTimeLabel(left)
  return (
    <p className={classes.meta} data-urgency={urgency(left)}>
      {sign === undefined ? (
        <IconClock size={14} aria-hidden />
      ) : (
        <span className={classes.sign} aria-hidden>
          {sign}
        </span>
      )}
      <span>{text}</span>
    </p>
  )
}

/** The flyer's height at a width of 640. In the carousel it leaves room for title and amount in Home's first view. */
const flyerHeight = { grid: 360, carousel: 267 } as const satisfies Record<
  ProgramCardLayout,
  number
>

function progressLabel(percent: number | null, target: number): string {
  if (percent === null) return `Target ${formatRupiah(target)}`
  return `${wholePercent(percent)}% dari target ${formatRupiah(target)}`
}

/** A program in a list or carousel; the whole card is one link. */
export function ProgramCard({
  program,
  collected,
  now,
  layout,
  href,
  priority = false,
  distance,
}: ProgramCardProps) {
  const percent = typeof collected === 'number' ? progressPercent(collected, program.target) : null
  return (
    <article className={clsx(cover.whole, classes.card)} data-layout={layout}>
      <Picture
        src={program.flyerUrl}
        alt=""
        width={640}
        height={flyerHeight[layout]}
        priority={priority}
      />
      <div className={classes.body}>
        <h3 className={classes.title}>
          <AppLink to={href} className={cover.link ?? ''}>
            {program.title}
          </AppLink>
        </h3>
        {distance !== undefined && (
          <p className={classes.meta}>
            <IconMapPin size={14} aria-hidden />
            {distance === null ? (
              <Skeleton width="4em" height="0.75em" radius={4} />
            ) : (
              <span>{distance}</span>
            )}
          </p>
        )}
        <p className={classes.collected}>
          <span className={classes.caption}>Terkumpul</span>
          {collected === undefined ? (
            <LineSkeleton width="7em" radius={4} />
          ) : collected === null ? (
            <span className={classes.caption}>Belum dapat dimuat</span>
          ) : (
            <Amount value={collected} />
          )}
        </p>
        <p className={classes.target}>
          {program.target === null ? 'Tanpa target' : `dari ${formatRupiah(program.target)}`}
        </p>
        {program.target !== null && (
          <ProgressLine percent={percent} label={progressLabel(percent, program.target)} />
        )}
        <TimeLeft program={program} now={now} />
      </div>
    </article>
  )
}

/** The skeleton of a `ProgramCard`: the same markup, so the same size. */
export function ProgramCardSkeleton({
  layout,
  distance = false,
}: {
  layout: ProgramCardLayout
  distance?: boolean
}) {
  return (
    <div className={classes.card} data-layout={layout} aria-hidden>
      <Skeleton flyer height="auto" radius={0} className={classes.flyerSkeleton} />
      <div className={classes.body}>
        <p className={classes.title}>
          <Skeleton width="90%" height="0.8em" radius={4} />
          <Skeleton width="60%" height="0.8em" radius={4} />
        </p>
        {distance && (
          <p className={classes.meta}>
            <Skeleton width="4em" height="0.75em" radius={4} />
          </p>
        )}
        <p className={classes.collected}>
          <span className={classes.caption}>
            <Skeleton width="5em" height="0.75em" radius={4} />
          </span>
          <LineSkeleton width="7em" radius={4} />
        </p>
        <p className={classes.target}>
          <LineSkeleton width="8em" radius={4} />
        </p>
        <Skeleton height={6} radius={3} />
        <p className={classes.meta}>
          <Skeleton width="6em" height="0.75em" radius={4} />
        </p>
      </div>
    </div>
  )
}

interface ProgressLineProps {
  /** From `progressPercent`; null while it isn't known. */
  percent: number | null
  label: string
}

/** A thin bar that shows a program's progress. Own markup: Home draws it, without Mantine. */
function ProgressLine({ percent, label }: ProgressLineProps) {
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent !== null && { 'aria-valuenow': wholePercent(percent) })}
      className={progress.track}
    >
      <span className={progress.fill} style={{ width: `${percent ?? 0}%` }} />
    </span>
  )
}

/** A program as a wide card, which asks for the amount collected itself. */
export function ProgramSlide({ program }: { program: Program }) {
  const total = useQuery(totalDonateQuery(program))
  const now = useServerNow()
  return (
    <ProgramCard
      program={program}
      collected={total.data ?? (total.isError ? null : undefined)}
      now={now}
      layout="carousel"
      href={programPath(program)}
    />
  )
}
