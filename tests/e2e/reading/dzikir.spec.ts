import type { Locator, Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { axe, expect, screenshotSizes, test } from '../support/test'

// The offline cache has tests of its own; here a file that can't be fetched must fail.
test.use({ serviceWorkers: 'block' })

const ring = (page: Page) => page.getByRole('button', { name: 'Tambah hitungan' })
const count = (page: Page) => page.getByRole('progressbar', { name: 'Kemajuan hitungan' })

/** Fingers on a button: puts one down, moves or lifts it, at a place beside the button's middle. */
async function fingersOn(page: Page, button: Locator) {
  const box = await button.boundingBox()
  if (!box) throw new Error('the button has no place')
  const session = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', id: number, right = 0, down = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ id, x: box.x + box.width / 2 + right, y: box.y + box.height / 2 + down }],
    })
}

/** Ten taps of each thumb: one comes down before the other is lifted. */
async function tapWithTwoThumbs(page: Page, button: Locator) {
  const touch = await fingersOn(page, button)
  await touch('touchStart', 0, -40)
  for (let taps = 1; taps < 20; taps += 1) {
    const [next, last] = taps % 2 === 1 ? [1, 0] : [0, 1]
    await touch('touchStart', next, next === 1 ? 40 : -40)
    await touch('touchEnd', last, last === 1 ? 40 : -40)
  }
  await touch('touchEnd', 1, 40)
}

/** A touch that slides before it is lifted. */
async function slide(page: Page, button: Locator, right: number, down: number) {
  const touch = await fingersOn(page, button)
  await touch('touchStart', 0)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', 0, right * part, down * part)
  await touch('touchEnd', 0, right, down)
}

test('it keeps up with ten taps a second, without zoom or selection, with two thumbs in turn, and with a tap that slides', async ({
  page,
}) => {
  await page.goto('/dzikir')
  await expect(page.getByText('dari 100')).toBeVisible()
  const box = await ring(page).boundingBox()
  if (!box) throw new Error('the ring has no place')
  // Near the rim: the whole ring is the button. Not one after another: the driver alone takes 150 ms for each.
  const taps = Array.from({ length: 20 }, (_, tap) =>
    page.touchscreen.tap(box.x + box.width / 2, box.y + 12 + (tap % 2)),
  )
  await Promise.all(taps)
  await expect(count(page)).toHaveAttribute('aria-valuenow', '20')
  expect(await page.evaluate(() => [window.visualViewport?.scale, getSelection()?.type])).toEqual([
    1,
    'None',
  ])
  await expect(ring(page)).toHaveCSS('touch-action', 'none')
  // Read out once the finger rests, not twenty times.
  await expect(page.getByRole('main').getByRole('status')).toHaveText('20 dari 100')
  await tapWithTwoThumbs(page, ring(page))
  await expect(count(page)).toHaveAttribute('aria-valuenow', '40')
  for (const [right, down] of [
    [22, 0],
    [-22, 0],
    [0, 22],
    [0, -22],
    [16, 16],
  ] as const)
    await slide(page, ring(page), right, down)
  await expect(count(page)).toHaveAttribute('aria-valuenow', '45')
  // Slid off the button it is taken back, as everywhere.
  await slide(page, ring(page), 0, 220)
  await ring(page).click({ button: 'right' })
  await ring(page).tap()
  await expect(count(page)).toHaveAttribute('aria-valuenow', '46')
  // A mouse, keys and what presses the button by itself (a screen reader, a voice) come as a click.
  await ring(page).click()
  await ring(page).press('Enter')
  await ring(page).evaluate((button: HTMLElement) => button.click())
  await expect(count(page)).toHaveAttribute('aria-valuenow', '49')
})

test(
  'a reading counts each thumb and each slide, but not a scroll that begins on its button',
  { tag: '@quick' },
  async ({ page }) => {
    await page.goto('/dzikir/shalat-pendek')
    const tasbih = page.getByRole('button', { name: /dari 33\s*: Tasbih/ })
    await tasbih.scrollIntoViewIfNeeded()
    await tapWithTwoThumbs(page, tasbih)
    await expect(tasbih).toContainText('20 dari 33')
    await slide(page, tasbih, 22, 0)
    await slide(page, tasbih, -22, 0)
    await expect(tasbih).toContainText('22 dari 33')
    const before = await page.evaluate(() => window.scrollY)
    await slide(page, tasbih, 0, -120)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
    await tasbih.tap()
    await expect(tasbih).toContainText('23 dari 33')
    // Held down, Enter counts once.
    await tasbih.focus()
    await page.keyboard.down('Enter')
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(tasbih).toContainText('24 dari 33')
  },
)

test('what a main action, Arabic and a larger text look like', async ({ page }) => {
  await page.setViewportSize(screenshotSizes.narrow)
  await page.goto('/dzikir')
  // Under Chrome's own dark theme the count can be read.
  const chrome = await page.context().newCDPSession(page)
  await chrome.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  const { data } = PNG.sync.read(await page.getByText('0', { exact: true }).first().screenshot())
  const greens = data.filter((_, at) => at % 4 === 1)
  expect(Math.max(...greens) - Math.min(...greens)).toBeGreaterThan(150)
  await chrome.send('Emulation.setAutoDarkModeOverride', { enabled: false })
  await page.getByRole('button', { name: /^Target/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Target Dzikir' })
  await sheet.getByRole('textbox', { name: 'Jumlah lain' }).fill('0')
  await sheet.getByRole('button', { name: 'Simpan' }).click()
  await expect(sheet.getByText('Isi angka dari 1 sampai 999.999')).toBeVisible()
  await axe(page)
  // However the bundler cuts the styles: a main action is filled (ui/mantine/base.css).
  await expect(sheet.getByRole('button', { name: 'Simpan' })).not.toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  )
  await expect(page).toFitTheWindow()

  await page.goto('/dzikir/al-matsurat/sugro-pagi')
  const arabic = page.locator('[lang=ar]').first()
  const size = () => arabic.evaluate((text) => parseFloat(getComputedStyle(text).fontSize))
  await expect(arabic).toHaveCSS('font-family', /^"Amiri Quran"/)
  await expect(arabic).toHaveAttribute('dir', 'rtl')
  const before = await size()
  const larger = page.getByRole('button', { name: 'Perbesar teks' })
  await larger.click()
  await expect.poll(size).toBeGreaterThan(before)
  // Kept, for each list.
  await page.goto('/dzikir/shalat-pendek')
  await expect(arabic).toBeVisible()
  expect(await size()).toBeGreaterThan(before)
  for (let steps = 0; steps < 2; steps += 1) await larger.click()
  await expect(larger).toHaveAttribute('aria-disabled', 'true')
  await page
    .getByRole('button', { name: /^0 dari 33/ })
    .first()
    .click()
  await axe(page)
  await expect(page).toFitTheWindow()
})
