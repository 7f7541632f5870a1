import type { Page } from '@playwright/test'
import { payDonation } from './program-support'
import { axe, expect, screenshotSizes, test } from './support/test'

/** What this device remembers, as the donate page writes it. */
async function remember(page: Page, codes: string[]) {
  await page.goto('/profile/donasi')
  await page.evaluate((list) => {
    const donations = list.map((code) => ({
      code,
      programTitle: `Program ${code} <b>`,
      createdAt: '2026-11-20T03:00:00.000Z',
    }))
    localStorage.setItem('jm-donasi', JSON.stringify(donations))
  }, codes)
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
  allowErrors(/status of (404|500)/)
  const code = await payDonation(standIn, {
    programId: 'ID-1',
    donor: 'Siti',
    price: 50_000,
    prayer: '',
  })
  await page.setViewportSize(screenshotSizes.narrow)
  await remember(page, [code, 'gagal-500', 'tidak-ada'])
  const first = page.getByRole('listitem').first()
  await expect(first).toContainText(`Program ${code} <b>`)
  await expect(first).toContainText('Rp 50.000')
  await expect(first).toContainText('Lunas')
  await expect(page.getByText('Donasi ini tidak ditemukan.')).toBeVisible()
  await expect(page.getByText('Status gagal dimuat.')).toBeVisible()
  await page.getByRole('button', { name: 'Coba lagi: Program gagal-500 <b>' }).click()
  await axe(page)
  await expect(page).toFitTheWindow()
  await first.getByRole('link').click()
  await expect(page).toHaveURL(`/donation/${code}`)
})

test('a donation without a code: its amount, no status, and a link to its program', async ({
  page,
  allowErrors,
}) => {
  // A code guessed from a payment provider's address is used until the backend answers that it doesn't know it.
  allowErrors(/status of 404/)
  await page.goto('/profile/donasi')
  await page.evaluate(() => {
    const gift = { kind: 'campaign', slug: 'renovasi-atap-masjid-al-ikhlas', amount: 75_000 }
    const made = { programTitle: 'Renovasi Atap', createdAt: '2026-11-20T03:00:00.000Z', gift }
    const donations = [null, 'PAY-2611-XY'].map((code) => ({ code, ...made }))
    localStorage.setItem('jm-donasi', JSON.stringify(donations))
  })
  await page.setViewportSize(screenshotSizes.narrow)
  await page.reload()
  const rows = page.getByRole('listitem')
  await expect(rows.getByText('statusnya tidak dapat diperiksa di sini')).toHaveCount(2)
  for (const row of await rows.all()) {
    await expect(row).toContainText('Rp 75.000')
    await expect(row).toContainText('20 November 2026')
    await expect(row.getByText(/Lunas/)).toHaveCount(0)
  }
  await axe(page)
  await expect(page).toFitTheWindow()
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL('/campaign/renovasi-atap-masjid-al-ikhlas')
})

test('ten at a time', async ({ page, standIn }) => {
  const codes = await Promise.all(
    Array.from({ length: 12 }, () =>
      payDonation(standIn, { programId: 'ID-1', donor: 'Siti', price: 20_000, prayer: '' }),
    ),
  )
  await remember(page, codes)
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'Tampilkan lebih banyak' }).click()
  await expect(page.getByRole('listitem')).toHaveCount(12)
})
