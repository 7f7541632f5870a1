import { personalSession } from '@/lib/storage/owned-storage'
import { SAVED_FLAG_KEY as KEY } from '@/lib/storage/personal-storage'
import { readStored, removeStored, type StorageSource, writeStored } from '@/lib/storage/storage'

/**
 * Sets the flag that makes the profile overview say once that a change was saved. After a change of the phone number
 * the flag survives the logout and the login that follow.
 */
export function raiseSavedFlag(source: StorageSource = personalSession): void {
  writeStored(source, KEY, true)
}

/** Reads the flag and clears it. */
export function takeSavedFlag(source: StorageSource = personalSession): boolean {
  const raised = readStored(source, KEY, (value) => value === true)
  removeStored(source, KEY)
  return raised === true
}
