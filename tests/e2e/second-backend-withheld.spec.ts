import type { Page } from '@playwright/test'
import { chooseMethod, donateScreen } from './donate-steps'
import { expect } from './support/expect'
import { type SecondBackendControl, test } from './support/second-backend'

const FAILED = /gagal|terjadi kesalahan|coba lagi/i
const CAMPAIGN = '/campaign/perahu-dai-kepulauan'

type Open = (page: Page, backend: SecondBackendControl) => Promise<void>

/** Home asks where the visitor is. */
const home: Open = async (page) => {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: -6.9, longitude: 107.6 })
  await page.goto('/')
}

const donateForm: Open = async (page) => {
  await page.goto(`${CAMPAIGN}/donate?utm_ref=HAKIM-77`)
  const screen = donateScreen(page)
  await screen.amount.fill('75000')
  await chooseMethod(page, 'QRIS Nasional')
  await screen.name.fill('Laila Umar')
  await screen.phone.fill('85277778888')
  await screen.pay.click()
  await expect(page).toHaveURL(/\/checkout$/)
}

/** The screens that need a browser, and what each shows only where the backend has it. All others: tests/second-backend. */
const screens: Readonly<Record<string, readonly [Open, string?]>> = {
  'asset/get_all_payment_method#max_nominal': [donateForm],
  'asset/get_all_payment_method#min_nominal': [donateForm],
  'asset/get_capabilities#contact_phone': [home, '+62 85277778888'],
  'asset/get_capabilities#hijri_adjustment': [home],
  'transaction/storeDonate#anonim': [donateForm],
  'transaction/storeDonate#kode_ref': [donateForm],
  'transaction/storeDonate#kunci': [donateForm],
}

/** Opens a screen and waits until nothing is on its way. */
async function settle(page: Page, backend: SecondBackendControl, open: Open) {
  await open(page, backend)
  await expect
    .poll(() => backend.answers.some((answer) => answer.startsWith('asset/get_capabilities')))
    .toBe(true)
  await expect(page.getByText('Memuat…')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main')).not.toContainText(FAILED)
  const failed = backend.answers.filter((answer) => !answer.endsWith(' 200'))
  const harmless = /^(user|fundraiser)\/get_user 401$|^asset\/get_capabilities 404$/
  expect(failed.filter((answer) => !harmless.test(answer))).toEqual([])
}

for (const [name, [open, shown]] of Object.entries(screens)) {
  test.describe(`without ${name}`, () => {
    test.use({ backendOptions: ['--without', name] })
    test('its screen is whole', async ({ page, backend }) => {
      await settle(page, backend, open)
      if (shown !== undefined) await expect(page.getByText(shown)).toHaveCount(0)
    })
  })
}

test('with everything, those screens show more', async ({ page, backend }) => {
  for (const [open, shown] of Object.values(screens)) {
    if (shown === undefined) continue
    await settle(page, backend, open)
    await expect(page.getByText(shown).first()).toBeVisible()
    await page.context().clearCookies()
  }
})
