import type { Page } from '@playwright/test'
import { paths } from '../../../src/lib/paths'
import type { Screen } from './screens'

/** As far as the code. */
async function register(page: Page) {
  await page.getByLabel('Nama Lengkap').fill('Dewi Lestari')
  await page.getByLabel('Nomor WhatsApp').fill('81377778888')
  await page.getByRole('button', { name: 'Selanjutnya' }).click()
  await page.getByLabel('Kode OTP').waitFor()
}

/** Logging in, registering and recovering. */
export const authScreens: Screen[] = [
  { name: 'auth', path: paths.auth() },
  {
    name: 'auth-wrong',
    path: paths.auth('campaign'),
    prepare: async (page) => {
      await page.getByLabel('Nomor WhatsApp').fill('81234567890')
      await page.getByLabel('Kata Sandi', { exact: true }).fill('salah-sekali')
      await page.getByRole('button', { name: 'Masuk' }).click()
      await page.getByRole('alert').getByText('salah').waitFor()
    },
  },
  {
    name: 'auth-register',
    path: paths.register(),
    prepare: async (page) => {
      await page.getByLabel('Nama Lengkap').fill('Dewi Lestari')
      await page.getByLabel('Nomor WhatsApp').fill('0812')
      await page.getByRole('button', { name: 'Selanjutnya' }).click()
      await page.getByText('Nomor Whatsapp diisi minimal 10 digit').waitFor()
    },
  },
  {
    name: 'auth-verification',
    path: paths.register(),
    prepare: async (page) => {
      await register(page)
      await page.keyboard.type('00000')
      await page.keyboard.type('48')
    },
  },
  {
    name: 'auth-password',
    path: paths.register(),
    prepare: async (page, standIn) => {
      await register(page)
      await page.keyboard.type((await standIn.otp('81377778888')) ?? '')
      await page.getByLabel('Konfirmasi Kata Sandi').waitFor()
    },
  },
  { name: 'auth-welcome', path: paths.registerWelcome() },
  { name: 'forgot-password', path: paths.forgotPassword() },
]
