import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  address,
  arrive,
  fill,
  follow,
  label,
  press,
  shows,
  testScreens,
  valueOf,
} from '@/app/screen-for-tests'
import { saveFile } from '@/lib/save-file'
import { AMOUNT, campaign, chooseMethod, fillGift, NAME, pay, PHONE } from './donate-for-tests'

vi.mock(import('@/lib/save-file'), async (original) => ({
  ...(await original()),
  saveFile: vi.fn(),
}))

const { open, logIn, settle } = testScreens({ base: false })

const FRIDAY = '2026-11-27'
/** Noon of a day on the device's calendar. */
const at = (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00`))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at(FRIDAY)
})
afterEach(() => {
  vi.useRealTimers()
})

const stored = (): unknown => JSON.parse(localStorage.getItem('jm-rutin') ?? 'null')
const plan = (change: object = {}) => ({
  id: 1,
  tanda: '0123456789abcdef',
  program: {
    kind: 'campaign',
    slug: 'renovasi-atap-masjid-al-ikhlas',
    judul: 'Renovasi Atap Masjid Al-Ikhlas',
  },
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
const keep = (...all: object[]) => localStorage.setItem('jm-rutin', JSON.stringify(all))
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }))

it('a plan is made from a program’s page, and what is wrong is said beside its cause', async () => {
  await open(campaign)
  await follow('Buat infaq rutin')
  await shows('Renovasi Atap Masjid Al-Ikhlas')
  await press('Buat infaq rutin')
  await shows('Mohon diisi terlebih dahulu')
  await choose('Setiap bulan')
  await fill(AMOUNT, '20000')
  await chooseMethod(/^QRIS/)
  for (const day of ['29', '31', '0', '1,5']) {
    await fill('Tanggal berapa?', day)
    await press('Buat infaq rutin')
    await shows('Pilih tanggal 1 sampai 28, agar ada di setiap bulan.')
    expect(valueOf('Tanggal berapa?')).toBe(day)
  }
  await fill('Tanggal berapa?', '28')
  await choose('Sampai tanggal tertentu')
  await fill('Tanggal terakhir', '2026-11-26')
  await press('Buat infaq rutin')
  await shows('Pilih hari ini atau sesudahnya.')
  await fill('Tanggal terakhir', '2027-01-31')
  await press('Buat infaq rutin', 2)
  await arrive('/profile/rutin')
  await shows('Setiap bulan, tanggal 28 · QRIS · sampai 31 Januari 2027')
  await shows('Berikutnya Sabtu, 28 November 2026')
  await shows('Tidak ada dana yang terpotong otomatis')
  await shows('HP lain tidak mengetahuinya')
  expect(stored()).toMatchObject([
    { nominal: 20_000, irama: { cara: 'bulan', tanggal: 28 }, sampai: '2027-01-31', urutan: 0 },
  ])
})

it('what was typed outlives a reload, and the program is chosen among those that run', async () => {
  await open('/profile/rutin/baru')
  await fill(AMOUNT, '30000')
  await press('Pilih program')
  const sheet = within(await screen.findByRole('dialog'))
  fireEvent.click(await sheet.findByRole('button', { name: 'Masjid Raya Al-Hidayah' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open('/profile/rutin/baru')
  await shows('Masjid Raya Al-Hidayah')
  expect(valueOf(AMOUNT)).toBe('30.000')
  await press('Buat infaq rutin')
  await shows('Metode pembayaran wajib dipilih')
  await chooseMethod(/^QRIS/)
  await press('Buat infaq rutin')
  await arrive('/profile/rutin')
  await shows('Hari ini belum diberi')
  // The draft has become the plan.
  await open('/profile/rutin/baru')
  await shows('Pilih program')
  expect(valueOf(AMOUNT)).toBe('')
})

describe('on its day', () => {
  it('the form is filled as planned, and the gift marks the day', async () => {
    keep(plan(), plan({ id: 2, tanda: 'f'.repeat(16), irama: { cara: 'bulan', tanggal: 27 } }))
    await open('/profile/rutin')
    fireEvent.click((await screen.findAllByRole('link', { name: 'Beri sekarang' }))[0] ?? document)
    await waitFor(() => expect(address()).toBe(`${campaign}/donate`))
    await waitFor(() => expect(valueOf(AMOUNT)).toBe('20.000'))
    await screen.findByRole('button', { name: /^QRIS.*Ganti/ })
    await fill(NAME, 'Siti Rahmawati')
    await fill(PHONE, '81298765432')
    await pay()
    await open('/profile/rutin')
    await waitFor(() => expect(screen.getAllByText('Hari ini sudah diberi')).toHaveLength(2))
  })

  it('it is skipped, marked as given, paused and ended, each with a way back', async () => {
    keep(plan())
    await open('/profile/rutin')
    await press('Lewati')
    await shows('Hari ini dilewati')
    await press('Urungkan')
    await shows('Hari ini belum diberi')
    await press('Sudah diberi')
    await shows('Hari ini sudah diberi')
    await press('Jeda')
    await shows('Dijeda')
    await press('Lanjutkan')
    await shows('Berikutnya Jumat, 4 Desember 2026')
    await press('Akhiri')
    await shows('Berakhir')
    await follow('Mulai lagi')
    await press('Simpan')
    await arrive('/profile/rutin')
    await shows('Hari ini sudah diberi')
    await press('Akhiri')
    await press('Hapus')
    fireEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }),
    )
    await shows('Belum ada infaq rutin')
    expect(stored()).toBeNull()
  })

  it('what was typed into the form stays, whatever the plan says of the method', async () => {
    await open(`${campaign}/donate`)
    await fillGift()
    await chooseMethod(/^BNI Virtual Account/)
    await open(`${campaign}/donate?nominal=25000&metode=QRIS.QRIS`)
    await waitFor(() => expect(valueOf(AMOUNT)).toBe('25.000'))
    await settle()
    await screen.findByRole('button', { name: /^BNI Virtual Account.*Ganti/ })
    expect(valueOf(NAME)).toBe('Siti Rahmawati')
  })
})

it('what was missed is told once, however much it was', async () => {
  keep(plan({ dilihat: '2026-11-19', hari: { '2026-11-27': 'dilewati' } }))
  at('2026-12-12')
  await open('/profile/rutin')
  await shows('3 kali terlewat; tidak perlu diganti.')
  await settle()
  await open('/profile/rutin')
  await shows('Berikutnya Jumat, 18 Desember 2026')
  expect(document.body.textContent).not.toMatch('terlewat')
})

it('a calendar’s file has the link, and one of a changed plan replaces it', async () => {
  const file = vi.mocked(saveFile)
  const text = async () => (await file.mock.lastCall?.[0].text())?.replaceAll('\r\n ', '')
  keep(plan({ sampai: '2027-01-31' }))
  await open('/profile/rutin')
  await press('Tambahkan ke kalender')
  const first = await text()
  expect(first).toContain('UID:infaq-rutin-0123456789abcdef@jejaring-masjid\r\n')
  expect(first).toContain('SEQUENCE:0\r\nDTSTART:20261127T100000\r\n')
  expect(first).toContain('RRULE:FREQ=WEEKLY;BYDAY=FR;UNTIL=20270131T235959\r\n')
  expect(first).toMatch(/URL:http:\/\/\S+\/donate\?nominal=20000&metode=QRIS\.QRIS\r\n/)
  await screen.findByRole('button', { name: 'Tambahkan lagi ke kalender' })
  await follow('Ubah')
  await choose('Sepuluh malam terakhir Ramadan')
  await choose('Tanpa akhir')
  await press('Simpan')
  await press('Perbarui di kalender')
  const second = await text()
  expect(second).toContain('UID:infaq-rutin-0123456789abcdef@jejaring-masjid\r\n')
  // Nights 21 to 30 of a Ramadan that begins on 8 February 2027.
  expect(second).toContain('SEQUENCE:1\r\nDTSTART:20270227T200000\r\n')
  expect(second).toContain('RRULE:FREQ=DAILY;COUNT=10\r\n')
})

it.each([
  ['has ended', 'buka-puasa-seribu-porsi', 'Program ini sudah berakhir.'],
  ['is gone', 'tidak-ada', 'Program ini tidak ada lagi.'],
])('a program that %s asks for another', async (_what, slug, words) => {
  // The stand-in's programs end by the day on which it was started.
  vi.useRealTimers()
  keep(plan({ program: { kind: 'campaign', slug, judul: 'Beasiswa' } }))
  await open('/profile/rutin')
  await shows(words)
  expect(screen.queryByRole('link', { name: 'Beri sekarang' })).toBeNull()
  await follow('Pilih program lain')
  await arrive('/profile/rutin/1/ubah')
})

it('a plan is its owner’s', async () => {
  keep(plan())
  await logIn()
  await open('/profile')
  await settle()
  await open('/profile/rutin')
  await shows('Belum ada infaq rutin')
})

it.each(['/profile/rutin/9/ubah', '/profile/rutin/x/ubah'])('%s is no plan', async (path) => {
  await open(path)
  await shows('Infaq rutin tidak ditemukan')
  await follow('Lihat infaq rutin saya')
  await arrive('/profile/rutin')
})

it('what the device refuses is said, and nothing typed is lost', async () => {
  await open('/profile/rutin/baru?program=campaign:renovasi-atap-masjid-al-ikhlas')
  await shows('Renovasi Atap Masjid Al-Ikhlas')
  await fill(AMOUNT, '20000')
  await chooseMethod(/^QRIS/)
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse })
  await press('Buat infaq rutin')
  await shows('Infaq rutin tidak dapat disimpan di perangkat ini.')
  expect(screen.getByLabelText(label(AMOUNT))).toHaveProperty('value', '20.000')
  vi.unstubAllGlobals()
})
