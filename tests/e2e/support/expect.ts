import { expect as base, type Page } from '@playwright/test'

export const expect = base.extend({
  /** Nothing may be wider than the window: a page that slides sideways under the thumb feels broken. */
  async toFitTheWindow(page: Page) {
    const { width, wide } = await page.evaluate(() => {
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
