import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { address, first, locate, press, shows, testScreens } from '@/app/screen-for-tests'
import { locationStore } from '@/domain/place/use-location'

const { open, calls } = testScreens({ base: false })

const cards = () => screen.getAllByRole('article').map(({ textContent }) => textContent)
const firstCard = (...words: (string | RegExp)[]) =>
  waitFor(() => words.forEach((word) => expect(first(cards())).toMatch(word)))

it('says why there is no order by distance without a location, and asks for one', async () => {
  locate(null)
  locationStore.request()
  await open('/kencleng-masjid')
  await screen.findAllByRole('article')
  await firstCard('Jarak tidak diketahui')
  const map = screen.getByRole('link', { name: 'Cari di peta' })
  expect(map.getAttribute('href')).toBe('/kencleng-masjid/map')
  await press(/^Filter/)
  fireEvent.click(await screen.findByRole('radio', { name: 'Terdekat' }))
  await press('Terapkan Filter')
  await shows('Lokasi Anda tidak diketahui')
  locate({ latitude: -2.5337, longitude: 140.7181 })
  await press('Cari lokasi saya')
  await firstCard('Masjid Raya Nurul Anshar Jayapura', '20 m')
})

it('is sorted by distance, as the address says, and reset', async () => {
  locate({ latitude: -5.1477, longitude: 119.4327 })
  locationStore.request()
  await open('/kencleng-masjid')
  await screen.findAllByRole('article')
  await firstCard('Masjid Raya Al-Hidayah', /1\.\d{3},\d{2} km/)
  for (const [order, ...words] of [
    ['Terdekat', 'Masjid Al-Mubarak Panakkukang', '1,69 km'],
    ['Terjauh', 'Masjid Nurul Yaqin Lhoknga'],
  ] as const) {
    await press(/^Filter/)
    fireEvent.click(await screen.findByRole('radio', { name: order }))
    await press('Terapkan Filter')
    await firstCard(...words)
    expect(cards().at(-1)).toContain('Jarak tidak diketahui')
  }
  await open(address())
  await firstCard('Masjid Nurul Yaqin Lhoknga')
  const before = calls('get_campaign')
  await press(/^Filter/)
  await press('Reset')
  await firstCard('Masjid Raya Al-Hidayah')
  expect(address()).toBe('/kencleng-masjid')
  await waitFor(() => expect(calls('get_campaign')).toBe(before + 1))
})
