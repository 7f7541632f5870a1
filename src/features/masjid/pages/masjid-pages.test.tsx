import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { first, shows, testScreens } from '@/app/screen-for-tests'

const { open, hook } = testScreens()

it('invents no distance without a location', async () => {
  await open('/masjid')
  const card = first(await screen.findAllByRole('article'))
  expect(card.textContent).toContain('Jarak tidak diketahui')
  expect(screen.queryByText(/\d km$/)).toBeNull()
  await open('/masjid/masjid-raya-al-hidayah/kegiatan')
  await shows('Jarak tidak diketahui')
})

it('says that nobody has put a mosque on the map', async () => {
  await open('/masjid/masjid-darussalam-rungan')
  await screen.findByText('Lokasi masjid ini belum ada di peta.')
  expect(screen.queryByRole('link', { name: /Petunjuk arah/ })).toBeNull()
})

it('says that no mosque is on the map', async () => {
  await hook('rows?count=0')
  await open('/kencleng-masjid/map')
  await shows('Belum ada masjid di peta.')
})

it('says that a mosque could not be loaded', async () => {
  await open('/masjid/gagal-500')
  await screen.findByRole('button', { name: 'Coba lagi' })
})

it('waits for a mosque, and says that there is none', async () => {
  await hook('hold?call=mosque/get_campaign_by_slug')
  await open('/masjid/tidak-ada')
  await screen.findByText('Loading...')
  await hook('release?call=mosque/get_campaign_by_slug')
  await screen.findByText('Masjid tidak ditemukan')
})
