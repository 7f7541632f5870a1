import { campaign } from './program-support'
import { axe, expect, screenshotSizes, test } from './support/test'

test('an ended program says so where the button is, and still takes an infaq', async ({ page }) => {
  const bar = page.getByRole('region', { name: 'Infaq untuk program ini' })
  const ended = bar.getByText('Program ini sudah berakhir')
  await page.goto(campaign.ended)
  await expect(page.getByText('Berakhir', { exact: true })).toBeVisible()
  for (const path of ['', '/detail', '/report']) {
    await page.goto(campaign.ended + path)
    await expect(ended).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Infaq Sekarang' })).toBeVisible()
    await page.setViewportSize(screenshotSizes.narrow)
    await expect(page).toFitTheWindow()
    await axe(page)
  }
  await bar.getByRole('link', { name: 'Lihat program lain' }).click()
  await expect(page).toHaveURL('/infaq')

  await page.goto(campaign.ordinary)
  await expect(page.getByText(/^\d+ hari lagi$/)).toBeVisible()
  await expect(ended).toHaveCount(0)
})

test('hostile HTML does nothing', async ({ page }) => {
  for (const path of [campaign.hostile, `${campaign.hostile}/detail`]) {
    await page.goto(path)
    await expect(page.getByText(/^Dibuat \d/)).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-hacked')
    await expect(
      page.locator('main').locator('script, iframe, [onerror], [onclick], object'),
    ).toHaveCount(0)
    await expect(page.locator('main a[href^="javascript"], main a[href^="data"]')).toHaveCount(0)
  }
})
