import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { press, shows, testScreens } from '@/app/screen-for-tests'

const { open, hook } = testScreens()

const target = (link: HTMLElement) => [link.textContent, link.getAttribute('href')]

it('the quick menu leads where the specification says', async () => {
  await open('/')
  const menu = within(await screen.findByRole('navigation', { name: 'Menu cepat' }))
  expect(Object.fromEntries(menu.getAllByRole('link').map(target))).toMatchObject({
    Infaq: '/infaq',
    'Kencleng Masjid': '/kencleng-masjid',
    Masjid: '/masjid',
    'Keuangan Masjid': 'http://localhost:4010/keuangan',
    "Murottal Qur'an": '/quran/murottal',
    Dzikir: '/dzikir',
    Kiblat: '/kiblat',
    Lainnya: '/semua-layanan',
  })
  const finance = menu.getByRole('link', { name: 'Keuangan Masjid' })
  expect(finance.getAttribute('target')).toBe('_blank')
  const bar = within(screen.getByRole('banner'))
  expect(bar.getByRole('link', { name: 'Jejaring Masjid' }).getAttribute('href')).toBe('/')
})

it('a failing backend is told of in its place, and the rest of Home stands', async () => {
  await hook('services/backend/down')
  await open('/')
  await shows('Gagal memuat')
  screen.getByRole('link', { name: 'Infaq' })
  await hook('services/backend/up')
  await press('Coba lagi')
  await waitFor(() => expect(document.querySelector('main article')?.textContent).toMatch(/Rp \d/))
})
