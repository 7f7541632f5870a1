/** Asked for at each use, since in some privacy modes even naming `window.localStorage` throws. */
export type StorageSource = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const localStore: StorageSource = () => window.localStorage
export const sessionStore: StorageSource = () => window.sessionStorage

/**
 * A value kept by `writeStored`, or null: missing, unreadable, storage denied, or refused by `parse`.
 *
 * @param parse what is stored may be of an older version or edited by hand, so this checks it;
 *   null or a thrown error (a schema's `parse`) refuses it
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

/** Keeps a value as JSON. False when it couldn't (storage denied or full); never throws. */
export function writeStored(
  source: StorageSource,
  key: string,
  value: object | string | number | boolean,
): boolean {
  return attempt(() => {
    source().setItem(key, JSON.stringify(value))
  })
}

/** Forgets a value. False when storage is denied; never throws. */
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
