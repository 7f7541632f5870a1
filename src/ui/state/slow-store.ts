import { createStore } from '@/lib/store'

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
export const slowStore = createStore<Slow | null>(() => null)

/**
 * The mounted components that can show it, the innermost last. Only that one does, since a sheet covers the page below.
 */
export const slowPlaces = createStore<readonly symbol[]>(() => [])

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
export function offerPlace(place: symbol): () => void {
  slowPlaces.set([...slowPlaces.get(), place])
  return () => {
    slowPlaces.set(slowPlaces.get().filter((other) => other !== place))
  }
}
