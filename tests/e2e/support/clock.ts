import { expect, type Page } from '@playwright/test'

/**
 * From here on no time passes in the page but by `page.clock.runFor`: what lasts for seconds can be looked at on the
 * slowest machine, and its end is exact. Needs `page.clock.install()` before the first address. What waits for a timer
 * stands still too, the answers of TanStack Query among it: stop the clock once the page is there.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  // Ahead of whatever passes until this arrives: a clock can't be stopped in its past.
  await page.clock.pauseAt(now + 60_000)
}

/** Lets a stopped clock go on in small steps until something has come; a step is shorter than anything one waits for. */
export async function tick(page: Page, come: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return come()
    })
    .toBe(true)
}
