import type { Page } from '@playwright/test'
import type { StandInControl } from '../support/stand-in'

export const aisyah = { phone: '81234567890', password: 'rahasia123', name: 'Aisyah Rahmawati' }

/** The parts of the account screens, as a person would name them. */
export function authScreen(page: Page) {
  return {
    name: page.getByLabel('Nama Lengkap'),
    phone: page.getByLabel('Nomor WhatsApp'),
    password: page.getByLabel('Kata Sandi', { exact: true }),
    confirmation: page.getByLabel('Konfirmasi Kata Sandi'),
    code: page.getByLabel('Kode OTP'),
    logIn: page.getByRole('button', { name: 'Masuk' }),
    next: page.getByRole('button', { name: 'Selanjutnya' }),
    send: page.getByRole('button', { name: 'Kirim', exact: true }),
    save: page.getByRole('button', { name: 'Simpan' }),
    alert: page.getByRole('main').getByRole('alert'),
  }
}

/** Logs in at the form that is on screen. */
export async function fillLogin(page: Page, { phone, password } = aisyah) {
  const screen = authScreen(page)
  // The page before may have a number's field too, and the address is there first.
  await page.getByRole('heading', { name: 'Halo, Silahkan Masuk' }).waitFor()
  await screen.phone.fill(phone)
  await screen.password.fill(password)
  await screen.logIn.click()
}

/** Registers as far as the code. */
export async function startRegistration(page: Page, phone: string, name = 'Dewi Lestari') {
  const screen = authScreen(page)
  await page.goto('/auth/register')
  await screen.name.fill(name)
  await screen.phone.fill(phone)
  await screen.next.click()
  await screen.code.waitFor()
}

/** The code that was sent to a number. */
export async function sentCode(standIn: StandInControl, phone: string): Promise<string> {
  const code = await standIn.otp(phone)
  if (code === null) throw new Error(`no code was sent to ${phone}`)
  return code
}

/** The calls by which codes were sent, whoever made them. */
export const codeCalls = (standIn: StandInControl) =>
  standIn.log().filter(({ kode }) => kode === 'send_otp' || kode === 'request_otp')

/** What this browser has stored for the site, as text. */
export const stored = (page: Page) =>
  page.evaluate(() => ({
    local: JSON.stringify(Object.entries(localStorage)),
    session: JSON.stringify(Object.entries(sessionStorage)),
  }))
