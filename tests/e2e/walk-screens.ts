import { expect, type Page } from '@playwright/test'
import { NEVER_SAID } from '../../src/app/never-said-for-tests'
import { paths } from '../../src/lib/address/paths'
import { give } from './checkout-support'
import { openScreen } from './hostile-support'
import { atOnce, loading, loadingNewer } from './loading-routes'
import { accounts, logIn } from './program-support'
import type { StandInControl } from './support/stand-in'

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

async function goThrough(page: Page, addresses: readonly string[], look: () => Promise<void>) {
  await openScreen(page, '/semua-layanan')
  for (const address of addresses) {
    await goOn(page, address)
    await expect
      .soft(page.locator('body'), address)
      .not.toContainText(NEVER_SAID, { useInnerText: true })
    await look()
  }
}

const everything = [...loading, ...loadingNewer, ...atOnce]
/** These look otherwise to somebody who is logged in. */
const ofAccount = everything.filter((path) =>
  /^\/profile|\/(?:donate|fundraiser|donation)$/.test(path),
)

/**
 * Goes from screen to screen in one visit, first as a visitor, then as the owner of an account: what only a browser can
 * try on every screen is one test for all of them, since to open a page costs as much as several screens.
 * @param look is called on each of them, once it shows its content
 */
export async function walkScreens(
  page: Page,
  standIn: StandInControl,
  look: () => Promise<void>,
): Promise<void> {
  const paid = await give(standIn, { type: 'QRIS' })
  await standIn.markPaid(paid)
  const gifts = [
    paid,
    await give(standIn, { type: 'QRIS' }),
    await give(standIn, { type: 'Manual' }),
  ]
  const ofGifts = gifts.flatMap((code) => [paths.donation(code), paths.checkout(code)])
  await goThrough(page, [...everything, ...ofGifts], look)
  await logIn(page, standIn, accounts.longHistory)
  await goThrough(page, ofAccount, look)
}
