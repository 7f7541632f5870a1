import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { accounts, address, fill, label, press, testScreens } from '@/app/screen-for-tests'
import { owner } from '@/lib/storage/owner'
import { choosePassword, sendLogin, sentCode, startRegistration } from '@/app/sign-in-for-tests'

/* The answer to each form that leads on comes when the person has gone elsewhere. The screens' own tests let it lead on. */

const app = testScreens()
const { open, logIn, hook, settle } = app

const aisyah = accounts.complete
const PHONE = '81377775555'

async function register() {
  await open('/auth/register')
  await startRegistration(PHONE)
}

async function recover() {
  await open('/forgot-password')
  await fill('Nomor WhatsApp', aisyah.whatsapp)
  await press('Kirim')
}

const forms: [call: string, send: () => Promise<void>][] = [
  [
    'auth/login',
    async () => {
      await open('/auth')
      await sendLogin(aisyah.whatsapp, aisyah.password)
    },
  ],
  ['auth/send_otp', register],
  ['auth/forgot_password', recover],
  [
    'auth/register',
    async () => {
      await register()
      await fill('Kode OTP', await sentCode(app, PHONE))
      await choosePassword('kata-sandi')
    },
  ],
  [
    'auth/new-password',
    async () => {
      await recover()
      await fill('Kode OTP', await sentCode(app, aisyah.whatsapp))
      await choosePassword('kata-sandi')
    },
  ],
  [
    'user/edit_profile',
    async () => {
      await logIn()
      await open('/profile/personal?edit=address')
      await fill('Alamat', 'Jl. Anggrek No. 7')
      await press('Simpan')
    },
  ],
  [
    'fundraiser/register',
    async () => {
      await logIn(accounts.nearlyEmpty)
      await open('/profile/fundraiser/register')
      await press('Daftar Fundraiser')
    },
  ],
]

const isHeld = (call: string) =>
  waitFor(() => expect(app.standIn.state.holds.waiting(call)).toBe(1))

it.each(forms)('a late answer of %s leaves the person where they are', async (call, send) => {
  await hook(`hold?call=${call}`)
  await send()
  await isHeld(call)
  const state = { key: 'elsewhere', idx: 1 }
  act(() => {
    window.history.pushState(state, '', '/pengaturan')
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  })
  await screen.findByRole('heading', { level: 1, name: 'Pengaturan' })
  await hook(`release?call=${call}`)
  // An account is recognised by a slow hash.
  if (call === 'auth/login') await waitFor(() => expect(owner()).not.toBeNull())
  await settle()
  // The page that it would lead to may have to be loaded.
  await vi.dynamicImportSettled()
  await settle()
  expect(address()).toBe('/pengaturan')
  // What was entered is kept for nobody.
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(`${PHONE}|${aisyah.whatsapp}`)
})

it('a new number is saved, though its logout fails', async () => {
  await logIn()
  await open('/profile/personal?edit=phone&state=choosing')
  await press(/WhatsApp/)
  await fill('Kode OTP', await sentCode(app, aisyah.whatsapp))
  await screen.findByLabelText(label('Nomor Whatsapp'))
  await fill('Nomor Whatsapp', '81299990000')
  await hook('hold?call=auth/logout')
  await press('Simpan')
  await isHeld('auth/logout')
  await hook('services/backend/down')
  await hook('release?call=auth/logout')
  await screen.findByText(/^Nomor sudah diganti, tetapi belum dapat keluar\./)
  await waitFor(() => expect(address()).toBe('/profile/personal'))
})
