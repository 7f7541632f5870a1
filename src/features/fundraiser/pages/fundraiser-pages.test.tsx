import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { accounts, address, press, testScreens } from '@/app/screen-for-tests'

const { open, logIn, hook, setOnline } = testScreens()

const register = '/profile/fundraiser/register'
const link = () => screen.findByLabelText<HTMLInputElement>('Tautan fundraiser Anda')

it('has the link at once for a fundraiser, for a kencleng too', async () => {
  const kencleng = '/kencleng-masjid/masjid-raya-al-hidayah'
  await logIn(accounts.fundraiser)
  await open(`${kencleng}/fundraiser`)
  const { origin } = window.location
  expect((await link()).value).toBe(`${origin}${kencleng}?utm_source=web&utm_ref=FAUZAN82`)
})

it('leaves a fundraiser who registers again one', async () => {
  await logIn(accounts.fundraiser)
  await open(register)
  await press('Daftar Fundraiser')
  await screen.findByText('Anda sudah terdaftar sebagai fundraiser.')
})

it('sends a visitor to the login', async () => {
  await open(register)
  await waitFor(() => expect(address()).toBe('/auth?state=fundraiser'))
})

it('says that it could not be loaded, and can be tried again', async () => {
  await logIn(accounts.nearlyEmpty)
  await hook('services/backend/down')
  await open(register)
  const again = await screen.findByRole('button', { name: 'Coba lagi' })
  await hook('services/backend/up')
  again.click()
  await screen.findByRole('button', { name: 'Daftar Fundraiser' })
})

it('says that a registration did not arrive, and goes on to the programs', async () => {
  await logIn(accounts.nearlyEmpty)
  await open(register)
  await screen.findByRole('button', { name: 'Daftar Fundraiser' })
  setOnline(false)
  await press('Daftar Fundraiser')
  await screen.findByText(/Tidak dapat terhubung/)
  setOnline(true)
  await press('Daftar Fundraiser')
  // Nothing was stored: on to the programs.
  await waitFor(() => expect(address()).toBe('/infaq'))
})

it('needs a program that is there, but not its header', async () => {
  await logIn(accounts.nearlyEmpty)
  await open(register)
  await press('Daftar Fundraiser')
  await waitFor(() => expect(address()).toBe('/infaq'))

  await open('/campaign/tidak-ada/fundraiser')
  await screen.findByText('Program tidak ditemukan')
  await open('/campaign/gagal-500/fundraiser')
  expect((await link()).value).toMatch(/gagal-500\?utm_source=web/)
  await screen.findByRole('button', { name: 'Coba lagi' })
})
