import { campaign, kenclengOfOneDonor } from './program-support'
import { axe, expect, screenshotSizes, test } from './support/test'

/** Programs with few prayers and donors: axe's time goes by the number of elements, its findings by their kinds. */
const screens = {
  '/infaq?search=masjid': /^Rp /,
  '/infaq?search=kosong': 'Campaign tidak ditemukan',
  [campaign.noTarget]: /orang mengaminkan/,
  [campaign.noDonor]: 'Belum ada doa dari donatur.',
  [kenclengOfOneDonor]: /^Terkumpul/,
  [`${campaign.noTarget}/detail`]: /^Dibuat/,
  [`${campaign.noTarget}/report`]: 'Belum ada kabar terbaru',
  [`${campaign.noTarget}/donors`]: /^(Hari ini|Kemarin|\d+ \S+ lalu)$/,
  [`${campaign.noDonor}/donors`]: 'Riwayat infaq masih kosong',
  [`${campaign.noTarget}/pencairan-dana`]: 'Belum ada pencairan dana',
}

for (const [path, shown] of Object.entries(screens)) {
  test(`accessible at each size, and never wider than the window: ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText(shown).first()).toBeAttached()
    for (const size of ['small', 'phone', 'desktop'] as const) {
      await page.setViewportSize(screenshotSizes[size])
      await axe(page)
    }
    await page.setViewportSize(screenshotSizes.narrow)
    await expect(page).toFitTheWindow()
  })
}

test('accessible with the filter sheet open', async ({ page }) => {
  await page.goto('/infaq')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
  await axe(page)
})

test('accessible when nothing is found at an address', async ({ page, allowErrors }) => {
  allowErrors(/status of 404/)
  await page.goto('/campaign/tidak-ada')
  await expect(page.getByText('Program tidak ditemukan')).toBeVisible()
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
