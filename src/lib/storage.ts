/** Read at each use, since in some privacy modes even `window.localStorage` itself throws. */
export type StorageSource = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const localStore: StorageSource = () => window.localStorage
export const sessionStore: StorageSource = () => window.sessionStorage

/**
 * A value stored by `writeStored`, or null: missing, unreadable, storage denied, or refused by `parse`.
 *
 * @param parse checks the stored value, which may be of an older version or edited by hand; null or a thrown error (a
 *   schema's `parse`) refuses it
 */
export function readStored<T>(
  source: StorageSource,
  key: string,
  parse: (value: unknown) => T | null,
): T | null {
  try {
    const text = source().getItem(key)
    return text === null ? null : parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Stores a value as JSON. False when that failed (storage denied or full); never throws. */
export function writeStored(
  source: StorageSource,
  key: string,
  value: object | string | number | boolean,
): boolean {
  return attempt(() => {
    source().setItem(key, JSON.stringify(value))
  })
}

/** Deletes a value. False when storage is denied; never throws. */
export function removeStored(source: StorageSource, key: string): boolean {
  return attempt(() => {
    source().removeItem(key)
  })
}

function attempt(action: () => void): boolean {
  try {
    action()
    return true
  } catch {
    return false
  }
}
