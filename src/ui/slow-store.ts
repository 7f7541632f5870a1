import { createListeners } from '@/lib/store'

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
let slow: Slow | null = null
/**
 * The mounted components that can show it, the innermost last. Only that one does, since a sheet covers the page below.
 */
let places: readonly symbol[] = []
const { tell, subscribe } = createListeners()

/** Sets the slow answer; null when none is slow any more. */
export function tellSlow(next: Slow | null): void {
  if (next === slow || (next && next.asked === slow?.asked)) return
  slow = next
  tell()
}

/**
 * Registers a component that can show the slow answer.
 * @returns removes it again
 */
export function offerPlace(place: symbol): () => void {
  places = [...places, place]
  tell()
  return () => {
    places = places.filter((other) => other !== place)
    tell()
  }
}

/** For `useSyncExternalStore`. `at` returns what the given place must show: null for all but the innermost. */
export const slowStore = {
  subscribe,
  at: (place: symbol): Slow | null => (places.at(-1) === place ? slow : null),
}
