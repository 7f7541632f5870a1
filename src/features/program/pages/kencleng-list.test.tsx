import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { first, locate, press, shows, testScreens } from '@/app/screen-for-tests'
import { locationStore } from '@/domain/place/use-location'

const { open } = testScreens({ base: false })

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
