import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import {
  address,
  arrive,
  fill,
  follow,
  label,
  press,
  shows,
  testScreens,
} from '@/app/screen-for-tests'
import { addDays } from '@/domain/place/zone'
import { localDay } from '@/lib/time/calendar-day'

const { open, logIn, settle } = testScreens()

const today = () => localDay(new Date())
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }))
const checkbox = (name: string | RegExp) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name })
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')
const khatam = (change: object = {}) => ({
  id: 1,
  nama: 'Ramadan',
  laju: { cara: 'hari', jumlah: 30 },
  juz: Array.from({ length: 30 }, (_, index) => index + 1),
  mulai: today(),
  dibaca: {},
  ...change,
})
const keep = (...all: object[]) => localStorage.setItem('jm-khatam', JSON.stringify(all))

it('a khatam is begun, read, changed and deleted', async () => {
  await open('/tilawah/khatam')
  await shows('Belum ada khatam')
  await follow('Mulai khatam')
  await arrive('/tilawah/khatam/baru')
  await press('Mulai khatam')
  await shows('Mohon diisi terlebih dahulu')
  await fill('Nama khatam', 'Bersama keluarga')
  await choose('Per halaman')
  await choose('Sebagian juz, dibagi dengan orang lain')
  await fill('Juz bagian saya', '31')
  await press('Mulai khatam')
  await shows('Isi nomor juz 1 sampai 30, misalnya 1-5, 30.')
  await fill('Juz bagian saya', '1')
  await fill('Berapa halaman sehari?', '2')
  await press('Mulai khatam', 2)

  await arrive('/tilawah/khatam/1')
  await shows('Hari ini 0 dari 2 halaman')
  await shows(/Halaman 2Al-Baqarah 1 – 5/)
  fireEvent.click(await checkbox(/^Halaman 1 /))
  await shows('Hari ini 1 dari 2 halaman')
  await shows('1 dari 21 halaman')
  fireEvent.click(await checkbox(/^Halaman 2 /))
  await shows('Target hari ini tercapai: 2 halaman')
  expect(screen.getByRole('link', { name: 'Lanjutkan dari halaman 3' }).getAttribute('href')).toBe(
    '/tilawah/halaman/3',
  )
  // One that was ticked by mistake.
  fireEvent.click(await checkbox(/^Halaman 2 /))
  await shows('Hari ini 1 dari 2 halaman')

  await open('/tilawah')
  await shows('Bersama keluarga: hari ini 1 dari 2 halaman')
  await follow(/^Khatam/)
  await follow(/^Bersama keluarga/)
  await follow('Ubah')
  await arrive('/tilawah/khatam/1/ubah')
  await choose('Bebas, tanpa target')
  await press('Simpan')
  await arrive('/tilawah/khatam/1')
  await shows('20 halaman lagi')
  await press('Hapus khatam')
  await screen.findByText('Catatan 1 halaman yang sudah dibaca ikut terhapus.')
  await press('Hapus')
  await arrive('/tilawah/khatam')
  await shows('Belum ada khatam')
  expect(stored('jm-khatam')).toBeNull()
})

it('several run at once, and a juz that was read elsewhere is ticked as a whole', async () => {
  keep(khatam(), khatam({ id: 2, nama: 'Harian', laju: { cara: 'halaman', jumlah: 1 } }))
  await open('/tilawah')
  await shows('Ramadan: hari ini 0 dari 21 halaman, dan 1 khatam lain')
  await open('/tilawah/khatam/2')
  await press('Semua juz')
  const juz = await checkbox('Juz 30: 0 dari 23 halaman')
  fireEvent.click(juz)
  await shows('23 dari 604 halaman')
  fireEvent.click(await checkbox('Juz 30: 23 dari 23 halaman'))
  await shows('0 dari 604 halaman')
  await press('Urungkan')
  await shows('23 dari 604 halaman')
  expect(stored('jm-khatam')).toMatchObject([{ dibaca: {} }, { dibaca: { 604: today() } }])
})

it('two tabs that tick different pages keep both', async () => {
  keep(khatam())
  await open('/tilawah/khatam/1')
  const page = await checkbox(/^Halaman 1 /)
  // Another tab writes; this one hasn't heard of it.
  keep(khatam({ dibaca: { 2: today() } }))
  fireEvent.click(page)
  await shows('Hari ini 2 dari 21 halaman')
  expect(stored('jm-khatam')).toMatchObject([{ dibaca: { 1: today(), 2: today() } }])
})

it('one whose days are over says so, and can have others', async () => {
  keep(khatam({ mulai: addDays(today(), -30), dibaca: { 1: addDays(today(), -30) } }))
  await open('/tilawah/khatam/1')
  await shows('Waktunya habis, 603 halaman lagi')
  await follow('Ubah target')
  await fill('Berapa hari, mulai hari ini?', '60')
  await press('Simpan')
  await shows('Hari ini 0 dari 11 halaman')
})

it('what the device refuses is said, and nothing typed is lost', async () => {
  await open('/tilawah/khatam/baru')
  await fill('Nama khatam', 'Ramadan')
  const { localStorage: whole } = window
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse })
  await press('Mulai khatam')
  await shows('Khatam tidak dapat disimpan di perangkat ini.')
  expect(screen.getByLabelText(label('Nama khatam'))).toHaveProperty('value', 'Ramadan')
  expect(address()).toBe('/tilawah/khatam/baru')
  vi.stubGlobal('localStorage', whole)
})

it.each(['/tilawah/khatam/9', '/tilawah/khatam/x', '/tilawah/khatam/9/ubah'])(
  '%s is no khatam',
  async (path) => {
    await open(path)
    await shows('Khatam tidak ditemukan')
    await follow('Lihat khatam saya')
    await arrive('/tilawah/khatam')
  },
)

it('a khatam and bookmarks are their owner’s', async () => {
  keep(khatam())
  localStorage.setItem(
    'jm-penanda',
    JSON.stringify([{ surah: 36, ayat: 40, nama: '', warna: 'merah', catatan: '' }]),
  )
  await logIn()
  await open('/profile')
  await settle()
  await open('/tilawah/khatam')
  await shows('Khatam yang dimulai sebelum masuk tampil lagi setelah Anda keluar.')
  await open('/tilawah/penanda')
  await shows('Belum ada penanda')
})

it('bookmarks are listed in their order, by colour, and deleted with a way back', async () => {
  const mark = { nama: '', warna: 'hijau', catatan: '' }
  localStorage.setItem(
    'jm-penanda',
    JSON.stringify([
      { ...mark, surah: 2, ayat: 255, nama: 'Ayat Kursi', warna: 'kuning', catatan: 'Hafalan' },
      { ...mark, surah: 36, ayat: 40 },
      { ...mark, surah: 36, ayat: 84 },
    ]),
  )
  await open('/tilawah/penanda')
  const rows = () =>
    within(screen.getByRole('list', { name: 'Penanda' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  await shows('Yasin ayat 40')
  expect(rows()).toEqual([
    'Penanda kuningAyat KursiAl-Baqarah ayat 255Hafalan',
    'Penanda hijauYasin ayat 40',
  ])
  await choose('Hijau')
  await waitFor(() => expect(rows()).toEqual(['Penanda hijauYasin ayat 40']))
  await press('Hapus penanda Yasin ayat 40')
  await waitFor(() => expect(rows()).toEqual([expect.stringContaining('Ayat Kursi')]))
  await press('Urungkan')
  await waitFor(() => expect(rows()).toEqual(['Penanda hijauYasin ayat 40']))
  await follow(/Yasin ayat 40/)
  await arrive('/tilawah/36?ayat=40')
})

it('a verse gets a bookmark with a name, colour and note, which can be changed and deleted', async () => {
  await open('/tilawah/112')
  await press('Menu ayat 2')
  await press('Simpan penanda')
  await fill('Nama penanda', 'a'.repeat(61))
  await press('Simpan penanda')
  await screen.findByText('Maksimal 60 karakter')
  await fill('Nama penanda', 'Hafalan')
  await choose('Merah')
  await fill('Catatan', 'Ulangi\nbesok')
  await press('Simpan penanda')
  await shows('Penanda merahHafalan')
  await shows('Catatan saya: Ulangi\nbesok')
  await press('Menu ayat 2')
  await press('Ubah penanda')
  expect(await screen.findByLabelText('Catatan')).toHaveProperty('value', 'Ulangi\nbesok')
  await fill('Nama penanda', '')
  // Closed by a mistake: what was typed is there again.
  await press('Tutup')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Menu ayat 2')
  await press('Ubah penanda')
  await waitFor(() => expect(screen.getByLabelText('Nama penanda')).toHaveProperty('value', ''))
  await press('Simpan penanda')
  await waitFor(() =>
    expect(stored('jm-penanda')).toEqual([
      { surah: 112, ayat: 2, nama: '', warna: 'merah', catatan: 'Ulangi\nbesok' },
    ]),
  )
  await press('Menu ayat 2')
  await press('Hapus penanda')
  await screen.findByText('Penanda dihapus')
  expect(stored('jm-penanda')).toBeNull()
  await press('Urungkan')
  await shows('Penanda merah')
})

it('pages are ticked where they end, and up to a verse', async () => {
  keep(khatam(), khatam({ id: 2, nama: 'Berdua', juz: [2] }))
  await open('/tilawah/halaman/22')
  fireEvent.click(await checkbox('Halaman 22 selesai · Berdua'))
  expect(await checkbox('Halaman 22 selesai · Ramadan')).toHaveProperty('checked', false)
  await open('/tilawah/1')
  await press('Menu ayat 7')
  await press('Catat di khatam Ramadan halaman 1')
  await screen.findByText('Khatam Ramadan: halaman 1 selesai')
  expect(stored('jm-khatam')).toMatchObject([
    { dibaca: { 1: today() } },
    { dibaca: { 22: today() } },
  ])
  await press('Urungkan')
  await waitFor(() => expect(stored('jm-khatam')).toMatchObject([{ dibaca: {} }, {}]))
})
