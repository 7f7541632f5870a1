import { ownKey, personalLocal } from './owned-storage'
import { owner } from './owner'
import { localStore, type StorageSource } from './storage'
import { storedKinds, type StoredKey } from './stored-data'

/** A key whose value goes into the file of "Simpan data saya". */
export type CopiedKey = StoredKey<{ copied: true }>

/** What may be stored as JSON. */
export type Storable = object | string | number | boolean

const isPersons = (key: CopiedKey): key is StoredKey<{ copied: true; whose: 'person' }> =>
  storedKinds.some(({ keys }) => keys[key]?.whose === 'person')

const slotOf = (key: CopiedKey) =>
  isPersons(key) ? slotIn(personalLocal, key) : slotIn(localStore, key)

function slotIn<Key extends string>(source: StorageSource<Key>, key: Key) {
  return {
    get: () => source().getItem(key),
    set: (text: string | null) =>
      text === null ? source().removeItem(key) : source().setItem(key, text),
  }
}

/** What is stored for the person who is here, or for the device, as JSON has it; undefined where nothing can be read. */
export function readCopied(key: CopiedKey): unknown {
  try {
    return JSON.parse(slotOf(key).get() ?? '')
  } catch {
    return undefined
  }
}

/**
 * Stores all of some values or none of them, for the person who is here or for the device. Whoever holds one hears of
 * it by the `storage` event, which a browser sends to the other tabs alone.
 * @returns false where storage is denied or full: then nothing has changed
 */
export function writeCopied(values: readonly (readonly [CopiedKey, Storable])[]): boolean {
  const undo: (() => void)[] = []
  try {
    for (const [key, value] of values) {
      const slot = slotOf(key)
      const before = slot.get()
      slot.set(JSON.stringify(value))
      undo.unshift(() => slot.set(before))
    }
  } catch {
    for (const step of undo) step()
    return false
  }
  for (const [key] of values) {
    const stored = isPersons(key) ? ownKey(key, owner()) : key
    window.dispatchEvent(new StorageEvent('storage', { key: stored }))
  }
  return true
}
