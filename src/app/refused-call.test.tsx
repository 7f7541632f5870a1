import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { owner } from '@/lib/storage/owner'
import {
  accounts,
  address,
  fill,
  first,
  label,
  press,
  shows,
  testScreens,
} from './screen-for-tests'

const { open, logIn, settle, hook, calls } = testScreens()

/** The calls, by their `kode`, that answer 401 though `get_user` names the account. */
let refusing: string[]

beforeEach(() => {
  refusing = []
  const send = globalThis.fetch
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (!refusing.includes(`${pathname.slice(1)}/${request.headers.get('kode')}`))
      return send(request)
    const refusal = { status: false, message: 'Silakan masuk terlebih dahulu.', data: null }
    return Response.json(refusal, { status: 401 })
  })
})

/** The account is still here, and so is the page. */
function stays(path: string) {
  expect(owner()).not.toBeNull()
  expect(address()).toBe(path)
  expect(screen.queryByText(/Sesi Anda telah berakhir/)).toBeNull()
}

it('the profile says that the code could not be loaded, and asks once whether the session goes on', async () => {
  refusing = ['fundraiser/get_user']
  await logIn()
  await open('/profile')
  await screen.findByText('Gagal dimuat.')
  await settle()
  stays('/profile')
  expect(calls('get_user')).toBe(2)
  refusing = []
  await press('Coba lagi')
  await screen.findByRole('link', { name: 'Daftar Fundraiser' })
})

it('a page that needs it shows its own error', async () => {
  const path = '/campaign/renovasi-atap-masjid-al-ikhlas/fundraiser'
  refusing = ['fundraiser/get_user']
  await logIn(accounts.fundraiser)
  await open(path)
  await screen.findByText('Server menolak permintaan ini. Silakan coba lagi.')
  stays(path)
  refusing = []
  await press('Coba lagi')
  await screen.findByLabelText('Tautan fundraiser Anda')
})

it('a change that is refused stays typed, and the page says so', async () => {
  const path = '/profile/personal?edit=address'
  refusing = ['user/edit_profile']
  await logIn()
  await open(path)
  await fill('Alamat', 'Jalan Baru 1')
  await press('Simpan')
  await screen.findByText('Server menolak permintaan ini. Silakan coba lagi.')
  stays(path)
  expect(screen.getByLabelText(label('Alamat'))).toHaveProperty('value', 'Jalan Baru 1')
})

it('an amen that is refused is told, and nobody is sent to log in', async () => {
  const path = '/campaign/renovasi-atap-masjid-al-ikhlas'
  refusing = ['campaign/toggle_like']
  await logIn()
  await open(path)
  first(await screen.findAllByRole('button', { name: /^(A|Dia)minkan/ })).click()
  await screen.findByText('Gagal mengirim amin. Coba lagi.')
  stays(path)
})

it('a session that has ended ends at the first of them', async () => {
  await logIn()
  await open('/profile/personal?edit=address')
  await fill('Alamat', 'Jalan Baru 1')
  await hook('sessions/end')
  await press('Simpan')
  await waitFor(() => expect(address()).toBe('/auth'))
  await shows('Halo, Silahkan Masuk')
  expect(owner()).toBeNull()
})
