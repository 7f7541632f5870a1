import { campaign } from './program-support'
import { axe, expect, screenshotSizes, test } from './support/test'

/** What the screens say when they have nothing to show, or have ended. */
const states = {
  '/infaq?search=kosong': 'Campaign tidak ditemukan',
  [campaign.noDonor]: 'Belum ada doa dari donatur.',
  [campaign.ended]: 'Program ini sudah berakhir',
  [`${campaign.noTarget}/report`]: 'Belum ada kabar terbaru',
  [`${campaign.noTarget}/pencairan-dana`]: 'Belum ada pencairan dana',
  [`${campaign.noDonor}/donors`]: 'Riwayat infaq masih kosong',
  '/campaign/tidak-ada': 'Program tidak ditemukan',
}

test('accessible when there is nothing, and with the filter sheet open; never wider than the window', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  await page.setViewportSize(screenshotSizes.narrow)
  for (const [path, shown] of Object.entries(states)) {
    await page.goto(path)
    await expect(page.getByText(shown).first()).toBeAttached()
    await axe(page)
    await expect(page).toFitTheWindow()
  }
  await page.goto('/infaq')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
  await axe(page)
})

test('a long title, an end and a hundred rows fit the narrowest phone', async ({ page }) => {
  await page.setViewportSize(screenshotSizes.narrow)
  for (const path of [campaign.longTitle, campaign.ended, `${campaign.ordinary}/donors`]) {
    await page.goto(path)
    await expect(page.getByText(/^(Hari ini|Kemarin|\d+ \S+ lalu)$/).first()).toBeAttached()
    await expect(page).toFitTheWindow()
  }
})
