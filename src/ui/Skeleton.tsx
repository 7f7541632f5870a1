import type { CSSProperties } from 'react'
import classes from './Skeleton.module.css'

export interface SkeletonProps {
  /** Default: as wide as its place. */
  width?: CSSProperties['width']
  height: CSSProperties['height']
  radius?: CSSProperties['borderRadius']
  circle?: boolean
  className?: string | undefined
  /** Stands for one of the page's first flyers: filled with it before any script has run (scripts/html/first-calls-script.ts). */
  flyer?: boolean
}

/** A still placeholder of the size of what it stands for (design §3: skeletons don't pulse). */
export function Skeleton({
  width = '100%',
  height,
  radius,
  circle = false,
  className,
  flyer = false,
}: SkeletonProps) {
  return (
    <span
      aria-hidden
      data-flyer={flyer || undefined}
      className={[classes['skeleton'], className].filter(Boolean).join(' ')}
      style={{
        width: circle ? height : width,
        height,
        ...(circle ? { borderRadius: '50%' } : radius !== undefined && { borderRadius: radius }),
      }}
    />
  )
}

/** A skeleton in a line as high as those of the text it stands for. */
export function LineSkeleton({ height = '0.75em', ...skeleton }: Partial<SkeletonProps>) {
  return (
    <span className={classes['line']}>
      <Skeleton {...skeleton} height={height} />
    </span>
  )
}

const lineWidths = ['100%', '96%', '92%', '98%', '88%']

/** Placeholder of a text of `lines` lines. */
export function TextSkeleton({ lines }: { lines: number }) {
  return (
    <span aria-hidden className={classes['text']}>
      {Array.from({ length: lines }, (_, line) => (
        <LineSkeleton
          key={line}
          radius={4}
          width={
            lines > 1 && line === lines - 1 ? '60%' : (lineWidths[line % lineWidths.length] ?? '')
          }
        />
      ))}
    </span>
  )
}
