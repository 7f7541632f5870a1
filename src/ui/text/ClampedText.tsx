import { useEffect, useId, useRef, useState } from 'react'
import { nextTask } from '@/lib/scheduling'
import classes from './ClampedText.module.css'

/** A text cut after some lines. The button for the rest is there only when something is cut. */
export function ClampedText({
  text,
  lines,
  about,
}: {
  text: string
  lines: number
  /** Completes the button's name for screen readers: "Selengkapnya, doa Siti". */
  about: string
}) {
  const id = useId()
  const element = useRef<HTMLParagraphElement>(null)
  const [expanded, setExpanded] = useState(false)
  const [cut, setCut] = useState(false)

  useEffect(() => {
    const paragraph = element.current
    if (!paragraph || expanded) return
    let measuring = true
    const measure = () => {
      if (measuring) setCut(paragraph.scrollHeight > paragraph.clientHeight + 1)
    }
    // The width changes what fits: a rotated phone, or a font that arrives late.
    const observer = new ResizeObserver(measure)
    observer.observe(paragraph)
    // The observer isn't called for a card that `content-visibility` skips. One task for each, since there may be many.
    void nextTask().then(measure)
    return () => {
      measuring = false
      observer.disconnect()
    }
  }, [text, expanded])

  return (
    <div>
      <p
        ref={element}
        id={id}
        // A donor may write in Arabic, from right to left.
        dir="auto"
        className={classes.text}
        style={expanded ? undefined : { WebkitLineClamp: lines }}
        data-expanded={expanded || undefined}
      >
        {text}
      </p>
      {cut && (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={expanded}
          aria-controls={id}
          onClick={() => {
            setExpanded(!expanded)
          }}
        >
          <span>{expanded ? 'Ringkas' : 'Selengkapnya'}</span>
          <span className="jm-hidden">{`, ${about}`}</span>
        </button>
      )}
    </div>
  )
}
