import { campaign } from './program-support'
import { expect, test } from './support/test'

test('the history is sorted by date, then by amount, and remembers which', async ({ page }) => {
  await page.goto(`${campaign.ordinary}/donors`)
  const rows = page.getByRole('listitem')
  await expect(rows).toHaveCount(118)
  const times = await rows
    .locator('time')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('datetime') ?? ''))
  expect(times).toEqual(times.toSorted().reverse())

  await page.getByRole('radio', { name: 'Terbesar' }).check()
  await expect(page.getByRole('radio', { name: 'Terbesar' })).toBeChecked()
  // The chip answers at once, the rows follow.
  await expect(async () => {
    const amounts = (await rows.getByText(/^Rp /).allTextContents()).map((text) =>
      Number(text.replace(/\D/g, '')),
    )
    expect(amounts).toHaveLength(118)
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
  }).toPass()

  await page.reload()
  await expect(page.getByRole('radio', { name: 'Terbesar' })).toBeChecked()
})

test('an empty history invites, and its button goes back', async ({ page }) => {
  await page.goto(campaign.noDonor)
  await page.getByRole('link', { name: /Donasi/ }).click()
  await expect(page.getByText('Riwayat infaq masih kosong')).toBeVisible()
  await expect(page.getByText('Jadilah donatur pertama untuk program ini')).toBeVisible()
  await page.getByRole('button', { name: 'Infaq Sekarang' }).click()
  await expect(page).toHaveURL(campaign.noDonor)
})
