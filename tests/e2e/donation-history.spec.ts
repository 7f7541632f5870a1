import type { Page } from '@playwright/test'
import { payDonation } from './program-support'
import { axe, expect, screenshotSizes, test } from './support/test'

const donationOf = (made: { code: string | null; gift?: object }) => ({
  programTitle: `Program ${made.code ?? ''} <b>`,
  createdAt: '2026-11-20T03:00:00.000Z',
  ...made,
})

/** What this device remembers, as the donate page writes it. */
async function remember(page: Page, donations: ReturnType<typeof donationOf>[]) {
  await page.goto('/profile/donasi')
  await page.evaluate((list) => {
    localStorage.setItem('jm-donasi', JSON.stringify(list))
  }, donations)
  await page.reload()
}

test('no donations on this device', async ({ page }) => {
  await page.goto('/profile/donasi')
  await expect(page.getByText('Belum ada riwayat donasi')).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: 'Infaq Sekarang' }).click()
  await expect(page).toHaveURL('/infaq')
})

test('each donation with its amount and status, and what can’t be read in words', async ({
  page,
  standIn,
  allowErrors,
}) => {
  // A code guessed from a payment provider's address is used until the backend answers that it doesn't know it.
  allowErrors(/status of (404|500)/)
  const code = await payDonation(standIn, {
    programId: 'ID-1',
    donor: 'Siti',
    price: 50_000,
    prayer: '',
  })
  await page.setViewportSize(screenshotSizes.narrow)
  const gift = { kind: 'campaign', slug: 'renovasi-atap-masjid-al-ikhlas', amount: 75_000 }
  await remember(page, [
    ...[code, 'gagal-500', 'tidak-ada'].map((code) => donationOf({ code })),
    ...[null, 'PAY-2611-XY'].map((code) => donationOf({ code, gift })),
  ])
  const rows = page.getByRole('listitem')
  const known = rows.first()
  await expect(known).toContainText(`Program ${code} <b>`)
  await expect(known).toContainText('Rp 50.000')
  await expect(known).toContainText('Lunas')
  await expect(page.getByText('Donasi ini tidak ditemukan.')).toBeVisible()
  await expect(page.getByText('Status gagal dimuat.')).toBeVisible()
  await page.getByRole('button', { name: 'Coba lagi: Program gagal-500 <b>' }).click()

  // Without a code: the amount, no status, and a link to the program.
  const unchecked = rows.filter({ hasText: 'statusnya tidak dapat diperiksa di sini' })
  await expect(unchecked).toHaveCount(2)
  for (const row of await unchecked.all()) {
    await expect(row).toContainText('Rp 75.000')
    await expect(row).toContainText('20 November 2026')
    await expect(row.getByText(/Lunas/)).toHaveCount(0)
  }
  await axe(page)
  await expect(page).toFitTheWindow()
  await known.getByRole('link').click()
  await expect(page).toHaveURL(`/donation/${code}`)
  await page.goBack()
  await unchecked.first().getByRole('link').click()
  await expect(page).toHaveURL('/campaign/renovasi-atap-masjid-al-ikhlas')
})
