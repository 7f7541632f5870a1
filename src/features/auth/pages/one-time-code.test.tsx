import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  accounts,
  alerts,
  arrive,
  fill,
  follow,
  press,
  shows,
  testScreens,
  valueOf,
} from '@/app/screen-for-tests'
import { choosePassword, sendLogin, sentCode, startRegistration } from '@/app/sign-in-for-tests'

/* The codes of contract 1.1, which the backend makes and compares. Those of 1.0: sign-in.test.tsx. */

const app = testScreens({ base: false })
const { open, logIn, hook, sent, calls } = app

const aisyah = accounts.complete.whatsapp
/** The stand-in's codes begin with 10000. */
const WRONG = '00000'
const TOKEN = /^.{16,}$/
const CHANGED = 'Verifikasi ini tidak dapat dilanjutkan karena layanan kami baru saja berubah.'

/** Of each test another: the app remembers until the page is closed to which a code went. */
let phone = ''
let number = 81377778000
beforeEach(() => {
  phone = String((number += 1))
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

/** Time passes for the page, and for the backend, which runs in the same process. */
function pass(minutes: number) {
  vi.setSystemTime(Date.now() + minutes * 60_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

const withhold = (name: string) => hook(`withhold?name=${encodeURIComponent(name)}`)
const enter = (code: string) => fill('Kode OTP', code)
const enterSent = async (of: string) => enter(await sentCode(app, of))
const codeCalls = () => calls('send_otp') + calls('request_otp')
const noResend = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: 'Kirim ulang OTP' })).toBeNull())
const call = (kode: string, fields: Record<string, string> = {}) =>
  app.call({
    controller: 'auth',
    kode,
    form: { phoneNumber: phone, keperluan: 'daftar', ...fields },
  })

async function register() {
  await open('/auth/register')
  await startRegistration(phone)
  await arrive('/auth/verification')
}

it('a registration whose code the browser never sees', async () => {
  await register()
  const code = await sentCode(app, phone)
  expect(sent('request_otp')).toEqual([{ phoneNumber: phone, keperluan: 'daftar' }])
  const stored = () =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
  expect(stored()).not.toContain(code)
  await shows('Masa berlaku kode 05:00')
  await shows('Kirim ulang OTP dalam 01:00')
  await noResend()
  await enter(WRONG)
  await alerts('Kode OTP tidak sesuai. Sisa 4 kali percobaan.')
  expect(valueOf('Kode OTP')).toBe('')
  await open('/auth/verification')
  // A step back, and on again with the same number: that code is still the one.
  await follow('Ubah nomor')
  await waitFor(() => expect(valueOf('Nama Lengkap')).toBe('Dewi Lestari'))
  await press('Selanjutnya')
  await enter(code)
  await arrive('/auth/register/password')
  expect(codeCalls()).toBe(1)

  await open('/auth/register/password')
  await choosePassword('kata-sandi-dewi', 2)
  await arrive('/auth/register/welcome')
  expect(sent('register')).toMatchObject([{ whatsapp: phone }])
  expect(String(sent('register')[0]?.token)).toMatch(TOKEN)
  expect(stored()).not.toContain(phone)
  await follow('Jelajahi Sekarang')
  await sendLogin(phone, 'kata-sandi-dewi')
  await arrive('/profile')
})

it('a forgotten password tells nobody who has an account', async () => {
  const told = () => shows(/Jika nomor ini terdaftar, kami mengirim/)
  await open('/forgot-password')
  await fill('Nomor WhatsApp', '81999999999')
  await press('Kirim')
  await told()
  expect(app.standIn.state.accounts.lastOtp('81999999999')).toBeNull()
  await follow('Ubah nomor')
  await fill('Nomor WhatsApp', aisyah)
  await press('Kirim')
  await told()

  const first = await sentCode(app, aisyah)
  pass(5)
  await shows('telah habis')
  await enter(first)
  await alerts('Masa berlaku kode ini telah habis. Minta kode baru.')
  await press('Kirim ulang OTP')
  await screen.findByText('Jika nomor ini terdaftar, kode OTP baru telah dikirim.')
  await noResend()
  for (let left = 4; left > 0; left -= 1) {
    await enter(WRONG)
    await alerts(`Kode OTP tidak sesuai. Sisa ${left} kali percobaan.`)
  }
  await enter(WRONG)
  const exhausted = 'Kode ini sudah lima kali salah dimasukkan. Minta kode baru.'
  await alerts(exhausted)
  await enterSent(aisyah)
  await waitFor(() => expect(valueOf('Kode OTP')).toBe(''))
  await alerts(exhausted)

  pass(1)
  await press('Kirim ulang OTP')
  await alerts(/^$/)
  // The button goes when the answer has come. Until then the last code is the old one.
  await noResend()
  await enterSent(aisyah)
  await arrive('/forgot-password/new-password?state=forgot-password')
  await choosePassword('rahasia-baru')
  await arrive('/auth')
  await sendLogin(aisyah, 'rahasia-baru')
  await arrive('/profile')
})

it('too often: each says when to come back, and what was typed stays', async () => {
  await call('request_otp')
  await open('/auth/register')
  await startRegistration(phone)
  await alerts('Terlalu banyak permintaan. Coba lagi dalam 1 menit.')
  expect(valueOf('Nama Lengkap')).toBe('Dewi Lestari')
  pass(1)
  await press('Selanjutnya')
  await arrive('/auth/verification')

  // Somebody tries codes of this number: three times five.
  for (let round = 0; round < 3; round += 1) {
    for (let tries = 0; tries < 5; tries += 1) await call('verify_otp', { codeOTP: WRONG })
    pass(1)
    if (round < 2) await call('request_otp')
  }
  await press('Kirim ulang OTP')
  await noResend()
  const code = await sentCode(app, phone)
  await enter(code)
  await alerts(/^Terlalu banyak permintaan\. Coba lagi dalam 5\d menit\.$/)
  expect(valueOf('Kode OTP')).toBe(code)
  const again = screen.getByRole('button', { name: /^Coba lagi dalam 5\d:\d\d$/ })
  expect(again).toHaveProperty('disabled', true)
  const before = calls('verify_otp')
  pass(60)
  await press('Coba lagi')
  await alerts('Masa berlaku kode ini telah habis. Minta kode baru.')
  expect(calls('verify_otp')).toBe(before + 1)
})

it('a number that has an account: its owner is told, and nobody else', async () => {
  await open('/auth/register')
  await startRegistration(aisyah)
  await enterSent(aisyah)
  await choosePassword('kata-sandi')
  await alerts('Nomor WhatsApp sudah terdaftar.')
  expect(valueOf('Kata Sandi')).toBe('kata-sandi')
  await follow('Masuk')
  await arrive('/auth')
})

it('a verification that has grown too old is begun anew, with the value kept', async () => {
  await logIn()
  await open('/profile/personal?edit=email')
  await follow('Ubah')
  await press(/WhatsApp/)
  const code = await sentCode(app, aisyah)
  expect(sent('request_otp')).toEqual([{ phoneNumber: aisyah, keperluan: 'ubah_email' }])
  await enter(code)
  await arrive('/profile/personal?edit=email&state=edit')
  await fill('Email', 'aisyah@baru.id')
  pass(15)
  await press('Simpan')
  await alerts('Verifikasi nomor Anda sudah tidak berlaku. Minta kode OTP baru.')

  await follow('Minta kode baru')
  await press(/WhatsApp/)
  await arrive('/profile/personal?edit=email&state=verification')
  await enterSent(aisyah)
  await waitFor(() => expect(valueOf('Email')).toBe('aisyah@baru.id'))
  await press('Simpan', 2)
  await screen.findByText('Update data berhasil disimpan.')
  await screen.findByText('aisyah@baru.id')
  const edits = sent('edit_profile')
  expect(edits).toHaveLength(2)
  for (const edit of edits) {
    expect(edit).toMatchObject({ editValue: 'aisyah@baru.id', editType: 'email' })
    expect(String(edit.token)).toMatch(TOKEN)
  }
  await open('/profile/personal?edit=email&state=edit')
  await arrive('/profile/personal?edit=email')
})

it('a code that could not be compared stays, and is sent again once', async () => {
  await register()
  const code = await sentCode(app, phone)
  await hook('services/backend/down')
  await enter(code)
  await alerts('Server sedang mengalami gangguan. Coba lagi beberapa saat.')
  expect(valueOf('Kode OTP')).toBe(code)
  await hook('services/backend/up')
  await hook('hold?call=auth/verify_otp')
  const before = calls('verify_otp')
  await press('Coba lagi', 2)
  await shows('Memeriksa kode…')
  // What is typed meanwhile doesn't change what is compared.
  await enter(code.slice(0, -1))
  expect(valueOf('Kode OTP')).toBe(code)
  await hook('release?call=auth/verify_otp')
  await arrive('/auth/register/password')
  expect(calls('verify_otp')).toBe(before + 1)
})

describe('where the backend has lost a part of it', () => {
  it('a code that waits says so, and the browser’s own takes over', async () => {
    await register()
    await withhold('auth/verify_otp')
    await enter('12345')
    await alerts(CHANGED)
    await follow('Mulai lagi')
    await waitFor(() => expect(valueOf('Nama Lengkap')).toBe('Dewi Lestari'))
    expect(valueOf('Nomor WhatsApp')).toBe(phone)
    await press('Selanjutnya')
    await arrive('/auth/verification')
    expect(calls('send_otp')).toBe(1)
    await enterSent(phone)
    await choosePassword('kata-sandi')
    await arrive('/auth/register/welcome')
    expect(sent('register')[0]).not.toHaveProperty('token')
  })

  it('a token that nobody would look at is not sent', async () => {
    await register()
    await enterSent(phone)
    await arrive('/auth/register/password')
    await withhold('auth/register#token')
    await open('/auth/register/password')
    await choosePassword('kata-sandi')
    await alerts(CHANGED)
    expect(calls('register')).toBe(0)
    await follow('Minta kode baru')
    await press('Selanjutnya')
    await arrive('/auth/verification')
    expect(calls('send_otp')).toBe(1)
  })

  it.each(['auth/request_otp', 'auth/verify_otp', 'auth/register#token'])(
    'without %s all is as in contract 1.0',
    async (name) => {
      await withhold(name)
      await register()
      expect(sent('send_otp')).toEqual([
        { phoneNumber: phone, codeOTP: await sentCode(app, phone) },
      ])
      expect(calls('request_otp')).toBe(0)
    },
  )
})
