import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startSite } from '../../scripts/serve.ts'
import { donateScreen } from './giving/donate-steps'
import { installed } from './offline-support'
import { campaign } from './program/program-support'
import { axe, expect, test as base } from './support/test'

const dist = path.resolve(import.meta.dirname, '../../dist')

interface Versions {
  /** The address of both. */
  url: string
  /** The second takes the first one's place. */
  deploy: () => void
}

interface WorkerFixtures {
  /** The folders of both. */
  folders: readonly [string, string]
}

/** Two versions of the app on one address: the second has another file for each script, as after a deploy. */
const test = base.extend<{ versions: Versions }, WorkerFixtures>({
  folders: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'jm-versi-'))
      const [first, second] = [path.join(folder, '1'), path.join(folder, '2')]
      await cp(dist, first, { recursive: true })
      // Without the compressed copies, which would still have the first version's texts.
      await cp(dist, second, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
      const names = await readdir(path.join(second, 'assets'))
      const scripts = names.filter((name) => name.endsWith('.js'))
      const renamed = (text: string) =>
        scripts.reduce(
          (changed, name) => changed.replaceAll(name, name.replace(/\.js$/, '-v2.js')),
          text,
        )
      const texts = (await readdir(second, { recursive: true })).filter((name) =>
        /\.(js|html)$/.test(name),
      )
      await Promise.all(
        texts.map(async (name) => {
          const file = path.join(second, name)
          const text = renamed(await readFile(file, 'utf8'))
          // The page's own revision in the list of the service worker.
          await writeFile(
            file,
            name === 'sw.js' ? text.replace(/"revision":"\w{4}/g, '"revision":"beef') : text,
          )
          if (scripts.includes(path.basename(name)))
            await rename(file, file.replace(/\.js$/, '-v2.js'))
        }),
      )
      await use([first, second])
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],

  versions: async ({ page, folders: [first, second] }, use) => {
    const site = await startSite({ dir: first, port: 0 })
    await use({ url: site.url, deploy: () => site.deploy(second) })
    // What the page still asks for would fail, and be an error of the test.
    await page.goto('about:blank')
    await site.close()
  },
})

test.use({ serviceWorkers: 'allow' })

/** The entry script of the second version; a locator, as the page may be on its way from one to the other. */
const secondVersion = (page: Page) => page.locator('script[type="module"][src$="-v2.js"]')

test(
  'a new version says so, and comes in by consent',
  { tag: '@quick' },
  async ({ page, versions }) => {
    await page.goto(`${versions.url}/dzikir`)
    await installed(page)
    versions.deploy()

    // Nothing changes by itself: the old one goes on, whole, with code that the server has no more.
    await page.reload()
    await expect(page.getByText('Versi baru tersedia')).toBeVisible()
    await expect(secondVersion(page)).toHaveCount(0)
    await axe(page)
    await page.goto(`${versions.url}/quran/murottal`)
    await expect(page.getByRole('button', { name: 'Putar Al-Fatihah' })).toBeVisible()

    await page.getByRole('button', { name: 'Perbarui', exact: true }).click()
    await expect(secondVersion(page)).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Putar Al-Fatihah' })).toBeVisible()
    await expect(page.getByText('Versi baru tersedia')).toBeHidden()
  },
)

test('a damaged cache after a deploy mends itself instead of leaving a dead page', async ({
  page,
  versions,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  await page.goto(`${versions.url}/dzikir`)
  await installed(page)
  versions.deploy()
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (/assets\/(index|foundation)-.*\.js/.test(request.url)) await cache.delete(request)
    }
  })
  // The browser's own cache still has them, for as long as it likes.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  await page.goto(`${versions.url}/quran/murottal`)
  await expect(page.getByRole('button', { name: 'Putar Al-Fatihah' })).toBeVisible()
  await expect(secondVersion(page)).toHaveCount(1)
})

test('a part that went when another tab took the new version offers to reload', async ({
  page,
  context,
  versions,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  await page.goto(`${versions.url}/dzikir`)
  await installed(page)
  versions.deploy()
  const other = await context.newPage()
  await other.goto(`${versions.url}/semua-layanan`)
  await other.getByRole('button', { name: 'Perbarui', exact: true }).click()
  await expect(secondVersion(other)).toHaveCount(1)
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')

  await page.bringToFront()
  await page.getByRole('button', { name: "Al Ma'tsurat", exact: true }).click()
  await page.getByRole('button', { name: 'Muat ulang' }).click()
  await expect(secondVersion(page)).toHaveCount(1)
  await page.getByRole('button', { name: "Al Ma'tsurat", exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await other.goto('about:blank')
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a sheet whose code went with a deploy offers to reload, and what was typed stays', async ({
    page,
    versions,
    allowErrors,
  }) => {
    allowErrors(/status of 404/)
    await page.goto(`${versions.url}${campaign.ordinary}/donate`)
    const screen = donateScreen(page)
    await screen.preset('50.000').check()
    await screen.name.fill('Siti Rahmawati')
    await screen.phone.fill('81298765432')
    versions.deploy()
    // The browser may have fetched the sheet ahead.
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')

    const news = page.getByRole('status').getByText(/^Versi baru tersedia/)
    await screen.method.click()
    await expect(news).toBeVisible()
    await axe(page)
    await page.getByRole('button', { name: 'Tutup pemberitahuan' }).click()
    await expect(news).toBeHidden()
    await screen.method.click()
    await page.getByRole('button', { name: 'Muat ulang' }).click()
    await expect(secondVersion(page)).toHaveCount(1)
    await expect(screen.name).toHaveValue('Siti Rahmawati')
    await expect(screen.preset('50.000')).toBeChecked()
    await screen.method.click()
    await expect(screen.sheet).toBeVisible()
  })

  test('a page whose code went with a deploy is loaded anew, once', async ({
    page,
    versions,
    allowErrors,
  }) => {
    allowErrors(/status of 404/, /dynamically imported/, /preload CSS/)
    await page.goto(`${versions.url}/dzikir`)
    // Counting shows that this page's own code is all there.
    await page.getByRole('button', { name: 'Tambah hitungan' }).click()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
    versions.deploy()
    await page.getByRole('button', { name: 'Kembali' }).click()
    await expect(page).toHaveURL(`${versions.url}/`)
    await expect(page.getByRole('navigation', { name: 'Navigasi utama' })).toBeVisible()
    await expect(secondVersion(page)).toHaveCount(1)
  })
})
