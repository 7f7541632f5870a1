import { owner, type Owner, session } from './owner'
import { localStore, sessionStore, type StorageSource } from './storage'

/*
 * The one way to what is kept of a person. Each store of the app says by its source what it is: a device's thing
 * (`localStore`, which the linter allows in named files only), or a person's, with its owner.
 */

/**
 * Where an owner's value is kept; the visitor's key is the plain one. The mark comes first: an address can choose how
 * a key ends, never how it begins.
 */
export const ownKey = (key: string, whose: Owner) => (whose === null ? key : `@${whose}/${key}`)

/** Beside a plain key: whose it is. */
const sideKey = (key: string) => `@/${key}`

/** Whose a key is, and the key itself; null for a plain one. An empty owner: the key holds the owner of a plain one. */
export function readOwnKey(stored: string): { whose: string; key: string } | null {
  const [, whose, key] = /^@([^/]*)\/(.*)$/s.exec(stored) ?? []
  return whose === undefined || key === undefined ? null : { whose, key }
}

/** A storage in which each owner has places of his own: another's value is simply not there. */
export const ownedBy =
  (source: StorageSource, whose: () => Owner): StorageSource =>
  () => {
    const storage = source()
    return {
      getItem: (key) => storage.getItem(ownKey(key, whose())),
      setItem: (key, value) => {
        storage.setItem(ownKey(key, whose()), value)
      },
      removeItem: (key) => {
        storage.removeItem(ownKey(key, whose()))
      },
    }
  }

/**
 * A storage for what goes along through the login: one plain key, as the specification names it, with its owner
 * beside it. The visitor's is for whoever logs in next, an account's for that account alone.
 */
export const carriedBy =
  (source: StorageSource, whose: () => Owner = owner): StorageSource =>
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

/** What the present owner keeps on this device. */
export const personalLocal = ownedBy(localStore, owner)

/** What the present owner keeps in this tab. */
export const personalSession = ownedBy(sessionStore, owner)

/** What was kept without an account, whoever is logged in now: only for taking it over by asking. */
export const visitorLocal = ownedBy(localStore, () => null)
export const visitorSession = ownedBy(sessionStore, () => null)

/** For something begun by an owner whose end may come in another one's turn. */
export const localOf = (whose: Owner) => ownedBy(localStore, () => whose)
export const sessionOf = (whose: Owner) => ownedBy(sessionStore, () => whose)

export const carriedLocal = carriedBy(localStore)
export const carriedSession = carriedBy(sessionStore)
/** The same, written down for an account whose session has just ended. */
export const carriedLocalOf = (whose: Owner) => carriedBy(localStore, () => whose)
export const carriedSessionOf = (whose: Owner) => carriedBy(sessionStore, () => whose)

/** Whether something may still be written down for an owner whose turn may be over: not once another has logged in. */
export function mayKeepFor(whose: Owner): boolean {
  const { account } = session()
  return whose === null || account === null || account === whose
}
