import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  accounts,
  address,
  description,
  fill,
  label,
  press,
  testScreens,
} from '@/app/screen-for-tests'

const app = testScreens()
const { open, logIn, sent, calls } = app

const TOO_OFTEN = 'Terlalu banyak permintaan. Coba lagi dalam 30 detik.'
const REQUIRED = 'Mohon diisi terlebih dahulu'
const aisyah = accounts.complete.whatsapp
const arrive = (path: string) => waitFor(() => expect(address()).toBe(path))

async function sendLogin(phone: string, password: string) {
  await screen.findByRole('heading', { name: 'Halo, Silahkan Masuk' })
  await fill('Nomor WhatsApp', phone)
  await fill('Kata Sandi', password)
  await press('Masuk')
}

/** Registers as far as the code. */
async function startRegistration(phone: string, name: string) {
  await open('/auth/register')
  await fill('Nama Lengkap', name)
  await fill('Nomor WhatsApp', phone)
  await press('Selanjutnya')
}

/** The rest of it, with the code that was sent. */
async function finishRegistration(phone: string) {
  const code = await sentCode(phone)
  const field = screen.getByLabelText('Kode OTP')
  expect(description(field)).toMatch(
    new RegExp(`lewat WhatsApp ke nomor \\+62 ${phone} .*Masa berlaku`),
  )
  expect(field.getAttribute('aria-required')).toBe('true')
  await fill('Kode OTP', code)
  await fill('Konfirmasi Kata Sandi', 'kata-sandi-dewi')
  await fill('Kata Sandi', 'kata-sandi-dewi')
  await press('Simpan')
  await arrive('/auth/register/welcome')
}

/** The code that was sent to a number. */
async function sentCode(phone: string): Promise<string> {
  await screen.findByLabelText('Kode OTP')
  const otp = app.standIn.state.accounts.sentOtps.find((otp) => otp.phone === phone)
  if (!otp) throw new Error(`no code was sent to ${phone}`)
  return otp.code
}

describe('a login', () => {
  it('wants both fields', async () => {
    await open('/auth')
    await press('Masuk')
    await waitFor(() => expect(screen.getAllByText(REQUIRED)).toHaveLength(2))
    expect(calls('login')).toBe(0)
  })

  it.each([
    ['a wrong password', aisyah, 'Nomor WhatsApp atau kata sandi salah.'],
    [
      'a broken server',
      '80000000500',
      'Server sedang mengalami gangguan. Coba lagi beberapa saat.',
    ],
    ['a limit', '80000000429', TOO_OFTEN],
    ['a proxy’s page', '80000000000', 'Server sedang bermasalah. Silakan coba beberapa saat lagi.'],
    ['HTML for a reason', '80000000666', 'Permintaan tidak dapat diproses.'],
    [
      'no answer',
      '80000000999',
      'Tidak dapat terhubung. Periksa koneksi internet Anda, lalu coba lagi.',
    ],
  ])('says why it is refused (%s), and may be tried again', async (_, phone, message) => {
    await open('/auth')
    await sendLogin(phone, 'salah-sekali')
    await waitFor(() => expect(alertText()).toBe(message))
    expect(address()).toBe('/auth')
    expect(document.title).toMatch(/Masuk/)

    const before = calls('login')
    await fill('Nomor WhatsApp', aisyah)
    await fill('Kata Sandi', accounts.complete.password)
    // A double tap is one login.
    await Promise.all([press('Masuk'), press('Masuk')])
    await arrive('/profile')
    expect(calls('login')).toBe(before + 1)
  })

  it('leads on by itself when one is logged in', async () => {
    await logIn()
    await open('/auth')
    await arrive('/profile')
  })

  // return-path.test.ts has more of them.
  it.each(['//evil.example', 'javascript:window.__evil=1', '/auth?state=campaign'])(
    'leads nowhere but to the profile when %j is stored as the way back',
    async (stored) => {
      await logIn()
      localStorage.setItem('redirect_after_login', stored)
      await open('/auth')
      await arrive('/profile')
    },
  )

  it('tells a browser that refuses the session’s cookie', async () => {
    await open('/auth')
    app.refuseCookies()
    await sendLogin(aisyah, accounts.complete.password)
    await screen.findByText(/^Browser Anda menolak cookie/)
    expect(address()).toBe('/auth')
  })
})

it('refuses a number that has an account', async () => {
  await startRegistration(aisyah, 'Aisyah')
  await waitFor(() => expect(alertText()).toBe('Nomor WhatsApp sudah terdaftar.'))
  expect(address()).toBe('/auth/register')
})

it('a refusal’s words go when the next try fails for another reason', async () => {
  const REFUSED = 'Nomor WhatsApp atau kata sandi salah.'
  await open('/auth')
  await sendLogin(aisyah, 'sandi-lain')
  await screen.findByText(REFUSED)
  await fill('Kata Sandi', '')
  await press('Masuk')
  await screen.findByText(REQUIRED)
  expect(screen.queryByText(REFUSED)).toBeNull()
})

it.each(['/auth/register', '/forgot-password'])('at %s tells who asks too often', async (path) => {
  const phone = '80000000429'
  if (path === '/auth/register') await startRegistration(phone, 'Dewi Lestari')
  else {
    await open(path)
    await fill('Nomor WhatsApp', phone)
    await press('Kirim')
  }
  await waitFor(() => expect(alertText()).toBe(TOO_OFTEN))
  expect(address()).toBe(path)
  expect(screen.getByLabelText(label('Nomor WhatsApp'))).toHaveProperty('value', phone)
})

it('takes HTML in a name for a name', async () => {
  const name = '<img src=x onerror=alert(1)>'
  const phone = '81377779999'
  await startRegistration(phone, name)
  await finishRegistration(phone)
  await logIn({ whatsapp: phone, password: 'kata-sandi-dewi' })
  await open('/campaign/renovasi-atap-masjid-al-ikhlas/donate')
  await screen.findByText(name)
  expect(document.querySelector('[onerror]')).toBeNull()
})

it('registers an account under its visible name', async () => {
  const phone = '81377778899'
  await startRegistration(phone, '\u202aDewi\u00a0Lestari\u202c\u200b')
  await finishRegistration(phone)
  expect(sent('register')).toMatchObject([{ fullname: 'Dewi Lestari' }])
})

describe('a step out of order', () => {
  it.each([
    ['/auth/verification', '/auth/register'],
    ['/auth/register/password', '/auth/register'],
    ['/forgot-password/verification', '/forgot-password'],
    ['/forgot-password/verification?state=forgot-password', '/forgot-password'],
    ['/forgot-password/new-password?state=forgot-password', '/forgot-password'],
  ])('leads from %s to the first', async (path, step) => {
    await open(path)
    await arrive(step)
  })

  it('leads to the one that is due', async () => {
    const phone = '81377778888'
    await startRegistration(phone, 'Dewi Lestari')
    await arrive('/auth/verification')
    await open('/auth/register/password')
    await arrive('/auth/verification')
    const code = await sentCode(phone)
    await fill('Kode OTP', code)
    await arrive('/auth/register/password')
    await open('/auth/verification')
    await arrive('/auth/register/password')
    // The code is spent: it isn't kept, nor can another flow use it.
    expect(JSON.stringify(Object.entries(sessionStorage))).toContain(phone)
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(code)
    await open('/forgot-password/new-password?state=forgot-password')
    await arrive('/forgot-password')
  })
})

/** What the page's own alert says, not the toasts. */
const alertText = () => screen.getByRole('main').querySelector('[role=alert]')?.textContent ?? null
