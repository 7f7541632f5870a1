import type { Coordinates } from './distance'
import { readStored, removeStored, type StorageSource, writeStored } from '@/lib/storage/storage'
import { createStore, type ReadableStore } from '@/lib/store'
import { type City, parseCity } from './city'

/** What the device said, and how good that is. */
export interface Fix {
  position: Coordinates
  /** How far off it may be, in metres; 0 where that isn't known. */
  accuracy: number
  /** When it was found, in milliseconds; 0 where that isn't known. */
  at: number
}

/** Where the device is, if known. `message` is a text for the screen (docs/product.md, Place). */
export type Location =
  /** Not asked yet; also while prerendering and hydrating. */
  | { kind: 'unknown' }
  /** It isn't asked before a tap: the browser would put its question to somebody who has only just come. */
  | { kind: 'unasked' }
  | { kind: 'locating' }
  | ({ kind: 'located' } & Fix)
  | { kind: 'refused' | 'unsupported' | 'failed'; message: string }

/** The device's place and the city that the user has chosen. Both are remembered and shared by all screens. */
export interface LocationSnapshot {
  location: Location
  /** Chosen in "Pilih kota". It takes precedence over the device's place wherever a city is needed. */
  city: City | null
}

/** What the store uses of the browser; tests replace it. */
export interface LocationSurroundings {
  /** Undefined where the browser has none. */
  geolocation: () => Pick<Geolocation, 'getCurrentPosition'> | undefined
  /** The browser's permission state; undefined where that can't be known. */
  permission: () => Promise<PermissionState | undefined>
  storage: StorageSource<'jm-posisi' | 'jm-lokasi-ditolak' | 'jm-kota'>
}

export interface LocationStore extends ReadableStore<LocationSnapshot> {
  /** Asks once in the visit; a user who has refused before isn't asked again. Later it is {@link LocationStore.renew}. */
  start: () => void
  /** The same, but where the browser would show its question to a person who never answered it, it waits for a tap. */
  startUnprompted: () => void
  /** Asks again half an hour after the last time, where the browser answers without a prompt. */
  renew: () => void
  /** Asks again, because the user wants it: never call it without a tap. */
  request: () => void
  /** Asks like {@link LocationStore.request}, and forgets the chosen city as soon as there is a position instead. */
  requestInstead: () => void
  /** Resolves once nothing is being asked: with an answer, or after the 5 s of a person's wait. */
  settled: () => Promise<void>
  /** Remembers a city; null forgets it, so that the device's place counts again. */
  chooseCity: (city: City | null) => void
  /** Follows what was chosen or deleted in Pengaturan, here or in another tab. */
  reread: () => void
}

/** How long a person waits for the location before it counts as failed, in milliseconds. */
const LOCATION_TIMEOUT_MS = 5000
/** How long the device may go on looking, in milliseconds: under a roof its first answer takes longer than a person waits. */
const DEVICE_TIMEOUT_MS = 60_000
/** A place that is older than this is asked for again, in milliseconds. */
export const RENEW_MS = 1_800_000

/** Before anything is known, and while prerendering. */
export const nowhere: LocationSnapshot = { location: { kind: 'unknown' }, city: null }

const refused: Location = { kind: 'refused', message: 'Gagal mendapatkan lokasi pengguna' }
const failed: Location = { kind: 'failed', message: 'Gagal mendapatkan lokasi pengguna' }
const unsupported: Location = {
  kind: 'unsupported',
  message: 'Geolocation tidak didukung di browser ini.',
}

// GeolocationPositionError.PERMISSION_DENIED. The class itself is missing where geolocation is.
const PERMISSION_DENIED = 1

/**
 * The one source of the user's place. A remembered position is used at once and replaced by a new one. After 5 s
 * without a decision the location counts as failed, but an answer that comes later is still used.
 */
export function createLocationStore({
  geolocation,
  permission,
  storage,
}: LocationSurroundings): LocationStore {
  let started = false
  /** The number of the latest request: an older one that fails has nothing to say. */
  let asked = 0
  /** The latest request before the place was deleted: its answer isn't wanted any more. */
  let forgotten = 0
  let askedAt = 0
  let settled = Promise.resolve()
  /** The chosen city gives way to the device's place. */
  let yielding = false
  const { get, set, subscribe } = createStore<LocationSnapshot>(() => {
    const fix = readStored(storage, 'jm-posisi', parseFix)
    return {
      location: fix ? { kind: 'located', ...fix } : nowhere.location,
      city: readStored(storage, 'jm-kota', parseCity),
    }
  })

  const update = (change: Partial<LocationSnapshot>) => {
    set({ ...get(), ...change })
  }
  const chooseCity = (city: City | null) => {
    yielding = false
    if (city) writeStored(storage, 'jm-kota', city)
    else removeStored(storage, 'jm-kota')
    update({ city })
  }
  /** What went wrong, unless a remembered position still serves. */
  const fail = (location: Location) => {
    if (location.kind === 'refused') removeStored(storage, 'jm-posisi')
    else if (get().location.kind === 'located') {
      if (yielding) chooseCity(null)
      return
    }
    update({ location })
  }

  const refuse = () => {
    writeStored(storage, 'jm-lokasi-ditolak', true)
    fail(refused)
  }

  function ask({ insteadOfCity = false, silently = false } = {}) {
    started = true
    asked += 1
    askedAt = Date.now()
    yielding = insteadOfCity
    const question = asked
    const service = geolocation()
    if (!service) {
      fail(unsupported)
      return
    }
    if (get().location.kind !== 'located' && !silently) update({ location: { kind: 'locating' } })
    let settle = () => {}
    settled = new Promise((resolve) => {
      settle = resolve
    })
    // The browser's own timeout doesn't include the time that the user takes to decide.
    const timer = setTimeout(() => {
      settle()
      if (question === asked) fail(failed)
    }, LOCATION_TIMEOUT_MS)
    let answered = false
    const find = ({ coords }: GeolocationPosition) => {
      clearTimeout(timer)
      settle()
      // An answer to an older question is as good, however late it comes.
      if (question <= forgotten) return
      answered = true
      const fix = parseFix({
        latitude: coords.latitude,
        longitude: coords.longitude,
        accuracy: coords.accuracy,
        at: Date.now(),
      })
      if (!fix) {
        fail(failed)
        return
      }
      const { position, accuracy, at } = fix
      // Rounded to about 100 m: enough to find the city and the mosques around it on the next visit.
      const rough = { latitude: round(position.latitude), longitude: round(position.longitude) }
      writeStored(storage, 'jm-posisi', { ...rough, accuracy, at })
      removeStored(storage, 'jm-lokasi-ditolak')
      update({ location: { kind: 'located', ...fix } })
      if (yielding) chooseCity(null)
    }
    const lose = ({ code }: { code?: number }) => {
      clearTimeout(timer)
      settle()
      if (question !== asked || answered) return
      if (code === PERMISSION_DENIED) refuse()
      else fail(failed)
    }
    try {
      const options = { timeout: DEVICE_TIMEOUT_MS, maximumAge: 60_000 }
      service.getCurrentPosition(find, lose, options)
    } catch {
      // Some blockers throw.
      lose({})
    }
  }

  function renew() {
    // A clock that was set back says nothing of the time that has passed.
    if (asked === 0 || Math.abs(Date.now() - askedAt) < RENEW_MS) return
    const { kind } = get().location
    const question = asked
    void permission().then((state) => {
      if (question !== asked) return
      if (state === 'denied' && kind === 'located') refuse()
      else if (state === 'granted' || (state === undefined && kind === 'located'))
        ask({ silently: true })
    })
  }

  const hasRefused = () =>
    readStored(storage, 'jm-lokasi-ditolak', (value) => value === true) ?? false

  function start() {
    if (started) {
      renew()
      return
    }
    started = true
    if (!hasRefused()) {
      ask()
      return
    }
    // Asked again only where that shows no prompt: the user may have allowed it in the settings.
    void permission().then((state) => {
      if (asked > 0) return
      if (state === 'granted') ask()
      else fail(refused)
    })
  }

  return {
    get,
    subscribe,
    start,
    startUnprompted: () => {
      const hasAnswered = get().location.kind === 'located' || hasRefused()
      if (started || hasAnswered || !geolocation()) {
        start()
        return
      }
      const question = asked
      void permission().then((state) => {
        if (started || question !== asked) return
        if (state === 'granted' || state === 'denied') start()
        else update({ location: { kind: 'unasked' } })
      })
    },
    renew,
    request: () => ask(),
    settled: () => settled,
    requestInstead: () => ask({ insteadOfCity: true }),
    chooseCity,
    reread: () => {
      const city = readStored(storage, 'jm-kota', parseCity)
      const deleted =
        get().location.kind === 'located' && readStored(storage, 'jm-posisi', parseFix) === null
      if (deleted) {
        // The next screen that needs a place asks again.
        started = false
        forgotten = asked
        asked += 1
      }
      update({ city, ...(deleted && { location: nowhere.location }) })
    },
  }
}

const round = (degrees: number) => Math.round(degrees * 1000) / 1000

function parseFix(value: unknown): Fix | null {
  if (typeof value !== 'object' || value === null) return null
  if (!('latitude' in value) || !('longitude' in value)) return null
  const { latitude, longitude } = value
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  // False for NaN too, which broken devices answer.
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null
  return {
    position: { latitude, longitude },
    accuracy: 'accuracy' in value ? known(value.accuracy) : 0,
    at: 'at' in value ? known(value.at) : 0,
  }
}

const known = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0
