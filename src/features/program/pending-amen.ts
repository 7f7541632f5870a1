import { pendingActionOf } from '@/domain/account/pending-action'
import { carriedSession, carriedSessionOf } from '@/lib/storage/owned-storage'
import type { Owner } from '@/lib/storage/owner'
import type { StorageSource } from '@/lib/storage/storage'

/** The doa that a person wanted to say amen to. Not part of the return path, which holds only the page's address. */
const pendingAmen = (source: StorageSource<'jm-draf-amin'>) =>
  pendingActionOf(
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
export function rememberPendingAmen(doaId: string, whose: Owner): void {
  pendingAmen(carriedSessionOf(whose)).write({ doaId })
}

/** Returns the remembered doa and deletes it; null when there is none, or when it belongs to another account. */
export const takePendingAmen = (): string | null =>
  pendingAmen(carriedSession).take()?.doaId ?? null
