import type { Page } from '@playwright/test'
import { paths } from '../../../src/lib/address/paths'
import { jakarta, mosque, type Screen } from './screen'

const scrollTo = (page: Page, heading: string) =>
  page
    .getByRole('heading', { name: heading, exact: true })
    .evaluate((element) => element.scrollIntoView({ block: 'start' }))

/** Mosques: list, page, events and map. */
export const masjidScreens: Screen[] = [
  { name: 'masjid', path: paths.masjidList(), place: jakarta },
  { name: 'masjid-without-location', path: paths.masjidList() },
  {
    name: 'masjid-info',
    path: paths.masjid(mosque),
    place: jakarta,
    prepare: (page) => page.getByRole('button', { name: 'Masjid Raya Al-Hidayah' }).waitFor(),
  },
  {
    name: 'masjid-profile',
    path: paths.masjid(mosque),
    place: jakarta,
    prepare: (page) => scrollTo(page, 'Kontak'),
  },
  {
    name: 'masjid-profile-more',
    path: paths.masjid(mosque),
    place: jakarta,
    prepare: (page) => scrollTo(page, 'Fasilitas'),
  },
  {
    name: 'masjid-profile-absent',
    path: paths.masjid(mosque),
    place: jakarta,
    prepare: async (page, standIn) => {
      await standIn.withhold('mosque/get_profile')
      await page.reload()
      await scrollTo(page, 'Kontak')
    },
  },
  { name: 'masjid-kegiatan', path: paths.masjidEvents(mosque), place: jakarta },
  {
    name: 'masjid-kegiatan-list',
    path: paths.masjidEvents(mosque),
    place: jakarta,
    prepare: (page) => page.evaluate(() => scrollBy(0, 420)),
  },
  {
    name: 'masjid-kegiatan-cancelled',
    path: paths.masjidEvents(mosque),
    place: jakarta,
    prepare: (page) => page.evaluate(() => scrollBy(0, 1300)),
  },
  {
    name: 'masjid-kegiatan-absent',
    path: paths.masjidEvents(mosque),
    place: jakarta,
    prepare: async (page, standIn) => {
      await standIn.withhold('mosque/get_events')
      await page.reload()
      await page.getByText('Tidak ada event terdekat').waitFor()
    },
  },
  { name: 'masjid-daftar', path: paths.masjidRegister() },
  { name: 'kencleng-list', path: paths.kenclengList(), place: jakarta },
  {
    name: 'kencleng-filter',
    path: paths.kenclengList(),
    place: jakarta,
    prepare: (page) => page.getByRole('button', { name: 'Filter' }).click(),
  },
  {
    name: 'masjid-map',
    path: paths.masjidMap(),
    place: jakarta,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Masjid Raya Al-Hidayah' }).click()
      await page.getByRole('link', { name: 'Lihat masjid' }).click({ trial: true })
    },
  },
  {
    name: 'masjid-map-refused',
    path: paths.masjidMap(),
    prepare: (page) => page.getByText('seluruh Indonesia').waitFor(),
  },
]
