import type { VirtualItem } from '@tanstack/react-virtual'

/** What a list knows about its rows, so that it has the same height when the user comes back to it. */
export interface ListPosition {
  /** The real heights of rows that were on screen. */
  measured: VirtualItem[]
  /** Where the list began in the document, in px. */
  margin: number
}

/** The number of history entries that are remembered; going back further starts with estimates again. */
const KEPT = 20

const positions = new Map<string, ListPosition>()

/** Stores what is known about the list of a history entry. In memory: after a reload it is measured again. */
export function rememberPosition(key: string, position: ListPosition): void {
  positions.delete(key)
  positions.set(key, position)
  const [oldest] = positions.keys()
  if (positions.size > KEPT && oldest !== undefined) positions.delete(oldest)
}

/** What is known about the list of a history entry, or null. */
export function recallPosition(key: string): ListPosition | null {
  return positions.get(key) ?? null
}
