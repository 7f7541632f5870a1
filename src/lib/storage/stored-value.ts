import type { StoredKey } from './stored-data'
import { localStore, readStored, type StorageSource, writeStored } from './storage'
import { createListeners, type Store } from '@/lib/store'

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
  let held: { value: T } | null = null
  let denied = false
  const { tell, subscribe, isEmpty } = createListeners()
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
      if (isEmpty()) {
        // Another tab may have written while nobody was subscribed.
        if (!denied) held = null
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
