import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import classes from './Picture.module.css'

/**
 * Remembers that a picture failed, until its address changes or the network comes back: then it is asked for again.
 * @returns whether it failed, and what to call when it does
 */
export function useFailedPicture(src: string | null) {
  // The address, not a flag: a new address is tried again.
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    if (failed === null) return
    const forget = () => setFailed(null)
    addEventListener('online', forget)
    return () => removeEventListener('online', forget)
  }, [failed])
  return {
    hasFailed: failed !== null && failed === src,
    onError: () => setFailed(src),
    /** Asks for it again now. */
    retry: () => setFailed(null),
  }
}

export interface PictureProps {
  src: string | null
  /** Empty for a picture that only decorates. */
  alt: string
  /** Proportions, and the size before the styles are loaded: the box keeps `width / height` at any width. */
  width: number
  height: number
  /** For the first visible picture: fetched at once. */
  priority?: boolean
  /** CSS radius; default none. */
  radius?: number | string
  className?: string | undefined
}

/** Takes the whole picture's place only once it can be drawn; if it can't, the copy stays. */
function showWhole(copy: HTMLImageElement, src: string) {
  const whole = new Image()
  whole.src = src
  whole.decode().then(
    () => {
      copy.src = src
    },
    () => undefined,
  )
}

/** A picture in a box of fixed proportions, with a quiet illustration when there is none or it fails. */
export function Picture({
  src,
  alt,
  width,
  height,
  priority = false,
  radius,
  className,
}: PictureProps) {
  const { hasFailed, onError } = useFailedPicture(src)
  const shown = src !== null && !hasFailed
  return (
    <span
      className={clsx(classes.box, className)}
      style={{
        aspectRatio: `${width} / ${height}`,
        ...(radius !== undefined && { borderRadius: radius }),
      }}
      {...(!shown && alt && { role: 'img', 'aria-label': alt })}
    >
      {shown ? (
        <img
          className={classes.image}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          // With its frame: the HTML may already show the picture (data-flyer), and it must not disappear for a moment.
          decoding={priority ? 'sync' : 'async'}
          {...(priority && { fetchPriority: 'high' as const })}
          onError={onError}
          // A picture that failed before hydration fires no event any more.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0 && image.currentSrc) onError()
            // The HTML of a program holds a small copy (scripts/html/README.md).
            if (image?.src.startsWith('data:') && !src.startsWith('data:')) showWhole(image, src)
          }}
        />
      ) : (
        <svg className={classes.placeholder} viewBox="0 0 48 32" aria-hidden>
          <path d="M24 5v3M13 28V17a11 11 0 0 1 22 0v11M8 28V13M40 28V13M8 13l-1.5-2L8 9l1.5 2zM40 13l-1.5-2L40 9l1.5 2zM5 28h38M21 28v-5a3 3 0 0 1 6 0v5" />
        </svg>
      )}
    </span>
  )
}
