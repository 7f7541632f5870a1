import { campaign } from './program-support'
import { axe, expect, test } from './support/test'

const tag = '@1.1'

test('news lead to the whole of it, and on to its disbursement', { tag }, async ({ page }) => {
  await page.goto(`${campaign.ordinary}/report`)
  const first = page.getByRole('article').first()
  await expect(first).toContainText('Rangka atap sudah berdiri')
  await expect(first).toContainText('Panitia Renovasi Al-Ikhlas')
  await expect(first).toContainText('Alhamdulillah, rangka baja ringan')
  const times = await page
    .getByRole('article')
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
  expect(times).toEqual(times.toSorted().reverse())
  await axe(page)

  await first.getByRole('link').click()
  await expect(page).toHaveURL(`${campaign.ordinary}/report?kabar=1`)
  await expect(page).toHaveTitle(/^Rangka atap sudah berdiri/)
  await expect(page.getByRole('heading', { name: 'Apa berikutnya?' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Foto 2 dari 2/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Infaq Sekarang' })).toBeVisible()
  await axe(page)

  await page.getByRole('link', { name: 'Lihat pencairan dananya' }).click()
  await expect(page).toHaveURL(`${campaign.ordinary}/pencairan-dana?pencairan=1012`)
  await expect(
    page.getByRole('heading', { name: 'Rangka baja ringan dan ongkos pasang' }),
  ).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(first.getByRole('link')).toBeFocused()

  // More than was collected: the bar stays a bar.
  await page.goto(`${campaign.ended}/pencairan-dana`)
  const bar = page.getByRole('img', { name: /sisa Rp 0$/ })
  const { width } = (await bar.boundingBox()) ?? { width: 0 }
  const parts = await bar
    .locator('span')
    .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().width))
  expect(Math.round(parts.reduce((sum, part) => sum + part, 0))).toBe(Math.round(width))
})
