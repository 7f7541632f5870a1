import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testScreens } from './screen-for-tests'

const { open, logIn, hook } = testScreens({ base: false })

const campaign = '/campaign/renovasi-atap-masjid-al-ikhlas'

/** Every screen that lives on the backend. The rest stands without it. */
const screens = [
  '/',
  '/infaq',
  '/masjid',
  '/masjid/masjid-raya-al-hidayah',
  '/masjid/masjid-raya-al-hidayah/kegiatan',
  '/kencleng-masjid',
  '/kencleng-masjid/map',
  '/kencleng-masjid/masjid-raya-al-hidayah',
  campaign,
  ...['detail', 'report', 'donate', 'donors', 'pencairan-dana', 'fundraiser', 'laporkan'].map(
    (page) => `${campaign}/${page}`,
  ),
  '/news',
  '/news/panjang',
  '/legalitas',
  '/donation/DN-123456',
  '/donation/DN-123456/checkout',
  '/donation/DN-123456/koreksi',
  '/profile',
  '/profile/personal',
  '/profile/personal?edit=address',
  '/profile/fundraiser/register',
]

it.each(screens)('%s does not wait for ever for a backend that is down', async (path) => {
  await logIn()
  await hook('services/backend/down')
  await open(path)
  await screen.findAllByRole('button', { name: 'Coba lagi' })
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull())
  expect(window.location.pathname).toBe(path.replace(/\?.*/, ''))
})
