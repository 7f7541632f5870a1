import { onTestFinished, vi } from 'vitest'
import { locationStore } from './use-location'
import type { Coordinates } from './distance'

export const jakarta: Coordinates = { latitude: -6.1754, longitude: 106.8272 }

const unknown = { accuracy: 20, altitude: null, altitudeAccuracy: null, heading: null, speed: null }

/** The device answers with this when it is asked where it is, until the test is over. */
export function standAt(answer: (found: PositionCallback, failed: () => void) => void) {
  const getCurrentPosition = (found: PositionCallback, failed?: PositionErrorCallback | null) =>
    answer(found, () =>
      failed?.({ code: 2, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
    )
  const watching = { watchPosition: () => 0, clearWatch: () => undefined }
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition, ...watching })
  onTestFinished(() => {
    localStorage.clear()
    // What was asked in one test isn't known in the next.
    locationStore.reread()
  })
  // A person's wait of five seconds doesn't end while a busy machine draws the page.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  locationStore.request()
  vi.useRealTimers()
}

/** The device is in a place. */
export const isIn = (coords: Coordinates) => (found: PositionCallback) =>
  found({
    coords: { ...unknown, ...coords, toJSON: () => coords },
    timestamp: 0,
    toJSON: () => coords,
  })
