import type { VirtualItem } from '@tanstack/react-virtual'

/** What a list has learnt of its rows, so that it has the same height when somebody comes back to it. */
export interface ListPosition {
  /** Rows that were on screen once, with their real height. */
  measured: VirtualItem[]
  /** Where the list began in the document, in px. */
  margin: number
}

/** History entries that are remembered; whoever goes back further starts from estimates again. */
const KEPT = 20

const positions = new Map<string, ListPosition>()

/** Keeps what is known of the list that a history entry showed. In memory: a reload measures anew. */
export function rememberPosition(key: string, position: ListPosition): void {
  positions.delete(key)
  positions.set(key, position)
  const [oldest] = positions.keys()
  if (positions.size > KEPT && oldest !== undefined) positions.delete(oldest)
}

/** What is known of the list of a history entry, or null. */
export function recallPosition(key: string): ListPosition | null {
  return positions.get(key) ?? null
}
