import type { Page } from '@playwright/test'
import { accounts, logIn } from './program-support'
import { expect, screenshotSizes, test } from './support/test'

/**
 * Finds each text that is cut off at a side, by the window or by a box around it. Text with an intended ellipsis, and
 * text in a box that scrolls sideways, don't count.
 */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>()
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(nodes.currentNode)
      const around: Element[] = []
      for (let box = nodes.currentNode.parentElement; box; box = box.parentElement) around.push(box)
      const styles = around.map((element) => getComputedStyle(element))
      const meant = styles.some(
        ({ overflowX, textOverflow, clipPath }) =>
          textOverflow === 'ellipsis' || overflowX === 'auto' || clipPath === 'inset(50%)',
      )
      if (meant) continue
      const edges = around
        .filter((_, index) => styles[index]?.overflowX !== 'visible')
        .map((element) => element.getBoundingClientRect())
      const left = Math.max(0, ...edges.map((edge) => edge.left))
      const right = Math.min(
        document.documentElement.clientWidth,
        ...edges.map((edge) => edge.right),
      )
      for (const line of range.getClientRects())
        if (line.width > 1 && (line.left < left - 1 || line.right > right + 1))
          found.add(`${around[0]?.outerHTML.slice(0, 80)}`)
    }
    return [...found]
  })

const PROGRAM = /^Pembangunanmasjidterpadu/

test.use({ viewport: screenshotSizes.narrow })

for (const base of ['/campaign/panjang', '/kencleng-masjid/panjang'])
  test(`unbreakable words and absurd amounts stay within 320 px: ${base}`, async ({
    page,
    standIn,
  }) => {
    await logIn(page, standIn, accounts.fundraiser)
    for (const [path, text] of [
      ['', PROGRAM],
      ['/detail', PROGRAM],
      ['/report', PROGRAM],
      ['/donate', PROGRAM],
      ['/donors', PROGRAM],
      ['/fundraiser', PROGRAM],
    ] as const) {
      await page.goto(base + path)
      await expect(page.getByText(text).first()).toBeVisible()
      if (path === '') {
        await expect(page.getByText('Terkumpul dari')).toBeVisible()
        const card = page.getByRole('region', { name: 'Doa donatur' }).getByRole('article')
        await expect(card).toBeVisible()
        const box = await card.boundingBox()
        expect.soft((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320 - 16)
      }
      await expect.soft(page).toFitTheWindow()
      expect.soft(await cutOff(page), base + path).toEqual([])
    }
  })

test('unbreakable words stay within 320 px: lists and mosques', async ({ page }) => {
  for (const path of [
    '/infaq?search=panjang',
    '/masjid?search=panjang',
    '/kencleng-masjid?search=panjang',
    '/masjid/panjang',
    '/masjid/panjang/kegiatan',
  ]) {
    await page.goto(path)
    await expect(page.getByText(PROGRAM).first()).toBeVisible()
    await expect.soft(page).toFitTheWindow()
    expect.soft(await cutOff(page), path).toEqual([])
  }
  // A name that is higher than its picture begins below the top bar, not behind it.
  await page.goto('/masjid/panjang')
  const name = page.getByRole('heading', { name: PROGRAM, level: 2 })
  await expect(name).toBeVisible()
  expect((await name.boundingBox())?.y).toBeGreaterThanOrEqual(56)
})

test('unbreakable words stay within 320 px: news', { tag: '@1.1' }, async ({ page }) => {
  for (const path of ['/news?search=panjang', '/news/panjang']) {
    await page.goto(path)
    await expect(page.getByText(PROGRAM).first()).toBeVisible()
    await expect.soft(page).toFitTheWindow()
    expect.soft(await cutOff(page), path).toEqual([])
  }
})

test('unbreakable words stay within 320 px: a donation in each state', async ({ page }) => {
  for (const code of ['panjang', 'panjang-lunas', 'panjang-belum-lunas'])
    for (const path of [`/donation/${code}`, `/donation/${code}/checkout`]) {
      await page.goto(path)
      await expect(page.getByText(PROGRAM).first()).toBeVisible()
      for (const summary of await page.locator('summary').all()) await summary.click()
      await expect.soft(page).toFitTheWindow()
      expect.soft(await cutOff(page), path).toEqual([])
    }
})
