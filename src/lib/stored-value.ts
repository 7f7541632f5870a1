import { localStore, readStored, type StorageSource, writeStored } from './storage'

/** A small value kept on this device and shown in several places: a store for `useSyncExternalStore`. */
export interface StoredValue<T> {
  /** The same object until it changes. */
  get: () => T
  /** Kept for this visit even where storage is denied. */
  set: (value: T) => void
  /** Hears of changes made here and in the app's other tabs. @returns what stops it */
  subscribe: (listener: () => void) => () => void
}

/**
 * @param parse checks what is stored, which may be of an older version or edited by hand; null refuses it
 * @param fallback where nothing fit is stored
 */
export function storedValue<T extends object | string | number | boolean>(
  key: string,
  parse: (value: unknown) => T | null,
  fallback: T,
  source: StorageSource = localStore,
): StoredValue<T> {
  let held: { value: T } | null = null
  let denied = false
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  // A key of null: another tab cleared everything.
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    held = null
    tell()
  }
  return {
    get: () => (held ??= { value: readStored(source, key, parse) ?? fallback }).value,
    set: (value) => {
      held = { value }
      denied = !writeStored(source, key, value)
      tell()
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        // What another tab wrote while nobody listened went unheard.
        if (!denied) held = null
        window.addEventListener('storage', onStorage)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}
