import { accounts, logIn } from './program-support'
import { cutOff } from './support/cut-off'
import { expect, screenshotSizes, test } from './support/test'

const PROGRAM = /^Pembangunanmasjidterpadu/

test.use({ viewport: screenshotSizes.narrow })

test('unbreakable words and absurd amounts stay within 320 px: programs', async ({
  page,
  standIn,
}) => {
  await logIn(page, standIn, accounts.fundraiser)
  for (const base of ['/campaign/panjang', '/kencleng-masjid/panjang'])
    for (const path of ['', '/detail', '/report', '/donate', '/donors', '/fundraiser']) {
      await page.goto(base + path)
      await expect(page.getByText(PROGRAM).first()).toBeVisible()
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

test('unbreakable words stay within 320 px: lists, mosques, a donation in each state', async ({
  page,
}) => {
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

  for (const code of ['panjang', 'panjang-lunas', 'panjang-belum-lunas'])
    for (const path of [`/donation/${code}`, `/donation/${code}/checkout`]) {
      await page.goto(path)
      await expect(page.getByText(PROGRAM).first()).toBeVisible()
      for (const summary of await page.locator('summary').all()) await summary.click()
      await expect.soft(page).toFitTheWindow()
      expect.soft(await cutOff(page), path).toEqual([])
    }
})

test('unbreakable words stay within 320 px: news', { tag: '@1.1' }, async ({ page }) => {
  for (const path of ['/news?search=panjang', '/news/panjang']) {
    await page.goto(path)
    await expect(page.getByText(PROGRAM).first()).toBeVisible()
    await expect.soft(page).toFitTheWindow()
    expect.soft(await cutOff(page), path).toEqual([])
  }
})
