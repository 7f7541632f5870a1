import { carriedSession, draftOf } from '@/lib/storage/owned-storage'
import { removeStored, type StorageSource } from '@/lib/storage/storage'

/** Names of the drafts that are stored together with the return path. */
const NAMES = ['amin', 'bawa'] as const

/** Whether this page has stored a pending action: then somebody is on the way to the login. */
let underWay = false

/**
 * What a person was about to do when sent to log in, kept in this tab until the person has returned.
 * @param parse see `draftOf`
 * @param source decides who owns it, as for the return path
 */
export function pendingActionOf<T extends object, Name extends (typeof NAMES)[number]>(
  name: Name,
  parse: (value: unknown) => T | null,
  source: NoInfer<StorageSource<`jm-draf-${Name}`>> = carriedSession,
) {
  const stored = draftOf(name, parse, source)
  return {
    /** Reads and deletes it, so that it is carried out once. Null when there is none, or none that `wanted` accepts. */
    take: (wanted: (value: T) => boolean = () => true): T | null => {
      const kept = stored.read()
      if (kept === null || !wanted(kept)) return null
      stored.clear()
      return kept
    },
    write: (value: T): void => {
      underWay = true
      stored.write(value)
    },
  }
}

/** Deletes the pending actions, when the login was left. */
export function forgetPendingActions(): void {
  for (const name of NAMES) removeStored(carriedSession, `jm-draf-${name}`)
}

/** Deletes the pending actions of an earlier page load. May be called late: what this page has stored stays. */
export function forgetEarlierPendingActions(): void {
  if (!underWay) forgetPendingActions()
}
