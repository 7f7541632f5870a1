import { campaign } from './program-support'
import { expect, test } from './support/test'

test('where more was paid out than collected, the bar stays a bar @1.1', async ({ page }) => {
  await page.goto(`${campaign.ended}/pencairan-dana`)
  const bar = page.getByRole('img', { name: /sisa Rp 0$/ })
  const { width } = (await bar.boundingBox()) ?? { width: 0 }
  const parts = await bar
    .locator('span')
    .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().width))
  expect(Math.round(parts.reduce((sum, part) => sum + part, 0))).toBe(Math.round(width))
})
