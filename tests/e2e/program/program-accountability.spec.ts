import { campaign } from './program-support'
import { expect, screenshotSizes, test } from '../support/test'

test('where more was paid out than collected, the bar stays a bar @1.1', async ({ page }) => {
  await page.goto(`${campaign.ended}/pencairan-dana`)
  const bar = page.getByRole('img', { name: /sisa Rp 0$/ })
  const { width } = (await bar.boundingBox()) ?? { width: 0 }
  const parts = await bar
    .locator('span')
    .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().width))
  expect(Math.round(parts.reduce((sum, part) => sum + part, 0))).toBe(Math.round(width))
})

test('who holds the money, and the latest three donors, are in sight above the button @1.1', async ({
  page,
}) => {
  await page.setViewportSize(screenshotSizes.phone)
  for (const path of [campaign.ordinary, campaign.longTitle]) {
    await page.goto(path)
    const bar = await page.getByRole('link', { name: 'Infaq Sekarang' }).boundingBox()
    const rows = page.getByRole('region', { name: 'Donatur terbaru' }).getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await expect(page.getByRole('link', { name: /^Dikelola Yayasan/ })).toBeVisible()
    const last = await rows.last().boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0), path).toBeLessThan(bar?.y ?? 0)
  }
})
