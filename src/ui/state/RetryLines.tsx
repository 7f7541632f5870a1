import { useEffect, useState } from 'react'
import { createStore } from '@/lib/store'
import { TextButton } from '@/ui/button/TextButton'
import { useStore } from '@/ui/use-store'
import classes from './RetryLines.module.css'

/** After how many milliseconds a screen says that its answer is slow. */
export const SLOW_MS = 8_000

/** A slow answer on the screen. */
export interface Slow {
  /** Whether it has just been requested again. */
  asked: boolean
  /** Cancels the calls under way and sends them again. */
  askAgain: () => void
}

/** Kept outside React: the code that watches the calls doesn't know which component shows this. */
const slowStore = createStore<Slow | null>(() => null)

/**
 * The mounted components that can show it, the innermost last. Only that one does, since a sheet covers the page below.
 */
const slowPlaces = createStore<readonly symbol[]>(() => [])

/** Sets the slow answer; null when none is slow any more. */
export function tellSlow(next: Slow | null): void {
  const slow = slowStore.get()
  if (next === slow || (next && next.asked === slow?.asked)) return
  slowStore.set(next)
}

/**
 * Registers a component that can show the slow answer.
 * @returns removes it again
 */
function offerPlace(place: symbol): () => void {
  slowPlaces.set([...slowPlaces.get(), place])
  return () => {
    slowPlaces.set(slowPlaces.get().filter((other) => other !== place))
  }
}

/** Says that an answer is slow, and offers to request it again: at the bottom of the page, or of the open sheet. */
export function SlowLine({ sticky = false }: { sticky?: boolean }) {
  const [place] = useState(Symbol)
  useEffect(() => offerPlace(place), [place])
  const innermost = useStore(slowPlaces).at(-1) === place
  const slow = useStore(slowStore)
  return (
    // Always rendered: a screen reader announces a live region only if the region was there before its text.
    <div role="status" className={classes[sticky ? 'sticky' : 'place']}>
      {innermost && slow && (
        <div className={classes.line}>
          <span className={classes.text}>
            {slow.asked ? 'Meminta lagi…' : 'Jaringan atau server sedang lambat.'}
          </span>
          <TextButton onClick={slow.askAgain}>Coba lagi</TextButton>
        </div>
      )}
    </div>
  )
}

/** One line for a part of a page that could not be loaded: the rest of the page stays. */
export function InlineError({
  text,
  onRetry,
  retrying,
}: {
  text: string
  onRetry: () => unknown
  retrying: boolean
}) {
  return (
    <p className={classes.inlineErrorLine} role="status">
      <span>{text}</span>
      <TextButton busy={retrying} onClick={onRetry}>
        Coba lagi
      </TextButton>
    </p>
  )
}
