import { useSyncExternalStore } from 'react'
import type { ReadableStore } from '@/lib/store'

/**
 * A store's value; the component is rendered again when it changes.
 * @param store its `subscribe` must be the same function at each render
 * @param prerendered the value while prerendering and hydrating, which the prerendered HTML was made with; needed where
 *   the store reads something of the device
 */
export function useStore<T>(store: ReadableStore<T>, prerendered: () => T = store.get): T {
  return useSyncExternalStore(store.subscribe, store.get, prerendered)
}
