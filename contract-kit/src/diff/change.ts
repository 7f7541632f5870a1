import type { Effect, SchemaChange } from './compare-schemas'

/** Whom a change breaks: the app as it is, or a backend (for the external services: the service) as it is. */
export type Side = 'app' | 'backend'

/** One difference between two states of the contract. */
export interface Change {
  /** What `docs/contract-changes.md` must hold: `GET /campaign/get_campaign_limit response 200 /data/0/slug: removed`. */
  text: string
  breaks: readonly Side[]
}

export type Direction = 'request' | 'response'

/** Who writes what is sent this way, and who has to understand it. */
export const sidesOf = (direction: Direction) =>
  direction === 'request'
    ? ({ sender: 'app', reader: 'backend' } as const)
    : ({ sender: 'backend', reader: 'app' } as const)

/**
 * What may be more than before breaks its reader, and what may be less, its sender, as does a new member that must be
 * there. What is gone, the app may have used; what is promised from now on, the backend has to keep.
 * @param place what `pointer` begins at
 */
export function changeOf(
  place: string,
  direction: Direction,
  { pointer, what, effect, required = false }: SchemaChange,
): Change {
  const { sender, reader } = sidesOf(direction)
  const broken: Record<Effect, readonly Side[]> = {
    narrowed: [sender],
    widened: [reader],
    changed: ['app', 'backend'],
    removed: ['app'],
    promised: ['backend'],
    added: required ? [sender] : [],
  }
  return { text: `${place}${pointer === '' ? '' : ` ${pointer}`}: ${what}`, breaks: broken[effect] }
}

export const isBreaking = ({ breaks }: Change) => breaks.length > 0

/** Those that break first; otherwise in their order. */
export const breakingFirst = (changes: readonly Change[]): Change[] => [
  ...changes.filter(isBreaking),
  ...changes.filter((change) => !isBreaking(change)),
]
