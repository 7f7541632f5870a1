import { axe, expect, screenshotSizes, test } from './support/test'

test('news has two tabs, each with its search and the empty state', async ({ page, standIn }) => {
  await standIn.withhold('news/get_list')
  await page.goto('/news')
  await expect(page.getByRole('tab', { name: 'Berita Terbaru' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.getByRole('searchbox', { name: 'Cari Berita' }).fill('masjid')
  await expect(page.getByText('Artikel tidak ditemukan')).toBeVisible()
  await expect(page.getByText('Nantikan update artikel terbaru kami disini')).toBeVisible()

  await page.getByRole('tab', { name: 'Blog' }).click()
  await expect(page.getByPlaceholder('Cari Blog')).toHaveValue('')
  await expect(page.getByText('Artikel tidak ditemukan')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Cari Blog' })).toBeVisible()
  await page.getByRole('tab', { name: 'Blog' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Berita Terbaru' })).toBeFocused()
  await expect(page.getByRole('searchbox', { name: 'Cari Berita' })).toBeVisible()
  await axe(page)
  await page.setViewportSize(screenshotSizes.narrow)
  await expect(page).toFitTheWindow()
})

test('all services leads to murottal and dzikir', async ({ page }) => {
  await page.goto('/semua-layanan')
  const services = page.getByRole('list', { name: 'Semua layanan' })
  await expect(services.getByRole('link')).toHaveCount(2)
  await axe(page)
  await services.getByRole('link', { name: "Murottal Qur'an" }).click()
  await expect(page).toHaveURL('/quran/murottal')
  await page.goBack()
  await services.getByRole('link', { name: 'Dzikir' }).click()
  await expect(page).toHaveURL('/dzikir')
})
