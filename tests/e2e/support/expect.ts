import { expect as base, type Page } from '@playwright/test'
import { shownTexts } from './shown.ts'

export const expect = base.extend({
  /**
   * For what goes by itself, such as a toast: it has been in the page, if only for a moment. Looking for it while it is
   * there would be a race that a slow machine loses.
   */
  async toHaveShown(page: Page, text: string) {
    let texts: string[] = []
    try {
      await base
        .poll(async () => (texts = await shownTexts(page)).some((shown) => shown.includes(text)))
        .toBe(true)
      return { pass: true, name: 'toHaveShown', message: () => `${page.url()} has shown "${text}"` }
    } catch {
      const last = texts.slice(-20).join('\n')
      const message = () => `${page.url()} has not shown "${text}". The last texts:\n${last}`
      return { pass: false, name: 'toHaveShown', message }
    }
  },
  /** Nothing may be wider than the window: a page that slides sideways under the thumb feels broken. */
  async toFitTheWindow(page: Page) {
    const { width, wide } = await page.evaluate(async () => {
      // The machine's own font may be wider than the fallbacks that ours has on phones (fonts.css).
      await document.fonts.ready
      const window = document.documentElement.clientWidth
      const wider = [...document.querySelectorAll('body *')].filter((element) => {
        const { right, width } = element.getBoundingClientRect()
        return width > 0 && right > window + 0.5
      })
      return {
        width: document.documentElement.scrollWidth - window,
        wide: wider.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
      }
    })
    const pass = width <= 0
    return {
      pass,
      name: 'toFitTheWindow',
      message: () =>
        pass
          ? `${page.url()} fits the window`
          : `${page.url()} is ${width} px wider than the window. Beyond its edge:\n${wide.join('\n')}`,
    }
  },
})
