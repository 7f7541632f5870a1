import { personalSession } from '@/lib/storage/owned-storage'
import { readStored, removeStored, type StorageSource, writeStored } from '@/lib/storage/storage'

/**
 * Sets the flag that makes the profile overview say once that a change was saved. After a change of the phone number
 * the flag survives the logout and the login that follow.
 */
export function raiseSavedFlag(
  source: StorageSource<'jm-profil-tersimpan'> = personalSession,
): void {
  writeStored(source, 'jm-profil-tersimpan', true)
}

/** Reads the flag and clears it. */
export function takeSavedFlag(
  source: StorageSource<'jm-profil-tersimpan'> = personalSession,
): boolean {
  const raised = readStored(source, 'jm-profil-tersimpan', (value) => value === true)
  removeStored(source, 'jm-profil-tersimpan')
  return raised === true
}
