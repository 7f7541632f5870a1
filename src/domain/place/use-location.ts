import { useEffect } from 'react'
import { localStore } from '@/lib/storage/storage'
import { useStore } from '@/ui/use-store'
import { onStoredElsewhere } from '@/lib/storage/owned-storage'
import { createLocationStore, type LocationSnapshot, nowhere } from './location-store'

/** The app's one store: the first screen that asks, asks for all. */
export const locationStore = createLocationStore({
  // Missing in old browsers and on pages without TLS, although the types say otherwise.
  geolocation: () => ('geolocation' in navigator ? navigator.geolocation : undefined),
  permission: async () => {
    try {
      return (await navigator.permissions.query({ name: 'geolocation' })).state
    } catch {
      return undefined
    }
  },
  storage: localStore,
})

onStoredElsewhere(['jm-kota', 'jm-posisi'], locationStore.reread)
// An installed app stays open for days, and goes where its user goes.
if (!import.meta.env.SSR)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') locationStore.renew()
  })

export interface UseLocation extends LocationSnapshot {
  /** Asks (again). Call it only after a tap. */
  request: () => void
  /** Asks for the device's place, to replace the chosen city. Call it only after a tap. */
  requestInstead: () => void
  chooseCity: (city: LocationSnapshot['city']) => void
}

/**
 * The user's place and chosen city. `unknown` while prerendering and hydrating.
 * @param options.ask asks the browser once, when the screen appears, or only where that shows no question; without it
 *   the screen only watches
 */
export function useLocation({ ask = false }: { ask?: boolean | 'unprompted' } = {}): UseLocation {
  const snapshot = useStore(locationStore, () => nowhere)
  const { start, startUnprompted, request, requestInstead, chooseCity } = locationStore
  useEffect(() => {
    if (ask === 'unprompted') startUnprompted()
    else if (ask) start()
  }, [ask, start, startUnprompted])
  return { ...snapshot, request, requestInstead, chooseCity }
}
