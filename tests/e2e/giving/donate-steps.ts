import type { Page } from '@playwright/test'

export const campaign = {
  path: '/campaign/renovasi-atap-masjid-al-ikhlas',
  title: 'Renovasi Atap Masjid Al-Ikhlas',
}

/** The parts of the donate page, as a donor would name them. */
export function donateScreen(page: Page) {
  const sheet = page.getByRole('dialog', { name: 'Pilih Metode Pembayaran' })
  return {
    amount: page.getByLabel('Nominal lainnya'),
    preset: (amount: string) => page.getByRole('radio', { name: `Rp ${amount}` }),
    name: page.getByLabel('Nama lengkap'),
    phone: page.getByLabel('Nomor WhatsApp'),
    /** Opens what may be left out. */
    optional: page.getByRole('button', { name: /^Tambah doa/ }),
    email: page.getByLabel('Email (opsional)'),
    prayer: page.getByLabel('Tulis doa (opsional)'),
    method: page
      .getByRole('region', { name: 'Metode pembayaran' })
      .getByRole('button', { name: /Pilih metode pembayaran|Ganti/ }),
    sheet,
    option: (name: string | RegExp) => sheet.getByRole('button', { name }),
    total: page.getByRole('region', { name: 'Pembayaran' }).getByText(/^Rp /),
    pay: page.getByRole('button', { name: 'Bayar Sekarang' }),
    alert: page.getByRole('region', { name: 'Pembayaran' }).getByRole('alert'),
  }
}

/** Chooses a method in the sheet and waits for the sheet to be gone. */
export async function chooseMethod(page: Page, name: string | RegExp) {
  const screen = donateScreen(page)
  await screen.method.click()
  await screen.option(name).click()
  await screen.sheet.waitFor({ state: 'hidden' })
}

/** Fills everything in: Rp 50.000 by QRIS, from Siti. */
export async function fillDonation(page: Page, { phone = '81298765432' } = {}) {
  const screen = donateScreen(page)
  await screen.preset('50.000').check()
  await screen.name.fill('Siti Rahmawati')
  await screen.phone.fill(phone)
  await screen.optional.click()
  await screen.email.fill('siti@contoh.id')
  await screen.prayer.fill('Semoga masjidnya segera selesai.')
  await chooseMethod(page, 'QRIS')
}
