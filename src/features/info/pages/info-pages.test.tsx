import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { follow, press, testScreens } from '@/app/screen-for-tests'

const { open } = testScreens()

const pages = {
  'Tentang Kami': '/tentang-kami',
  'Pusat Bantuan': '/pusat-bantuan',
  'Syarat & Ketentuan': '/syarat-ketentuan',
  'Kebijakan Privasi': '/kebijakan-privasi',
}

it('all services begin with murottal and dzikir', async () => {
  await open('/semua-layanan')
  const services = await screen.findByRole('list', { name: 'Semua layanan' })
  const links = within(services).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/quran/murottal',
    '/dzikir',
    '/imsakiyah',
    '/kiblat',
    '/infaq',
    '/zakat',
    '/kencleng-masjid',
    '/masjid',
    'http://localhost:4010/keuangan',
  ])
})

it('Home leads to each page about the organisation, and they lead on', async () => {
  await open('/')
  for (const [name, path] of Object.entries(pages))
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(path)
  await follow('Pusat Bantuan')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Pusat Bantuan' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await follow('Pengaturan')
  await screen.findByRole('heading', { level: 1, name: 'Pengaturan' })
  await press('Kembali')
  await screen.findByRole('heading', { level: 1, name: 'Pusat Bantuan' })
})
