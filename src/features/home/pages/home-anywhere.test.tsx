import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { first, locate, press, shows, testScreens } from '@/app/screen-for-tests'

const { open } = testScreens()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const sydney = [-33.87, 151.21, 'Australia'] as const
const london = [51.51, -0.13, 'Britania Raya'] as const
const longyearbyen = [78.22, 15.64, 'Norwegia'] as const

/** Where the device is, what its clock follows, and a moment. */
const anywhere: [place: readonly [number, number, string], zone: string, moment: string][] = [
  [sydney, 'Asia/Jakarta', '2026-12-10T21:50:00+11:00'],
  [sydney, 'Asia/Jakarta', '2026-12-10T15:00:00+11:00'],
  [london, 'Europe/London', '2026-06-12T23:59:00+01:00'],
  [london, 'Asia/Jakarta', '2026-06-13T00:30:00+01:00'],
  [longyearbyen, 'Arctic/Longyearbyen', '2026-06-21T12:00:00+02:00'],
  [longyearbyen, 'Arctic/Longyearbyen', '2026-12-21T12:00:00+01:00'],
  [[-90, 0, ''], 'Antarctica/South_Pole', '2026-12-31T23:59:00+13:00'],
  [[1.87, -157.4, 'Kiribati'], 'Pacific/Kiritimati', '2027-01-01T00:10:00+14:00'],
  [[27.7, 85.3, 'Nepal'], 'Asia/Kathmandu', '2028-02-29T13:00:00+05:45'],
  [[-16.8, -179.99, 'Fiji'], 'Pacific/Fiji', '2028-03-01T00:10:00+12:00'],
  [[-31.55, 159.08, 'Australia'], 'Australia/Lord_Howe', '2026-04-05T01:45:00+10:30'],
  [[33.57, -7.59, 'Maroko'], 'Africa/Casablanca', '2027-02-07T02:30:00+00:00'],
  [[-6.2, 106.83, 'Indonesia'], 'America/New_York', '2064-02-29T20:00:00+07:00'],
]

it.each(anywhere)('Home has the next shalat at %j, by %s, at %s', async (place, zone, moment) => {
  const [latitude, longitude, country] = place
  vi.stubEnv('TZ', zone)
  vi.setSystemTime(moment)
  const position = { latitude, longitude }
  locate(position)
  const known = { position, address: { city: 'Kota', country }, city: null }
  if (country) localStorage.setItem('jm-tempat', JSON.stringify(known))
  await open('/')
  const next = await screen.findByRole('button', { name: /lagi menuju/ })
  expect(next.textContent).toMatch(/^[A-Z][a-z]+perkiraan\d\d\.\d\d\d+ jam \d+ menit lagi menuju/)
  await press(/lagi menuju/)
  const sheet = await screen.findByRole('dialog', { name: 'Jadwal Shalat' })
  const rows = within(sheet).getAllByRole('listitem')
  expect(rows.length === 5 || rows.length === 6).toBe(true)
  for (const row of rows) expect(row.textContent).toMatch(/^[A-Z][a-z]+( besok)?.*\d\d\.\d\d$/)
  expect(rows.filter(({ textContent }) => textContent.includes('berikutnya'))).toHaveLength(1)
  expect(first(rows).textContent).toContain('Subuh')
  await waitFor(() => expect(screen.queryByText('Terjadi kesalahan')).toBeNull())
})

it('a browser that would put a question is left alone until a tap', async () => {
  const { permissions } = navigator
  const answer = await permissions.query({ name: 'geolocation' })
  vi.spyOn(permissions, 'query').mockResolvedValue(answer)
  vi.spyOn(answer, 'state', 'get').mockReturnValue('prompt')
  locate({ latitude: -6.1754, longitude: 106.8272 })
  await open('/')
  await shows('Waktu shalat mengikuti kota Anda.')
  screen.getByRole('button', { name: 'Pilih kota (ubah lokasi)' })
  await shows(/^(?!.*(Gagal|Error))/)
  await press('Gunakan lokasi saya')
  await screen.findByRole('button', { name: /lagi menuju/ })
})
