import { ownKey, readOwnKey } from './owned-storage'
import { type Session, session } from './owner'
import type { StoredKeyFacts, StoredRow } from './stored-data'
import { heldStorage } from './storage'

/*
 * Some rows of the table of `stored-data`. They are written again here, and compared by the compiler, since a page's first
 * scripts go without the table's words.
 */
type Rows<Facts extends Partial<StoredKeyFacts>> = Record<StoredRow<Facts>, true>

/** An account's data that a backend with a history keeps for it too. */
const BACKEND_KEYS = Object.keys({
  'jm-donasi': true,
  'jm-klaim': true,
} satisfies Rows<{ logout: 'backend' }>)

/**
 * An account's data that survive its logout, hidden until it logs in again. What it is recognised by is then sealed (see
 * `sealAccounts`).
 */
const LASTING = [
  ...BACKEND_KEYS,
  ...Object.keys({
    'jm-profil-tersimpan': true,
    'jm-amin': true,
    'jm-doa': true,
    'jm-tilawah': true,
    'jm-penanda': true,
    'jm-khatam': true,
    'jm-rutin': true,
    'jm-pesan': true,
    'jm-permintaan': true,
    'jm-masjid': true,
  } satisfies Rows<{ logout: 'hidden' }>),
]

/** What a visitor enters to register, or to set a new password. */
const SIGN_IN_KEYS = Object.keys({
  'jm-draf-daftar': true,
  'jm-verifikasi-Register': true,
  'jm-verifikasi-forgot-password': true,
} satisfies Rows<{ signIn: true }>)

/** What of the device's goes with a logout: the keys of donations that were begun. */
const INTENTION_KEYS = Object.keys({
  'jm-niat': true,
  'jm-niat:*': true,
} satisfies Rows<{ logout: 'deleted' }>)

/** Whether a key, or a cache's name, is one of those that the table's rows name. */
export const isNamed = (rows: readonly string[], name: string): boolean =>
  rows.some((row) => (row.endsWith('*') ? name.startsWith(row.slice(0, -1)) : name === row))

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
    if (isNamed(INTENTION_KEYS, stored)) storage.removeItem(stored)
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

/** Deletes the copy of what the backend keeps for an account. */
export function forgetCopy(account: string, sources = pageStorages): void {
  forEachKey(sources, (stored, storage) => {
    const own = readOwnKey(stored)
    if (own?.whose === account && BACKEND_KEYS.includes(own.key)) storage.removeItem(stored)
  })
}
