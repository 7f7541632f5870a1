import type { Page } from '@playwright/test'
import { paths } from '../../../src/lib/address/paths'
import { jakarta, type Screen } from './screen'

/** Something of each kind, as a few weeks of use leave it. */
async function fill(page: Page) {
  await page.evaluate(() => {
    const donation = {
      code: 'DN-1',
      programTitle: 'Wakaf Sumur',
      createdAt: '2026-11-20T03:00:00Z',
    }
    localStorage.setItem('jm-donasi', JSON.stringify([{ ...donation, gift: null }]))
    localStorage.setItem('jm-tally', JSON.stringify({ count: 33, target: 100 }))
  })
  await page.reload()
  await page.getByRole('button', { name: 'Hapus Riwayat donasi' }).waitFor()
}

/** About, help, terms, privacy and settings. */
export const infoScreens: Screen[] = [
  { name: 'about', path: paths.about() },
  { name: 'help', path: paths.help() },
  { name: 'terms', path: paths.terms() },
  { name: 'privacy', path: paths.privacy() },
  {
    name: 'privacy-data',
    path: paths.privacy(),
    prepare: (page) =>
      page.getByRole('heading', { name: 'Yang dikirim' }).evaluate((heading) => {
        heading.scrollIntoView({ block: 'center' })
      }),
  },
  {
    name: 'help-end',
    path: paths.help(),
    prepare: (page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
  },
  { name: 'settings', path: paths.settings(), place: jakarta, prepare: fill },
  {
    name: 'settings-data',
    path: paths.settings(),
    prepare: async (page) => {
      await fill(page)
      await page.getByRole('heading', { name: 'Data di perangkat ini' }).evaluate((heading) => {
        heading.scrollIntoView()
      })
    },
  },
  {
    name: 'settings-question',
    path: paths.settings(),
    prepare: async (page) => {
      await fill(page)
      await page.getByRole('button', { name: 'Hapus Riwayat donasi' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'settings-largest',
    path: paths.settings(),
    prepare: async (page) => {
      await fill(page)
      await page.getByText('Paling besar').click()
    },
  },
  {
    name: 'settings-end',
    path: paths.settings(),
    prepare: (page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
  },
]
