import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TooManyRequests } from '@/api/errors'
import { requestQueue } from '@/api/request-queue'
import { fill, locate, press, shows, testScreens } from '@/app/screen-for-tests'

const { open, settle, hook, log } = testScreens()

const jakarta = { latitude: -6.1754, longitude: 106.8272 }
const makassar = { latitude: -5.1477, longitude: 119.4327 }
const jayapura = { latitude: -2.5337, longitude: 140.7181 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubEnv('TZ', 'Asia/Jakarta')
  // How long its calls wait for each other is a matter of request-queue.test.ts.
  vi.spyOn(requestQueue, 'run').mockImplementation((call) => call())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

/** What Home says of the next shalat. */
const next = () => screen.getByText(/lagi menuju/).closest('button')?.textContent
const tells = (words: string | RegExp) => waitFor(() => expect(next()).toMatch(words))
const bar = () => screen.getByRole('banner').textContent

/** The paths that a public service was asked for. */
const asked = (service: string) =>
  log().flatMap((entry) => (entry.service === service ? [entry.path] : []))

/** The app is returned to at that time. */
function returnAt(time: string) {
  vi.setSystemTime(time)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

async function openSheet() {
  await press(/lagi menuju/)
  return screen.findByRole('dialog', { name: 'Jadwal Shalat' })
}

const marked = (sheet: HTMLElement) =>
  within(sheet)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes('berikutnya'))

// By the stand-in's own table: the five times of a day there, Subuh of the next day last.
it.each([
  {
    at: jakarta,
    label: 'Daerah Khusus ibukota Jakarta, Indonesia',
    city: 'Kota Jakarta',
    id: '1301',
    now: '2026-12-31T15:30:00+07:00',
    prayer: 'Maghrib',
    clock: '15.30 WIB',
    timeZone: 'Asia/Jakarta',
  },
  {
    at: makassar,
    label: 'Makassar, Indonesia',
    city: 'Kota Makassar',
    id: '2622',
    now: '2028-02-29T03:30:00+08:00',
    prayer: 'Subuh',
    clock: '03.30 WITA',
    timeZone: 'Asia/Makassar',
  },
  {
    // After the last one of the day.
    at: jayapura,
    label: 'Jayapura, Indonesia',
    city: 'Kota Jayapura',
    id: '3329',
    now: '2026-12-31T23:10:00+09:00',
    prayer: 'Subuh',
    clock: '23.10 WIT',
    timeZone: 'Asia/Jayapura',
  },
])(
  'on a device in New York the next shalat in $city is the city’s',
  async ({ at, label, city, id, now, prayer, clock, timeZone }) => {
    vi.stubEnv('TZ', 'America/New_York')
    vi.setSystemTime(now)
    locate(at)
    await open('/')
    await tells(`Sekarang ${clock}`)
    expect(bar()).toContain(label)
    // Not "perkiraan".
    const [, time, hours, minutes] =
      new RegExp(`^${prayer}(\\d\\d\\.\\d\\d)(\\d+) jam (\\d+) menit lagi menuju ${prayer}`).exec(
        next() ?? '',
      ) ?? []
    // The countdown leads from the clock to the shalat.
    const then = new Date(Date.parse(now) + (Number(hours) * 60 + Number(minutes)) * 60_000)
    expect(time).toBe(
      then.toLocaleTimeString('id-ID', { timeZone, hour: '2-digit', minute: '2-digit' }),
    )
    expect((await openSheet()).textContent).toContain(city)
    // The first day asked for is the city's, not the device's.
    const date = now.slice(0, 10).replaceAll('-', '/')
    expect(asked('prayer').find((path) => path.includes('/jadwal/'))).toBe(
      `/prayer/v2/sholat/jadwal/${id}/${date}`,
    )
  },
)

it('the day’s five stand in a strip, the next one marked; after the last none is', async () => {
  vi.setSystemTime('2026-11-30T12:30:00+07:00')
  locate(jakarta)
  await open('/')
  await tells(/Subuh\d\d\.\d\dDzuhur\d\d\.\d\dAshar\d\d\.\d\dMaghrib\d\d\.\d\dIsya\d\d\.\d\d/)
  const nextOf = () =>
    screen
      .getByText(/lagi menuju/)
      .closest('button')
      ?.querySelector('[data-next]')?.textContent
  expect(nextOf()).toMatch(/^Ashar/)
  returnAt('2026-11-30T20:00:00+07:00')
  await tells('menuju Subuh')
  expect(nextOf()).toBeUndefined()
})

it('a tap opens the day’s five shalat; calls are made once a day, each in its turn', async () => {
  // No day next to the stand-in's own, whose Hijri date would not be this one's.
  vi.setSystemTime('2026-08-06T13:00:00+07:00')
  locate(jakarta)
  await open('/')
  await screen.findByText(/^\D+, \d+ \D+ 14\d\d H$/)
  await settle()
  expect(asked('prayer')).toHaveLength(4)
  expect(requestQueue.run).toHaveBeenCalledTimes(4)
  expect(log().find(({ path }) => path.includes('/cal/'))?.query).toEqual({ adj: '-1' })
  const sheet = await openSheet()
  const times = within(sheet).getAllByRole('listitem')
  const time = String.raw`\d\d\.\d\d$`
  for (const [at, name] of ['Subuh', 'Dzuhur', 'Ashar', 'Maghrib', 'Isya'].entries())
    expect(times[at]?.textContent).toMatch(new RegExp(`^${name}(berikutnya)?${time}`))
  expect(times).toHaveLength(5)
  expect(marked(sheet)).toEqual([expect.stringContaining('Ashar')])
  expect(sheet.textContent).toContain('Kamis, 6 Agustus 2026')
  await waitFor(() =>
    expect(sheet.querySelector('dl')?.textContent).toMatch(
      /^Imsak\d\d\.\d\dTerbit\d\d\.\d\dDhuha\d\d\.\d\d$/,
    ),
  )

  const others = () => log().filter(({ service }) => service !== 'backend').length
  const before = others()
  await open('/')
  await tells('menuju Ashar')
  await settle()
  expect(others()).toBe(before)

  // The month has the same times.
  fireEvent.click(within(await openSheet()).getByRole('link', { name: 'Jadwal sebulan' }))
  const month = await screen.findByRole('table', { name: /^Jadwal imsakiyah Kota Jakarta, Agu/ })
  const today = month.querySelector('[aria-current=date]')?.closest('tr')
  expect(today?.textContent).toContain(times[0]?.textContent.slice(-5))
})

it('moves on to tomorrow after the last, and over midnight', async () => {
  vi.setSystemTime('2026-11-30T17:40:00+07:00')
  locate(jakarta)
  await open('/')
  await tells('menuju Maghrib')
  returnAt('2026-11-30T18:00:00+07:00')
  await tells('menuju Isya')
  returnAt('2026-11-30T19:30:00+07:00')
  await tells('menuju Subuh')
  const sheet = await openSheet()
  expect(marked(sheet)).toEqual([expect.stringContaining('Subuh besok')])
  returnAt('2026-12-01T00:30:00+07:00')
  await waitFor(() => expect(sheet.textContent).toContain('Selasa, 1 Desember 2026'))
  expect(marked(sheet)).toEqual([expect.stringMatching(/^Subuhberikutnya04/)])
})

it('who gives no location is told so, and chooses a city that is remembered', async () => {
  vi.setSystemTime('2026-11-21T12:00:00+07:00')
  locate(null)
  await open('/')
  await shows('Error saat mengambil data lokasi.')
  await shows('Gagal mendapatkan lokasi pengguna')
  // The place is in the name of the button that changes it, and is announced once.
  const change = screen.getByRole('button', { name: 'Gagal mendapatkan Lokasi (ubah lokasi)' })
  expect(within(change).queryByRole('status')).toBeNull()
  expect(change.closest('[role=status]')?.textContent).toBe('Gagal mendapatkan Lokasi')

  await press('Pilih kota')
  const sheet = await screen.findByRole('dialog', { name: 'Pilih kota' })
  // Its content isn't its description.
  expect(sheet.getAttribute('aria-describedby')).toBeNull()
  await fill('Cari kota atau kabupaten', 'atlantis')
  await within(sheet).findByText('Kota tidak ditemukan')
  within(sheet).getByText('Tidak ada kota ditemukan')
  await fill('Cari kota atau kabupaten', 'malang')
  await within(sheet).findByText('3 kota ditemukan')
  const found = await within(sheet).findAllByRole('listitem')
  expect(found.map(({ textContent }) => textContent)).toEqual([
    'Kota Malang',
    'Kab. Malang',
    'Kab. Pemalang',
  ])
  fireEvent.click(within(sheet).getByRole('button', { name: 'Kota Malang' }))
  await tells(/menuju Ashar/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bar()).toContain('Kota Malang, Indonesia')
  await open('/')
  await tells(/menuju Ashar/)
  expect(bar()).toContain('Kota Malang, Indonesia')

  // Given up only for a place, and none is given.
  await press(/ubah lokasi/)
  await press('Gunakan lokasi saya')
  await within(await screen.findByRole('dialog')).findByText('Gagal mendapatkan lokasi pengguna')
  expect(bar()).toContain('Kota Malang, Indonesia')
  expect(asked('prayer').filter((path) => path.includes('/1634/2026/11/21'))).toHaveLength(1)
  expect(asked('geocode')).toEqual([])
})

it('where the geocoder knows nothing, the times are computed at the position', async () => {
  await hook('services/geocode/down')
  vi.setSystemTime('2026-11-21T12:00:00+07:00')
  locate(makassar)
  await open('/')
  await tells(/perkiraan.*WITAError saat mengambil data lokasi\./)
  expect(bar()).toContain('Gagal mendapatkan Lokasi')
})

it('a busy service is waited for with a computation, and says nothing of itself', async () => {
  await hook('services/prayer/busy')
  locate(jakarta)
  await open('/')
  await tells(/perkiraan/)
  // The queue knows how long to leave it alone.
  const [refused] = vi.mocked(requestQueue.run).mock.results
  await expect(refused?.value).rejects.toBeInstanceOf(TooManyRequests)
  await shows(/^(?!.*429)/)
})

it('without the service: the stored day, and else a computation that says so', async () => {
  vi.setSystemTime('2026-11-21T12:00:00+07:00')
  locate(jakarta)
  await open('/')
  await tells(/^Ashar\d.*menuju Ashar/)
  await settle()
  const official = next()?.slice(0, 10)
  await hook('services/prayer/down')
  await open('/')
  await tells(/^Ashar\d.*menuju Ashar/)

  // Weeks later nothing stored will do.
  vi.setSystemTime('2027-01-15T13:00:00+07:00')
  await open('/')
  await tells(/^Ashar.*perkiraan.*menuju Ashar/)
  await shows('Jumat, 15 Januari 2027')
  expect(next()).not.toContain(official?.slice(5))
  expect((await openSheet()).textContent).toContain('Ini perkiraan yang dihitung di perangkat Anda')
})

it('where a Ramadan begins by decision a day before the service’s, Home tells both', async () => {
  vi.setSystemTime('2027-02-08T10:00:00+07:00')
  locate(jakarta)
  await open('/')
  await screen.findByText('Senin, 30 Syakban 1448 H')
  await screen.findByText('1 Ramadan menurut perkiraan kriteria pemerintah')
})
