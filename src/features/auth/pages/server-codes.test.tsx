import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { address, fill, first, press, shows, testScreens } from '@/app/screen-for-tests'

// A backend that makes the one-time codes itself. The whole ways: tests/e2e/one-time-code.spec.ts.

const app = testScreens({ base: false })
const { open, hook, calls, sent } = app

const phone = '81377778888'
const arrive = (path: string) => waitFor(() => expect(address()).toBe(path))
const follow = async (name: string) =>
  first(await screen.findAllByRole('link', { name: new RegExp(`^${name}`) })).click()

/** Fills in the registration that is on screen, as far as the code. */
async function register(number: string) {
  await fill('Nama Lengkap', 'Dewi Lestari')
  await fill('Nomor WhatsApp', number)
  await press('Selanjutnya')
  await screen.findByLabelText('Kode OTP')
}

function sentCode(): string {
  const otp = app.standIn.state.accounts.lastOtp(phone)
  if (!otp) throw new Error(`no code was sent to ${phone}`)
  return otp.code
}

const enterCode = () => fill('Kode OTP', sentCode())

async function choosePassword() {
  await fill('Kata Sandi', 'kata-sandi')
  await fill('Konfirmasi Kata Sandi', 'kata-sandi')
  await press('Simpan')
}

it('goes back to a code that was asked for just now, whatever was done between', async () => {
  await open('/auth/register')
  await register(phone)
  await follow('Ubah nomor')
  await arrive('/auth/register')
  await register('81366665555')
  // Leaving forgets what was entered.
  await press('Kembali')
  await arrive('/auth/register')
  await follow('Masuk')
  await arrive('/auth')
  await follow('Daftar')
  await arrive('/auth/register')
  await register(phone)
  await shows(/Kirim ulang OTP dalam 0[01]:\d\d/)
  expect(calls('request_otp')).toBe(2)
  expect(calls('send_otp')).toBe(0)
  await enterCode()
  await arrive('/auth/register/password')
})

it('sends no token that nobody would look at', async () => {
  await open('/auth/register')
  await register(phone)
  await enterCode()
  await arrive('/auth/register/password')
  await hook('withhold?name=auth/register%23token')
  // A reload.
  await open('/auth/register/password')
  await choosePassword()
  await screen.findByText(
    'Verifikasi ini tidak dapat dilanjutkan karena layanan kami baru saja berubah.',
  )
  expect(calls('register')).toBe(0)
  await follow('Minta kode baru')
  await press('Selanjutnya')
  await arrive('/auth/verification')
  expect(calls('send_otp')).toBe(1)
})

it.each(['auth/request_otp', 'auth/verify_otp', 'auth/register%23token'])(
  'does all as in contract 1.0 without %s',
  async (name) => {
    await hook(`withhold?name=${name}`)
    await open('/auth/register')
    await register(phone)
    expect(calls('request_otp')).toBe(0)
    expect(sent('send_otp')).toEqual([{ phoneNumber: phone, codeOTP: sentCode() }])
  },
)
