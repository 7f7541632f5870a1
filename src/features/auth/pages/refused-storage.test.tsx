import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accounts, address, fill, press, testScreens } from '@/app/screen-for-tests'

const app = testScreens()
const { open, logIn, sent } = app

const arrive = (path: string) => waitFor(() => expect(address()).toBe(path))
const noted = () => screen.findByText(/Jangan muat ulang atau tutup halaman ini/)

const code = async () => {
  await screen.findByLabelText('Kode OTP')
  return app.standIn.state.accounts.sentOtps.at(-1)?.code ?? ''
}

const full = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  },
  removeItem: () => undefined,
}

/** What browsers and web views give in place of a storage. */
const refusals: [string, () => object | null][] = [
  ['full', () => full],
  [
    'denied',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  ],
  ['null', () => null],
]

describe.each(refusals)('where storage is %s', (_, get) => {
  const kept = { localStorage: window.localStorage, sessionStorage: window.sessionStorage }
  beforeEach(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, { get, configurable: true })
  })
  afterEach(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, { value: kept[name], configurable: true, writable: true })
  })

  it('an account is registered, and a reload is warned of', async () => {
    await open('/auth/register')
    await fill('Nama Lengkap', 'Dewi Lestari')
    await fill('Nomor WhatsApp', '81999000111')
    await press('Selanjutnya')
    await arrive('/auth/verification')
    await noted()
    await fill('Kode OTP', await code())
    await noted()
    await fill('Konfirmasi Kata Sandi', 'kata-sandi-dewi')
    await fill('Kata Sandi', 'kata-sandi-dewi')
    await press('Simpan')
    await arrive('/auth/register/welcome')
    expect(sent('register')).toMatchObject([{ fullname: 'Dewi Lestari', whatsapp: '81999000111' }])
    // Nothing of it is left for the next person.
    await open('/auth/register')
    await screen.findByLabelText(/^Nama Lengkap/)
    expect(screen.getByLabelText(/^Nama Lengkap/)).toHaveProperty('value', '')
  })

  it('a password is recovered', async () => {
    await open('/forgot-password')
    await fill('Nomor WhatsApp', accounts.complete.whatsapp)
    await press('Kirim')
    await arrive('/forgot-password/verification?state=forgot-password')
    await fill('Kode OTP', await code())
    await fill('Konfirmasi Kata Sandi', 'kata-sandi-baru')
    await fill('Kata Sandi', 'kata-sandi-baru')
    await press('Simpan')
    await arrive('/auth')
  })

  it('an email is changed', async () => {
    await logIn()
    await open('/profile/personal?edit=email')
    ;(await screen.findByRole('link', { name: 'Ubah' })).click()
    await press(/Whatsapp/)
    await fill('Kode OTP', await code())
    await fill('Email', 'aisyah@baru.id')
    await press('Simpan')
    await screen.findByText('Update data berhasil disimpan.')
  })

  it('whoever is sent to log in comes back to where that was', async () => {
    await open('/profile/personal?edit=address')
    await arrive('/auth')
    await fill('Nomor WhatsApp', accounts.complete.whatsapp)
    await fill('Kata Sandi', accounts.complete.password)
    await press('Masuk')
    await arrive('/profile/personal?edit=address')
  })
})
