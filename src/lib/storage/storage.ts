import { createListeners, type Store } from '@/lib/store'
import type { StoredKey } from './stored-data'

/** What of a storage may be used for some keys. */
interface KeyedStorage<Key extends string> {
  getItem: (key: Key) => string | null
  setItem: (key: Key, value: string) => void
  removeItem: (key: Key) => void
}

/** Read at each use, since in some privacy modes even `window.localStorage` itself throws. */
export type StorageSource<Key extends string> = () => KeyedStorage<Key>

type LocalOfDevice = StorageSource<StoredKey<{ in: 'local'; whose: 'device' }>>
type SessionOfDevice = StorageSource<StoredKey<{ in: 'session'; whose: 'device' }>>

/* With any key, for `owned-storage`, which makes the keys of persons. */
export const anyLocal: StorageSource<string> = () => window.localStorage

/** What a storage has refused, for this visit. */
const held = new Map<string, string>()

/** The same as a storage, to be looked through as the others are. */
export const heldStorage = {
  get length() {
    return held.size
  },
  key: (index: number) => [...held.keys()][index] ?? null,
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
  removeItem: (key: string) => void held.delete(key),
}

/**
 * A storage for what one page leaves to the next: what can't be stored (denied, full, or null, as in some web views) is
 * held in memory until a reload.
 * @param staysStored whether a reload may find what was stored before: an older state, but no wrong one
 */
const holding =
  (source: StorageSource<string>, staysStored = false): StorageSource<string> =>
  () => {
    // Prerendering: all pages share the memory.
    if (typeof window === 'undefined') return source()
    return {
      getItem: (key) => {
        try {
          return held.get(key) ?? source().getItem(key)
        } catch {
          return null
        }
      },
      setItem: (key, value) => {
        try {
          source().setItem(key, value)
          held.delete(key)
        } catch {
          held.set(key, value)
          // Else a reload would find what was true before.
          if (!staysStored) removeStored(source, key)
        }
      },
      removeItem: (key) => {
        held.delete(key)
        removeStored(source, key)
      },
    }
  }

export const anySession = holding(() => window.sessionStorage)
export const anyHoldingLocal = holding(anyLocal)
export const anyLastingLocal = holding(anyLocal, true)

/* What is the device's, whoever uses it. */
export const localStore: LocalOfDevice = anyLocal
export const sessionStore: SessionOfDevice = anySession
export const holdingLocalStore: LocalOfDevice = anyHoldingLocal
export const lastingLocalStore: LocalOfDevice = anyLastingLocal

/**
 * A value stored by `writeStored`, or null: missing, unreadable, storage denied, or refused by `parse`.
 *
 * @param parse checks the stored value, which may be of an older version or edited by hand; null or a thrown error (a
 *   schema's `parse`) refuses it
 */
export function readStored<T, Key extends string>(
  source: StorageSource<Key>,
  key: NoInfer<Key>,
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
export function writeStored<Key extends string>(
  source: StorageSource<Key>,
  key: NoInfer<Key>,
  value: object | string | number | boolean,
): boolean {
  return attempt(() => {
    source().setItem(key, JSON.stringify(value))
  })
}

/** Deletes a value. False when storage is denied; never throws. */
export function removeStored<Key extends string>(
  source: StorageSource<Key>,
  key: NoInfer<Key>,
): boolean {
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

/**
 * A small value kept on this device and shown in several places. It is the same object until it changes, and is kept
 * for this visit even where storage is denied. Subscribers are told of changes made here and in the app's other tabs.
 */
export type StoredValue<T> = Store<T>

type Key = StoredKey<{ in: 'local'; whose: 'device' }>

/**
 * @param parse checks the stored value, which may be of an older version or edited by hand; null refuses it
 * @param fallback used when nothing valid is stored
 */
export function storedValue<T extends object | string | number | boolean>(
  key: Key,
  parse: (value: unknown) => T | null,
  fallback: T,
  source: StorageSource<Key> = localStore,
): StoredValue<T> {
  let known: { value: T } | null = null
  let denied = false
  const { tell, subscribe, isEmpty } = createListeners()
  // A key of null: another tab cleared everything.
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    known = null
    tell()
  }
  return {
    get: () => (known ??= { value: readStored(source, key, parse) ?? fallback }).value,
    set: (value) => {
      known = { value }
      denied = !writeStored(source, key, value)
      tell()
    },
    subscribe: (listener) => {
      if (isEmpty()) {
        // Another tab may have written while nobody was subscribed.
        if (!denied) known = null
        window.addEventListener('storage', onStorage)
      }
      const unsubscribe = subscribe(listener)
      return () => {
        unsubscribe()
        if (isEmpty()) window.removeEventListener('storage', onStorage)
      }
    },
  }
}
