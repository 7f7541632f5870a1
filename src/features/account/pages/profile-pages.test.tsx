import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  accounts,
  address,
  alerts,
  arrive,
  fill,
  first,
  follow,
  label,
  press,
  shows,
  testScreens,
  valueOf,
} from '@/app/screen-for-tests'
import { sendLogin } from '@/app/sign-in-for-tests'

const app = testScreens()
const { open, logIn, give, hook, calls, setOnline } = app

/** Where a link in the page leads, not one of the bottom bar. */
const hrefOf = async (name: string | RegExp) =>
  (await within(screen.getByRole('main')).findByRole('link', { name })).getAttribute('href')

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

  it('keeps neither code nor invitation without an answer, and can be asked again', async () => {
    await logIn(accounts.fundraiser)
    await open('/profile')
    await screen.findByRole('heading', { name: 'Fauzan Hakim' })
    await rowShows('FAUZAN82')
    await follow('Profil Saya')
    await screen.findByRole('heading', { level: 1, name: 'Profil Saya' })
    await hook('services/backend/down')
    window.history.back()
    await screen.findByRole('heading', { level: 1, name: 'Profil' })
    await rowShows('Gagal dimuat.')
    expect(row().textContent).not.toContain('FAUZAN82')
    expect(invitation()).toBeNull()
    await hook('services/backend/up')
    fireEvent.click(within(row()).getByRole('button', { name: 'Coba lagi' }))
    await rowShows('FAUZAN82')
  })

  it('that cannot be had says so, and can be tried again', async () => {
    await logIn()
    await hook('services/backend/down')
    await open('/profile')
    await shows('Gagal memuat')
    // Not knowing who it is is no reason to send anybody to the login.
    expect(address()).toBe('/profile')
    await hook('services/backend/up')
    await press('Coba lagi')
    await screen.findByRole('heading', { name: 'Aisyah Rahmawati' })
  })

  it('has a card, a menu, and a way out', async () => {
    await logIn()
    await open('/profile')
    await screen.findByRole('heading', { name: 'Aisyah Rahmawati' })
    screen.getByText(/^Bergabung sejak \d+ \S+ \d{4}$/)
    expect(await hrefOf('Riwayat Donasi')).toBe('/profile/donasi')
    expect(await hrefOf('Pengaturan')).toBe('/pengaturan')
    expect(await hrefOf('Kumpulan Doa')).toBe('/doa')
    await press('Keluar')
    await arrive('/auth')
    expect(calls('logout')).toBe(1)
    // Nobody is led back to the page one logged out at.
    expect(localStorage.getItem('redirect_after_login')).toBeNull()
    // Gone for good, and with a way back for the next user.
    await open('/profile/personal?edit=address')
    await arrive('/auth')
    expect(localStorage.getItem('redirect_after_login')).toBe('/profile/personal?edit=address')
  })

  it('lets a visitor find a donation again, and so do the payment page and the login', async () => {
    const link = () =>
      within(screen.getByRole('main')).queryByRole('link', { name: 'Riwayat Donasi' })
    const followed = async () => {
      fireEvent.click(await waitFor(() => link() ?? Promise.reject(new Error('no link'))))
      await arrive('/profile/donasi')
    }
    await open('/auth')
    await screen.findByRole('button', { name: 'Masuk' })
    expect(link()).toBeNull()
    const code = await give()
    await open(`/donation/${code}/checkout`)
    await shows('Total Pembayaran')
    // The donation was made on another device, so this one's history doesn't have it.
    expect(link()).toBeNull()
    const createdAt = '2026-11-20T03:00:00.000Z'
    localStorage.setItem('jm-donasi', JSON.stringify([{ code, programTitle: 'Atap', createdAt }]))
    await open(`/donation/${code}/checkout`)
    await followed()
    await shows('Rp 50.000')

    // Another address than the one that an account was shown above: after its end it leads to the login.
    await open('/profile?utm_source=web')
    await shows('Anda belum masuk')
    expect(await hrefOf('Masuk')).toBe('/auth')
    expect(await hrefOf('Daftar')).toBe('/auth/register')
    expect(await hrefOf(/^Atap/)).toBe(`/donation/${code}`)
    expect(localStorage.getItem('redirect_after_login')).toBeNull()
    await followed()
    await open('/auth')
    await followed()

    // The profile of an account doesn't show the visitor's donations.
    await logIn()
    await open('/profile')
    await screen.findByRole('heading', { name: 'Aisyah Rahmawati' })
    expect(screen.queryByText('Atap')).toBeNull()
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

describe('an edit', () => {
  const edit = '/profile/personal?edit=address'
  const save = async (value: string) => {
    await fill('Alamat', value)
    await press('Simpan')
  }

  it('costs nobody his words where it fails', async () => {
    await logIn()
    await open(edit)
    await save('gagal-500')
    await alerts('Server sedang mengalami gangguan. Coba lagi beberapa saat.')
    expect(valueOf('Alamat')).toBe('gagal-500')
    setOnline(false)
    await save('Jl. Anggrek No. 7')
    await alerts(/Tidak dapat terhubung/)
    setOnline(true)
    // The session ends in the middle: after logging in again the form is as it was.
    await hook('sessions/end')
    await press('Simpan')
    await arrive('/auth')
    await sendLogin(accounts.complete.whatsapp, accounts.complete.password)
    await arrive(edit)
    await waitFor(() => expect(valueOf('Alamat')).toBe('Jl. Anggrek No. 7'))
    await press('Simpan')
    await screen.findByText('Update data berhasil disimpan.')
    await screen.findByText('Jl. Anggrek No. 7')
  })

  it('that is given up by going back begins the next time with what is saved', async () => {
    await logIn()
    await open('/profile/personal')
    await follow(/^Alamat/)
    await screen.findByLabelText(label('Alamat'))
    const saved = valueOf('Alamat')
    await fill('Alamat', 'tidak jadi')
    await press('Kembali')
    await follow(/^Alamat/)
    await screen.findByLabelText(label('Alamat'))
    expect(valueOf('Alamat')).toBe(saved)
  })

  it('whose code cannot be sent says so', async () => {
    await logIn()
    await open('/profile/personal?edit=phone&state=choosing')
    await screen.findByRole('button', { name: /WhatsApp/ })
    setOnline(false)
    await press(/WhatsApp/)
    await alerts(/Tidak dapat terhubung/)
    expect(address()).toBe('/profile/personal?edit=phone&state=choosing')
  })
})
