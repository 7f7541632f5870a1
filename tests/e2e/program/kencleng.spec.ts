import { expect, test } from '../support/test'

test('an order by amount asks for the amount of each', async ({ page }) => {
  const cards = page.getByRole('article')
  await page.goto('/kencleng-masjid?sortBy=paling-sedikit')
  await expect(cards.first()).toContainText('Mushola Al-Barokah Kampung Baru')
  await expect(cards.first()).toContainText('Rp 0')
  await page.goto('/kencleng-masjid?sortBy=paling-banyak')
  await expect(cards.nth(1)).toContainText('Masjid Jami’ Baitussalam')
})
