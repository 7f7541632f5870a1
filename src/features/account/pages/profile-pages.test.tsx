import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  accounts,
  address,
  description,
  fill,
  first,
  press,
  testScreens,
} from '@/app/screen-for-tests'

const app = testScreens()
const { open, logIn, hook, sent } = app

const arrive = (path: string) => waitFor(() => expect(address()).toBe(path))

describe('the profile', () => {
  it('shows nothing of an account until the user is known', async () => {
    await hook('hold?call=user/get_user')
    await open('/profile')
    const main = await screen.findByRole('main')
    await waitFor(() => expect(main.querySelector('[aria-busy="true"]')).not.toBeNull())
    expect(within(main).queryAllByRole('link')).toEqual([])
    expect(within(main).queryAllByRole('button')).toEqual([])
    const shown: string[] = []
    new MutationObserver(() => shown.push(main.textContent)).observe(main, {
      subtree: true,
      childList: true,
    })
    await hook('release?call=user/get_user')
    // No donation was made on this device, so the page opens the login.
    await arrive('/auth')
    expect(shown.join('\n')).not.toContain('Keluar')
  })

  const row = () =>
    first(
      screen.getAllByRole('listitem').filter(({ textContent }) => /Fundraiser/.test(textContent)),
    )
  const invitation = () => screen.queryByRole('link', { name: 'Daftar Fundraiser' })
  const rowShows = (words: string) => waitFor(() => expect(row().textContent).toContain(words))

  it('shows a fundraiser code and link once they are known, and no invitation', async () => {
    await hook('hold?call=fundraiser/get_user')
    await logIn(accounts.fundraiser)
    await open('/profile')
    await screen.findByRole('heading', { name: 'Fauzan Hakim' })
    await rowShows('Memuat…')
    expect(invitation()).toBeNull()
    await hook('release?call=fundraiser/get_user')
    await rowShows('FAUZAN82')
    expect(invitation()).toBeNull()
    expect(screen.getByLabelText('Tautan fundraiser Anda')).toHaveProperty(
      'value',
      `${window.location.origin}?utm_source=web&utm_ref=FAUZAN82`,
    )
    const programs = within(row()).getByRole('link', { name: 'Pilih program' })
    expect(programs.getAttribute('href')).toBe('/infaq')
  })

  it('invites who is no fundraiser', async () => {
    await logIn(accounts.nearlyEmpty)
    await open('/profile')
    await waitFor(() =>
      expect(invitation()?.getAttribute('href')).toBe('/profile/fundraiser/register'),
    )
    expect(row().textContent).not.toContain('FAUZAN82')
  })
})

describe('a change of the email that is opened out of order', () => {
  it.each(['edit', 'verification', 'apa'])('begins at its first step (%s)', async (state) => {
    await logIn()
    await open(`/profile/personal?edit=email&state=${state}`)
    await arrive('/profile/personal?edit=email')
    await screen.findByText('aisyah.rahmawati@contoh.id')
  })

  it('is the overview when there is no such change', async () => {
    await logIn()
    await open('/profile/personal?edit=warna')
    await arrive('/profile/personal')
  })
})

it('a new email, from its own address on, ends on the overview, which says that it is saved', async () => {
  await logIn()
  await open('/profile/personal?edit=email')
  fireEvent.click(await screen.findByRole('link', { name: 'Ubah' }))
  await press(/Whatsapp/)
  await arrive('/profile/personal?edit=email&state=verification')
  expect(description(await screen.findByLabelText('Kode OTP'))).toMatch(
    /^Kode telah dikirim lewat Whatsapp ke \+62 81234567890\. .*Masa berlaku/,
  )
  await fill('Kode OTP', app.standIn.state.accounts.sentOtps.at(-1)?.code ?? '')
  await fill('Email', 'aisyah@baru.id')
  await press('Simpan')
  await screen.findByText('Update data berhasil disimpan.')
  await screen.findByText('aisyah@baru.id')
  expect(address()).toBe('/profile/personal')
  expect(sent('edit_profile')).toEqual([{ editValue: 'aisyah@baru.id', editType: 'email' }])
  // One code, one change.
  await open('/profile/personal?edit=email&state=edit')
  await arrive('/profile/personal?edit=email')
})

it('each view has a heading and a title of its own', async () => {
  await logIn()
  await open('/profile/personal')
  const heading = async (name: string) => {
    await screen.findByRole('heading', { level: 1, name })
    await waitFor(() => expect(document.title).toBe(`${name} · Jejaring Masjid`))
  }
  await heading('Profil Saya')
  fireEvent.click(await screen.findByRole('link', { name: /^Nama/ }))
  await heading('Ubah Nama')
  window.history.back()
  await heading('Profil Saya')
  fireEvent.click(await screen.findByRole('link', { name: /^Email/ }))
  await heading('Email')
  fireEvent.click(await screen.findByRole('link', { name: 'Ubah' }))
  await heading('Pilih Verifikasi')
  await press(/Whatsapp/)
  await heading('Verifikasi')
  await fill('Kode OTP', app.standIn.state.accounts.sentOtps.at(-1)?.code ?? '')
  await heading('Ubah Email')
})
