import type { StorageSource } from './storage'

/** A storage that keeps its texts in `entries`, where a test can set and read them. */
export const memoryStore =
  (entries: Map<string, string>): StorageSource<string> =>
  () => ({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  })
