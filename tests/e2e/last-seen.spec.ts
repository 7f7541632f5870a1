import type { Page } from '@playwright/test'
import { backOnline, installed, loadOffline } from './offline-support'
import { campaign, payDonation } from './program-support'
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

test('a program that was seen once is there without a network, with its time', async ({
  page,
  context,
  standIn,
  allowErrors,
}) => {
  allowErrors(lost)
  await clockAt(page, '10:30')
  await page.goto(campaign.ordinary)
  const collected = page.getByText(/^Rp [\d.]+$/).first()
  await expect(collected).toBeVisible()
  const before = await collected.innerText()
  const title = await page.getByRole('heading', { level: 2 }).first().innerText()
  await installed(page)
  await expect
    .poll(() => kept(page))
    .toEqual(expect.arrayContaining(['get_campaign_by_slug', 'get_total_donate']))

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
  await payDonation(standIn, {
    ...{ programId: 'ID-1', donor: 'Siti', price: 50_000, prayer: '' },
  })
  await backOnline(page)
  await expect(line(page, /Data per|Data mungkin/)).toBeHidden()
  await expect(collected).toBeVisible()
  await expect(collected).not.toHaveText(before)
})
