import { personalSession } from '@/lib/owned-storage'
import { SAVED_FLAG_KEY as KEY } from '@/lib/personal-storage'
import { readStored, removeStored, type StorageSource, writeStored } from '@/lib/storage'

/** Raises the post-edit flag (spec §3), by which the overview says once that a change was saved; after a new phone number it outlives the logout and the login that follow (spec §4). */
export function raiseSavedFlag(source: StorageSource = personalSession): void {
  writeStored(source, KEY, true)
}

/** Whether the flag was up; it is down afterwards. */
export function takeSavedFlag(source: StorageSource = personalSession): boolean {
  const raised = readStored(source, KEY, (value) => value === true)
  removeStored(source, KEY)
  return raised === true
}
