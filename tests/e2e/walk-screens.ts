import { expect, type Page } from '@playwright/test'
import { NEVER_SAID } from '../../src/app/never-said-for-tests'
import { openScreen } from './hostile-support'

/** Goes on to another screen as a link does: the one before goes away, piece by piece. */
async function goOn(page: Page, address: string) {
  await page.evaluate((to) => {
    document.querySelector('main *')?.setAttribute('data-before', '')
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)
  await expect(page.locator('[data-before]')).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.locator('main')).toHaveText(/\p{L}/u)
}

/**
 * Goes from screen to screen in one visit: what only a browser can try in a circumstance is one test for all screens.
 * @param look is called on each of them, once it shows its content
 */
export async function walkScreens(
  page: Page,
  addresses: readonly string[],
  look: () => Promise<void>,
): Promise<void> {
  await openScreen(page, '/semua-layanan')
  for (const address of addresses) {
    await goOn(page, address)
    await expect
      .soft(page.locator('body'), address)
      .not.toContainText(NEVER_SAID, { useInnerText: true })
    await look()
  }
}
