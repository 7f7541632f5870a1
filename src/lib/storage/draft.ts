import { personalSession } from './owned-storage'
import { readStored, removeStored, type StorageSource, writeStored } from './storage'

/**
 * A half-filled form, kept in this tab's session storage. It survives a reload and the end of a session: after the
 * login the donor finds the form as it was. A logout deletes it, and no other account can read it.
 *
 * @param name of the form and what it is for: `donasi:campaign:sumur`
 * @param parse checks only the shape, since a draft may be incomplete; null or a thrown error refuses it
 */
export function draftOf<T extends object, Name extends string>(
  name: Name,
  parse: (value: unknown) => T | null,
  source: NoInfer<StorageSource<`jm-draf-${Name}`>> = personalSession,
) {
  const key = `jm-draf-${name}` as const
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
