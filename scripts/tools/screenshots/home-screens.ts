import { paths } from '../../../src/lib/address/paths'
import { jakarta, type Screen } from './screen'

/** Home, and what its prayer times lead to. */
export const homeScreens: Screen[] = [
  {
    name: 'home',
    path: paths.home(),
    place: jakarta,
    prepare: (page) => page.getByRole('button', { name: /lagi menuju/ }).waitFor(),
  },
  { name: 'home-without-location', path: paths.home() },
  {
    name: 'home-scrolled',
    path: paths.home(),
    prepare: (page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
  },
  { name: 'kiblat', path: paths.kiblat() },
  {
    name: 'imsakiyah',
    path: paths.imsakiyah(),
    place: jakarta,
    prepare: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'home-prayers',
    path: paths.home(),
    place: jakarta,
    prepare: async (page) => {
      await page.getByRole('button', { name: /lagi menuju/ }).click()
      const sheet = page.getByRole('dialog', { name: 'Jadwal Shalat' })
      await sheet.getByRole('term').first().waitFor()
      await sheet.locator('dd', { hasText: '.' }).first().waitFor()
    },
  },
  {
    name: 'home-city',
    path: paths.home(),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Pilih kota' }).click()
      await page.getByRole('searchbox').fill('bandung')
      await page.getByRole('button', { name: 'Kota Bandung' }).waitFor()
    },
  },
]
