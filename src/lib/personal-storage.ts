import { ownKey, readOwnKey } from './owned-storage'
import { ownerTurn, type Session, session } from './owner'

/** Where the address to return to after logging in is kept (spec §3, §5), as the plain text of the address. */
export const RETURN_PATH_KEY = 'redirect_after_login'

/** Begins the key of each half-filled form (see `draft`). */
export const DRAFT_PREFIX = 'jm-draf-'

/** Begins the key of a code under verification, with the name and number it is about. */
export const VERIFICATION_PREFIX = 'jm-verifikasi-'

/** The donations made on this device: amounts, prayers and the donor's number are one call away from their codes. */
export const DONATIONS_KEY = 'jm-donasi'

/** The post-edit flag (spec §3). */
export const SAVED_FLAG_KEY = 'jm-profil-tersimpan'

/** Name and number of who registers. */
export const REGISTER_DRAFT = 'daftar'

/**
 * An account's that outlive its logout, out of sight until it is back: its own donations, and the flag that after a
 * new phone number outlives the logout and the login that follow (spec §4).
 */
const LASTING = [DONATIONS_KEY, SAVED_FLAG_KEY]

/** What a visitor has entered on the way to an account. */
const SIGN_IN_KEYS = [
  `${DRAFT_PREFIX}${REGISTER_DRAFT}`,
  `${VERIFICATION_PREFIX}Register`,
  `${VERIFICATION_PREFIX}forgot-password`,
]

type EnumerableStorage = Pick<Storage, 'key' | 'length' | 'getItem' | 'setItem' | 'removeItem'>

const pageStorages: readonly (() => EnumerableStorage)[] = [
  () => window.localStorage,
  () => window.sessionStorage,
]

function forEachKey(
  sources: readonly (() => EnumerableStorage)[],
  visit: (key: string, storage: EnumerableStorage) => void,
) {
  for (const source of sources) {
    try {
      const storage = source()
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
      for (const key of keys) if (key !== null) visit(key, storage)
    } catch {
      // Storage denied: then nothing is in it.
    }
  }
}

/** Whether something of an account may stay stored, given whose session it is. */
function mayStay(whose: string, key: string, { account }: Session): boolean {
  return whose === account || (account === null && LASTING.includes(key))
}

/**
 * Removes what nobody may find here any more: of an account that has logged out, or in whose place another has
 * logged in. The same account's things stay where only its session has ended; the visitor's stay in any case, but for
 * what was entered for a registration, once somebody is logged in. The device's own things (the tally, the city)
 * are never touched (design §5).
 */
export function tidyPersonalStorage(now: Session = session(), sources = pageStorages): void {
  forEachKey(sources, (stored, storage) => {
    const own = readOwnKey(stored)
    if (own === null) {
      if (now.account !== null && !now.ended && SIGN_IN_KEYS.includes(stored))
        storage.removeItem(stored)
      return
    }
    if (own.whose !== '') {
      if (!mayStay(own.whose, own.key, now)) storage.removeItem(stored)
      return
    }
    const beside = storage.getItem(stored)
    if (beside === null || mayStay(beside, own.key, now)) return
    storage.removeItem(own.key)
    storage.removeItem(stored)
  })
}

/** Tidies now, and whenever something is said of the session. @returns stops */
export function keepTidy(): () => void {
  tidyPersonalStorage()
  return ownerTurn.subscribe(() => {
    tidyPersonalStorage()
  })
}

/** Forgets what was entered for a registration or a new password: it has been left (spec §4). */
export function forgetSignIn(sources = pageStorages): void {
  forEachKey(sources, (stored, storage) => {
    if (SIGN_IN_KEYS.includes(readOwnKey(stored)?.key ?? stored)) storage.removeItem(stored)
  })
}

/** Gives an account's things to the mark of its new phone number: the number is all that tells accounts apart. */
export function moveOwner(from: string, to: string, sources = pageStorages): void {
  forEachKey(sources, (stored, storage) => {
    const own = readOwnKey(stored)
    if (own?.whose !== from) return
    const value = storage.getItem(stored)
    storage.removeItem(stored)
    if (value !== null) storage.setItem(ownKey(own.key, to), value)
  })
}
