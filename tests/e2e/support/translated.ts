import { expect, type Page } from '@playwright/test'

/**
 * Treats each page as Chrome does when it translates one: an element takes every text's place, and that of each text
 * that comes later. The words stay, so that a test finds them. It begins when the page listens: React makes a page anew
 * that was changed before.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lost: string[] = []
    Object.assign(window, { lostTexts: lost })
    /** Whoever still writes to a text that has been replaced writes for nobody. */
    const replaced = new MutationObserver((changes) => {
      for (const { target } of changes) lost.push(target.textContent ?? '')
    })
    const kept = '[translate="no"], .notranslate, script, style, textarea, font'
    const element = () => {
      // oxlint-disable-next-line typescript/no-deprecated -- it is what Chrome puts there
      const font = document.createElement('font')
      font.style.verticalAlign = 'inherit'
      return font
    }
    function translate(within: Node) {
      const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      for (let node: Node | null = within; node !== null; node = texts.nextNode())
        if (node instanceof Text) found.push(node)
      for (const text of found) {
        const parent = text.parentElement
        if (!(parent instanceof HTMLElement) || parent.closest(kept) !== null) continue
        // Between the items of a list there is none.
        if (text.data.trim() === '' && parent.matches('ul, ol')) continue
        const outer = element()
        const inner = element()
        inner.append(text.data)
        outer.append(inner)
        text.replaceWith(outer)
        replaced.observe(text, { characterData: true })
      }
    }
    const all = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData') translate(target)
        else addedNodes.forEach(translate)
    })
    const begin = () => {
      if (document.readyState !== 'complete' || '__earlyInput' in window)
        return requestAnimationFrame(begin)
      document.documentElement.classList.add('translated-ltr')
      translate(document.body)
      all.observe(document.body, { subtree: true, childList: true, characterData: true })
      return undefined
    }
    begin()
  })
}

/** Nothing failed, and no text that stands there is an old one. */
export async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('html')).toContainClass('translated-ltr')
  await expect.soft(page.getByText('Terjadi kesalahan'), page.url()).toHaveCount(0)
  const lost = await page.evaluate((): unknown => Reflect.get(window, 'lostTexts'))
  expect.soft(lost, `texts that nobody saw, until ${page.url()}`).toEqual([])
}
