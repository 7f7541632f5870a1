import type { Page } from '@playwright/test'
import { NEVER_SAID } from '../../src/app/never-said-for-tests'
import { scan } from './giving/checkout-support'
import { photo } from './account/profile-support'
import { cutOff } from './support/cut-off'
import { illegible } from './support/illegible'
import { noiseSent, noisyCanvas } from './support/noisy-canvas'
import { shownTexts } from './support/shown'
import { axe, expect, test } from './support/test'
import { expectTranslated, translatePages } from './support/translated'
import { walks, walkScreens } from './walk-screens'

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

/** Tries something in the dark theme. */
async function inDark(page: Page, look: () => Promise<void>) {
  const show = (scheme: string) =>
    page.evaluate((to) => {
      document.documentElement.setAttribute('data-mantine-color-scheme', to)
    }, scheme)
  await show('dark')
  await look()
  await show('light')
}

/** Has the page draw each picture that it makes, and send each that it takes. @returns whether there was one */
async function usePictures(page: Page): Promise<boolean> {
  const file = page.locator('main input[type="file"][accept^="image/"]')
  const save = page.getByRole('button', { name: /^Unduh (?!QR)|sebagai gambar$/ })
  const before = (await shownTexts(page)).length
  if ((await file.count()) > 0) {
    const buffer = photo(60, 60)
    await file.last().setInputFiles({ name: 'gambar.png', mimeType: 'image/png', buffer })
    const send = page.getByRole('button', { name: /^(?:Kirim bukti|Simpan)$/ })
    // The check of a sticker only reads a picture, and has no button to send it.
    const unread = page.getByRole('heading', { name: 'Kode QR tidak terbaca' })
    await expect(send.or(unread)).toBeVisible()
    if (await unread.isVisible()) return false
    await send.click()
  } else if ((await save.count()) > 0) await save.click()
  else return false
  const said = async () => (await shownTexts(page)).slice(before).join('\n')
  await expect
    .poll(said)
    .toMatch(/terkirim|berhasil|tidak dapat (?:membuat|memotong)|Periksa unduhan/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // In such letters it would lie above the next screen.
  const close = page.getByRole('button', { name: 'Tutup pemberitahuan' })
  await close.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click()
  })
  await expect(close).toHaveCount(0)
  return true
}

/*
 * What only a browser has and a page doesn't hear of, beside what src/app/circumstances.test.tsx tries. All at once, since
 * they have nothing to do with one another, and in few visits: to open the browser costs as much as thirty screens.
 */
for (const walk of walks)
  test(
    `${walk}: accessible, translated, in letters of 200 %, Chrome’s dark theme, noise, an older browser without Intl, and little data`,
    { tag: '@quick' },
    async ({ page, standIn, allowErrors }) => {
      // A donation that isn't there.
      allowErrors(/status of 404 /)
      await translatePages(page)
      await page.addInitScript(noisyCanvas)
      await page.addInitScript(() => {
        Object.defineProperty(window, 'Intl', { value: undefined })
        // What came after Safari 15.4 and Chrome 99, the oldest with all that the page can't bring along: cascade layers.
        const newer = (owner: object, ...names: string[]) => {
          for (const name of names) Reflect.deleteProperty(owner, name)
        }
        newer(AbortSignal, 'any', 'timeout')
        newer(URL, 'canParse', 'parse')
        newer(Array, 'fromAsync')
        newer(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with')
        newer(Object, 'groupBy')
        newer(Map, 'groupBy')
        newer(Promise, 'withResolvers', 'try')
        newer(String.prototype, 'isWellFormed', 'toWellFormed')
        newer(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf')
        newer(Element.prototype, 'setHTML')
        newer(window, 'Iterator', 'requestIdleCallback', 'scheduler', 'navigation')
        Object.defineProperty(navigator, 'connection', {
          value: Object.assign(new EventTarget(), { saveData: true, effectiveType: '2g' }),
        })
      })
      const chrome = await page.context().newCDPSession(page)
      await chrome.send('Emulation.setAutoDarkModeOverride', { enabled: true })
      await chrome.send('Emulation.setEmulatedMedia', {
        features: [
          { name: 'prefers-reduced-data', value: 'reduce' },
          // Colours are measured, and none while it changes: what the app draws late puts its own theme back.
          { name: 'prefers-reduced-motion', value: 'reduce' },
        ],
      })
      const look = async () => {
        await expect
          .soft(page.locator('body'), page.url())
          .not.toContainText(NEVER_SAID, { useInnerText: true })
        // A screen's plain state: tests of a feature scan what is opened or has failed.
        await axe(page)
        await inDark(page, () => axe(page, 'color-contrast'))
        // What comes late may move the texts between the measuring and the picture.
        const soft = expect.configure({ soft: true })
        await soft.poll(() => illegible(page, chrome), { message: page.url() }).toEqual([])
        expect.soft(await enlarge(page), page.url()).toEqual([])
        await expect.soft(page, page.url()).toFitTheWindow()
        expect.soft(await cutOff(page), page.url()).toEqual([])
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
        for (const code of await page.getByRole('img', { name: /^Kode QR/ }).all())
          await soft
            .poll(async () => scan(await code.screenshot()), { message: page.url() })
            .not.toBeNull()
        if (await usePictures(page)) expect.soft(await noiseSent(page), page.url()).toEqual([])
        await expectTranslated(page)
      }
      await walkScreens(page, standIn, walk, look)
    },
  )
