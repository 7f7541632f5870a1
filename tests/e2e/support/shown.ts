import type { BrowserContext, Page } from '@playwright/test'

/** Longer texts are lists and articles: nobody looks for those here, and they would fill the memory. */
const LONGEST = 200

/** Has every page of this context write down the short texts that appear in it. */
export async function recordShown(context: BrowserContext): Promise<void> {
  await context.addInitScript((longest) => {
    const shown: string[] = []
    Object.assign(window, { shownTexts: shown })
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const text = node.textContent ?? ''
          if (text.trim() !== '' && text.length <= longest) shown.push(text)
        }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  }, LONGEST)
}

/** What has appeared until now doesn't count any more. */
export const forgetShown = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shown: unknown = Reflect.get(window, 'shownTexts')
    if (Array.isArray(shown)) shown.length = 0
  })

/** What has appeared in this page since it was loaded, and may be gone by now. */
export const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown: unknown = Reflect.get(window, 'shownTexts')
    return Array.isArray(shown) ? shown.map(String) : []
  })
