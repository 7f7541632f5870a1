import { afterEach, describe, expect, it, vi } from 'vitest'
import { fiveShalat } from './next-shalat'
import { WIB, WITA } from '@/domain/place/zone'
import { nearestCity, placeOfCity } from '@/domain/place/city-coordinates'
import { computeTimes, estimateDay, type Whereabouts } from './estimate'

afterEach(() => {
  vi.unstubAllEnvs()
})

const estimate = (where: Partial<Whereabouts>, date = '2026-11-21') =>
  estimateDay(
    { city: null, position: null, abroad: false, ...where },
    date,
    Date.parse(`${date}T12:00:00Z`),
  )

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

describe('the computation', () => {
  // Official schedules: subuh, dzuhur, ashar, maghrib, isya.
  const official = [
    ['KOTA JAKARTA', '2026-08-06', '04:45 12:02 15:23 17:58 19:09'],
    ['KOTA KEDIRI', '2024-06-23', '04:23 11:38 14:57 17:28 18:42'],
  ] as const

  it.each(official)('of %s on %s is within a minute of the official one', (lokasi, date, times) => {
    for (const device of ['Asia/Jakarta', 'America/New_York', 'Pacific/Kiritimati']) {
      vi.stubEnv('TZ', device)
      const day = estimate({ city: { id: '0000', lokasi } }, date)
      times.split(' ').forEach((time, index) => {
        const key = fiveShalat[index] ?? 'subuh'
        const computed = day?.times[key] ?? ''
        expect(
          Math.abs(minutes(computed) - minutes(time)),
          `${key} in ${device}: ${computed}, officially ${time}`,
        ).toBeLessThanOrEqual(1)
      })
    }
  })

  it('is of the city’s own zone', () => {
    const makassar = { latitude: -5.1477, longitude: 119.4327 }
    const dzuhur = minutes(computeTimes(makassar, '2026-11-21', WITA).dzuhur)
    expect(dzuhur).toBeGreaterThan(minutes('11:40'))
    expect(dzuhur).toBeLessThan(minutes('12:10'))
    expect(minutes(computeTimes(makassar, '2026-11-21', WIB).dzuhur)).toBe(dzuhur - 60)
  })

  it.each(['2028-02-29', '2026-12-31', '2027-01-01'])('knows %s', (date) => {
    const { subuh, isya } = computeTimes({ latitude: -6.2, longitude: 106.8 }, date, WIB)
    expect(minutes(isya) - minutes(subuh)).toBeGreaterThan(13 * 60)
  })
})

describe('where', () => {
  it('a city is known by its name, however it is spelled', () => {
    expect(placeOfCity('KOTA BAU BAU')?.zone.name).toBe('WITA')
    expect(placeOfCity('KOTA BANDUNG')).toMatchObject({ zone: { name: 'WIB' } })
    expect(placeOfCity('KOTA JAYAPURA')?.zone.name).toBe('WIT')
    expect(placeOfCity('KOTA ATLANTIS')).toBeNull()
  })

  it.each([
    [-6.2, 106.8, 'WIB'],
    [0.13, 111.1, 'WIB'],
    [-8.65, 115.2, 'WITA'],
    [-3.44, 114.83, 'WITA'],
    [-2.2, 113.9, 'WIB'],
    [-3.7, 128.2, 'WIT'],
    [-0.86, 131.25, 'WIT'],
  ])('%f, %f is in %s', (latitude, longitude, zone) => {
    expect(nearestCity({ latitude, longitude })?.zone.name).toBe(zone)
  })

  it('a place far from Indonesia has no zone of ours', () => {
    vi.stubEnv('TZ', 'Asia/Riyadh')
    const position = { latitude: 21.4, longitude: 39.8 }
    expect(nearestCity(position)).toBeNull()
    expect(estimate({ position })?.zone).toEqual({ name: '', offset: 3 })
  })

  it('goes by the city, and by the position where there is no city or none that is known', () => {
    const jakarta = { latitude: -6.18, longitude: 106.83 }
    const sorong = { id: '3413', lokasi: 'KOTA SORONG' }
    expect(estimate({ city: sorong, position: jakarta })?.zone.name).toBe('WIT')
    expect(estimate({ position: jakarta })?.zone.name).toBe('WIB')
    const unknown = { id: '9999', lokasi: 'KAB. ANTAH BERANTAH' }
    expect(estimate({ city: unknown })).toBeNull()
  })
})
