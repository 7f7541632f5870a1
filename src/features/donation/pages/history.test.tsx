import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  accounts,
  address,
  arrive,
  fill,
  first,
  follow,
  press,
  shows,
  testScreens,
} from '@/app/screen-for-tests'

const app = testScreens({ base: false })
const { open, logIn, give, hook, settle, calls } = app

const HISTORY = '/profile/donasi'
const OFFER = 'Donasi di perangkat ini'
const gift = { kind: 'campaign', slug: 'renovasi-atap-masjid-al-ikhlas', amount: 75_000 }
const get = 'transaction/get_history'

const donationOf = (code: string | null, changes: object = { gift }) => ({
  code,
  programTitle: `Program ${code}`,
  createdAt: '2026-11-20T03:00:00.000Z',
  ...changes,
})

/** What this device remembers of whoever it is now, as the donate page writes it. */
function remember(donations: readonly ReturnType<typeof donationOf>[]) {
  const mark = /^"(\w+)/.exec(localStorage.getItem('jm-pemilik') ?? '')?.[1]
  localStorage.setItem(`${mark ? `@${mark}/` : ''}jm-donasi`, JSON.stringify(donations))
}

// By role it would take seconds: there are many, and much is in each.
const rows = () => [...document.querySelectorAll('main li')]
const withLink = () => rows().filter((row) => row.querySelector('a'))
const firstRow = (words: string) =>
  waitFor(() => expect(first(rows()).textContent).toContain(words))

/** Logs in as people do: what this device holds is told of then. */
async function logInAs({ whatsapp, password }: { whatsapp: string; password: string }) {
  await open('/auth')
  await fill('Nomor WhatsApp', whatsapp)
  await fill('Kata Sandi', password)
  await press('Masuk')
  await waitFor(() => expect(address()).not.toContain('/auth'))
}

async function logOut() {
  await open('/profile')
  await press('Keluar')
  await waitFor(() => expect(address()).toBe('/auth'))
}

describe('this device’s donations', () => {
  it('are none yet', async () => {
    await open(HISTORY)
    await screen.findByText('Belum ada riwayat donasi')
    fireEvent.click(screen.getByRole('link', { name: 'Infaq Sekarang' }))
    await waitFor(() => expect(address()).toBe('/infaq'))
  })

  it('have each its amount and status, and what can’t be read in words', async () => {
    const code = await give({ paid: true })
    remember([
      ...[code, 'gagal-500', 'tidak-ada'].map((one) => donationOf(one, {})),
      // A code guessed from a payment provider's address, until the backend answers that it doesn't know it.
      ...[null, 'PAY-2611-XY'].map((one) => donationOf(one)),
    ])
    await open(HISTORY)
    for (const words of [`Program ${code}`, 'Rp 50.000', 'Lunas']) await firstRow(words)
    await screen.findByText('Donasi ini tidak ditemukan.')
    await screen.findByText('Status gagal dimuat.')
    const before = calls('getTransaction')
    await press('Coba lagi: Program gagal-500')
    await waitFor(() => expect(calls('getTransaction')).toBeGreaterThan(before))
    // Without a code: the amount, no status, and a link to the program.
    const unchecked = () =>
      rows().filter(({ textContent }) =>
        textContent.includes('statusnya tidak dapat diperiksa di sini'),
      )
    await waitFor(() => expect(unchecked()).toHaveLength(2))
    expect(
      unchecked().map(
        ({ textContent }) => /(Tanpa kode|Donasi PAY-2611-XY)/.exec(textContent)?.[0],
      ),
    ).toEqual(['Tanpa kode', 'Donasi PAY-2611-XY'])
    for (const { textContent } of unchecked()) {
      expect(textContent).toContain('Rp 75.000')
      expect(textContent).toContain('20 November 2026')
      expect(textContent).not.toContain('Lunas')
    }
    expect(withLink()[0]?.querySelector('a')?.pathname).toBe(`/donation/${code}`)
    expect(unchecked()[0]?.querySelector('a')?.pathname).toBe(`/campaign/${gift.slug}`)
  })

  it('are shown ten at a time', async () => {
    const codes = await Promise.all(Array.from({ length: 12 }, () => give({ paid: true })))
    remember(codes.map((code) => donationOf(code)))
    await open(HISTORY)
    await waitFor(() => expect(rows()).toHaveLength(10))
    screen.getByRole('button', { name: 'Tampilkan lebih banyak' }).focus()
    await press('Tampilkan lebih banyak')
    await waitFor(() => expect(rows()).toHaveLength(12))
    await waitFor(() =>
      expect(document.activeElement?.textContent).toMatch(/^Hanya donasi yang dibuat di/),
    )
  })

  it('are all there is where the backend has no account’s list', async () => {
    await hook(`withhold?name=${get}`)
    await logIn(accounts.longHistory)
    await open(HISTORY)
    await screen.findByText('Donasi yang Anda buat di perangkat ini akan tampil di sini.')
    expect(calls('get_history')).toBe(0)
  })
})

describe('an account’s donations', () => {
  it('are none yet', async () => {
    await logIn(accounts.nearlyEmpty)
    await open(HISTORY)
    await screen.findByText('Belum ada riwayat donasi')
    await shows('dari perangkat mana pun')
  })

  it('are called neither none nor gone while nobody can say whose they are', async () => {
    await logIn(accounts.longHistory)
    await open(HISTORY)
    await shows('Muat lebih banyak')
    await hook('services/backend/down')
    await open(HISTORY)
    await screen.findByText('Gagal memuat')
    expect(screen.queryByText('Belum ada riwayat donasi')).toBeNull()
    await hook('services/backend/up')
    await press('Coba lagi')
    await shows('Muat lebih banyak')
    expect(screen.queryByText('Gagal memuat')).toBeNull()
  })

  it('come page by page, with the totals of each year, and by status', async () => {
    await logIn(accounts.longHistory)
    await open(HISTORY)
    await waitFor(() => expect(rows()).toHaveLength(20))
    const totals = screen.getByRole('region', { name: 'Donasi lunas per tahun' }).textContent
    expect(totals).toMatch(/20\d\d.*\d+ donasi.*20\d\d/)
    await press('Muat lebih banyak', 2)
    await waitFor(() => expect(rows()).toHaveLength(40))
    fireEvent.click(screen.getByRole('radio', { name: 'Belum Lunas' }))
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(address()).toBe(`${HISTORY}?status=belum-lunas`)
    expect(first(withLink()).querySelector('a')?.pathname).toBe('/donation/DN-RIWAYAT45')
  })

  it('fail to load, at first and later, and load again', async () => {
    await logInAs(accounts.longHistory)
    remember([donationOf(null, { programTitle: 'Hanya di sini', gift })])
    await hook(`hold?call=${get}`)
    await open(HISTORY)
    // If the backend broke earlier, it couldn't say who is logged in, or that it has this list.
    await waitFor(() => expect(app.standIn.state.holds.waiting(get)).toBe(1))
    await hook('services/backend/down')
    await hook(`release?call=${get}`)
    await screen.findByRole('button', { name: 'Coba lagi' })
    // What this device knows is there all the same.
    await shows('Hanya di sini')
    await hook('services/backend/up')
    await press('Coba lagi')
    await shows('Muat lebih banyak')
    const before = rows().length
    await hook('services/backend/down')
    await press('Muat lebih banyak')
    await shows('Donasi berikutnya gagal dimuat.')
    // The rows that are there are no older for it.
    expect(screen.queryByText('Data mungkin belum terbaru.')).toBeNull()
    expect(rows()).toHaveLength(before)
    await hook('services/backend/up')
    await press('Coba lagi')
    await waitFor(() => expect(rows().length).toBe(before + 20))
    // The button goes with the last rows. Its focus must not go to the top of the page.
    screen.getByRole('button', { name: 'Muat lebih banyak' }).focus()
    await press('Muat lebih banyak')
    await waitFor(() => expect(rows().length).toBe(before + 25))
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe('Semua donasi sudah ditampilkan.'),
    )
  })
})

describe('donations that aren’t the account’s', () => {
  const offer = () => screen.findByRole('region', { name: OFFER })
  const offers = async (words: string) =>
    waitFor(async () => expect((await offer()).textContent).toContain(words))

  it('are counted after the login, added once, and refused in words', async () => {
    const codes = [await give({ paid: true }), await give({ paid: true })]
    remember([...codes, 'DN-RIWAYAT01', 'TIDAK-ADA'].map((code) => donationOf(code)))
    await logInAs(accounts.complete)
    const question = 'Ada 4 donasi di perangkat ini yang belum masuk ke akun Anda. Tambahkan?'
    await screen.findByText(question)
    await follow('Lihat di Riwayat Donasi')
    await arrive(HISTORY)
    await offers(question)
    await press('Tambahkan', 2)
    await offers('2 donasi ditambahkan ke akun Anda.')
    await offers('2 donasi tidak dapat ditambahkan:')
    await offers('Program DN-RIWAYAT01, Rp 75.000: sudah menjadi bagian akun lain.')
    await offers('Program TIDAK-ADA, Rp 75.000: tidak ditemukan.')
    expect(calls('claim')).toBe(4)
    await waitFor(() => expect(withLink()).toHaveLength(2))
    await open(HISTORY)
    await waitFor(() => expect(withLink()).toHaveLength(2))
    await settle()
    expect(screen.queryByRole('region', { name: OFFER })).toBeNull()
    // What was refused stays the visitor's.
    await logOut()
    await open(HISTORY)
    await shows('Program DN-RIWAYAT01')
    expect(withLink()).toHaveLength(2)
  })

  it('are not asked about again by who said no', async () => {
    remember([donationOf(await give({ paid: true }))])
    await logInAs(accounts.complete)
    await open(HISTORY)
    await press('Bukan donasi saya')
    await waitFor(() => expect(screen.queryByRole('region', { name: OFFER })).toBeNull())
    await open(HISTORY)
    await shows('dari perangkat mana pun')
    await settle()
    expect(screen.queryByRole('region', { name: OFFER })).toBeNull()
    await logOut()
    await logInAs(accounts.nearlyEmpty)
    await open(HISTORY)
    await offers('1 donasi di perangkat ini')
    expect(calls('claim')).toBe(0)
  })

  it('are shown, and can be left out one by one', async () => {
    const codes = [await give({ paid: true }), await give({ paid: true })] as const
    remember(codes.map((code) => donationOf(code)))
    await logInAs(accounts.complete)
    await open(HISTORY)
    await offers(`Program ${codes[1]}20 November 2026Rp 75.000`)
    const choice = (code: string) =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^Program ${code}`) })
    expect(choice(codes[0]).checked).toBe(true)
    fireEvent.click(choice(codes[1]))
    fireEvent.click(choice(codes[0]))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Tambahkan/ })).toHaveProperty('disabled', true),
    )
    fireEvent.click(choice(codes[0]))
    await press('Tambahkan 1 donasi')
    await offers('1 donasi ditambahkan ke akun Anda.')
    expect(app.sent('claim').map(({ codeDonate }) => codeDonate)).toEqual([codes[0]])
    // The other one is still not the account's, and still left out.
    await offers('Ada 1 donasi di perangkat ini yang belum masuk ke akun Anda.')
    expect(choice(codes[1]).checked).toBe(false)
  })

  it('that fail half-way can be tried again', async () => {
    remember([await give({ paid: true }), 'gagal-500'].map((code) => donationOf(code)))
    await logInAs(accounts.complete)
    await open(HISTORY)
    await press('Tambahkan')
    await offers('1 donasi ditambahkan ke akun Anda.')
    await offers('Server sedang mengalami gangguan.')
    await offers('Ada 1 donasi di perangkat ini yang belum masuk ke akun Anda.')
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toHaveProperty('disabled', false)
  })
})
