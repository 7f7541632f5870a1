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

interface Sources {
  read: StorageSource<Key>
  write: StorageSource<Key>
}

const ofOwner: Sources = { read: followedLocal, write: personalLocal }

/**
 * @param parse checks the stored value, which may be of an older version or edited by hand; null or an error refuses it
 * @param empty the value where nothing valid is stored
 * @param toStored what is stored of a value; null deletes the key
 */
export function ownedValue<T extends object | null>(
  key: Key,
  parse: (value: unknown) => T | null,
  empty: T,
  sources: Sources = ofOwner,
  toStored: (value: T) => object | null = (value) => value,
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
      const next = toStored(change(get()))
      const isStored =
        next === null ? removeStored(sources.write, key) : writeStored(sources.write, key, next)
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

/**
 * A list of the present owner. What isn't understood of it, since a later version of the app or a hand has written it,
 * isn't shown, and stays where it is when the rest changes. An empty list is not stored.
 * @param read checks one row; null or an error refuses it
 */
export function ownedList<T extends object>(
  key: Key,
  read: (row: unknown) => T | null,
  sources: Sources = ofOwner,
): OwnedValue<readonly T[]> {
  interface Rows {
    understood: readonly T[]
    others: readonly unknown[]
  }
  const split = (stored: unknown): Rows => {
    const [understood, others]: [T[], unknown[]] = [[], []]
    for (const row of Array.isArray(stored) ? stored : [stored]) {
      const one = read(row)
      if (one === null) others.push(row)
      else understood.push(one)
    }
    return { understood, others }
  }
  const rows = ownedValue<Rows>(
    key,
    split,
    { understood: [], others: [] },
    sources,
    ({ understood, others }) => {
      const all = [...understood, ...others]
      return all.length === 0 ? null : all
    },
  )
  return {
    get: () => rows.get().understood,
    subscribe: rows.subscribe,
    update: (change) => rows.update((now) => ({ ...now, understood: change(now.understood) })),
  }
}

function textOf(source: StorageSource<Key>, key: Key): string | null {
  try {
    return source().getItem(key)
  } catch {
    return null
  }
}
