import { campaign } from './program-support'
import { axe, expect, screenshotSizes, test } from './support/test'

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
  await axe(page)
})

test('unbreakable words stay within 320 px', { tag }, async ({ page }) => {
  await page.setViewportSize(screenshotSizes.narrow)
  for (const [path, text] of [
    ['/report', /^Pembangunanmasjid/],
    ['/report?kabar=9320', /^Pembangunanmasjid/],
    ['/pencairan-dana', 'Riwayat pencairan'],
    ['/pencairan-dana?pencairan=9320', 'Rincian'],
  ] as const) {
    await page.goto(`/campaign/panjang${path}`)
    await expect(page.getByText(text).last()).toBeVisible()
    await expect(page).toFitTheWindow()
  }
  await page.goto('/legalitas')
  await expect(page.getByText('Izin ini sudah tidak berlaku.')).toBeVisible()
  await expect(page).toFitTheWindow()
  await axe(page)
})
