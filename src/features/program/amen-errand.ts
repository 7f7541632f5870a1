import { errandOf } from '@/domain/account/errand'
import { carriedSession, carriedSessionOf } from '@/lib/owned-storage'
import type { Owner } from '@/lib/owner'
import type { StorageSource } from '@/lib/storage'

/**
 * The doa that a person wanted to amen. Not stored in the return path, which may hold only the page's address (spec
 * §5).
 */
const errand = (source: StorageSource) =>
  errandOf(
    'amin',
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
 * Remembers the doa until the person has returned from the login.
 * @param whose null for a visitor who is sent to log in, else the account whose session has just ended
 */
export function rememberAmenErrand(doaId: string, whose: Owner): void {
  errand(carriedSessionOf(whose)).write({ doaId })
}

/** Returns the remembered doa and deletes it; null when there is none, or when it belongs to another account. */
export const takeAmenErrand = (): string | null => errand(carriedSession).take()?.doaId ?? null
