import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accounts, arrive, fill, first, follow, press, testScreens } from '@/app/screen-for-tests'
import type { DzikirList } from '@/domain/dzikir/lists'
import { eraseStored } from '@/lib/storage/device-data'
import { storedKinds } from '@/lib/storage/stored-data'

const app = testScreens({ base: false })
const { open, give, calls, settle, hook } = app

/** What is told of the footer, which nothing may push away while it is in sight. */
let footerInSight = false
const observers = new Set<() => void>()

function footerIs(inSight: boolean) {
  footerInSight = inSight
  act(() => {
    for (const tell of observers) tell()
  })
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  footerInSight = false
  observers.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly tell: () => void
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = () => told([{ isIntersecting: footerInSight }])
      }
      observe(element: Element) {
        if (element.tagName !== 'FOOTER') return
        observers.add(this.tell)
        this.tell()
      }
      disconnect() {
        observers.delete(this.tell)
      }
    },
  )
})

const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))

// Home has asked for messages a moment ago: these tests count what reminders ask.
beforeEach(() => store('jm-pesan', { began: null, upTo: 0, asked: Date.now(), rows: [] }))

const slug = 'renovasi-atap-masjid-al-ikhlas'
const REPORT = `/campaign/${slug}/report`
const PAY = 'Selesaikan donasi Rp 50.000 untuk Renovasi Atap'
const NEWS = 'Kabar baru: Rangka atap sudah berdiri'
const KAHF = 'Lanjutkan Al-Kahf'

const donationOf = (code: string | null) => ({
  code,
  programTitle: 'Renovasi Atap',
  createdAt: new Date().toISOString(),
  gift: { kind: 'campaign', slug, amount: 50_000 },
})
const surah = (last: number, lastName: string) => ({
  reciter: '01',
  last,
  lastName,
  positions: { [`01/${last}`]: 187 },
})
/** The last visit was before the last two of the program's news came. */
const longAgo = () => ({ [`campaign:${slug}`]: Date.now() - 20 * 86_400_000 })
const begun = (list: DzikirList, counts: object = { 0: 1 }) => ({
  [list]: { counts, last: 1, at: Date.now() },
})

const list = () => screen.queryByRole('list', { name: 'Pengingat untuk Anda' })
const labels = () => {
  const found = list()
  if (!found) return []
  return within(found)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label')?.replace('Sembunyikan: ', ''))
}

/** Home, once it has asked for all that it could tell of. */
async function openHome({ isReturning = true } = {}) {
  await open('/')
  await waitFor(() => expect(document.querySelector('main article')).not.toBeNull())
  if (isReturning) await waitFor(() => expect(place()).not.toBeNull())
  await settle()
}
/** Where the rows stand: it is there once their code is. */
const place = () => document.querySelector('main [tabindex="-1"] > [role=status]')

/** Waits until Home tells of just these, in this order. */
async function tells(...wanted: string[]) {
  await openHome()
  await waitFor(() => expect(labels()).toEqual(wanted))
  await settle()
  expect(labels()).toEqual(wanted)
}

it('nothing is told, asked or fetched where nothing was begun', async () => {
  await openHome({ isReturning: false })
  await settle()
  expect(place()).toBeNull()
  expect(calls('getTransaction') + calls('get_updates')).toBe(0)
})

it('a payment comes first, then news; only two are shown, and each leads on', async () => {
  const code = await give()
  store('jm-donasi', [donationOf(code)])
  store('jm-kabar', longAgo())
  store('jm-murottal', surah(18, 'Al-Kahf'))
  await tells(PAY, NEWS)
  const row = first(within(first([list()].filter((one) => one !== null))).getAllByRole('listitem'))
  expect(row.textContent).toMatch(/Bayar sebelum \d+ \w+ \d{4}, \d\d\.\d\d WIB$/)
  // The donor's name and number, which the answer has, are nobody else's to see.
  expect(list()?.textContent).not.toMatch(/Siti|812/)
  await follow(/^Selesaikan donasi/)
  await arrive(`/donation/${code}/checkout`)
  await openHome()
  await follow(/^Kabar baru/)
  await arrive(REPORT)
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4))
  await tells(PAY, KAHF)
  await follow(/^Lanjutkan Al-Kahf/)
  await arrive('/quran/murottal')
  await screen.findByRole('button', { name: /^Lanjutkan Al-Kahf/ })
})

it.each(['paid', 'expire', 'fail'])(
  'a payment that is over (%s) isn’t shown, nor asked about by the next visit',
  async (end) => {
    const code = await give()
    await hook(`donations/${code}/${end}`)
    store('jm-donasi', [donationOf(code)])
    await tells()
    expect(calls('getTransaction')).toBe(1)
    await tells()
    expect(calls('getTransaction')).toBe(1)
  },
)

it('a payment whose time ends while Home is open goes', async () => {
  store('jm-donasi', [donationOf(await give())])
  await tells(PAY)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 })
  try {
    fireEvent(document, new Event('visibilitychange'))
    await waitFor(() => expect(labels()).toEqual([]))
  } finally {
    vi.useRealTimers()
  }
})

it.each<[string, (code: string) => void]>([
  ['whose slip was sent', (code) => store('jm-bukti', [slipOf(code)])],
  ['of long ago', (code) => store('jm-donasi', [{ ...donationOf(code), createdAt: '2020-01-01' }])],
  ['without a code', () => store('jm-donasi', [donationOf(null)])],
])('of a donation %s nothing is asked', async (_what, keep) => {
  const code = await give()
  store('jm-donasi', [donationOf(code)])
  keep(code)
  await tells()
  expect(calls('getTransaction')).toBe(0)
})
const slipOf = (code: string) => ({ code, sentAt: '2026-11-20T03:00:00Z', status: 'Diterima' })

it('no more than three donations and three programs are asked about', async () => {
  const others = ['wakaf-sumur-gunungkidul', 'x', 'y', 'z']
  const donations = [
    donationOf('gagal-500'),
    ...others.map((other) => ({
      ...donationOf('gagal-500'),
      code: `gagal-500-${other}`,
      gift: { kind: 'campaign', slug: other, amount: 1000 },
    })),
  ]
  store('jm-donasi', donations)
  store(
    'jm-kabar',
    Object.fromEntries([slug, ...others].map((one) => [`campaign:${one}`, Date.now()])),
  )
  await tells()
  expect(calls('getTransaction')).toBe(3)
  expect(calls('get_campaign_by_slug')).toBe(3)
})

it('a backend without news isn’t asked for any', async () => {
  await hook('withhold?name=campaign/get_updates')
  store('jm-donasi', [donationOf(null)])
  store('jm-kabar', longAgo())
  store('jm-murottal', surah(18, 'Al-Kahf'))
  await tells(KAHF)
  expect(calls('get_campaign_by_slug') + calls('get_updates')).toBe(0)
})

it('a program of which this device never showed the page has no news', async () => {
  store('jm-donasi', [donationOf(null)])
  await tells()
  expect(calls('get_updates')).toBe(0)
})

it('without a network what the device knows by itself is told', async () => {
  store('jm-donasi', [donationOf(await give())])
  store('jm-kabar', longAgo())
  store('jm-murottal', surah(18, 'Al-Kahf'))
  app.setOnline(false)
  await open('/')
  await waitFor(() => expect(labels()).toEqual([KAHF]))
})

describe('a reading', () => {
  it('goes before a surah while some of it is left, and leads on', async () => {
    store('jm-dzikir', begun('shalat-pendek'))
    store('jm-murottal', surah(18, 'Al-Kahf'))
    await tells('Lanjutkan Dzikir Shalat Pendek')
    await follow(/^Lanjutkan Dzikir/)
    await arrive('/dzikir/shalat-pendek')
  })

  it.each<[string, () => object]>([
    ['was only opened', () => ({ 'shalat-pendek': { counts: {}, last: 0, at: Date.now() } })],
    [
      'was read to its end',
      () =>
        begun(
          'shalat-pendek',
          Object.fromEntries(Array.from({ length: 99 }, (_, index) => [index, 999])),
        ),
    ],
    ['is of another day', () => ({ 'shalat-pendek': { counts: { 0: 1 }, last: 1, at: 0 } })],
  ])('that %s isn’t told of', async (_what, progress) => {
    store('jm-dzikir', progress())
    store('jm-murottal', surah(18, 'Al-Kahf'))
    await tells(KAHF)
  })
})

it('a marked verse goes before a surah that was heard, is hidden until another is marked, and leads to it', async () => {
  const YASIN = 'Lanjutkan membaca Yasin ayat 40'
  store('jm-murottal', surah(18, 'Al-Kahf'))
  store('jm-tilawah', { surah: 36, ayat: 40, at: Date.now() })
  await tells(YASIN)
  await press(`Sembunyikan: ${YASIN}`)
  await tells(KAHF)
  store('jm-tilawah', { surah: 36, ayat: 41, at: Date.now() })
  await tells('Lanjutkan membaca Yasin ayat 41')
  // Without the list nobody knows what its surah is called.
  await hook('services/surah/down')
  await tells(KAHF)
  await hook('services/surah/up')
  localStorage.removeItem('jm-murottal')
  await tells('Lanjutkan membaca Yasin ayat 41')
  await follow(/^Lanjutkan membaca Yasin/)
  await arrive('/tilawah/36?ayat=41')
})

describe('what was hidden', () => {
  const hideAll = async (...names: string[]) => {
    for (const name of names) await press(`Sembunyikan: ${name}`)
    await waitFor(() => expect(list()).toBeNull())
  }

  it('goes at once and says so, with the focus where it was; the other row stays', async () => {
    store('jm-donasi', [donationOf(await give())])
    store('jm-murottal', surah(18, 'Al-Kahf'))
    await tells(PAY, KAHF)
    await press(`Sembunyikan: ${PAY}`)
    await waitFor(() => expect(labels()).toEqual([KAHF]))
    expect(document.activeElement?.textContent).toContain(`Disembunyikan: ${PAY}`)
    await tells(KAHF)
  })

  it('comes back with another payment, newer news, and another surah', async () => {
    store('jm-donasi', [donationOf(await give())])
    store('jm-kabar', longAgo())
    await tells(PAY, NEWS)
    await hideAll(PAY, NEWS)
    store('jm-murottal', surah(18, 'Al-Kahf'))
    await tells(KAHF)
    await hideAll(KAHF)
    await tells()

    store('jm-murottal', surah(36, 'Yasin'))
    await tells('Lanjutkan Yasin')
    store('jm-donasi', [donationOf(await give())])
    await tells(PAY, 'Lanjutkan Yasin')
    const hidden: unknown = JSON.parse(localStorage.getItem('jm-beranda') ?? '')
    store('jm-beranda', {
      ...Object(hidden),
      [`kabar:campaign:${slug}`]: longAgo()[`campaign:${slug}`],
    })
    await tells(PAY, NEWS)
  })

  it('comes back with the next period of a reading, not with more of it', async () => {
    store('jm-dzikir', begun('shalat-pendek'))
    const reading = 'Lanjutkan Dzikir Shalat Pendek'
    await tells(reading)
    await hideAll(reading)
    store('jm-dzikir', begun('shalat-pendek', { 0: 1, 1: 1 }))
    await tells()
    store('jm-dzikir', begun('shalat-panjang'))
    await tells('Lanjutkan Dzikir Shalat Panjang')
    store('jm-dzikir', begun('shalat-pendek'))
    store('jm-beranda', { 'dzikir:shalat-pendek': Date.now() - 86_400_000 })
    await tells(reading)
  })

  it('is forgotten in Pengaturan', async () => {
    store('jm-murottal', surah(18, 'Al-Kahf'))
    await tells(KAHF)
    await hideAll(KAHF)
    await eraseStored(first(storedKinds.filter(({ id }) => id === 'catatan')))
    expect(localStorage.getItem('jm-beranda')).toBeNull()
    await tells(KAHF)
  })
})

it('what is an account’s is shown to it alone, and so is what it hid', async () => {
  store('jm-donasi', [donationOf(await give())])
  store('jm-murottal', surah(18, 'Al-Kahf'))
  await open('/auth')
  await fill('Nomor WhatsApp', accounts.complete.whatsapp)
  await fill('Kata Sandi', accounts.complete.password)
  await press('Masuk')
  await arrive('/profile')
  await tells(KAHF)
  await press(`Sembunyikan: ${KAHF}`)
  await tells()
  const mark = /^"(\w+)/.exec(localStorage.getItem('jm-pemilik') ?? '')?.[1] ?? ''
  expect(localStorage.getItem(`@${mark}/jm-beranda`)).toContain('surah:18')
  store(`@${mark}/jm-donasi`, [{ ...donationOf(await give()), programTitle: 'Milik akun' }])
  await tells('Selesaikan donasi Rp 50.000 untuk Milik akun')

  await open('/profile')
  await press('Keluar')
  await arrive('/auth')
  expect(localStorage.getItem(`@${mark}/jm-beranda`)).toBeNull()
  await tells(PAY, KAHF)
})

it.each(['', '{', '[{}]', '{"last":18}', '7'])(
  '%j in storage is nothing, and no error',
  async (damaged) => {
    const keys = ['jm-donasi', 'jm-kabar', 'jm-bukti', 'jm-beranda']
    for (const key of [...keys, 'jm-dzikir']) localStorage.setItem(key, damaged)
    store('jm-murottal', surah(18, 'Al-Kahf'))
    await tells(KAHF)
    store('jm-dzikir', begun('shalat-pendek'))
    localStorage.setItem('jm-murottal', damaged)
    await tells('Lanjutkan Dzikir Shalat Pendek')
  },
)

it('where storage is denied nothing is told, and nothing fails', async () => {
  const denied = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await openHome({ isReturning: false })
  await settle()
  expect(place()).toBeNull()
  denied.mockRestore()
})

it('the rows wait until what they push down is out of sight', async () => {
  store('jm-murottal', surah(18, 'Al-Kahf'))
  footerInSight = true
  await openHome()
  await waitFor(() => expect(observers.size).toBe(1))
  footerIs(true)
  expect(labels()).toEqual([])
  footerIs(false)
  expect(labels()).toEqual([KAHF])
  expect(observers.size).toBe(0)
})

describe('a plan', () => {
  const planOf = (change: object = {}) => ({
    id: 1,
    tanda: '0123456789abcdef',
    program: { kind: 'campaign', slug, judul: 'Renovasi Atap' },
    nominal: 20_000,
    metode: { nama: 'QRIS', kode: 'QRIS', jenis: 'QRIS' },
    irama: { cara: 'jumat' },
    mulai: '2026-11-20',
    sampai: null,
    keadaan: 'jalan',
    hari: {},
    dilihat: '2026-11-26',
    urutan: 0,
    dikalender: null,
    ...change,
  })
  const DUE = 'Infaq rutin hari ini: Rp 20.000 untuk Renovasi Atap'
  /** Noon of a day on the device's calendar; 27 November 2026 is a Friday. */
  const at = (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00`))
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    at('2026-11-27')
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('that is due leads to the filled form, until the day is over or it was given', async () => {
    store('jm-rutin', [planOf(), planOf({ id: 2, tanda: 'f'.repeat(16) })])
    store('jm-murottal', surah(18, 'Al-Kahf'))
    await tells(DUE, KAHF)
    expect(list()?.textContent).toContain('dan 1 infaq rutin lain hari ini')
    await follow(/^Infaq rutin hari ini/)
    await arrive(`/campaign/${slug}/donate`)
    await openHome()
    at('2026-11-28')
    fireEvent(document, new Event('visibilitychange'))
    await waitFor(() => expect(labels()).toEqual([KAHF]))
    at('2026-11-27')
    const hari = { '2026-11-27': 'diberi' }
    store('jm-rutin', [planOf({ hari }), planOf({ id: 2, keadaan: 'jeda' })])
    await tells(KAHF)
  })

  it('that is hidden comes back on its next day', async () => {
    store('jm-rutin', [planOf()])
    await tells(DUE)
    await press(`Sembunyikan: ${DUE}`)
    await tells()
    at('2026-12-04')
    await tells(DUE)
  })

  it('that was missed is told once, and not before it is seen', async () => {
    store('jm-rutin', [planOf()])
    at('2026-12-01')
    footerIs(true)
    await tells()
    footerIs(false)
    await waitFor(() => expect(labels()).toEqual(['Infaq rutin: Jumat lalu terlewat']))
    expect(list()?.textContent).toContain('Tidak perlu diganti.')
    await tells()
    at('2026-12-11')
    await tells(DUE)
    expect(list()?.textContent).toContain('Jumat lalu terlewat; tidak perlu diganti.')
    await tells(DUE)
    expect(list()?.textContent).not.toContain('terlewat')
  })

  it('whose program is gone asks for another', async () => {
    store('jm-rutin', [planOf({ program: { kind: 'campaign', slug: 'x', judul: 'Sumur' } })])
    await tells('Infaq rutin hari ini: pilih program lain')
    expect(list()?.textContent).toContain('Sumur sudah berakhir')
    await follow(/pilih program lain/)
    await arrive('/profile/rutin/1/ubah')
  })
})
