import { isUnknown, noteAccountShown, owner, type Owner, ownerTurn, session } from './owner'
import {
  anyHoldingLocal,
  anyLastingLocal,
  anyLocal,
  anySession,
  heldStorage,
  readStored,
  removeStored,
  type StorageSource,
  writeStored,
} from './storage'
import type { StoredKey } from './stored-data'

/*
 * All personal data are stored through this file, with their owner. A store chooses by its source whose data it keeps,
 * a person's here or the device's in `storage`; each takes only the keys that the table of `stored-data` gives it.
 */

type Local = StorageSource<StoredKey<{ in: 'local'; whose: 'person' }>>
type Session = StorageSource<StoredKey<{ in: 'session'; whose: 'person' }>>
type LocalThroughLogin = StorageSource<StoredKey<{ in: 'local'; whose: 'login' }>>
type SessionThroughLogin = StorageSource<StoredKey<{ in: 'session'; whose: 'login' }>>

/**
 * The storage key of an owner's value; the visitor's key is the plain one. The mark comes first, since an address can
 * decide how a key ends, but never how it begins.
 */
export const ownKey = (key: string, whose: Owner) => (whose === null ? key : `@${whose}/${key}`)

/** The key that holds the owner of a plain key. */
export const sideKey = (key: string) => `@/${key}`

/**
 * Splits a storage key into owner and plain key; null for a plain key. An empty owner means that the value is the owner
 * of the plain key.
 */
export function readOwnKey(stored: string): { whose: string; key: string } | null {
  const [, whose, key] = /^@([^/]*)\/(.*)$/s.exec(stored) ?? []
  return whose === undefined || key === undefined ? null : { whose, key }
}

/**
 * A storage in which each owner sees only his own values.
 * @param whose the owner at the time of each call
 * @param isFollowed whether the reader reads again at each change of the owner, so that nothing of an account is left on
 *   screen without a new turn
 */
export const ownedBy =
  (source: StorageSource<string>, whose: () => Owner, isFollowed = false): StorageSource<string> =>
  () => {
    const storage = source()
    return {
      getItem: (key) => {
        const mark = whose()
        const value = storage.getItem(ownKey(key, mark))
        if (value !== null && !isFollowed && mark === owner()) noteAccountShown()
        return value
      },
      setItem: (key, value) => {
        storage.setItem(ownKey(key, whose()), value)
      },
      removeItem: (key) => {
        storage.removeItem(ownKey(key, whose()))
      },
    }
  }

/**
 * A storage for data that survive the login. The key is the plain one (docs/product.md, Stored data), and a second key
 * holds its owner. A visitor's data may be read by whoever logs in next, an account's by that account only.
 * @param whose the owner at the time of each call
 */
export const carriedBy =
  (source: StorageSource<string>, whose: () => Owner = owner): StorageSource<string> =>
  () => {
    const storage = source()
    return {
      getItem: (key) => {
        const owned = storage.getItem(sideKey(key))
        return owned === null || owned === whose() ? storage.getItem(key) : null
      },
      setItem: (key, value) => {
        const mark = whose()
        if (mark === null) storage.removeItem(sideKey(key))
        else storage.setItem(sideKey(key), mark)
        storage.setItem(key, value)
      },
      removeItem: (key) => {
        storage.removeItem(key)
        storage.removeItem(sideKey(key))
      },
    }
  }

/** Keys of this tab's values that this page has stored while it wasn't known who is here. */
const early = new Set<string>()
/** Whether what is stored while it isn't known who is here is a visitor's. */
let visitorHere = false

/**
 * Records that a visitor is here: the server has said so, or somebody is about to log in. What this page has stored
 * stays the visitor's.
 */
export function visitorSeen(): void {
  visitorHere = true
  early.clear()
}

/** Moves the early values to the account that is known now. If it has a value of its own, that one stays. */
function claimEarly() {
  const account = owner()
  for (const key of account === null ? [] : early) {
    try {
      const storage = anySession()
      const value = storage.getItem(key)
      storage.removeItem(key)
      const own = ownKey(key, account)
      if (value !== null && storage.getItem(own) === null) storage.setItem(own, value)
    } catch {
      // Storage is denied, or full: then the value is already removed, and the next person can't read it.
    }
  }
  early.clear()
}

/**
 * A personal storage whose values go to the account that the server names later, if they were stored before anything
 * was known about a session. They were typed by the account's owner, who had only waited for the answer.
 */
function claimable(source: StorageSource<string>): StorageSource<string> {
  return () => {
    const storage = source()
    return {
      ...storage,
      setItem: (key, value) => {
        storage.setItem(key, value)
        if (visitorHere || !isUnknown()) return
        if (early.size === 0) {
          const stop = ownerTurn.subscribe(() => {
            if (isUnknown()) return
            stop()
            claimEarly()
          })
        }
        early.add(key)
      },
    }
  }
}

/** The present owner's data on this device. */
export const personalLocal: Local = ownedBy(anyLocal, owner)
/** The same for a reader that follows the owner. */
export const followedLocal: Local = ownedBy(anyLocal, owner, true)

/** The present owner's data that last for the visit where the device refuses them. */
export const lastingLocal: Local = ownedBy(anyLastingLocal, owner)
/** The same for a reader that follows the owner. */
export const followedLastingLocal: Local = ownedBy(anyLastingLocal, owner, true)

/** Whether the device has refused what the present owner stored there. */
export const isOnlyHeld = (key: StoredKey<{ in: 'local'; whose: 'person' }>): boolean =>
  heldStorage.getItem(ownKey(key, owner())) !== null

/** The present owner's data in this tab. */
export const personalSession: Session = claimable(ownedBy(anySession, owner))

/** The visitor's data, whoever is logged in now. Only for moving them to an account that asks for it. */
export const visitorLocal: Local = ownedBy(anyLocal, () => null)
export const visitorSession: Session = ownedBy(anySession, () => null)

/** The data of a given owner: for a task that may end after the owner of the tab has changed. */
export const localOf = (whose: Owner): Local => ownedBy(anyLocal, () => whose)
export const sessionOf = (whose: Owner): Session => ownedBy(anySession, () => whose)

export const carriedLocal: LocalThroughLogin = carriedBy(anyHoldingLocal)
export const carriedSession: SessionThroughLogin = carriedBy(anySession)
/** The same for a given owner: for an account whose session has just ended. */
export const carriedLocalOf = (whose: Owner): LocalThroughLogin =>
  carriedBy(anyHoldingLocal, () => whose)
export const carriedSessionOf = (whose: Owner): SessionThroughLogin =>
  carriedBy(anySession, () => whose)

/** Whether data may still be stored for an owner who may have left the tab: not when another account has logged in. */
export function mayKeepFor(whose: Owner): boolean {
  const { account } = session()
  return whose === null || account === null || account === whose
}

/**
 * Calls back when a value of local storage was changed by another tab, or deleted in Pengaturan of this one.
 * @param keys those that matter, without their owner; told of, too, when everything was cleared
 * @returns ends that
 */
export function onStoredElsewhere(
  keys: readonly StoredKey<{ in: 'local' }>[],
  changed: () => void,
): () => void {
  // Nothing is stored while prerendering.
  if (import.meta.env.SSR) return () => undefined
  const told: readonly string[] = keys
  const hear = ({ key }: StorageEvent) => {
    if (key === null || told.includes(readOwnKey(key)?.key ?? key)) changed()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

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
