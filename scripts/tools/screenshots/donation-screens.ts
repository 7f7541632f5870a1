import { programPath } from '../../../src/domain/program/program-path'
import { paths } from '../../../src/lib/address/paths'
import { fillDonation } from '../../../tests/e2e/donate-steps'
import { checkout, give, kencleng } from './give'
import { campaign, type Screen, signedIn } from './screen'

/** Giving, paying, and the donation afterwards. */
export const donationScreens: Screen[] = [
  { name: 'campaign-donate', path: programPath(campaign, 'donate') },
  {
    name: 'donate-hidden-name',
    path: `${programPath(campaign, 'donate')}?nominal=50000`,
    prepare: async (page) => {
      await page.getByLabel('Nama lengkap').fill('Siti Rahmawati')
      await page.getByRole('switch', { name: 'Sembunyikan nama saya' }).check()
    },
  },
  {
    name: 'donate-lost-answer',
    path: programPath(campaign, 'donate'),
    prepare: async (page, standIn) => {
      await standIn.loseAnswer('transaction/storeDonate')
      await fillDonation(page)
      await page.getByRole('button', { name: 'Bayar Sekarang' }).click()
      await page.getByText('belum pasti donasi Anda tercatat').waitFor()
    },
  },
  signedIn('donate-account', programPath(campaign, 'donate')),
  {
    name: 'kencleng-donate',
    path: async (standIn) => programPath(await kencleng(standIn), 'donate'),
  },
  { name: 'checkout-qris', path: checkout('QRIS', 'QRIS') },
  { name: 'checkout-manual', path: checkout('Manual', 'BSI') },
  { name: 'checkout-va', path: checkout('VA', 'BSIVA') },
  { name: 'checkout-ewallet', path: checkout('E-wallet', 'GOPAY') },
  {
    name: 'checkout-expired',
    path: async (standIn) => {
      const code = await give(standIn, 'QRIS', 'QRIS')
      await standIn.expire(code)
      return paths.checkout(code)
    },
  },
  {
    name: 'checkout-slip',
    path: checkout('Manual', 'BSI'),
    prepare: async (page) => {
      const card = page.getByRole('region', { name: 'Kirim bukti transfer' })
      await card
        .getByLabel('Pilih gambar bukti transfer')
        .setInputFiles('public/screenshots/home-phone.jpg')
      await card.getByRole('img').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'donation-slip-sent',
    path: async (standIn) => paths.donation(await give(standIn, 'Manual', 'BSI')),
    prepare: async (page) => {
      const card = page.getByRole('region', { name: 'Kirim bukti transfer' })
      await card
        .getByLabel('Pilih gambar bukti transfer')
        .setInputFiles('public/screenshots/home-phone.jpg')
      await card.getByRole('button', { name: 'Kirim bukti' }).click()
      await page.getByText('Bukti transfer diterima').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'donate-limits',
    path: programPath(campaign, 'donate'),
    prepare: async (page) => {
      await page.getByLabel('Nominal lainnya').fill('15000')
      await page.getByRole('button', { name: 'Pilih metode pembayaran' }).click()
      await page.getByText('BRI Virtual Account').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'donation-receipt-printed',
    path: async (standIn) => {
      const code = await give(standIn, 'Manual', 'BSI')
      await standIn.markPaid(code)
      return paths.donation(code)
    },
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Cetak bukti' }).waitFor()
      await page.emulateMedia({ media: 'print' })
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    },
  },
  {
    name: 'donation-unpaid',
    path: async (standIn) => paths.donation(await give(standIn, 'QRIS', 'QRIS')),
  },
  {
    name: 'donation-paid',
    path: async (standIn) => {
      const code = await give(standIn, 'QRIS', 'QRIS')
      await standIn.markPaid(code)
      return paths.donation(code)
    },
  },
]
