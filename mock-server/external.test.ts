import quran from 'quran-json/dist/chapters/index.json'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { cities } from './external/places'
import { hijriDate } from './external/prayer'
import { prayerTimes } from './external/sun'
import { DEVELOPMENT_KEY, startStandIn } from './start'

/** What the stand-in's services take for the time, in milliseconds. */
let milliseconds = 0
const standIn = await startStandIn({ port: 0, quiet: true, now: () => milliseconds })
afterAll(() => standIn.close())
beforeEach(() => standIn.log.clear())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(standIn.url + path, { headers })
const json = async (path: string) => {
  const body: unknown = await (await get(path)).json()
  return body
}
describe('the schedule service', () => {
  it('finds every city that has the word in its name', async () => {
    expect(await json('/prayer/v2/sholat/kota/cari/malang')).toMatchObject({
      data: [
        { id: '1419', lokasi: 'KAB. PEMALANG' },
        { id: '1614', lokasi: 'KAB. MALANG' },
        { id: '1634', lokasi: 'KOTA MALANG' },
      ],
    })
    expect(await json('/prayer/v2/sholat/kota/cari/atlantis')).toMatchObject({ data: [] })
  })

  it('knows many cities, in the order of their ids, none twice', () => {
    const ids = cities.map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(60)
    expect(ids).toEqual([...new Set(ids)].toSorted())
    // A client that takes the first hit is wrong about these.
    const first = (word: string) => cities.find(({ lokasi }) => lokasi.includes(word))?.lokasi
    expect(['BANDUNG', 'MALANG', 'SOLOK', 'PADANG', 'JAYAPURA'].map(first)).toEqual([
      'KAB. BANDUNG',
      'KAB. PEMALANG',
      'KAB. SOLOK',
      'KOTA PADANGSIDEMPUAN',
      'KAB. JAYAPURA',
    ])
  })

  it('computes a day, and refuses another city', async () => {
    expect(await json('/prayer/v2/sholat/jadwal/3329/2026/11/21')).toMatchObject({
      status: true,
      data: { id: 3329, lokasi: 'KOTA JAYAPURA', jadwal: { tanggal: 'Sabtu, 21/11/2026' } },
    })
    expect(await json('/prayer/v2/sholat/jadwal/9999/2026/11/21')).toEqual({
      status: false,
      request: { path: '/sholat/jadwal/9999/2026/11/21' },
      message: 'Data not found',
    })
  })

  it.each([
    [
      'Jakarta',
      { latitude: -6.1754, longitude: 106.8272, offset: 7 },
      '2026-08-06',
      '04:45 05:59 12:02 15:23 17:58 19:09',
    ],
    [
      'Kediri',
      { latitude: -7.848, longitude: 112.0178, offset: 7 },
      '2024-06-23',
      '04:23 05:41 11:38 14:57 17:28 18:42',
    ],
  ])('is within a minute of the official times of %s', (_name, place, day, official) => {
    const times = prayerTimes(new Date(day), place)
    const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    const own = [times.subuh, times.terbit, times.dzuhur, times.ashar, times.maghrib, times.isya]
    official.split(' ').forEach((time, index) => {
      expect(Math.abs(minutes(own[index] ?? '') - minutes(time)), `${index}`).toBeLessThanOrEqual(1)
    })
  })

  it('tells the Hijri date, shifted', async () => {
    expect(hijriDate(new Date('2025-09-06T05:00:00Z'))).toBe('14 Rabiul Awal 1447 H')
    expect(await json('/prayer/v2/cal/hijr/?adj=-1')).toMatchObject({
      request: { adj: -1 },
      data: {
        date: [expect.any(String), expect.stringMatching(/^\d+ \D+ 14\d\d H$/), expect.any(String)],
      },
    })
  })
})

describe('a service that is out of order', () => {
  const set = (state: string) =>
    fetch(`${standIn.url}/__dev/services/prayer/${state}`, { method: 'POST' })
  const call = () => get('/prayer/v2/cal/hijr/?adj=-1')
  afterEach(() => set('up'))

  it('is down, or refuses in plain text', async () => {
    await set('down')
    expect((await call()).status).toBe(503)
    await set('busy')
    const refused = await call()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(refused.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await refused.text()).toBe('Too Many Requests')
    expect((await get('/surah/surat')).status).toBe(200)
    await set('up')
    expect((await call()).status).toBe(200)
    expect((await set('gone')).status).toBe(404)
  })

  it('refuses two calls within a second when strict, as the real one', async () => {
    const callAfter = async (pause: number) => {
      milliseconds += pause
      return (await call()).status
    }
    await set('strict')
    expect(await callAfter(1000)).toBe(200)
    expect(await callAfter(999)).toBe(429)
    // The refused one was a call too.
    expect(await callAfter(999)).toBe(429)
    expect(await callAfter(1000)).toBe(200)
  })
})

describe('geocoding', () => {
  const miss = (lat: number, lon: number) =>
    `/geocode/reverse?format=json&lat=${lat}&lon=${lon}&addressdetails=1&accept-language=id`
  const reverse = (lat: number, lon: number) =>
    json(`/geocode/reverse?format=json&lat=${lat}&lon=${lon}&addressdetails=1&accept-language=id`)

  it('names the nearest place, or misses with an error', async () => {
    expect(await reverse(-6.81, 107.61)).toMatchObject({ address: { county: 'Bandung Barat' } })
    expect(await reverse(-8.5, 115.3)).toMatchObject({ address: { region: 'Gianyar' } })
    expect((await get(miss(-11, 106))).status).toBe(200)
    expect((await get(miss(0, 0))).status).toBe(404)
    for (const address of [miss(-11, 106), miss(0, 0)])
      expect(await json(address)).toEqual({ error: 'Unable to geocode' })
  })

  it('answers in the phone’s language, unless it is asked for Indonesian', async () => {
    const foreign = await json('/geocode/reverse?format=json&lat=-6.81&lon=107.61&addressdetails=1')
    expect(foreign).toMatchObject({
      address: { county: 'Bandung Barat Regency', country: 'Indonesien', country_code: 'id' },
    })
    expect(await reverse(-6.81, 107.61)).toMatchObject({ address: { country: 'Indonesia' } })
  })

  it.each([
    [-7.03, 107.52, { city: undefined, county: 'Bandung' }],
    [-0.535, 117.091, { city: 'Samarinda', county: undefined }],
    [
      -6.1754,
      106.8272,
      { city: 'Daerah Khusus ibukota Jakarta', city_district: 'Jakarta Pusat', county: undefined },
    ],
    [-8.6, 115.14, { region: 'Badung', city: undefined, county: undefined }],
  ])('has the shape of the place at %f, %f', async (lat, lon, parts) => {
    const { address } = z
      .object({ address: z.record(z.string(), z.string()) })
      .parse(await reverse(lat, lon))
    for (const [part, name] of Object.entries(parts)) expect(address[part]).toBe(name)
  })
})

describe('surahs', () => {
  interface Listed {
    nomor: number
    nama: string
    jumlahAyat: number
    tempatTurun: string
    audioFull: Record<string, string>
  }

  it('are all 114, with the names, counts and places that the Qur’an’s text has', async () => {
    const body: unknown = await json('/surah/surat')
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the contract has just been checked by Prism
    const { data } = body as { data: Listed[] }
    const said = data.map(({ nomor, nama, jumlahAyat, tempatTurun }) =>
      [nomor, nama, jumlahAyat, tempatTurun].join(' '),
    )
    const right = quran.map(({ id, name, total_verses: count, type }) =>
      [id, name, count, type === 'meccan' ? 'Mekah' : 'Madinah'].join(' '),
    )
    expect(right).toHaveLength(114)
    expect(said).toEqual(right)
    expect(Object.keys(data[0]?.audioFull ?? {})).toEqual(['01', '02', '03', '04', '05', '06'])
    expect(await get(new URL(data[113]?.audioFull['01'] ?? '').pathname)).toMatchObject({
      ok: true,
    })
  })

  it.each([
    ['no range', undefined, 200, null, 24_044],
    ['the whole', 'bytes=0-', 206, 'bytes 0-24043/24044', 24_044],
    ['a part', 'bytes=44-143', 206, 'bytes 44-143/24044', 100],
    ['more than there is', 'bytes=24000-99999', 206, 'bytes 24000-24043/24044', 44],
    ['the end', 'bytes=-100', 206, 'bytes 23944-24043/24044', 100],
    ['beyond the end', 'bytes=24044-', 416, 'bytes */24044', 0],
    ['nonsense', 'bytes=-', 200, null, 24_044],
  ])('recitations are served in parts: %s', async (_what, range, status, content, length) => {
    const answer = await get('/audio/01/103.wav', range === undefined ? {} : { range })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-range')).toBe(content)
    expect((await answer.arrayBuffer()).byteLength).toBe(length)
  })

  it('recitations differ by reciter, and the last one’s fail where the README says', async () => {
    const bytes = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer())
    expect(await bytes('/audio/01/108.wav')).not.toEqual(await bytes('/audio/02/108.wav'))
    expect((await get('/audio/06/002.wav')).status).toBe(500)
    await expect(get('/audio/06/003.wav')).rejects.toThrow()
    expect((await bytes('/audio/06/005.wav')).toString()).toContain('<h1>')
    for (const path of ['/audio/07/001.wav', '/audio/01/000.wav', '/audio/01/115.wav'])
      expect((await get(path)).status, path).toBe(404)
  })
})

describe('every external service', () => {
  it('is checked against its contract', async () => {
    await json('/surah/surat')
    await json(
      '/geocode/reverse?format=json&lat=-6.8&lon=107.6&addressdetails=1&accept-language=id',
    )
    await json('/prayer/v2/cal/hijr/')
    expect(standIn.log.violations).toEqual([])
    expect(standIn.log.entries.map(({ service }) => service)).toEqual([
      'surah',
      'geocode',
      'prayer',
    ])
  })

  it('never gets our key or a parameter that it does not have', async () => {
    const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    await get('/surah/surat?kode=get_campaign', { key: DEVELOPMENT_KEY })
    expect(printed).toHaveBeenCalled()
    expect(standIn.log.violations).toMatchObject([
      { operation: 'surah GET /surat', pointer: '/query/kode' },
      { operation: 'surah GET /surat', pointer: '/header/key' },
    ])
  })
})
