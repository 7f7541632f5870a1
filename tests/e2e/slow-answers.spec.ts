import type { Page } from '@playwright/test'
import { campaign, donateScreen } from './giving/donate-steps'
import { alike, loading } from './loading-routes'
import { logIn } from './program/program-support'
import { axe, expect, screenshotSizes, test } from './support/test'

// It would answer instead of the files that this test holds back.
test.use({ serviceWorkers: 'block' })

const routes = loading.filter((path) => !alike.test(path))

/** Tabs open at a time. More of them would only slow each other down. */
const AT_ONCE = 5

const line = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Coba lagi' }) })
const words = (page: Page) => page.getByText('Jaringan atau server sedang lambat.')

/** Advances the clock until each page says that it is slow. In steps, since the scripts may load late. */
async function passUntilSlow(pages: Page[]) {
  await expect
    .poll(async () => {
      await pages[0]?.clock.runFor(1_000)
      const shown = await Promise.all(
        pages.map(async (page) => ((await words(page).isVisible()) ? null : page.url())),
      )
      return shown.filter((url) => url !== null)
    })
    .toEqual([])
}

test('on each route, the page says that an answer is slow, cancels its call and sends it again', async ({
  page,
  context,
  standIn,
}) => {
  await logIn(page, standIn)
  await page.goto('/kiblat')
  await page.evaluate(() => {
    const donation = { code: 'DN-1', programTitle: 'x', createdAt: '2026-11-20T03:00:00.000Z' }
    localStorage.setItem('jm-donasi', JSON.stringify([donation]))
  })
  // The app's own files don't answer either.
  await context.route('**/dzikir/*.json', () => undefined)
  await standIn.hold('everything')
  await context.clock.install()
  for (let first = 0; first < routes.length; first += AT_ONCE) {
    const tabs = await Promise.all(
      routes.slice(first, first + AT_ONCE).map(async (path) => {
        const tab = await context.newPage()
        await tab.goto(path)
        return tab
      }),
    )
    await passUntilSlow(tabs)
    for (const tab of tabs) {
      // While a title loads, there must be no empty heading.
      await expect(tab.getByRole('heading').filter({ hasText: /^\s*$/ })).toHaveCount(0)
      const givenUp = tab.waitForEvent('requestfailed')
      const asked = tab.waitForRequest((request) => request.resourceType() === 'fetch')
      await line(tab).getByRole('button').click()
      expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED')
      await asked
      await tab.close()
    }
  }
})

test('the message can be read and reached, on the page and in a sheet', async ({
  page,
  standIn,
}) => {
  await page.clock.install()
  await page.setViewportSize(screenshotSizes.narrow)
  await page.goto(`${campaign.path}/donate`)
  await expect(page.getByText(campaign.title)).toBeVisible()
  await standIn.hold('everything')
  await page.reload()
  await passUntilSlow([page])
  await axe(page)
  await expect(page).toFitTheWindow()

  const { method, sheet } = donateScreen(page)
  await method.click()
  await expect(sheet.getByText('Jaringan atau server sedang lambat.')).toBeVisible()
  await expect(words(page)).toHaveCount(1)
  await axe(page)
  await sheet.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(sheet.getByText('Meminta lagi…')).toBeVisible()
  await standIn.release('everything')
  await expect(sheet.getByRole('button', { name: 'QRIS' })).toBeVisible()
  await expect(line(page)).toHaveCount(0)
})
