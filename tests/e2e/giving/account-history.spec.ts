import { give } from './checkout-support'
import { accounts, logIn } from '../program/program-support'
import { expect, test } from '../support/test'

test(
  'of an account’s donations by a status that few have, all pages are looked through; a code of this device stands once',
  { tag: '@1.1' },
  async ({ page, standIn }) => {
    await logIn(page, standIn, accounts.longHistory)
    await standIn.hold('transaction/get_history')
    await page.goto('/profile/donasi?status=kedaluwarsa')
    await standIn.release('transaction/get_history')
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows.filter({ hasText: 'Kedaluwarsa' })).toHaveCount(5)
    await expect(rows).toHaveCount(5)
    await expect(page).toHaveShown('Mencari donasi berstatus Kedaluwarsa…')
    await expect(page.getByRole('button', { name: 'Muat lebih banyak' })).toHaveCount(0)
    expect(standIn.log('get_history').map(({ query }) => query['page'])).toEqual(['1', '2', '3'])

    const own = await give(standIn, { type: 'QRIS' })
    await standIn.markPaid(own)
    await page.evaluate((code) => {
      const mark = /^"(\w+)/.exec(localStorage.getItem('jm-pemilik') ?? '')?.[1] ?? ''
      const made = { programTitle: 'Hanya di sini', createdAt: new Date().toISOString() }
      const donations = [code, 'DN-RIWAYAT45'].map((one) => ({ code: one, ...made, gift: null }))
      localStorage.setItem(`@${mark}/jm-donasi`, JSON.stringify(donations))
    }, own)
    await page.goto('/profile/donasi')
    const here = rows.filter({ hasText: 'Hanya di sini' })
    await expect(rows.first()).toContainText('Hanya di sini')
    await expect(rows.first()).toContainText('Lunas')
    await expect(here).toHaveCount(1)
    await page.getByText('Belum Lunas', { exact: true }).first().click()
    await expect(here).toHaveCount(0)
    await page.getByRole('button', { name: 'Tambahkan', exact: true }).click()
    await expect(page.getByText('1 donasi ditambahkan ke akun Anda.')).toBeVisible()
  },
)
