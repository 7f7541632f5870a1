import { ownKey, readOwnKey } from './owned-storage'
import { type Session, session } from './owner'
import { heldStorage } from './storage'

/** Where the address to return to after logging in is kept, as the plain text of the address. */
export const RETURN_PATH_KEY = 'redirect_after_login'

/** Begins the key of each half-filled form (see `draft`). */
export const DRAFT_PREFIX = 'jm-draf-'

/** Begins the key of a code that is being verified, together with its name and number. */
export const VERIFICATION_PREFIX = 'jm-verifikasi-'

/** The donations made on this device. With their codes anybody can look up amounts, doa and the donor's number. */
export const DONATIONS_KEY = 'jm-donasi'

/** Codes of donations that an account isn't asked about any more (see `domain/donation/claims`). */
export const CLAIMS_KEY = 'jm-klaim'

/** The key of the post-edit flag. */
export const SAVED_FLAG_KEY = 'jm-profil-tersimpan'

/** Name of the draft with the name and number of a registration. */
export const REGISTER_DRAFT = 'daftar'

/** Begins the keys of what a donor means to give (see `intention`). */
export const INTENTION_KEY = 'jm-niat'

/**
 * Data of an account that survive its logout, hidden until it logs in again: its donations, its answers about
 * those of others, and the post-edit flag, which must survive the logout and login after a change of the phone number.
 * What it is recognised by is then sealed (see `sealAccounts`).
 */
const LASTING = [DONATIONS_KEY, CLAIMS_KEY, SAVED_FLAG_KEY]

/** Those that a backend with a history keeps for the account. */
export const DEVICE_COPY = [DONATIONS_KEY, CLAIMS_KEY]

/** What a visitor enters to register, or to set a new password. */
const SIGN_IN_KEYS = [
  `${DRAFT_PREFIX}${REGISTER_DRAFT}`,
  `${VERIFICATION_PREFIX}Register`,
  `${VERIFICATION_PREFIX}forgot-password`,
]

export type EnumerableStorage = Pick<
  Storage,
  'key' | 'length' | 'getItem' | 'setItem' | 'removeItem'
>

/** This device's and this tab's storage, and what they have refused. */
export const pageStorages: readonly (() => EnumerableStorage)[] = [
  () => window.localStorage,
  () => window.sessionStorage,
  () => heldStorage,
]

/** Visits what is stored. None of a storage that is denied. */
export function forEachKey(
  sources: readonly (() => EnumerableStorage)[],
  visit: (key: string, storage: EnumerableStorage) => void,
) {
  for (const source of sources) {
    try {
      const storage = source()
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
      for (const key of keys) if (key !== null) visit(key, storage)
    } catch {
      // Storage is denied, so it holds nothing.
    }
  }
}

/** Whether an account's value may stay stored, given the present session. */
function mayStay(whose: string, key: string, { account }: Session): boolean {
  return whose === account || (account === null && LASTING.includes(key))
}

/**
 * Deletes the data of accounts that have logged out, or that another account's login has replaced. An account's data
 * stay while only its session has ended. The visitor's data stay, except what was entered to register, which is deleted
 * when somebody is logged in. The device's own data (tally, city) are never deleted.
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

/** Deletes what was entered to register or to set a new password. */
export function forgetSignIn(sources = pageStorages): void {
  forEachKey(sources, (stored, storage) => {
    if (SIGN_IN_KEYS.includes(readOwnKey(stored)?.key ?? stored)) storage.removeItem(stored)
  })
}

/** Deletes the keys of donations that were begun: they are of whoever has logged out. */
export function forgetIntentions(sources = pageStorages): void {
  forEachKey(sources, (stored, storage) => {
    if (stored === INTENTION_KEY || stored.startsWith(`${INTENTION_KEY}:`))
      storage.removeItem(stored)
  })
}

/** Moves an account's data to another mark. */
export function moveOwner(from: string, to: string, sources = pageStorages): void {
  forEachKey(sources, (stored, storage) => {
    const own = readOwnKey(stored)
    if (own?.whose !== from) return
    const value = storage.getItem(stored)
    storage.removeItem(stored)
    if (value !== null) storage.setItem(ownKey(own.key, to), value)
  })
}
