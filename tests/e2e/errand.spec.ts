import { chooseMethod, donateScreen } from './donate-steps'
import type { StandInControl } from './support/stand-in'
import { expect, test } from './support/test'
import type { Page } from '@playwright/test'

/** Fills in and pays as a donor does, from a program's page to the payment instruction. @returns the donation's code */
async function donate(page: Page, method: string): Promise<string> {
  await page.getByRole('link', { name: 'Infaq Sekarang' }).click()
  const screen = donateScreen(page)
  await screen.amount.fill('75000')
  await chooseMethod(page, method)
  await screen.name.fill('Siti Rahmawati')
  await screen.phone.fill('0812-9876-5432')
  await screen.prayer.fill('Semoga berkah.')
  await expect(screen.total).toHaveText('Rp 75.000')
  await screen.pay.click()
  await expect(page).toHaveURL(/\/donation\/[\w-]+\/checkout$/)
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}

/** The donation is paid, the page says so by itself, and each call carried what the wire demands. */
async function paid(page: Page, standIn: StandInControl, code: string) {
  await standIn.markPaid(code)
  await expect(page.getByText('Lunas', { exact: true }).first()).toBeVisible()
  const calls = standIn.log().filter(({ service }) => service === 'backend')
  expect(calls.length).toBeGreaterThan(5)
  for (const call of calls.filter(({ method }) => method !== 'OPTIONS')) {
    expect(call.kode, `${call.method} ${call.path}`).toBeTruthy()
    expect(call.key, `${call.method} ${call.path}`).toBe(true)
  }
}

for (const [method, shown] of [
  ['QRIS', /Pindai Kode QR/],
  ['GoPay', /Nomor tujuan/],
  ['Bank Mandiri', /Nomor rekening/],
  ['BNI Virtual Account', /Nomor Virtual Account/],
] as const)
  test(`from Home to Lunas by ${method}`, async ({ page, standIn }) => {
    await page.goto('/')
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/campaign\//)
    const code = await donate(page, method)
    await expect(page.getByText(shown).first()).toBeVisible()
    await paid(page, standIn, code)
  })

test('from a kencleng to Lunas', async ({ page, standIn }) => {
  await page.goto('/kencleng-masjid/masjid-raya-al-hidayah')
  const code = await donate(page, 'QRIS')
  await expect(page.getByText(/Pindai Kode QR/)).toBeVisible()
  await paid(page, standIn, code)
  expect(standIn.log('storeDonate')[0]?.form).toMatchObject({
    price: '75000',
    programId: 'KM-1',
    programType: 'kencleng-masjid',
  })
})
