import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  accounts,
  address,
  alerts,
  arrive,
  description,
  fill,
  follow,
  label,
  press,
  shows,
  testScreens,
  valueOf,
} from '@/app/screen-for-tests'
import { choosePassword, sendLogin, sentCode, startRegistration } from '@/app/sign-in-for-tests'

const app = testScreens()
const { open, logIn, hook, sent, calls } = app

const TOO_OFTEN = 'Terlalu banyak permintaan. Coba lagi dalam 30 detik.'
const REQUIRED = 'Mohon diisi terlebih dahulu'
const aisyah = accounts.complete.whatsapp
const PASSWORD = 'kata-sandi-andr\u00e9'

/** Registers as far as the code. */
async function register(phone: string, name?: string) {
  await open('/auth/register')
  await startRegistration(phone, name)
}

/** The rest of it, with the code that was sent. */
async function finishRegistration(phone: string) {
  const code = await sentCode(app, phone)
  const field = screen.getByLabelText('Kode OTP')
  expect(description(field)).toMatch(
    new RegExp(`lewat WhatsApp ke nomor \\+62 ${phone} .*Masa berlaku`),
  )
  expect(field.getAttribute('aria-required')).toBe('true')
  await fill('Kode OTP', code)
  await fill('Konfirmasi Kata Sandi', PASSWORD)
  // As some keyboards write the é: in two signs.
  await fill('Kata Sandi', PASSWORD.normalize('NFD'))
  await press('Simpan')
  await arrive('/auth/register/welcome')
}

describe('a login', () => {
  it('wants both fields', async () => {
    await open('/auth')
    await press('Masuk')
    await waitFor(() => expect(screen.getAllByText(REQUIRED)).toHaveLength(2))
    expect(calls('login')).toBe(0)
  })

  it('says why it is refused, as long as it is so, and may be tried again', async () => {
    const REFUSED = 'Nomor WhatsApp atau kata sandi salah.'
    await open('/auth')
    await sendLogin(aisyah, 'salah-sekali')
    await alerts(REFUSED)
    expect(address()).toBe('/auth')
    expect(document.title).toMatch(/Masuk/)
    await fill('Kata Sandi', '')
    await press('Masuk')
    await screen.findByText(REQUIRED)
    expect(screen.queryByText(REFUSED)).toBeNull()
    await fill('Nomor WhatsApp', '80000000999')
    await fill('Kata Sandi', accounts.complete.password)
    await press('Masuk')
    await alerts('Tidak dapat terhubung. Periksa koneksi internet Anda, lalu coba lagi.')

    const before = calls('login')
    await fill('Nomor WhatsApp', aisyah)
    // A double tap is one login.
    await press('Masuk', 2)
    await arrive('/profile')
    expect(calls('login')).toBe(before + 1)
  })

  // return-path.test.ts has more of them.
  it.each([
    [null, '/profile'],
    ['/campaign/wakaf-kebun-kelapa-produktif', '/campaign/wakaf-kebun-kelapa-produktif'],
    ['//evil.example', '/profile'],
  ])('leads on by itself when one is logged in: with the way back %j to %s', async (...row) => {
    const [stored, path] = row
    await logIn()
    if (stored !== null) localStorage.setItem('redirect_after_login', stored)
    await open('/auth')
    await arrive(path)
  })

  it('leads on once, though the screen is drawn anew while the next one loads', async () => {
    configure({ reactStrictMode: true })
    onTestFinished(() => configure({ reactStrictMode: false }))
    await logIn()
    await open('/profile')
    await screen.findByRole('heading', { name: 'Aisyah Rahmawati' })
    localStorage.setItem('redirect_after_login', '/legalitas')
    const state = { key: 'login', idx: 1 }
    act(() => {
      window.history.pushState(state, '', '/auth')
      window.dispatchEvent(new PopStateEvent('popstate', { state }))
    })
    await arrive('/legalitas')
  })

  it('tells a browser that refuses the session’s cookie', async () => {
    await open('/auth')
    app.refuseCookies()
    await sendLogin(aisyah, accounts.complete.password)
    await screen.findByText(/^Browser Anda menolak cookie/)
    expect(address()).toBe('/auth')
  })
})

it('refuses a number that has an account', async () => {
  await register(aisyah, 'Aisyah')
  await alerts('Nomor WhatsApp sudah terdaftar.')
  expect(address()).toBe('/auth/register')
})

it.each(['/auth/register', '/forgot-password'])('at %s tells who asks too often', async (path) => {
  const phone = '80000000429'
  if (path === '/auth/register') await register(phone)
  else {
    await open(path)
    await fill('Nomor WhatsApp', phone)
    await press('Kirim')
  }
  await alerts(TOO_OFTEN)
  expect(address()).toBe(path)
  expect(valueOf('Nomor WhatsApp')).toBe(phone)
})

it('registers an account under its visible name, with the password from any keyboard', async () => {
  const phone = '81377779999'
  const name = '<img src=x onerror=alert(1)>'
  await register(phone, `\u202a${name}\u202c\u200b`)
  await finishRegistration(phone)
  expect(sent('register')).toMatchObject([{ fullname: name }])
  await open('/auth')
  await sendLogin(phone, PASSWORD.normalize('NFD'))
  await arrive('/profile')
  await screen.findByRole('heading', { name })
  expect(document.querySelector('[onerror]')).toBeNull()
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
    await register(phone)
    await arrive('/auth/verification')
    await open('/auth/register/password')
    await arrive('/auth/verification')
    const code = await sentCode(app, phone)
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

const enter = (code: string) => fill('Kode OTP', code)
const noResend = () => expect(screen.queryByRole('button', { name: 'Kirim ulang OTP' })).toBeNull()

it('a forgotten password: unknown number, code run out, wrong five times, sent anew', async () => {
  // A code grows old when the test says so.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await open('/auth')
  await follow('Lupa Kata Sandi?')
  await arrive('/forgot-password')
  const ask = async (phone: string) => {
    await fill('Nomor WhatsApp', phone)
    await press('Kirim')
  }
  await ask('')
  await shows(REQUIRED)
  await ask('+60 12-345 6789')
  await shows('Nomor WhatsApp harus nomor ponsel Indonesia')
  expect(document.activeElement).toBe(screen.getByLabelText(label('Nomor WhatsApp')))
  expect(valueOf('Nomor WhatsApp')).toBe('+60 12-345 6789')
  await ask('81999999999')
  await alerts('Nomor WhatsApp belum terdaftar.')
  await ask(`0${aisyah}`)
  await arrive('/forgot-password/verification?state=forgot-password')

  const pass = (seconds: number) => {
    vi.setSystemTime(Date.now() + seconds * 1000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  await sentCode(app, aisyah)
  pass(119)
  await shows('00:01')
  noResend()
  pass(1)
  await shows('telah habis')
  // What has run out is not taken any more, right as it may be.
  await enter(await sentCode(app, aisyah))
  await shows('Masa berlaku kode ini telah habis')
  await press('Kirim ulang OTP')
  await shows('02:00')
  expect(calls('resend_otp')).toBe(1)

  const second = await sentCode(app, aisyah)
  for (let tries = 0; tries < 5; tries += 1) {
    noResend()
    await enter(second === '12345' ? '54321' : '12345')
    await shows('Kode OTP tidak sesuai')
    expect(valueOf('Kode OTP')).toBe('')
  }
  await open('/forgot-password/verification?state=forgot-password')
  await sentCode(app, aisyah)
  await enter(second)
  await shows('Kode ini sudah lima kali salah dimasukkan')
  await press('Kirim ulang OTP')
  await shows('02:00')
  expect(calls('resend_otp')).toBe(2)
  noResend()

  // Pasted from the chat, spaces and all.
  const text = `Kode: ${await sentCode(app, aisyah)}`
  fireEvent.paste(screen.getByLabelText('Kode OTP'), { clipboardData: { getData: () => text } })
  await arrive('/forgot-password/new-password?state=forgot-password')
  await choosePassword('rahasia-baru')
  await arrive('/auth')
  await sendLogin(aisyah, 'rahasia-baru')
  await arrive('/profile')
  expect(sent('new-password')).toMatchObject([{ whatsapp: aisyah }])
})

it('a registration that is left leaves nothing behind', async () => {
  const stored = () =>
    JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)])
  const kept = /Dewi|81377778888/
  await register('81377778888')
  await sentCode(app, '81377778888')
  await follow('Ubah nomor')
  await waitFor(() => expect(valueOf('Nama Lengkap')).toBe('Dewi Lestari'))
  expect(stored()).toMatch(kept)
  await follow('Masuk')
  await arrive('/auth')
  await waitFor(() => expect(stored()).not.toMatch(kept))

  await register('81377778888')
  await sentCode(app, '81377778888')
  await open('/infaq')
  await waitFor(() => expect(stored()).not.toMatch(kept))
})

it('a session that ends meanwhile is noticed at an amen, said, and taken up again', async () => {
  const path = '/campaign/sound-system-mushola-nurul-huda'
  // By its role a button of so long a page is found slowly.
  const amen = () => document.querySelector('main article button[aria-pressed]')
  const becomes = (name: string, value: string) =>
    waitFor(() => expect(amen()?.getAttribute(name)).toBe(value))
  const tap = async () => {
    await waitFor(() => expect(amen()).not.toBeNull())
    fireEvent.click(amen() ?? document)
  }
  await logIn()
  await open(path)
  await tap()
  await becomes('aria-pressed', 'true')
  // A tap before the answer is ignored.
  await becomes('aria-busy', 'false')
  await hook('sessions/end')
  await tap()
  await arrive('/auth?state=campaign')
  await screen.findByText('Sesi Anda telah berakhir. Silakan masuk kembali.')
  await sendLogin(aisyah, accounts.complete.password)
  await arrive(path)
  await becomes('aria-pressed', 'true')
})
