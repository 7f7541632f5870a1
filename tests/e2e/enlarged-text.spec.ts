import type { Page } from '@playwright/test'
import { axe, expect, screenshotSizes, test } from './support/test'

/** Sets Chrome's "very large" text size before the page is rendered: 24 px instead of 16, or 32, twice the size. */
async function enlargeText(page: Page, px: 24 | 32 = 24) {
  await page.addInitScript((size) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`:root { font-size: ${size}px }`)
    document.adoptedStyleSheets = [sheet]
  }, px)
}

/** Each line of text in an element, with the next where they cover one another. */
const coveredText = (page: Page, region: string) =>
  page.locator(region).evaluate((root) => {
    const lines: { text: string; box: DOMRect }[] = []
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const node = nodes.currentNode
      if (node.parentElement?.closest('.jm-hidden')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects())
        if (box.width > 1) lines.push({ text: node.textContent ?? '', box })
    }
    // A line is higher than its letters, by a quarter at least.
    const covers = (a: DOMRect, b: DOMRect) => {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return across > 1 && down > Math.min(a.height, b.height) / 4
    }
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => covers(one.box, other.box))
        .map((other) => `${one.text} / ${other.text}`),
    )
  })

// circumstances.spec.ts looks at the width of each screen in letters twice as large.
test('enlarged text covers no other text, and breaks no word of a button', async ({
  page,
  context,
}) => {
  await enlargeText(page)
  await page.setViewportSize(screenshotSizes.narrow)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -6.1754, longitude: 106.8272 })

  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Assalamu’alaikum' })
  await expect(hero.getByRole('button', { name: /lagi menuju/ })).toBeVisible()
  await expect(hero.getByText(/ H$/)).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Menu cepat' })
  expect(await coveredText(page, 'section[aria-labelledby="salam"]')).toEqual([])
  expect(await coveredText(page, 'nav[aria-label="Menu cepat"]')).toEqual([])
  const end = await hero.getByText(/^Sekarang/).boundingBox()
  const top = await menu.boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0)
  await expect(page).toFitTheWindow()

  await page.goto('/infaq')
  await page.getByRole('button', { name: 'Filter' }).click()
  for (const name of ['Reset', 'Terapkan Filter'])
    expect(await wholeWords(page, name), name).toBe(true)
  await axe(page)
})

test('at twice the text size titles wrap inside the bar, and the Kiblat page fits', async ({
  page,
  context,
}) => {
  await enlargeText(page, 32)
  await page.setViewportSize(screenshotSizes.phone)
  for (const path of ['/dzikir/shalat-panjang', '/quran/murottal', '/masjid/daftar', '/infaq']) {
    await page.goto(path)
    const cut = await page
      .getByRole('heading', { level: 1 })
      .evaluate((title) => title.scrollWidth - title.clientWidth)
    expect(cut, path).toBe(0)
    const whole = await page.getByRole('banner').evaluate((bar) => {
      const text = document.createRange()
      text.selectNodeContents(bar.querySelector('h1') ?? bar)
      const words = text.getBoundingClientRect()
      const edge = bar.getBoundingClientRect()
      return words.top >= edge.top && words.bottom <= edge.bottom && words.right <= edge.right
    })
    expect(whole, path).toBe(true)
    // An element that sticks below the bar begins where the bar ends.
    const main = page.getByRole('main')
    await page.mouse.wheel(0, 500)
    const below = main.locator('form[role=search], [data-sticky]').first()
    if ((await below.count()) > 0) {
      const top = await below.evaluate((node) => node.getBoundingClientRect().top)
      const bottom = await page
        .getByRole('banner')
        .evaluate((node) => node.getBoundingClientRect().bottom)
      expect(Math.round(top), path).toBeGreaterThanOrEqual(Math.round(bottom))
    }
  }
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -6.1754, longitude: 106.8272 })
  await page.goto('/kiblat')
  await expect(page.getByRole('img', { name: /^Arah kiblat/ })).toBeVisible()
  await expect(page).toFitTheWindow()
})

/** Whether a button shows its name without breaking a word or cutting it off. */
const wholeWords = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const edge = button.getBoundingClientRect()
    const nodes = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
    const boxes: DOMRect[] = []
    let words = 0
    while (nodes.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(nodes.currentNode)
      boxes.push(...range.getClientRects())
      words += (nodes.currentNode.textContent ?? '').trim().split(/\s+/).length
    }
    return (
      boxes.length <= words &&
      boxes.every((box) => box.left >= edge.left && box.right <= edge.right)
    )
  })
