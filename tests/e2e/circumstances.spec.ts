import { accounts, logIn } from './program-support'
import { expect, test } from './support/test'
import { walkScreens } from './walk-screens'

/* Letters twice as large (WCAG 1.4.4) are a setting of the browser or the phone, which pages don't hear of. */
for (const who of ['visitor', 'account'])
  test(`no screen is wider than a phone in letters of 200 %: ${who}`, async ({
    page,
    standIn,
    allowErrors,
  }) => {
    // A donation that isn't there.
    allowErrors(/status of 404 /)
    if (who === 'account') await logIn(page, standIn, accounts.longHistory)
    await walkScreens(page, async () => {
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      await expect.soft(page, page.url()).toFitTheWindow()
    })
  })
