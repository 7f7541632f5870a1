import { chooseMethod, donateScreen } from './donate-steps'
import { kencleng } from '../program/program-support'
import type { StandInControl } from '../support/stand-in'
import { expect, test } from '../support/test'
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'

/**
 * Fills in and pays as a donor does, from a program's page to the payment instruction.
 * @param chosen what the button of the methods then says
 * @returns the donation's code
 */
async function donate(page: Page, method: string, chosen: string): Promise<string> {
  await page.getByRole('link', { name: 'Infaq Sekarang' }).click()
  const screen = donateScreen(page)
  // A preset by its words as well, wherever on them one taps.
  await page.getByText('Rp 50.000', { exact: true }).click()
  await expect(screen.preset('50.000')).toBeChecked()
  await screen.amount.fill('75000')
  await chooseMethod(page, method)
  await expect(screen.method).toHaveAccessibleName(chosen)
  await screen.name.fill('Siti Rahmawati')
  await screen.phone.fill('+62 0812-9876-5432')
  await screen.optional.click()
  await screen.email.fill('siti@contoh.id')
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

/** The one donation that was sent. */
function given(standIn: StandInControl) {
  const [call, ...others] = standIn.log('storeDonate')
  expect(others).toEqual([])
  expect(call).toMatchObject({ method: 'POST', path: '/transaction', key: true, status: 200 })
  // The key is contract 1.1's, and random.
  const { kunci: _key, ...form } = z.record(z.string(), z.unknown()).parse(call?.form)
  return form
}

const form = {
  price: '75000',
  donorName: 'Siti Rahmawati',
  donorPhone: '81298765432',
  donorEmail: 'siti@contoh.id',
  donorPray: 'Semoga berkah.',
}

/** Counts what a finger does on the way from Home to the payment's QR code. */
function finger() {
  let taps = 0
  return {
    tap: async (target: Locator) => {
      await target.click()
      taps += 1
    },
    count: () => taps,
  }
}

test('from Home to the QR code by six taps, and by four for one who comes again', async ({
  page,
}) => {
  const screen = donateScreen(page)
  const qr = page.getByRole('img', { name: /QR/ })
  const remember = page.getByRole('switch', { name: 'Ingat nama dan nomor di HP ini' })
  const toForm = async (tap: (target: Locator) => Promise<void>) => {
    await page.goto('/')
    await tap(page.getByRole('article').first().getByRole('link'))
    await tap(page.getByRole('link', { name: 'Infaq Sekarang' }))
  }

  const first = finger()
  await toForm(first.tap)
  await first.tap(page.getByText('Rp 50.000', { exact: true }))
  await first.tap(screen.name)
  await page.keyboard.type('Siti Rahmawati')
  // The keyboard's own key leads on to the number.
  await page.keyboard.press('Enter')
  await page.keyboard.type('081298765432')
  await first.tap(page.getByRole('button', { name: /^QRIS/ }))
  expect(first.count()).toBe(5)
  // A wish of its own, which costs a tap.
  await remember.check()
  await first.tap(screen.pay)
  await expect(qr).toBeVisible()
  expect(first.count()).toBe(6)

  const again = finger()
  await toForm(again.tap)
  await again.tap(page.getByText('Rp 50.000', { exact: true }))
  await again.tap(screen.pay)
  await expect(qr).toBeVisible()
  expect(again.count()).toBe(4)
})

for (const [method, code, type, chosen, shown, home] of [
  // The type says nothing new beside its only method.
  ['QRIS', 'QRIS', 'QRIS', 'QRIS Ganti', /Pindai Kode QR/, true],
  ['GoPay', 'GOPAY', 'E-wallet', 'GoPay E-wallet Ganti', /Nomor tujuan/, true],
  [
    'Bank Mandiri',
    'MANDIRI',
    'Manual',
    'Bank Mandiri Transfer Bank (Manual) Ganti',
    /Nomor rekening/,
    true,
  ],
  [
    'BNI Virtual Account',
    'BNIVA',
    'VA',
    'BNI Virtual Account Virtual Account (VA) Ganti',
    /Nomor Virtual Account/,
    false,
  ],
] as const)
  test(
    `from ${home ? 'Home' : 'a kencleng'} to Lunas by ${method}`,
    { tag: home ? '@quick' : ['@quick', '@server'] },
    async ({ page, standIn }) => {
      await page.goto(home ? '/' : kencleng)
      if (home) {
        await page.getByRole('article').first().getByRole('link').click()
        await expect(page).toHaveURL(/\/campaign\//)
      }
      const donation = await donate(page, method, chosen)
      expect(given(standIn)).toEqual({
        ...form,
        codePayment: code,
        typePayment: type,
        programId: home ? expect.stringMatching(/^ID-\d+$/) : 'KM-1',
        programType: home ? 'infaq' : 'kencleng-masjid',
      })
      await expect(page.getByText(shown).first()).toBeVisible()
      await paid(page, standIn, donation)
    },
  )
