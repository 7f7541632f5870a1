import { readOwnKey } from './owned-storage'

/**
 * Calls back when a value of local storage was changed by another tab, or deleted in Pengaturan of this one.
 * @param keys those that matter, without their owner; told of, too, when everything was cleared
 * @returns ends that
 */
export function onStoredElsewhere(keys: readonly string[], changed: () => void): () => void {
  // Nothing is stored while prerendering.
  if (import.meta.env.SSR) return () => undefined
  const hear = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(readOwnKey(key)?.key ?? key)) changed()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
