import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accounts, address, fill, press, testScreens } from '@/app/screen-for-tests'

const app = testScreens({ base: false })
const { open, give, hook, calls } = app

const longHistory = { whatsapp: '81355667788', password: 'rahasia246' }
const HISTORY = '/profile/donasi'

/** What this device remembers of a visitor, as the donate page writes it. */
function remember(codes: readonly string[]) {
  const donations = codes.map((code) => ({
    code,
    programTitle: `Program ${code}`,
    createdAt: '2026-11-20T03:00:00.000Z',
    gift: { kind: 'campaign', slug: 'renovasi-atap-masjid-al-ikhlas', amount: 50_000 },
  }))
  localStorage.setItem('jm-donasi', JSON.stringify(donations))
}

/** What this device remembers of who is logged in. */
function rememberOfAccount(donations: readonly object[]) {
  const mark = /^"(\w+)/.exec(localStorage.getItem('jm-pemilik') ?? '')?.[1] ?? ''
  localStorage.setItem(`@${mark}/jm-donasi`, JSON.stringify(donations))
}

/** Logs in as people do: what this device holds is told of then. */
async function logInAs({ whatsapp, password }: { whatsapp: string; password: string }) {
  await open('/auth')
  await screen.findByRole('heading', { name: 'Halo, Silahkan Masuk' })
  await fill('Nomor WhatsApp', whatsapp)
  await fill('Kata Sandi', password)
  await press('Masuk')
  await waitFor(() => expect(address()).not.toMatch(/^\/auth/))
}

async function logOut() {
  await open('/profile')
  await press('Keluar')
  await waitFor(() => expect(address()).toBe('/auth'))
}

const rows = () => within(screen.getByRole('main')).queryAllByRole('listitem')
const hasRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count))
const offer = () => screen.findByRole('region', { name: 'Donasi di perangkat ini' })
const offers = (words: string) =>
  waitFor(async () => expect((await offer()).textContent).toContain(words))
const noOffer = () =>
  waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Donasi di perangkat ini' })).toBeNull(),
  )

describe('the account’s donations', () => {
  it('that fail to load, at first and later, load again', async () => {
    await logInAs(longHistory)
    const gift = { kind: 'campaign', slug: 'sumur', amount: 50_000 }
    const made = { programTitle: 'Hanya di sini', createdAt: '2020-11-20T03:00:00.000Z' }
    rememberOfAccount([{ code: null, ...made, gift }])
    await hook('hold?call=transaction/get_history')
    await open(HISTORY)
    await screen.findByText('Memuat…')
    await hook('services/backend/down')
    await hook('release?call=transaction/get_history')
    await screen.findByRole('button', { name: 'Coba lagi' })
    // What this device knows is there all the same.
    await screen.findByText('Hanya di sini')
    await hook('services/backend/up')
    await press('Coba lagi')
    await hasRows(20)

    await hook('services/backend/down')
    await press('Muat lebih banyak')
    await screen.findByText('Donasi berikutnya gagal dimuat.')
    expect(rows()).toHaveLength(20)
    await hook('services/backend/up')
    await press('Coba lagi')
    await hasRows(40)
  })

  it('are this device’s where the backend has no list of them', async () => {
    await hook('withhold?name=transaction/get_history')
    await logInAs(longHistory)
    await open(HISTORY)
    await screen.findByText('Donasi yang Anda buat di perangkat ini akan tampil di sini.')
    expect(calls('get_history')).toBe(0)
  })
})

describe('donations that aren’t the account’s', () => {
  it('are not asked about again by who said no', async () => {
    remember([await give({ paid: true })])
    await logInAs(accounts.complete)
    await open(HISTORY)
    await offers('1 donasi di perangkat ini')
    await press('Bukan donasi saya')
    await noOffer()
    await open(HISTORY)
    await screen.findByText('dari perangkat mana pun', { exact: false })
    await app.settle()
    await noOffer()
    await logOut()
    await logInAs(accounts.nearlyEmpty)
    await open(HISTORY)
    await offers('1 donasi di perangkat ini')
    expect(calls('claim')).toBe(0)
  })

  it('that fail half-way can be tried again', async () => {
    remember([await give({ paid: true }), 'gagal-500'])
    await logInAs(accounts.complete)
    await open(HISTORY)
    await offer()
    await press('Tambahkan')
    await offers('1 donasi ditambahkan ke akun Anda.')
    await offers('Server sedang mengalami gangguan.')
    await offers('1 donasi di perangkat ini bukan bagian akun Anda.')
    expect(within(await offer()).getByRole('button', { name: 'Coba lagi' })).toHaveProperty(
      'disabled',
      false,
    )
  })
})
