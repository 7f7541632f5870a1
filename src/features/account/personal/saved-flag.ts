import {
  readStored,
  removeStored,
  sessionStore,
  type StorageSource,
  writeStored,
} from '@/lib/storage'

/** The post-edit flag (spec §3): the overview says that a change was saved, once. */
const KEY = 'jm-profil-tersimpan'

/** Raises the flag; after a new phone number it outlives the logout and the login that follow (spec §4). */
export function raiseSavedFlag(source: StorageSource = sessionStore): void {
  writeStored(source, KEY, true)
}

/** Whether the flag was up; it is down afterwards. */
export function takeSavedFlag(source: StorageSource = sessionStore): boolean {
  const raised = readStored(source, KEY, (value) => value === true)
  removeStored(source, KEY)
  return raised === true
}
