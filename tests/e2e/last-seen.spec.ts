import type { Page } from '@playwright/test'
import { backOnline, installed, loadOffline } from './offline-support'
import { masjid, place } from './masjid/masjid-support'
import { campaign, payDonation } from './program/program-support'
import { expect, test } from './support/test'

test.use({ serviceWorkers: 'allow' })

const lost = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION/

/** The line at the foot of the window. */
const line = (page: Page, words: RegExp) => page.getByRole('paragraph').filter({ hasText: words })

const offlineSince = /^Anda sedang offline\. Data per 27 November 2026, 10\.30 WIB\.$/

/** What the page keeps of the backend's answers, by operation. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('jm-dilihat')).keys()
    return requests.map(({ url }) => /get_\w+/.exec(decodeURIComponent(url))?.[0])
  })

/** The device's clock stands at a moment of 27 November 2026, by WIB. */
const clockAt = (page: Page, time: string) => page.clock.setFixedTime(`2026-11-27T${time}:00+07:00`)

/** Opens a program at 10.30 WIB for the first time, until all of it is kept. */
async function seeProgram(page: Page) {
  await clockAt(page, '10:30')
  await page.goto(campaign.ordinary)
  await installed(page)
  for (const operation of ['get_campaign_by_slug', 'get_total_donate'])
    await expect.poll(() => kept(page)).toContain(operation)
}

test('a program that was seen once is there without a network, with its time', async ({
  page,
  context,
  standIn,
  allowErrors,
}) => {
  allowErrors(lost)
  await seeProgram(page)
  const collected = page.getByText(/^Rp [\d.]+$/).first()
  await expect(collected).toBeVisible()
  const before = await collected.innerText()
  const title = await page.getByRole('heading', { level: 2 }).first().innerText()

  await context.setOffline(true)
  await clockAt(page, '17:05')
  await loadOffline(page, () => page.reload())
  await expect(line(page, offlineSince)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(collected).toHaveText(before)

  // A page that was never seen says what is wrong, and names no time.
  await loadOffline(page, () => page.goto(campaign.ended))
  await expect(line(page, /^Anda sedang offline\. Data mungkin belum terbaru\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Coba lagi' }).first()).toBeVisible()

  await loadOffline(page, () => page.goBack())
  await expect(line(page, offlineSince)).toBeVisible()
  await payDonation(standIn, { programId: 'ID-1', donor: 'Siti', price: 50_000, prayer: '' })
  await backOnline(page)
  await expect(line(page, /Data per|Data mungkin/)).toBeHidden()
  await expect(collected).toBeVisible()
  await expect(collected).not.toHaveText(before)
})

test('lists, a mosque and the imsakiyah are there as they were seen; Pengaturan deletes them', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(lost)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(place.jakarta)
  await clockAt(page, '10:30')
  const screens = [
    ['/', 'get_campaign_limit', page.getByRole('article').first()],
    ['/infaq', 'get_campaign_infaq', page.getByRole('article').first()],
    ['/masjid', 'get_campaign', page.getByText('Masjid Raya Al-Hidayah')],
    [
      masjid.ordinary,
      'get_campaign_by_slug',
      page.getByRole('heading', { name: 'Masjid Raya Al-Hidayah' }),
    ],
    ['/imsakiyah', null, page.getByRole('table', { name: /^Jadwal imsakiyah Kota Jakarta/ })],
  ] as const
  for (const [path, operation, sight] of screens) {
    await page.goto(path)
    await expect(sight).toBeVisible()
    if (operation !== null) await expect.poll(() => kept(page)).toContain(operation)
  }
  await installed(page)
  await context.setOffline(true)
  await clockAt(page, '17:05')
  for (const [path, , sight] of screens) {
    await loadOffline(page, () => page.goto(path))
    await expect(sight).toBeVisible()
    await expect(line(page, offlineSince)).toBeVisible()
  }

  await loadOffline(page, () => page.goto('/pengaturan'))
  await page.getByRole('button', { name: /^Program dan masjid yang dilihat/ }).click()
  await page.getByRole('button', { name: 'Hapus Program dan masjid yang dilihat' }).click()
  await expect.poll(() => kept(page)).toEqual([])
  await loadOffline(page, () => page.goto('/infaq'))
  await expect(page.getByRole('button', { name: 'Coba lagi' }).first()).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('a device that says it is online tells how old the data are, and renews them when somebody comes back', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(lost)
  await seeProgram(page)
  await context.route('http://localhost:4010/**', (route) => route.abort('connectionfailed'))
  await clockAt(page, '17:05')
  await page.reload()
  const told = line(page, /^Tidak dapat terhubung\. Data per 27 November 2026, 10\.30 WIB\.$/)
  await expect(told).toBeVisible()
  await expect(page.getByText(/^Terkumpul dari Rp/)).toBeVisible()
  await context.unrouteAll()
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await expect(line(page, /Data per/)).toBeHidden()
  await expect(page.getByText('Data mungkin belum terbaru.')).toBeHidden()
  await expect(page.getByText(/^Terkumpul dari Rp/)).toBeVisible()
})
