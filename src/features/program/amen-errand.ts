import { draftOf } from '@/lib/draft'
import { carriedSession, carriedSessionOf } from '@/lib/owned-storage'
import type { Owner } from '@/lib/owner'
import { ERRANDS } from '@/lib/return-path'
import type { StorageSource } from '@/lib/storage'

/** The prayer that somebody wanted to amen. Not in the return path, which is the page's address and no more (spec §5). */
const errand = (source: StorageSource) =>
  draftOf(
    ERRANDS.amen,
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      'doaId' in value &&
      typeof value.doaId === 'string'
        ? { doaId: value.doaId }
        : null,
    source,
  )

/**
 * Remembers which prayer it was, until the way back from the login has been found.
 * @param whose the visitor who is sent to log in, or the account whose session has just ended
 */
export function rememberAmenErrand(doaId: string, whose: Owner): void {
  errand(carriedSessionOf(whose)).write({ doaId })
}

/** The remembered prayer, once; null when there is none, or when it is another one's. */
export function takeAmenErrand(): string | null {
  const kept = errand(carriedSession)
  const doaId = kept.read()?.doaId ?? null
  if (doaId !== null) kept.clear()
  return doaId
}
