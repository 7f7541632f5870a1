import { createListeners, type ReadableStore } from '@/lib/store'
import { followedLocal, onStoredElsewhere, personalLocal } from './owned-storage'
import { ownerTurn } from './owner'
import { removeStored, type StorageSource, writeStored } from './storage'
import type { StoredKey } from './stored-data'

type Key = StoredKey<{ in: 'local'; whose: 'person' }>

/**
 * A value of the present owner, kept on this device. It is read anew at each `get`, so that another tab's change and
 * another owner are seen at once, and is the same object until it changes. Subscribers are told of changes made here and
 * in the app's other tabs.
 */
export interface OwnedValue<T> extends ReadableStore<T> {
  /**
   * Changes what is stored at that moment, not what was drawn, so that two tabs don't undo each other.
   * @returns whether it was stored; false where storage is denied or full: then nothing has changed
   */
  update: (change: (now: T) => T) => boolean
}

/**
 * @param parse checks the stored value, which may be of an older version or edited by hand; null or an error refuses it
 * @param empty the value where nothing valid is stored. Null or an empty list is never stored: it deletes the key
 */
export function ownedValue<T extends object | null>(
  key: Key,
  parse: (value: unknown) => T | null,
  empty: T,
  sources: { read: StorageSource<Key>; write: StorageSource<Key> } = {
    read: followedLocal,
    write: personalLocal,
  },
): OwnedValue<T> {
  let last: { text: string | null; value: T } = { text: null, value: empty }
  const { tell, subscribe } = createListeners()

  const get = (): T => {
    const text = textOf(sources.read, key)
    if (text !== last.text) last = { text, value: valueOf(text) ?? empty }
    return last.value
  }
  const valueOf = (text: string | null): T | null => {
    try {
      return text === null ? null : parse(JSON.parse(text))
    } catch {
      return null
    }
  }
  return {
    get,
    update: (change) => {
      const next = change(get())
      const isStored =
        next === null || (Array.isArray(next) && next.length === 0)
          ? removeStored(sources.write, key)
          : writeStored(sources.write, key, next)
      if (isStored) tell()
      return isStored
    },
    subscribe: (listener) => {
      const ends = [
        subscribe(listener),
        ownerTurn.subscribe(listener),
        onStoredElsewhere([key], listener),
      ]
      return () => {
        for (const end of ends) end()
      }
    },
  }
}

function textOf(source: StorageSource<Key>, key: Key): string | null {
  try {
    return source().getItem(key)
  } catch {
    return null
  }
}
