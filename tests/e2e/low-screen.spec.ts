import type { Page } from '@playwright/test'
import { campaign, logIn } from './program/program-support'
import { expect, screenshotSizes, test } from './support/test'

// Without animations, each element is checked at its final place.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The size in CSS px of a window of 1280×1024 at 400 % zoom. */
const zoomed = { width: 320, height: 256 }

/** The name of the focused element, and the element that covers it, null for none, as the next frame shows them. */
const covered = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    // A hidden input is shown by its label.
    const seen = focused.closest('label') ?? focused
    const box = seen.getClientRects()[0]
    const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`
    if (!box) return { name, over: 'no box' }
    // Not at the very edge, since corners are round.
    const points = [
      [box.left + box.width / 2, box.top + Math.min(8, box.height / 2)],
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + box.width / 2, box.bottom - Math.min(8, box.height / 2)],
    ] as const
    const fits = box.height < window.innerHeight / 2
    for (const [x, y] of fits ? points : points.slice(0, 1)) {
      const top = document.elementFromPoint(x, y)
      if (!top || !(seen.contains(top) || top.contains(seen)))
        return { name, over: top ? `${top.tagName}.${top.className}` : `outside at ${y}` }
    }
    return { name, over: null }
  })

/**
 * Goes through a page with Tab.
 * @returns the elements that are covered while they have the focus
 */
async function hiddenStops(page: Page, most: number) {
  const hidden: string[] = []
  const seen: string[] = []
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await covered(page)
    if (stop === null) break
    seen.push(stop.name)
    if (stop.over !== null) hidden.push(`${stop.name.trim()} under ${stop.over}`)
  }
  expect(seen.length, `stops of ${page.url()}`).toBeGreaterThan(3)
  return hidden
}

/** The height in px that fixed and sticky bars take from the window. */
const heightOfBars = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, 600)
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { position, pointerEvents } = getComputedStyle(element)
        return /fixed|sticky/.test(position) && pointerEvents !== 'none'
      })
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > 160 && bottom > 0 && top < window.innerHeight)
      .reduce((sum, { top, bottom }) => sum + bottom - top, 0)
  })

const donate = `${campaign.ordinary}/donate`

for (const [name, size, paths] of [
  ['at 400 %', zoomed, ['/infaq', '/dzikir/shalat-pendek', donate, campaign.ordinary, '/']],
  ['on a phone', screenshotSizes.phone, ['/masjid', '/quran/murottal', donate, '/profile']],
] as const)
  test(`${name}, nothing covers the focused element`, async ({ page, standIn }) => {
    await page.setViewportSize(size)
    await logIn(page, standIn)
    for (const path of paths) {
      await page.goto(path)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await page.locator('main a, main button').nth(3).waitFor()
      expect(await hiddenStops(page, 30), path).toEqual([])
      if (size === zoomed) expect(await heightOfBars(page), `bars of ${path}`).toBe(0)
      await expect(page).toFitTheWindow()
    }
  })

test('at 400 %, what comes late leaves the focused element in sight, and one that was left alone; the player scrolls', async ({
  page,
  standIn,
}) => {
  const capabilities = 'asset/get_capabilities'
  const give = page.getByRole('link', { name: 'Infaq Sekarang' })
  const arrive = async () => {
    await standIn.hold(capabilities)
    await page.goto(campaign.ordinary)
    await page.getByRole('region', { name: 'Doa donatur' }).waitFor()
    // From the last prayer on, with what comes between it and 'Infaq Sekarang'.
    await page
      .getByRole('button', { name: /^(A|Dia)minkan/ })
      .last()
      .focus()
    while (!(await give.evaluate((link) => link === document.activeElement)))
      await page.keyboard.press('Tab')
    await expect.poll(async () => (await covered(page))?.over).toBe(null)
  }
  const come = async () => {
    await standIn.release(capabilities)
    await page.getByRole('link', { name: /^Dikelola/ }).waitFor()
  }
  await page.setViewportSize(zoomed)
  await arrive()
  await come()
  await expect(give).toBeFocused()
  expect((await covered(page))?.over).toBe(null)

  await page.evaluate(() => localStorage.clear())
  await arrive()
  await page.mouse.move(zoomed.width / 2, zoomed.height / 2)
  await page.mouse.wheel(0, -9000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await come()
  await covered(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  // The player scrolls with the page, and can be reached by scrolling.
  await page.goto('/quran/murottal?search=imran')
  await page.getByRole('button', { name: 'Putar Ali ‘Imran' }).click()
  const bar = page.getByRole('region', { name: 'Pemutar murottal' })
  await expect(bar).toBeVisible()
  expect(await heightOfBars(page)).toBe(0)
  await bar.scrollIntoViewIfNeeded()
  await expect(bar.getByRole('button', { name: /^Tutup pemutar/ })).toBeInViewport()
  // The title of a sheet scrolls with its content too.
  await page.getByRole('button', { name: /^Qari/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Pilih Qari' })
  await sheet.getByRole('radio').last().focus()
  await expect(sheet.getByRole('radio').last()).toBeInViewport()
})
