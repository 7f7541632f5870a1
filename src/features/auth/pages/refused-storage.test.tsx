import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  accounts,
  arrive,
  fill,
  follow,
  label,
  press,
  testScreens,
  valueOf,
} from '@/app/screen-for-tests'
import { choosePassword, sendLogin, sentCode, startRegistration } from '@/app/sign-in-for-tests'

const app = testScreens()
const { open, logIn, sent } = app

const noted = () => screen.findByText(/Jangan muat ulang atau tutup halaman ini/)

/* What browsers give in place of a storage, or in one that is full: storage.test.ts. */
describe('where storage is denied', () => {
  const kept = { localStorage: window.localStorage, sessionStorage: window.sessionStorage }
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
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
    await startRegistration('81999000111')
    await arrive('/auth/verification')
    await noted()
    await fill('Kode OTP', await sentCode(app, '81999000111'))
    await noted()
    await choosePassword('kata-sandi-dewi')
    await arrive('/auth/register/welcome')
    expect(sent('register')).toMatchObject([{ fullname: 'Dewi Lestari', whatsapp: '81999000111' }])
    // Nothing of it is left for the next person.
    await open('/auth/register')
    await screen.findByLabelText(label('Nama Lengkap'))
    expect(valueOf('Nama Lengkap')).toBe('')
  })

  it('a password is recovered', async () => {
    await open('/forgot-password')
    await fill('Nomor WhatsApp', accounts.complete.whatsapp)
    await press('Kirim')
    await arrive('/forgot-password/verification?state=forgot-password')
    await fill('Kode OTP', await sentCode(app, accounts.complete.whatsapp))
    await choosePassword('kata-sandi-baru')
    await arrive('/auth')
  })

  it('an email is changed', async () => {
    await logIn()
    await open('/profile/personal?edit=email')
    await follow('Ubah')
    await press(/WhatsApp/)
    await fill('Kode OTP', await sentCode(app, accounts.complete.whatsapp))
    await fill('Email', 'aisyah@baru.id')
    await press('Simpan')
    await screen.findByText('Update data berhasil disimpan.')
  })

  it('whoever is sent to log in comes back to where that was', async () => {
    await open('/profile/personal?edit=address')
    await arrive('/auth')
    await sendLogin(accounts.complete.whatsapp, accounts.complete.password)
    await arrive('/profile/personal?edit=address')
  })
})
