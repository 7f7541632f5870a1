import type { Page } from '@playwright/test'
import { fillLogin } from './auth-support'
import { accounts, logIn, payDonation } from './program-support'
import { axe, expect, screenshotSizes, test } from './support/test'

/** What this device remembers of a visitor, as the donate page writes it. */
async function remember(page: Page, codes: readonly string[]) {
  await page.goto('/profile/donasi')
  await page.evaluate((list) => {
    const donations = list.map((code) => ({
      code,
      programTitle: `Program ${code}`,
      createdAt: '2026-11-20T03:00:00.000Z',
      gift: { kind: 'campaign', slug: 'renovasi-atap-masjid-al-ikhlas', amount: 50_000 },
    }))
    localStorage.setItem('jm-donasi', JSON.stringify(donations))
  }, codes)
}

/** Logs in as people do: what this device holds is told of then. */
async function logInAs(page: Page, account: { whatsapp: string; password: string }) {
  await page.goto('/auth')
  await fillLogin(page, { phone: account.whatsapp, password: account.password, name: '' })
  await expect(page).not.toHaveURL(/\/auth/)
}

const paid = { programId: 'ID-1', donor: 'Siti', price: 50_000, prayer: '' }

test.describe('the account’s donations', { tag: '@1.1' }, () => {
  test('all pages, the totals of each year, and by status', async ({ page, standIn }) => {
    await logIn(page, standIn, accounts.longHistory)
    await page.setViewportSize(screenshotSizes.narrow)
    await page.goto('/profile/donasi')
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveCount(20)
    const totals = page.getByRole('region', { name: 'Donasi lunas per tahun' })
    await expect(totals).toContainText('2026')
    await expect(totals).toContainText('2025')
    await expect(totals).toContainText(/\d+ donasi/)
    await axe(page)
    await expect(page).toFitTheWindow()

    const more = page.getByRole('button', { name: 'Muat lebih banyak' })
    await more.dblclick()
    await expect(rows).toHaveCount(40)
    await more.click()
    await expect(rows).toHaveCount(45)
    await expect(more).toHaveCount(0)

    await page.getByText('Belum Lunas', { exact: true }).first().click()
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Belum Lunas')
    await expect(page).toHaveURL('/profile/donasi?status=belum-lunas')
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Belum Lunas' })).toBeChecked()
    await expect(rows).toHaveCount(1)
    await rows.getByRole('link').click()
    await expect(page).toHaveURL('/donation/DN-RIWAYAT45')
    await page.goBack()
    await expect(rows).toHaveCount(1)
  })

  test('by a status that few have: all pages are looked through', async ({ page, standIn }) => {
    await logIn(page, standIn, accounts.longHistory)
    await standIn.hold('transaction/get_history')
    await page.goto('/profile/donasi?status=kedaluwarsa')
    await standIn.release('transaction/get_history')
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveCount(5)
    for (const row of await rows.all()) await expect(row).toContainText('Kedaluwarsa')
    await expect(page).toHaveShown('Mencari donasi berstatus Kedaluwarsa…')
    await expect(page.getByRole('button', { name: 'Muat lebih banyak' })).toHaveCount(0)
    expect(standIn.log('get_history').map(({ query }) => query['page'])).toEqual(['1', '2', '3'])
    await axe(page)
  })

  test('with what only this device knows, a code once', async ({ page, standIn }) => {
    const code = await payDonation(standIn, paid)
    await logInAs(page, accounts.longHistory)
    await page.goto('/profile/donasi')
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveCount(20)
    await page.evaluate((own) => {
      const mark = /^"(\w+)/.exec(localStorage.getItem('jm-pemilik') ?? '')?.[1] ?? ''
      const made = { programTitle: 'Hanya di sini', createdAt: new Date().toISOString() }
      const donations = [own, 'DN-RIWAYAT45'].map((one) => ({ code: one, ...made, gift: null }))
      localStorage.setItem(`@${mark}/jm-donasi`, JSON.stringify(donations))
    }, code)
    await page.reload()
    await expect(rows.first()).toContainText('Hanya di sini')
    await expect(rows.first()).toContainText('Lunas')
    await expect(rows.filter({ hasText: 'Hanya di sini' })).toHaveCount(1)
    await expect(page.getByText('1 donasi di perangkat ini bukan bagian akun Anda')).toBeVisible()
    await page.getByText('Belum Lunas', { exact: true }).first().click()
    await expect(rows.filter({ hasText: 'Hanya di sini' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Tambahkan', exact: true }).click()
    await expect(page.getByText('1 donasi ditambahkan ke akun Anda.')).toBeVisible()
    await page.getByText('Lunas', { exact: true }).first().click()
    await expect(rows.first()).toContainText('Renovasi Atap')
  })
})

test.describe('donations that aren’t the account’s', { tag: '@1.1' }, () => {
  test('are counted after the login, added once, and refused in words', async ({
    page,
    standIn,
    allowErrors,
  }) => {
    allowErrors(/status of (404|409)/)
    const codes = [await payDonation(standIn, paid), await payDonation(standIn, paid)]
    await remember(page, [...codes, 'DN-RIWAYAT01', 'TIDAK-ADA'])
    await logInAs(page, accounts.complete)
    const question = '4 donasi di perangkat ini bukan bagian akun Anda. Tambahkan?'
    await expect(page.getByText(question)).toBeVisible()
    await page.getByRole('link', { name: 'Lihat di Riwayat Donasi' }).click()
    await expect(page).toHaveURL('/profile/donasi')
    const offer = page.getByRole('region', { name: 'Donasi di perangkat ini' })
    await expect(offer).toContainText(question)
    await axe(page)
    await offer.getByRole('button', { name: 'Tambahkan', exact: true }).dblclick()
    await expect(offer).toContainText('2 donasi ditambahkan ke akun Anda.')
    await expect(offer).toContainText('2 donasi tidak dapat ditambahkan:')
    await expect(offer).toContainText(
      'Program DN-RIWAYAT01, Rp 50.000: sudah menjadi bagian akun lain.',
    )
    await expect(offer).toContainText('Program TIDAK-ADA, Rp 50.000: tidak ditemukan.')
    expect(standIn.log('claim')).toHaveLength(4)
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
    await expect(rows).toHaveCount(2)
    await axe(page)

    await page.reload()
    await expect(rows).toHaveCount(2)
    await expect(offer).toHaveCount(0)
    // What was refused stays the visitor's.
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Keluar' }).click()
    await expect(page).toHaveURL('/auth')
    await page.goto('/profile/donasi')
    await expect(rows).toHaveCount(2)
    await expect(page.getByText('Program DN-RIWAYAT01')).toBeVisible()
  })
})
