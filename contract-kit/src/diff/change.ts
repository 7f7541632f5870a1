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

/**
 * What one side sends, the other must be able to read. So a request that may be more than before breaks the backend,
 * and one that may be less, the app; with answers it is the other way round. What is gone, the app may have used; what
 * is promised from now on, the backend has to keep.
 */
const broken: Record<Direction, Record<Exclude<Effect, 'added'>, readonly Side[]>> = {
  request: {
    narrowed: ['app'],
    widened: ['backend'],
    changed: ['app', 'backend'],
    removed: ['app'],
    promised: ['backend'],
  },
  response: {
    narrowed: ['backend'],
    widened: ['app'],
    changed: ['app', 'backend'],
    removed: ['app'],
    promised: ['backend'],
  },
}

/** @param place what `pointer` begins at */
export function changeOf(
  place: string,
  direction: Direction,
  { pointer, what, effect, required = false }: SchemaChange,
): Change {
  return {
    text: `${place}${pointer === '' ? '' : ` ${pointer}`}: ${what}`,
    breaks: effect === 'added' ? addition(direction, required) : broken[direction][effect],
  }
}

/** A new member breaks its sender: in a form the app, in an answer the backend. An optional one, nobody. */
function addition(direction: Direction, required: boolean): readonly Side[] {
  if (!required) return []
  return direction === 'request' ? ['app'] : ['backend']
}

export const isBreaking = ({ breaks }: Change) => breaks.length > 0

/** Those that break first; otherwise in their order. */
export const breakingFirst = (changes: readonly Change[]): Change[] => [
  ...changes.filter(isBreaking),
  ...changes.filter((change) => !isBreaking(change)),
]
