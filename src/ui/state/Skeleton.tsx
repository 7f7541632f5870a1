import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import classes from './Skeleton.module.css'

export interface SkeletonProps {
  /** Default: as wide as its container. */
  width?: CSSProperties['width']
  height: CSSProperties['height']
  radius?: CSSProperties['borderRadius']
  circle?: boolean
  className?: string | undefined
  /**
   * Marks one of the page's first flyers, which the HTML's script fills in before the bundle has run
   * (src/app/first-paint/inline/first-calls.ts).
   */
  flyer?: boolean
}

/** A placeholder of the size of its content. It doesn't pulse: pulsing skeletons tripled the Speed Index. */
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
      className={clsx(classes.skeleton, className)}
      style={{
        width: circle ? height : width,
        height,
        ...(circle ? { borderRadius: '50%' } : radius !== undefined && { borderRadius: radius }),
      }}
    />
  )
}

/** A skeleton in a line as high as the lines of the text it replaces. */
export function LineSkeleton({ height = '0.75em', ...skeleton }: Partial<SkeletonProps>) {
  return (
    <span className={classes.line}>
      <Skeleton {...skeleton} height={height} />
    </span>
  )
}

const lineWidths = ['100%', '96%', '92%', '98%', '88%']

/** Placeholder of a text of `lines` lines. */
export function TextSkeleton({ lines }: { lines: number }) {
  return (
    <span aria-hidden className={classes.text}>
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
