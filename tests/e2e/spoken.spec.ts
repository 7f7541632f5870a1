import type { Locator, Page } from '@playwright/test'
import { logIn } from './program-support'
import { openBirthdate } from './profile-support'
import { expect, test } from './support/test'

/** The `status` live regions that contain a text. */
const status = (within: Page | Locator, text: string | RegExp) =>
  within.getByRole('status').filter({ hasText: text })

test('the button that changes the place has the place in its name, and the number of found cities is announced', async ({
  page,
}) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  const change = bar.getByRole('button', { name: 'Gagal mendapatkan Lokasi (ubah lokasi)' })
  await expect(change).toBeVisible()
  await expect(change.getByRole('status')).toHaveCount(0)
  await expect(status(bar, /^Gagal mendapatkan Lokasi$/)).toHaveCount(1)

  await change.click()
  const sheet = page.getByRole('dialog', { name: 'Pilih kota' })
  await sheet.getByRole('searchbox').fill('bandung')
  await expect(status(sheet, /^\d+ kota ditemukan$/)).toHaveCount(1)
  await sheet.getByRole('searchbox').fill('zzzzzz')
  await expect(status(sheet, /^Tidak ada kota ditemukan$/)).toHaveCount(1)
  // A sheet has a name; its content isn't its description.
  await expect(sheet).toHaveAccessibleDescription('')
})

test('a calendar names its month, announces a new one, and marks the chosen day', async ({
  page,
  standIn,
}) => {
  await logIn(page, standIn)
  const sheet = await openBirthdate(page)
  const day = (name: string) => sheet.getByRole('button', { name, exact: true })
  await expect(sheet.getByRole('button', { name: 'Pilih bulan, April 1992' })).toBeVisible()
  await expect(day('17 April 1992')).toHaveAttribute('aria-pressed', 'true')
  await expect(day('16 April 1992')).toHaveAttribute('aria-pressed', 'false')
  // The first month isn't announced.
  await expect(status(sheet, /1992/)).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Bulan berikutnya' }).click()
  await expect(status(sheet, /^Mei 1992$/)).toHaveCount(1)
  await sheet.getByRole('button', { name: 'Pilih bulan, Mei 1992' }).click()
  await sheet.getByRole('button', { name: 'Pilih tahun, 1992' }).click()
  await sheet.getByRole('button', { name: '1990', exact: true }).click()
  await expect(status(sheet, /^1990$/)).toHaveCount(1)
  await sheet.getByRole('button', { name: /^Feb/ }).click()
  await expect(status(sheet, /^Februari 1990$/)).toHaveCount(1)
})
