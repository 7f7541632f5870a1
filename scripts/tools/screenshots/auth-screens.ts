import type { Page } from '@playwright/test'
import { paths } from '../../../src/lib/address/paths'
import type { Screen } from './screen'

/** As far as the code. */
async function register(page: Page, phone = '81377778888') {
  await page.getByLabel('Nama Lengkap').fill('Dewi Lestari')
  await page.getByLabel('Nomor WhatsApp').fill(phone)
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
    name: 'auth-verification-unsent',
    path: paths.register(),
    prepare: async (page, standIn) => {
      await register(page)
      await standIn.breakService('backend')
      await page.keyboard.type('48213')
      await page.getByRole('button', { name: 'Coba lagi' }).waitFor()
    },
  },
  {
    name: 'auth-verification-ended',
    path: paths.register(),
    prepare: async (page, standIn) => {
      await register(page)
      await standIn.withhold('auth/verify_otp')
      await page.keyboard.type('48213')
      await page.getByRole('link', { name: 'Mulai lagi' }).waitFor()
    },
  },
  {
    name: 'auth-verification-base',
    path: paths.register(),
    prepare: async (page, standIn) => {
      await standIn.withhold('auth/verify_otp')
      await page.reload()
      await register(page)
    },
  },
  {
    name: 'auth-password-taken',
    path: paths.register(),
    prepare: async (page, standIn) => {
      await register(page, '81234567890')
      await page.keyboard.type((await standIn.otp('81234567890')) ?? '')
      await page.getByLabel('Kata Sandi', { exact: true }).fill('kata-sandi')
      await page.getByLabel('Konfirmasi Kata Sandi').fill('kata-sandi')
      await page.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('sudah terdaftar').waitFor()
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
  {
    name: 'forgot-password-verification',
    path: paths.forgotPassword(),
    prepare: async (page) => {
      await page.getByLabel('Nomor WhatsApp').fill('81234567890')
      await page.getByRole('button', { name: 'Kirim', exact: true }).click()
      await page.getByText('Jika nomor ini terdaftar').waitFor()
    },
  },
]
