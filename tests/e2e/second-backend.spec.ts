import type { Page } from '@playwright/test'
import { authScreen, fillLogin, startRegistration } from './account/auth-support'
import { chooseMethod, donateScreen } from './giving/donate-steps'
import { OTP } from './support/python-backend'
import { change, personalScreen } from './account/profile-support'
import { expect } from './support/expect'
import { type SecondBackendControl, test } from './support/second-backend'

// `tests/second-backend`: a backend in another language, written from the contract's pages without a look at the app.

/** From a program's page to the payment instruction. @returns the donation's code */
async function donate(page: Page, method: string): Promise<string> {
  await page.getByRole('link', { name: 'Infaq Sekarang' }).click()
  const screen = donateScreen(page)
  await screen.amount.fill('75000')
  await chooseMethod(page, method)
  await screen.name.fill('Laila Umar')
  await screen.phone.fill('0852-7777-8888')
  await screen.optional.click()
  await screen.prayer.fill('Semoga selamat berlayar.')
  await screen.pay.click()
  await expect(page).toHaveURL(/\/donation\/[\w-]+\/checkout$/)
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}

/** The code that the browser makes and sends, with contract 1.0; with a newer backend it makes none. */
async function codeFrom(page: Page): Promise<string> {
  const request = await page.waitForRequest((sent) => /otp$/.test(sent.headers()['kode'] ?? ''))
  return /name="codeOTP"\s+(\d{5})/.exec(request.postData() ?? '')?.[1] ?? ''
}

async function isPaid(page: Page, backend: SecondBackendControl, code: string) {
  await backend.markPaid(code)
  await expect(page.getByText('Lunas', { exact: true }).first()).toBeVisible()
}

/** Each call since the test began was answered well: nobody is logged in, or has contract 1.0 alone, and that is all. */
function allAnswered(backend: SecondBackendControl) {
  const harmless = [/^(user|fundraiser)\/get_user 401$/, /^asset\/get_capabilities 404$/]
  const odd = backend.answers.filter(
    (answer) => !answer.endsWith(' 200') && !harmless.some((one) => one.test(answer)),
  )
  expect(odd).toEqual([])
}

for (const [what, backendOptions] of [
  // Safe habits are part of it: it takes no form without a token.
  ['with everything', ['--token-required']],
  ['of contract 1.0', ['--base']],
] as const)
  test.describe(`a second backend ${what}`, () => {
    test.use({ backendOptions })
    const isBase = what !== 'with everything'

    test('gives by VA and QRIS, registers, logs in, has a history, amens, and edits the profile', async ({
      page,
      backend,
    }) => {
      // Given before there was an account: claimed later.
      await page.goto('/kencleng-masjid')
      await page
        .getByRole('link', { name: /Masjid Agung Baiturrahim/ })
        .first()
        .click()
      const byAccount = await donate(page, 'Bank Muamalat Virtual Account')
      await expect(page.getByText('9012770000421188').first()).toBeVisible()
      await isPaid(page, backend, byAccount)
      await page.goto('/')
      await page.getByRole('article').first().getByRole('link').click()
      await expect(page).toHaveURL(/\/campaign\//)
      const byCode = await donate(page, 'QRIS Nasional')
      await expect(page.getByText(/Pindai Kode QR/).first()).toBeVisible()
      if (!isBase) await expect(page.getByText('KENCLENG TIMUR').first()).toBeVisible()
      await isPaid(page, backend, byCode)

      const screen = authScreen(page)
      const madeCode = codeFrom(page)
      await startRegistration(page, '85266667777', 'Laila Umar')
      await screen.code.fill(isBase ? await madeCode : OTP)
      await screen.password.fill('sandi-laila')
      await screen.confirmation.fill('sandi-laila')
      await screen.save.click()
      await expect(page).toHaveURL('/auth/register/welcome')
      await page.goto('/auth')
      await fillLogin(page, { phone: '85266667777', password: 'sandi-laila', name: '' })
      await expect(page).not.toHaveURL(/\/auth/)

      await page.goto('/profile/donasi')
      await page.getByRole('button', { name: /^Tambahkan/ }).click()
      const rows = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: /75\.000.*Lunas/ })
      await expect(rows).toHaveCount(2)
      if (!isBase) {
        await expect(page.getByText('2 donasi ditambahkan ke akun Anda.')).toBeVisible()
        const years = page.getByRole('region', { name: 'Donasi lunas per tahun' })
        await expect(years).toContainText('150.000')
      }

      await page.goto('/campaign/perahu-dai-kepulauan')
      const amen = page
        .getByRole('region', { name: 'Doa donatur' })
        .getByRole('button', { name: /^(A|Dia)minkan/ })
        .first()
      await amen.click()
      await expect(page.getByText(/Kamu .*mengaminkan doa ini/).first()).toBeVisible()

      await page.goto('/profile/personal')
      await change(page, 'Alamat', () => page.getByLabel('Alamat').fill('Jl. Dermaga 4'))
      await expect(personalScreen(page).row('Alamat')).toContainText('Jl. Dermaga 4')
      allAnswered(backend)
    })
  })
