/** Where the address to return to after logging in is kept (spec §3, §5), as the plain text of the address. */
export const RETURN_PATH_KEY = 'redirect_after_login'

/** Begins the key of each half-filled form (see `draft`). */
export const DRAFT_PREFIX = 'jm-draf-'

/** Begins the key of a code under verification, with the name and number it is about. */
export const VERIFICATION_PREFIX = 'jm-verifikasi-'

/** The donations made on this device: amounts, prayers and the donor's number are one call away from their codes. */
export const DONATIONS_KEY = 'jm-donasi'

const PREFIXES = [DRAFT_PREFIX, VERIFICATION_PREFIX, DONATIONS_KEY, RETURN_PATH_KEY]

type EnumerableStorage = Pick<Storage, 'key' | 'length' | 'removeItem'>

/**
 * Forgets everything about the person who was logged in. What belongs to the device stays: the tally, the city,
 * the prayer schedule (design §5).
 */
export function clearPersonalStorage(
  sources: readonly (() => EnumerableStorage)[] = [
    () => window.localStorage,
    () => window.sessionStorage,
  ],
): void {
  for (const source of sources) {
    try {
      const storage = source()
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
      for (const key of keys)
        if (key !== null && PREFIXES.some((prefix) => key.startsWith(prefix)))
          storage.removeItem(key)
    } catch {
      // Storage denied: then nothing is in it.
    }
  }
}
