import { useSyncExternalStore } from 'react'
import type { StoredValue } from '@/lib/stored-value'

/** A value kept on this device; null while prerendering and hydrating, since the prerendered HTML knows no device. */
export function useStoredValue<T>(stored: StoredValue<T>): T | null {
  return useSyncExternalStore<T | null>(stored.subscribe, stored.get, () => null)
}
