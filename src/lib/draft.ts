import { personalSession } from './owned-storage'
import { DRAFT_PREFIX } from './personal-storage'
import { readStored, removeStored, type StorageSource, writeStored } from './storage'

/**
 * A form that is being filled in, kept in this tab's session storage so that it survives a reload, and a session
 * that ends on the way: the donor logs in and finds the form as it was. Logging out forgets it, and nobody else sees it.
 *
 * @param name of the form and what it is for: `donasi:campaign:sumur`
 * @param parse checks the shape only, for a draft may well be unfinished; null or a thrown error refuses it
 */
export function draftOf<T extends object>(
  name: string,
  parse: (value: unknown) => T | null,
  source: StorageSource = personalSession,
) {
  const key = `${DRAFT_PREFIX}${name}`
  return {
    read: (): T | null => readStored(source, key, parse),
    write: (values: T): void => {
      writeStored(source, key, values)
    },
    clear: (): void => {
      removeStored(source, key)
    },
  }
}
