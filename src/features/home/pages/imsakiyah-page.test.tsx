import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { requestQueue } from '@/api/request-queue'
import { fill, locate, press, shows, testScreens } from '@/app/screen-for-tests'
import { locationStore } from '@/domain/place/use-location'

const { open, setOnline, settle, hook } = testScreens()

beforeEach(() => {
  // In no month whose beginning is decided: there the sheet and Home may differ.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T13:00:00+07:00') })
  // How long its calls wait for each other is a matter of request-queue.test.ts.
  vi.spyOn(requestQueue, 'run').mockImplementation((call) => call())
  locationStore.chooseCity({ id: '1301', lokasi: 'KOTA JAKARTA' })
})
afterEach(() => {
  vi.useRealTimers()
})

const month = (name: RegExp) => screen.findByRole('table', { name })

const cellsOf = (row: HTMLElement) => Array.from(row.children, ({ textContent }) => textContent)

/** Each row's cells, once the Hijri days are known. */
async function rows(table: HTMLElement): Promise<string[][]> {
  const read = () => within(table).getAllByRole('row').slice(1).map(cellsOf)
  await waitFor(() => expect(read()[0]?.[1]).not.toBe(''))
  return read()
}

/** The two dates of each row: `"10 1"`. */
const dates = async (table: HTMLElement) =>
  (await rows(table)).map((cells) => cells.slice(0, 2).join(' '))

it('a month that was seen is there without a network', async () => {
  await open('/imsakiyah?bulan=2026-12')
  const seen = await rows(await month(/Kota Jakarta, Desember 2026/))
  await settle()
  setOnline(false)
  await open('/imsakiyah?bulan=2026-12')
  expect(await rows(await month(/Desember 2026/))).toEqual(seen)
  // One that wasn't seen can't be.
  await open('/imsakiyah?bulan=2027-01')
  await screen.findByRole('button', { name: 'Coba lagi' })
})

it('says which month is shown when another one is chosen', async () => {
  await open('/imsakiyah?bulan=2026-12')
  await month(/Desember 2026/)
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  screen.getByRole('link', { name: 'Bulan berikutnya' }).click()
  await waitFor(() => expect(said()).toContain('Januari 2027'))
})

it('has the Hijri day beside the date, the one of today as Home tells it', async () => {
  await open('/')
  await shows('Rabu, 14 Jumadil Akhir 1448 H')
  await open('/imsakiyah')
  // By the file it would be the 15th.
  expect(await dates(await month(/November 2026/))).toContain('25 14')
  screen.getByText(/Tanggal Hijriah adalah perkiraan\.$/)
})

it('the Hijri days of a month ahead, which are said to be an estimate', async () => {
  await open('/imsakiyah?bulan=2027-03')
  const table = await month(/Maret 2027 \(Ramadan – Syawal 1448\sH\), waktu WIB/)
  const all = await dates(table)
  expect([all[0], all[8], all[9]]).toEqual(['1 22', '9 30', '10 1'])
  await screen.findByText(
    /Tanggal Hijriah adalah perkiraan. Awal Ramadan dan Syawal menurut pemerintah/,
  )
})

it('a Ramadan is a sheet of its own, as long as whom one follows has it; also without a network', async () => {
  await open('/imsakiyah?bulan=2026-12')
  fireEvent.click(await screen.findByRole('link', { name: 'Ramadan 1448 H' }))
  const ramadan = () => month(/Kota Jakarta, Ramadan 1448 H, waktu WIB/)
  expect(await dates(await ramadan())).toEqual([
    'Februari 2027',
    ...Array.from({ length: 21 }, (_, index) => `${index + 1} ${index + 8}`),
    'Maret 2027',
    ...Array.from({ length: 9 }, (_, index) => `${index + 22} ${index + 1}`),
  ])
  screen.getByText(/^Menurut pemerintah: .*1 Syawal Rabu, 10 Maret 2027 \(perkiraan\)/)
  fireEvent.click(screen.getByRole('radio', { name: 'Muhammadiyah' }))
  await screen.findByText(/^Menurut Muhammadiyah: .*1 Syawal Selasa, 9 Maret 2027 \(perkiraan\)/)
  expect((await dates(await ramadan())).at(-1)).toBe('29 8')
  await settle()

  setOnline(false)
  await open('/imsakiyah?bulan=ramadan-1448')
  expect((await dates(await ramadan())).at(-1)).toBe('29 8')
  expect(screen.getByRole('radio', { name: 'Muhammadiyah' })).toHaveProperty('checked', true)
  fireEvent.click(screen.getByRole('radio', { name: 'Pemerintah' }))
  await waitFor(async () => expect((await dates(await ramadan())).at(-1)).toBe('30 9'))
})

it('steps from a Ramadan to the months in which it begins and ends', async () => {
  await open('/imsakiyah?bulan=ramadan-1448')
  await month(/Ramadan 1448 H/)
  expect(screen.queryByRole('link', { name: /Ramadan/ })).toBeNull()
  for (const [step, name] of [
    ['Bulan sebelumnya', /Februari 2027/],
    ['Bulan berikutnya', /Maret 2027/],
  ] as const) {
    fireEvent.click(screen.getByRole('link', { name: step }))
    await month(name)
    fireEvent.click(screen.getByRole('link', { name: 'Ramadan 1448 H' }))
    await month(/Ramadan 1448 H/)
  }
})

it('without a location a city is chosen; a month that is none is this one', async () => {
  locationStore.chooseCity(null)
  locate(null)
  await open('/imsakiyah?bulan=2026-13')
  await shows('Kota belum diketahui')
  await press('Pilih kota')
  await fill('Cari kota atau kabupaten', 'jayapura')
  await press(/^Kota Jayapura/)
  await month(/Kota Jayapura, November 2026 .*waktu WIT$/)
})

it('a service that is down is told of, and can be asked again', async () => {
  await open('/imsakiyah')
  await month(/November 2026/)
  await hook('services/prayer/down')
  fireEvent.click(screen.getByRole('link', { name: 'Bulan berikutnya' }))
  await screen.findByRole('button', { name: 'Coba lagi' })
  await hook('services/prayer/up')
  await press('Coba lagi')
  await month(/Desember 2026/)
})
