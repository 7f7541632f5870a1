import type { Page } from '@playwright/test'
import { accounts, logIn } from './program-support'
import { cutOff } from './support/cut-off'
import { noisyCanvas } from './support/noisy-canvas'
import { expect, test } from './support/test'
import { walkScreens } from './walk-screens'

/** Doubles the size of letters (WCAG 1.4.4), as a browser's or a phone's setting does. @returns texts that stay small */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    const { style } = document.documentElement
    style.fontSize = ''
    const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize)
    const texts = [...document.querySelectorAll('#root *')].filter(
      (element) =>
        // A map's own signs, and the five names below the icons of the bottom bar, have no room to grow.
        !element.closest('svg, .leaflet-container, [data-bottom-bar]') &&
        [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        ),
    )
    const before = texts.map(sizeOf)
    style.fontSize = '200%'
    return texts
      .filter((element, index) => sizeOf(element) <= (before[index] ?? 0))
      .map((element) => element.outerHTML.slice(0, 120))
  })

/*
 * What only a browser has and a page doesn't hear of, beside what src/app/circumstances.test.tsx tries. All at once, since
 * they have nothing to do with one another. What can be false in the dark are pictures, which have tests of their own: a
 * fundraiser's code and the tally. What draws a picture, too, is tried in noise where it is.
 */
for (const who of ['visitor', 'account'])
  test(`every screen in letters of 200 %, Chrome’s dark theme, noise, no Intl and little data: ${who}`, async ({
    page,
    standIn,
    allowErrors,
  }) => {
    // A donation that isn't there.
    allowErrors(/status of 404 /)
    await page.addInitScript(noisyCanvas)
    await page.addInitScript(() => Object.defineProperty(window, 'Intl', { value: undefined }))
    const chrome = await page.context().newCDPSession(page)
    await chrome.send('Emulation.setAutoDarkModeOverride', { enabled: true })
    await chrome.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-data', value: 'reduce' }],
    })
    if (who === 'account') await logIn(page, standIn, accounts.longHistory)
    await walkScreens(page, async () => {
      expect.soft(await enlarge(page), page.url()).toEqual([])
      await expect.soft(page, page.url()).toFitTheWindow()
      expect.soft(await cutOff(page), page.url()).toEqual([])
    })
  })
