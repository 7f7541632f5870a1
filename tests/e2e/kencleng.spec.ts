import { place } from './masjid-support'
import { expect, test } from './support/test'

/** Opens the sheet, takes a choice, applies it. */
async function sortBy(page: import('@playwright/test').Page, choice: string) {
  await page.getByRole('button', { name: /^Filter/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await sheet.getByRole('radio', { name: choice }).check()
  await sheet.getByRole('button', { name: 'Terapkan Filter' }).click()
  await expect(sheet).toBeHidden()
}

test.describe('with a location', () => {
  test.use({ permissions: ['geolocation'], geolocation: place.makassar })

  test('sorted by distance and by amount, reset, and led on', async ({ page, standIn }) => {
    await page.goto('/kencleng-masjid')
    const cards = page.getByRole('article')
    await expect(cards.first()).toContainText('Masjid Raya Al-Hidayah')
    await expect(cards.first()).toContainText(/1\.\d{3},\d{2} km/)
    // Only cards near the screen have asked for their amount.
    expect(standIn.log('get_total_donate').length).toBeLessThan(20)

    await sortBy(page, 'Terdekat')
    await expect(cards.first()).toContainText('Masjid Al-Mubarak Panakkukang')
    await expect(cards.first()).toContainText('1,69 km')
    await expect(cards.last()).toContainText('Jarak tidak diketahui')
    await page.reload()
    await expect(cards.first()).toContainText('Masjid Al-Mubarak Panakkukang')

    await sortBy(page, 'Terjauh')
    await expect(cards.first()).toContainText('Masjid Nurul Yaqin Lhoknga')
    await expect(cards.last()).toContainText('Jarak tidak diketahui')

    await sortBy(page, 'Paling Banyak')
    await expect(cards.first()).toContainText('Masjid Raya Al-Hidayah')
    await expect(cards.nth(1)).toContainText('Masjid Jami’ Baitussalam')
    await sortBy(page, 'Paling Sedikit')
    await expect(cards.first()).toContainText('Mushola Al-Barokah Kampung Baru')
    await expect(cards.first()).toContainText('Rp 0')

    const before = standIn.log('get_campaign').length
    await page.getByRole('button', { name: /^Filter/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(cards.first()).toContainText('Masjid Raya Al-Hidayah')
    await expect(page).toHaveURL(/\/kencleng-masjid$/)
    await expect.poll(() => standIn.log('get_campaign').length).toBe(before + 1)

    await page.getByRole('searchbox', { name: 'Cari masjid' }).fill('losari')
    await expect(cards).toHaveCount(1)
    await cards.getByRole('link').click()
    await expect(page).toHaveURL(/\/kencleng-masjid\/masjid-apung-losari/)
    await page.goBack()
    await expect(cards).toHaveCount(1)
  })

  test('an order by amount is not made by thousands of calls', async ({ page, standIn }) => {
    await standIn.rows(1_000)
    await page.goto('/kencleng-masjid?sortBy=paling-banyak')
    await expect(page.getByText(/tersedia untuk paling banyak 200 masjid/)).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText(/Rp \d/)
    expect(standIn.log('get_total_donate').length).toBeLessThan(30)
  })
})
