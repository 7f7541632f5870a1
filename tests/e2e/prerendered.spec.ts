import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startSite } from '../../scripts/serve.ts'
import { holdScripts } from './hold-scripts'
import { withPrerendered } from './prerender-support'
import { campaign, kencleng } from './program/program-support'
import { mapHosts } from './support/browser-map'
import { expect, test as base } from './support/test'

interface WorkerFixtures {
  /** A copy of the build with the stand-in's programs in it. */
  prerendered: string
}

const test = base.extend<object, WorkerFixtures>({
  prerendered: [
    ({ workerStandIn }, use) => withPrerendered(workerStandIn.port, use),
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, workerStandIn, prerendered }, use) => {
      const site = await startSite({ dir: prerendered, port: 0 })
      const hosts = mapHosts({ standIn: workerStandIn.port, site: site.port })
      const others = (launchOptions.args ?? []).filter((arg) => !arg.startsWith('--host-resolver'))
      await use({ ...launchOptions, args: [...others, hosts] })
      await site.close()
    },
    { scope: 'worker' },
  ],
})

// One worker for all: writing the pages takes ten seconds.
test.describe.configure({ mode: 'default' })

const masjid = kencleng.replace('kencleng-masjid', 'masjid')

/** `Data per 23 November 2026, 14.05 WIB` */
const asOf = /^Data per \d{1,2} \p{L}+ \d{4}, \d\d\.\d\d WIB$/u

/**
 * Opens a page and adds up how much of it moves by itself once its font is there: what that moves depends on the other
 * fonts of the machine.
 * @returns the sum so far
 */
async function openAndWatchShift(page: Page, path: string): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: { at: number; by: number }[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number')
          shifts.push({ at: entry.startTime, by: entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
    const shiftSince = (start: number) =>
      shifts.filter(({ at }) => at > start).reduce((sum, { by }) => sum + by, 0)
    Object.assign(window, { shiftSince })
  })
  await page.goto(path)
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Plus Jakarta Sans') && status === 'loaded',
    ),
  )
  const since = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // The next frame draws with the font, and the one after that has been told what moved.
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
  return async () => Number(await page.evaluate(`shiftSince(${since})`))
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a program and a mosque show what they are, and hostile text is harmless', async ({
    page,
  }) => {
    await page.goto(campaign.ordinary, { waitUntil: 'commit' })
    await expect(page).toHaveTitle('Renovasi Atap Masjid Al-Ikhlas · Jejaring Masjid')
    await expect(
      page.getByRole('heading', { name: 'Renovasi Atap Masjid Al-Ikhlas' }),
    ).toBeVisible()
    await expect(page.getByRole('progressbar', { name: /dari target terkumpul/ })).toBeVisible()
    await expect(page.getByText(/^Terkumpul dari Rp/)).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Deskripsi' }).getByText(/atap/i).first(),
    ).toBeVisible()
    await expect(page.locator('main img[src^="data:image/webp;base64,"]').first()).toBeVisible()
    await expect(page.getByText(asOf)).toBeVisible()

    await page.goto(masjid, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: 'Masjid Raya Al-Hidayah' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Kencleng Masjid' })).toBeVisible()
    const description = page.getByRole('region', { name: 'Deksripsi' })
    await expect(description.getByText(/Al-Hidayah/).first()).toBeVisible()
    await expect(page.getByText(asOf)).toBeVisible()

    await page.goto(campaign.hostile, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(
      page.locator('main').locator('script, iframe, [onerror], [onclick], object'),
    ).toHaveCount(0)
    await expect(page.locator('main a[href^="javascript"], main a[href^="data"]')).toHaveCount(0)
  })
})

test('the figures of the HTML stand until newer ones come, and nothing moves', async ({
  page,
  standIn,
}) => {
  await standIn.hold('campaign/get_campaign_by_slug')
  await standIn.hold('campaign/get_total_donate')
  const shift = await openAndWatchShift(page, campaign.ordinary)
  const title = page.getByRole('heading', { name: 'Renovasi Atap Masjid Al-Ikhlas' })
  await expect(title).toBeVisible()
  await expect(page.getByText(/^\d+ hari lagi$/)).toBeVisible()
  // Not by its attribute: a failure would print the whole copy.
  const flyer = page.locator('main img').first()
  await expect.poll(() => flyer.evaluate((image) => image.matches('[src*="/flyers/"]'))).toBe(true)
  await standIn.release('campaign/get_campaign_by_slug')
  await standIn.release('campaign/get_total_donate')
  // Each is asked for again, once.
  await expect.poll(() => standIn.log('get_total_donate').length).toBe(1)
  await expect.poll(() => standIn.log('get_campaign_by_slug').length).toBe(1)
  await expect(title).toBeVisible()
  await expect(page.getByText(asOf)).toHaveCount(0)
  expect(await shift()).toBeLessThan(0.01)
})

test('a mosque’s text and profile stand too, and nothing moves', async ({ page, standIn }) => {
  await standIn.hold('mosque/get_profile')
  await standIn.hold('mosque/get_campaign_by_slug')
  const shift = await openAndWatchShift(page, masjid)
  const description = page.getByRole('region', { name: 'Deksripsi' })
  await expect.poll(() => standIn.log('get_capabilities').length).toBe(1)
  await expect(description.getByText(/Al-Hidayah/).first()).toBeVisible()
  await standIn.release('mosque/get_profile')
  await standIn.release('mosque/get_campaign_by_slug')
  await expect.poll(() => standIn.log('get_profile').length).toBe(1)
  await expect(description.getByText(/Al-Hidayah/).first()).toBeVisible()
  await expect(page.getByText(asOf)).toHaveCount(0)
  expect(await shift()).toBeLessThan(0.01)
})

test('a backend that is down leaves the figures of the HTML, and says how old they may be; a form keeps its ids', async ({
  page,
  standIn,
  allowErrors,
  prerendered,
}) => {
  allowErrors(/.*/)
  await standIn.breakService('backend')
  await page.goto(campaign.ordinary)
  await expect(page.getByText('Data mungkin belum terbaru.')).toBeVisible()
  await expect(page.getByText(/^Terkumpul dari Rp/)).toBeVisible()
  await standIn.mendService('backend')

  // Labels and screen readers know an input by the id of the HTML.
  const response = await page.goto(`${campaign.ordinary}/donate`)
  const html = await response?.text()
  const name = page.getByLabel('Nama lengkap')
  await name.fill('Siti')
  expect(html).toContain(`id="${await name.getAttribute('id')}"`)
  // The service worker keeps no page of a program.
  expect(await readFile(path.join(prerendered, 'sw.js'), 'utf8')).not.toContain('campaign/')
})

test('a surah’s page has its name for readers, asks for its verses first and once, and goes on without a break', async ({
  page,
  standIn,
}) => {
  await page.goto('/tilawah/36')
  await expect(page.getByRole('list', { name: 'Ayat Yasin' })).toBeVisible()
  await expect(page).toHaveTitle('Surah Yasin · Jejaring Masjid')
  const html = await page.evaluate(async () => (await fetch('/tilawah/36')).text())
  expect(html).toContain('<title>Surah Yasin, 83 ayat – Tilawahku · Jejaring Masjid</title>')
  expect(html).toContain('data-path="/tilawah/36"')
  const asked = standIn.log().filter(({ service }) => service === 'surah')
  expect(asked.map(({ url }) => url)).toEqual(['/surah/surat/36'])
  // What the page couldn't know when it was drawn: the size of the letters, and a verse that isn't there.
  const scale = () =>
    page
      .getByRole('list', { name: 'Ayat Yasin' })
      .evaluate((list) => getComputedStyle(list).getPropertyValue('--reading-scale'))
  await page.getByRole('button', { name: 'Perbesar teks' }).click()
  await expect.poll(scale).toBe('1.2')
  await page.goto('/tilawah/36?ayat=999')
  await expect(page.getByText('Ayat itu tidak ada')).toBeVisible()
  await expect.poll(scale).toBe('1.2')
})

test('the first verses are there before the scripts, nothing moves when these come, and a tap counts', async ({
  page,
}) => {
  const letScriptsIn = await holdScripts(page, /\/assets\/(?!ayat-awal).*\.js$/)
  await page.goto('/tilawah/36', { waitUntil: 'commit' })
  const list = page.getByRole('list', { name: 'Ayat Yasin' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const third = list.getByRole('listitem').nth(2)
  await expect(third).toContainText('Innaka lamina almursaleena')
  await list.getByRole('button', { name: 'Menu ayat 3', exact: true }).click()
  const before = await third.boundingBox()
  await letScriptsIn()
  await expect(page.getByRole('dialog', { name: 'Yasin ayat 3' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list.getByRole('listitem')).toHaveCount(83)
  expect(await third.boundingBox()).toEqual(before)
})
