import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import { createLocationStore, type LocationSurroundings, RENEW_MS } from './location-store'

const jakarta = { latitude: -6.17541, longitude: 106.82716 }

const stored = new Map<string, string>()
let answer: {
  ok: PositionCallback
  no: PositionErrorCallback | null | undefined
  options: PositionOptions | undefined
}
let questions = 0

function openStore(surroundings: Partial<LocationSurroundings> = {}) {
  return createLocationStore({
    geolocation: () => ({
      getCurrentPosition: (ok, no, options) => {
        questions += 1
        answer = { ok, no, options }
      },
    }),
    permission: () => Promise.resolve('prompt'),
    storage: () => memoryStore(stored)(),
    ...surroundings,
  })
}

/** Where the device was found just now, or at another time. */
const located = (position = jakarta, { accuracy = 20, at = Date.now() } = {}) => ({
  kind: 'located',
  position,
  accuracy,
  at,
})
const unknownAge = { accuracy: 0, at: 0 }

const locate = ({ latitude, longitude } = jakarta, accuracy = 20) => {
  const coords = { latitude, longitude, accuracy }
  const rest = { altitude: null, altitudeAccuracy: null, heading: null, speed: null }
  const position = { coords: { ...coords, ...rest, toJSON: () => null }, timestamp: 0 }
  answer.ok({ ...position, toJSON: () => null })
}
const deny = (code: number) =>
  answer.no?.({
    code,
    message: 'User denied',
    PERMISSION_DENIED: 1,
    POSITION_UNAVAILABLE: 2,
    TIMEOUT: 3,
  })

beforeEach(() => {
  vi.useFakeTimers()
  stored.clear()
  questions = 0
})

describe('asking without a question to the person', () => {
  const kindAfter = async (permission: PermissionState | undefined) => {
    const store = openStore({ permission: () => Promise.resolve(permission) })
    store.startUnprompted()
    await vi.advanceTimersByTimeAsync(0)
    return store.get().location.kind
  }

  it.each([
    ['granted', 'locating', 1],
    ['denied', 'locating', 1],
    ['prompt', 'unasked', 0],
    [undefined, 'unasked', 0],
  ] as const)('where the permission is %s: %s', async (permission, kind, asked) => {
    expect(await kindAfter(permission)).toBe(kind)
    expect(questions).toBe(asked)
  })

  it('asks a device that has answered before, and one that has no such service', async () => {
    stored.set('jm-posisi', JSON.stringify({ ...jakarta, ...unknownAge }))
    await kindAfter('prompt')
    expect(questions).toBe(1)
    stored.clear()
    const store = openStore({ geolocation: () => undefined })
    store.startUnprompted()
    expect(store.get().location.kind).toBe('unsupported')
  })

  it('lets a permission that is told late ask nothing, where the place was found and deleted meanwhile', async () => {
    const store = openStore({ permission: () => Promise.resolve('granted') })
    store.startUnprompted()
    store.request()
    locate()
    stored.clear()
    store.reread()
    await vi.advanceTimersByTimeAsync(0)
    expect(questions).toBe(1)
    expect(store.get().location.kind).toBe('unknown')
  })

  it('a tap asks, and so does the next screen that needs a place', async () => {
    const store = openStore()
    store.startUnprompted()
    await vi.advanceTimersByTimeAsync(0)
    store.start()
    expect(questions).toBe(1)
    locate()
    expect(store.get().location.kind).toBe('located')
  })
})

describe('asking', () => {
  it('fails at once where the browser throws instead of answering', () => {
    const store = openStore({
      geolocation: () => ({
        getCurrentPosition: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    })
    store.start()
    expect(store.get().location).toMatchObject({ kind: 'failed' })
  })

  it('goes from unknown over locating to a position, once for all screens', () => {
    const store = openStore()
    const seen = vi.fn()
    const leave = store.subscribe(seen)
    expect(store.get()).toEqual({ location: { kind: 'unknown' }, city: null })
    store.start()
    store.start()
    expect(store.get().location).toEqual({ kind: 'locating' })
    locate()
    expect(store.get().location).toEqual(located())
    store.start()
    expect(questions).toBe(1)
    // The device may take longer than a person waits.
    expect(answer.options?.timeout).toBeGreaterThanOrEqual(30_000)
    expect(seen).toHaveBeenCalledTimes(2)
    leave()
    store.request()
    locate()
    expect(seen).toHaveBeenCalledTimes(2)
  })

  it('fails after 5 s without an answer, not before, and still takes a late one', () => {
    const store = openStore()
    store.start()
    vi.advanceTimersByTime(4999)
    expect(store.get().location.kind).toBe('locating')
    vi.advanceTimersByTime(1)
    expect(store.get().location).toEqual({
      kind: 'failed',
      message: 'Gagal mendapatkan lokasi pengguna',
    })
    locate()
    expect(store.get().location).toEqual(located())
  })

  it.each([
    [1, 'refused'],
    [2, 'failed'],
  ])('tells an error of code %i as %s', (code, kind) => {
    const store = openStore()
    store.start()
    deny(code)
    expect(store.get().location).toEqual({
      kind,
      message: 'Gagal mendapatkan lokasi pengguna',
    })
    vi.advanceTimersByTime(10_000)
    expect(store.get().location.kind).toBe(kind)
  })

  it('knows a browser without geolocation', () => {
    const store = openStore({ geolocation: () => undefined })
    store.start()
    expect(store.get().location).toEqual({
      kind: 'unsupported',
      message: 'Geolocation tidak didukung di browser ini.',
    })
  })

  it('is settled with an answer, and after 5 s without one', async () => {
    const store = openStore()
    const isSettled = async () => {
      let settled = false
      void store.settled().then(() => (settled = true))
      await vi.advanceTimersByTimeAsync(0)
      return settled
    }
    expect(await isSettled()).toBe(true)
    for (const answered of [() => locate(), () => deny(2), () => vi.advanceTimersByTime(5000)]) {
      store.request()
      expect(await isSettled()).toBe(false)
      answered()
      expect(await isSettled()).toBe(true)
    }
  })

  it('uses a fix that takes 8 s, although "Coba lagi" was tapped meanwhile', () => {
    const store = openStore()
    store.start()
    const first = answer
    vi.advanceTimersByTime(6000)
    expect(store.get().location.kind).toBe('failed')
    store.request()
    // The first question's failure says nothing about the second.
    first.no?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
    expect(store.get().location.kind).toBe('locating')
    vi.advanceTimersByTime(2000)
    answer = first
    locate()
    vi.advanceTimersByTime(60_000)
    expect(store.get().location.kind).toBe('located')
  })

  it('uses a fix from a device that says both, in either order', () => {
    for (const say of [
      [() => deny(2), locate],
      [locate, () => deny(2)],
      [locate, () => deny(1)],
    ]) {
      const store = openStore()
      store.start()
      for (const one of say) one()
      expect(store.get().location.kind).toBe('located')
    }
  })

  it.each([
    { latitude: NaN, longitude: 106 },
    { latitude: 91, longitude: 0 },
    { latitude: 0, longitude: -181 },
  ])('finds nothing in %j', (position) => {
    const store = openStore()
    store.start()
    locate(position)
    expect(store.get().location.kind).toBe('failed')
    expect(stored.size).toBe(0)
    locate({ latitude: -90, longitude: 180 }, NaN)
    expect(store.get().location).toMatchObject({ kind: 'located', accuracy: 0 })
  })
})

describe('asking again', () => {
  const makassar = { latitude: -5.1477, longitude: 119.4327 }
  const granted = { permission: () => Promise.resolve('granted' as const) }
  const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  /** As when the page is shown again, and as when Home is. */
  const renewals = ['renew', 'start'] as const

  it.each(renewals)('half an hour after the last time, not before: %s', async (renew) => {
    const store = openStore(granted)
    store.start()
    locate()
    await later(RENEW_MS - 1)
    store[renew]()
    await later(0)
    expect(questions).toBe(1)
    await later(1)
    store[renew]()
    await later(0)
    expect(questions).toBe(2)
    // What was known stays until then.
    expect(store.get().location).toMatchObject({ position: jakarta })
    locate(makassar)
    expect(store.get().location).toEqual(located(makassar))
    store[renew]()
    await later(0)
    expect(questions).toBe(2)
  })

  it.each([
    ['prompt', 1, 'located'],
    ['denied', 1, 'refused'],
    [undefined, 2, 'located'],
  ] as const)('with permission %s: %i questions, %s', async (state, times, kind) => {
    const store = openStore({ permission: () => Promise.resolve(state) })
    store.start()
    locate()
    await later(RENEW_MS)
    store.renew()
    await later(0)
    expect(questions).toBe(times)
    expect(store.get().location.kind).toBe(kind)
    expect(stored.has('jm-posisi')).toBe(kind === 'located')
  })

  it.each([
    ['failed', 2],
    ['refused', 1],
  ] as const)('what was %s, once it is allowed, without a word meanwhile', async (kind, code) => {
    const store = openStore(granted)
    store.start()
    deny(code)
    await later(RENEW_MS)
    store.renew()
    await later(0)
    expect(store.get().location.kind).toBe(kind)
    locate()
    expect(store.get().location.kind).toBe('located')
  })

  it('asks nothing where nothing was asked before, and once for two at a time', async () => {
    const store = openStore(granted)
    store.renew()
    await later(0)
    expect(questions).toBe(0)
    store.start()
    locate()
    await later(RENEW_MS)
    store.renew()
    store.start()
    await later(0)
    expect(questions).toBe(2)
  })
})

describe('remembering', () => {
  const rough = { latitude: -6.175, longitude: 106.827 }

  it('serves the last position at once, to about 100 m, until a fresh one comes', () => {
    const at = Date.now()
    const first = openStore()
    first.start()
    locate(jakarta, 50_000)
    const store = openStore()
    store.start()
    expect(store.get().location).toEqual(located(rough, { accuracy: 50_000, at }))
    const makassar = { latitude: -5.1477, longitude: 119.4327 }
    locate(makassar)
    expect(store.get().location).toEqual(located(makassar))
  })

  it('keeps the last position when the device finds none, and forgets it when refused', () => {
    stored.set('jm-posisi', JSON.stringify(rough))
    const store = openStore()
    store.start()
    deny(2)
    vi.advanceTimersByTime(10_000)
    expect(store.get().location).toEqual(located(rough, unknownAge))
    store.request()
    deny(1)
    expect(store.get().location.kind).toBe('refused')
    expect(openStore().get().location.kind).toBe('unknown')
  })

  it.each([
    ['prompt', 0, 'refused'],
    [undefined, 0, 'refused'],
    ['granted', 1, 'locating'],
  ] as const)('after a refusal, with permission %s, asks %i times', async (state, times, kind) => {
    stored.set('jm-lokasi-ditolak', 'true')
    const store = openStore({ permission: () => Promise.resolve(state) })
    store.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(questions).toBe(times)
    expect(store.get().location.kind).toBe(kind)
  })

  it('asks again after a refusal when the user wants it, and forgets the refusal when allowed', () => {
    stored.set('jm-lokasi-ditolak', 'true')
    const store = openStore()
    store.start()
    store.request()
    locate()
    expect(store.get().location.kind).toBe('located')
    expect(stored.has('jm-lokasi-ditolak')).toBe(false)
  })

  it('keeps the chosen city until there is a place instead of it', () => {
    const city = { id: '0122', lokasi: 'KOTA SABANG' }
    openStore().chooseCity(city)
    const store = openStore()
    store.requestInstead()
    deny(1)
    expect(store.get()).toMatchObject({ city, location: { kind: 'refused' } })
    expect(openStore().get().city).toEqual(city)
    store.requestInstead()
    vi.advanceTimersByTime(5000)
    expect(store.get().city).toEqual(city)
    // Allowed at last.
    locate()
    expect(store.get()).toEqual({
      city: null,
      location: located(),
    })
    expect(openStore().get().city).toBeNull()
    store.chooseCity(city)
    store.request()
    locate()
    expect(store.get().city).toEqual(city)
    store.chooseCity(null)
    expect([store, openStore()].map((one) => one.get().city)).toEqual([null, null])
  })

  it('gives up the chosen city for a remembered place, where the device finds none', () => {
    stored.set('jm-posisi', JSON.stringify(rough))
    const store = openStore()
    store.chooseCity({ id: '0122', lokasi: 'KOTA SABANG' })
    store.requestInstead()
    deny(2)
    expect(store.get()).toEqual({
      city: null,
      location: located(rough, unknownAge),
    })
  })

  it.each([
    ['jm-posisi', '{"latitude":"-6","longitude":106}'],
    ['jm-posisi', '{"latitude":-96,"longitude":106}'],
    ['jm-posisi', 'null'],
    ['jm-kota', '{"id":122,"lokasi":"KOTA SABANG"}'],
  ])('does not trust what is stored: %s %s', (key, value) => {
    stored.set(key, value)
    expect(openStore().get()).toEqual({ location: { kind: 'unknown' }, city: null })
  })
})

describe('what was changed or deleted elsewhere', () => {
  const malang = { id: '3505', lokasi: 'KOTA MALANG' }

  it('is read again; the position of this visit stays', () => {
    const store = openStore()
    store.start()
    locate()
    stored.set('jm-kota', JSON.stringify(malang))
    store.reread()
    expect(store.get()).toEqual({ location: located(), city: malang })
  })

  it('is forgotten here too, and the next screen asks again', () => {
    const store = openStore()
    store.start()
    locate()
    store.chooseCity(malang)
    // An answer to this one comes too late.
    store.request()
    const late = answer.ok
    stored.clear()
    store.reread()
    expect(store.get()).toEqual({ location: { kind: 'unknown' }, city: null })
    answer.ok = late
    locate()
    expect(store.get().location.kind).toBe('unknown')
    expect(stored.size).toBe(0)
    store.start()
    expect(questions).toBe(3)
  })

  it('leaves a question alone that is being asked', () => {
    const store = openStore()
    store.start()
    store.reread()
    expect(store.get().location.kind).toBe('locating')
    locate()
    expect(store.get().location.kind).toBe('located')
  })
})
