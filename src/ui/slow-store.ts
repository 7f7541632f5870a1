/** That what is on the screen is waited for for too long, and what can be done about it. */
export interface Slow {
  /** Whether it was asked for again just now. */
  asked: boolean
  /** Gives up the calls that hang, and makes them anew. */
  askAgain: () => void
}

/** Kept outside React: who watches the calls need not know where it is said. */
let slow: Slow | null = null
/** The places where it can be said, the innermost last: what lies below an open sheet can't be reached. */
let places: readonly symbol[] = []
const listeners = new Set<() => void>()

function changed() {
  for (const listener of listeners) listener()
}

/** Null: nothing is slow any more. */
export function tellSlow(next: Slow | null): void {
  if (next === slow || (next && next.asked === slow?.asked)) return
  slow = next
  changed()
}

/** Says that there is a place to say it. @returns what takes it away */
export function offerPlace(place: symbol): () => void {
  places = [...places, place]
  changed()
  return () => {
    places = places.filter((other) => other !== place)
    changed()
  }
}

/** What is slow, as one place says it: null in all but the innermost. For `useSyncExternalStore`. */
export const slowStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  at: (place: symbol): Slow | null => (places.at(-1) === place ? slow : null),
}
