import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
import { updateStore } from '@/lib/new-version'
import { DAY_MS } from '@/lib/time/wib-date'

const app = testScreens({ base: false })
const { open, give, hook, settle, calls, logIn } = app

// What comes late comes as soon as a test lets it.
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
})
afterEach(() => {
  act(() => updateStore.set(null))
})

const slug = 'renovasi-atap-masjid-al-ikhlas'
const WAITS = 'Waktu pembayaran hampir habis'
const PAID = 'Donasi Anda sudah lunas'
const NEWS = 'Kabar baru: Rangka atap sudah berdiri'
const MONEY = 'Pencairan dana: Rangka baja ringan dan ongkos pasang'

/** What this device remembers of whoever it is now. */
function remember(code: string | null, days = 0, programTitle = 'Renovasi Atap') {
  const mark = /^"(\w+)/.exec(localStorage.getItem('jm-pemilik') ?? '')?.[1]
  const key = `${mark ? `@${mark}/` : ''}jm-donasi`
  const createdAt = new Date(Date.now() - days * DAY_MS).toISOString()
  const gift = { kind: 'campaign', slug, amount: 50_000 }
  localStorage.setItem(key, JSON.stringify([{ code, programTitle, createdAt, gift }]))
}

/** The titles in the list, those that aren't read with a star. */
const titles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('button', { name: /^Hapus pesan: / })
    .map((button) => {
      const isUnread = button.closest('li')?.textContent.startsWith('Belum dibaca') === true
      const [title = ''] = (button.getAttribute('aria-label') ?? '')
        .replace('Hapus pesan: ', '')
        .split(', ')
      return (isUnread ? '*' : '') + title
    })

/** Opens Pesan and waits until it has asked for everything. */
async function tells(...wanted: string[]) {
  await open('/pesan')
  await settle()
  await waitFor(() => expect(titles()).toEqual(wanted))
}

const tab = () => screen.getByRole('link', { name: /^Pesan/ }).getAttribute('aria-label')

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
  await arrive('/auth')
}

it('says what will come where there is nothing yet', async () => {
  await open('/pesan')
  await screen.findByText('Belum ada pesan')
  await follow('Infaq Sekarang')
  await arrive('/infaq')
})

it('a payment that runs out is told once, is read by following it, and gives way to what becomes of it', async () => {
  const code = await give()
  remember(code)
  await tells(`*${WAITS}`)
  await shows(/Renovasi Atap\. Bayar sebelum \d+ \w+ \d{4}, \d\d\.\d\d WIB\.Rp 50\.000/)
  await waitFor(() => expect(tab()).toBe('Pesan, 1 belum dibaca'))
  // The donor's name and number, which the answer has, are nobody else's to see.
  expect(screen.getByRole('main').textContent).not.toMatch(/Siti|812/)
  await follow(new RegExp(WAITS))
  await arrive(`/donation/${code}/checkout`)
  await tells(WAITS)
  expect(tab()).toBeNull()
  await hook(`donations/${code}/paid`)
  await tells(`*${PAID}`)
  const asked = calls('getTransaction')
  await tells(`*${PAID}`)
  expect(calls('getTransaction')).toBe(asked)
  await follow(new RegExp(PAID))
  await arrive(`/donation/${code}`)
})

it.each(['expire', 'fail'])('one that came to nothing (%s) says so', async (end) => {
  const code = await give()
  await hook(`donations/${code}/${end}`)
  remember(code)
  await tells('*Donasi Anda belum terbayar')
  await shows(/Renovasi Atap\. Statusnya: \w+\./)
})

it('a code that the backend doesn’t know is asked about once', async () => {
  remember('PAY-2611-XY')
  await hook('withhold?name=campaign/get_updates')
  await hook('withhold?name=campaign/get_disbursements')
  await tells()
  await screen.findByText('Belum ada pesan')
  await tells()
  expect(calls('getTransaction')).toBe(1)
  expect(calls('get_campaign_by_slug')).toBe(0)
})

describe('of a program that was given to', () => {
  it('news and disbursements since then are told, and lead to themselves', async () => {
    remember(null, 10)
    await tells(`*${NEWS}`, `*${MONEY}`)
    await follow(new RegExp(NEWS))
    await waitFor(() => expect(address()).toMatch(/\/report\?kabar=\d+$/))
    await tells(NEWS, `*${MONEY}`)
    await follow(new RegExp(MONEY))
    await waitFor(() => expect(address()).toMatch(/\/pencairan-dana\?pencairan=1012$/))
  })

  it('all can be marked as read, and one deleted, with the focus in the list', async () => {
    remember(null, 10)
    await tells(`*${NEWS}`, `*${MONEY}`)
    await press('Semua dibaca')
    await waitFor(() => expect(titles()).toEqual([NEWS, MONEY]))
    await screen.findByText('Semua sudah dibaca')
    const place = document.activeElement
    expect(place?.querySelector('ul')).not.toBeNull()
    const remove = screen.getByRole('button', { name: new RegExp(`^Hapus pesan: ${NEWS}`) })
    remove.focus()
    fireEvent.click(remove)
    await waitFor(() => expect(titles()).toEqual([MONEY]))
    expect(document.activeElement).toBe(place)
    await press('Urungkan')
    await waitFor(() => expect(titles()).toEqual([NEWS, MONEY]))
    await press(new RegExp(`^Hapus pesan: ${NEWS}`))
    await press(new RegExp(`^Hapus pesan: ${MONEY}`))
    await screen.findByText('Belum ada pesan')
    expect(document.activeElement).toBe(place)
    await tells()
  })

  it('without a network what was told is there, and what wasn’t is said to be missing', async () => {
    remember(null, 10)
    await tells(`*${NEWS}`, `*${MONEY}`)
    app.setOnline(false)
    await open('/pesan')
    await waitFor(() => expect(titles()).toEqual([`*${NEWS}`, `*${MONEY}`]))
    await screen.findByText('Data mungkin belum terbaru.')
    localStorage.removeItem('jm-pesan')
    await open('/pesan')
    await screen.findByRole('button', { name: 'Coba lagi' })
    app.setOnline(true)
    // A tap may join a try that began without a network and fails: then another one follows.
    await waitFor(() => {
      const again = screen.queryByRole('button', { name: 'Coba lagi' })
      if (again) fireEvent.click(again)
      expect(titles()).toEqual([`*${NEWS}`, `*${MONEY}`])
    })
  })
})

it('Home’s tab has the number, asked for an hour after the last time at the earliest', async () => {
  remember(await give())
  await open('/')
  await waitFor(() => expect(tab()).toBe('Pesan, 1 belum dibaca'))
  await settle()
  const before = calls('get_updates')
  remember(null, 10)
  await open('/')
  await settle()
  expect(calls('get_updates')).toBe(before)
  const box: unknown = JSON.parse(localStorage.getItem('jm-pesan') ?? '')
  localStorage.setItem(
    'jm-pesan',
    JSON.stringify({ ...Object(box), asked: Date.now() - 3_600_000 }),
  )
  await open('/')
  await waitFor(() => expect(tab()).toBe('Pesan, 3 belum dibaca'))
})

it('a plan that is due and a version that waits are told without any call', async () => {
  const day = new Date()
  const plan = {
    ...{ id: 1, tanda: '0123456789abcdef', nominal: 20_000, keadaan: 'jalan', hari: {} },
    program: { kind: 'campaign', slug, judul: 'Renovasi Atap' },
    metode: { nama: 'QRIS', kode: 'QRIS', jenis: 'QRIS' },
    irama: { cara: 'bulan', tanggal: 1 },
    ...{ mulai: '2026-01-01', sampai: null, dilihat: '2026-01-01', urutan: 0, dikalender: null },
  }
  localStorage.setItem('jm-rutin', JSON.stringify([plan]))
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(day.getFullYear(), day.getMonth(), 1, 12) })
  try {
    app.setOnline(false)
    const waiting: ServiceWorker = Object.assign(new EventTarget(), {
      ...{ scriptURL: '/sw.js', onstatechange: null, onerror: null },
      state: 'installed' as const,
      postMessage: () => undefined,
    })
    act(() => updateStore.set(waiting))
    await open('/')
    await waitFor(() => expect(tab()).toBe('Pesan, 2 belum dibaca'))
    await open('/pesan')
    await follow(/Versi baru aplikasi tersedia/)
    await arrive('/pengaturan')
    await open('/pesan')
    await follow(/Infaq rutin hari ini/)
    await arrive('/profile/rutin')
  } finally {
    vi.useRealTimers()
  }
})

it('an account’s are its own, and aren’t told anew when it comes back', async () => {
  remember(await give())
  await tells(`*${WAITS}`)
  await logInAs(accounts.complete)
  remember(await give({ paid: true }), 0, 'Milik akun')
  await open('/pesan')
  await settle()
  await shows('Milik akun')
  expect(titles()).not.toContain(`*${WAITS}`)
  await press('Semua dibaca')
  await waitFor(() => expect(titles().some((title) => title.startsWith('*'))).toBe(false))
  const before = titles()
  await logOut()
  await tells(`*${WAITS}`)
  expect(screen.getByRole('main').textContent).not.toContain('Milik akun')
  await logInAs(accounts.complete)
  await tells(...before)
  await logOut()
  await logInAs(accounts.nearlyEmpty)
  await open('/pesan')
  await settle()
  expect(document.body.textContent).not.toMatch(/Milik akun|Renovasi Atap/)
})

it('an account that another one has taken the place of elsewhere is not told of', async () => {
  await logInAs(accounts.longHistory)
  await open('/pesan')
  await settle()
  await shows(PAID)
  // The cookie alone is another one's, as after a login in a tab that couldn't tell.
  await logIn(accounts.nearlyEmpty)
  await open('/pesan')
  await settle()
  await shows(/^(?!.*Memuat…)/)
  expect(titles().join()).not.toContain(PAID)
})

it('a fundraiser is told what the links brought; of a long history nothing old is new', async () => {
  await logIn(accounts.longHistory)
  await open('/pesan')
  await settle()
  await waitFor(() =>
    expect(titles().some((title) => /^\*\d+ donasi lunas lewat tautan Anda/.test(title))).toBe(
      true,
    ),
  )
  const news = titles().filter((title) => title === `*${PAID}`)
  expect(titles().filter((title) => title.endsWith(PAID)).length).toBeGreaterThan(news.length)
})

it('where the device keeps nothing the list works, and says how long its marks last', async () => {
  await logIn(accounts.longHistory)
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const { localStorage: whole } = window
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, length: 0 })
  try {
    await open('/pesan')
    await settle()
    await shows('Perangkat ini tidak menyimpan pesan.')
    await press('Semua dibaca')
    await screen.findByText('Semua sudah dibaca')
    const before = titles().length
    fireEvent.click(first(screen.getAllByRole('button', { name: /^Hapus pesan/ })))
    await waitFor(() => expect(titles()).toHaveLength(before - 1))
  } finally {
    vi.stubGlobal('localStorage', whole)
  }
})
