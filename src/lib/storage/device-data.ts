import { ownKey, personalLocal, readOwnKey, sideKey } from './owned-storage'
import { owner } from './owner'
import { type EnumerableStorage, forEachKey, isNamed, pageStorages } from './personal-storage'
import { localStore, type StorageSource } from './storage'
import { type StoredKey, type StoredKind, storedKinds } from './stored-data'

/** Whether a stored value is of a kind, and of the device or of the person who is here now. */
function isOf({ keys }: StoredKind, stored: string, storage: EnumerableStorage) {
  const own = readOwnKey(stored)
  const facts = Object.entries(keys).find(([row]) => isNamed([row], own?.key ?? stored))?.[1]
  if (!facts) return false
  if (facts.whose === 'device') return own === null
  if (own !== null && own.whose !== '') return own.whose === owner()
  // A value that outlives the login has its owner in a second key beside it.
  const beside = storage.getItem(sideKey(own?.key ?? stored))
  return beside === owner()
}

async function cachesOf({ caches: names = [] }: StoredKind): Promise<string[]> {
  if (!('caches' in window)) return []
  try {
    return (await caches.keys()).filter((name) => isNamed(names, name))
  } catch {
    // Denied, as storage may be.
    return []
  }
}

async function cacheSize(name: string): Promise<number> {
  const cache = await caches.open(name)
  // Not by `content-length`: a host counts there what it has sent, compressed.
  const files = await Promise.all((await cache.matchAll()).map((answer) => answer.blob()))
  return files.reduce((sum, file) => sum + file.size, 0)
}

/** What a kind takes of this device, in bytes; of personal data, those of the person who is here now. */
export async function storedSize(kind: StoredKind): Promise<number> {
  let bytes = 0
  forEachKey(pageStorages, (stored, storage) => {
    if (isOf(kind, stored, storage)) bytes += new Blob([stored, storage.getItem(stored) ?? '']).size
  })
  const sizes = await Promise.all((await cachesOf(kind)).map(cacheSize))
  return sizes.reduce((sum, size) => sum + size, bytes)
}

/**
 * Deletes a kind from this device; personal data only of the person who is here now. Whoever holds a value, here or in
 * another tab, hears of it by the `storage` event, which a browser sends to the other tabs alone.
 */
export async function eraseStored(kind: StoredKind): Promise<void> {
  // Found before any is deleted: a value whose owner is deleted first would pass for the visitor's.
  const found: { key: string; storage: EnumerableStorage }[] = []
  forEachKey(pageStorages, (key, storage) => {
    if (isOf(kind, key, storage)) found.push({ key, storage })
  })
  for (const { key, storage } of found) storage.removeItem(key)
  for (const { key } of found) window.dispatchEvent(new StorageEvent('storage', { key }))
  await Promise.all((await cachesOf(kind)).map((name) => caches.delete(name)))
}

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
