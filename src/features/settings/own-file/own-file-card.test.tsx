import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { accounts, alerts, press, testScreens } from '@/app/screen-for-tests'

const { open, logIn, settle } = testScreens()

const head = { aplikasi: 'jejaring-masjid', versi: 1, dibuat: '2027-02-03T04:05:06.000Z' }
const donation = { code: 'A1', programTitle: 'Sumur', createdAt: '2027-01-02T03:04:05.000Z' }
const bookmark = { surah: 2, ayat: 255, nama: '', warna: 'hijau', catatan: '' }
const data = { 'jm-donasi': [donation], 'jm-penanda': [bookmark, { ...bookmark, ayat: 300 }] }

/** Somebody picks a file of their device. */
async function pick(text: string) {
  const field = await screen.findByLabelText('Ambil dari berkas data saya')
  const file = new File([text], 'salinan.json')
  await act(async () => fireEvent.change(field, { target: { files: [file] } }))
}
const pickOurs = (more: object = {}) =>
  pick(JSON.stringify({ ...head, pemilik: null, data, ...more }))

const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }))

it.each([
  ['{"aplikasi":"lain"}', 'Berkas ini bukan dari “Simpan data saya”.'],
  ['{"aplikasi":"jejaring-masjid","versi":1,"da', /^Berkas ini terpotong\./],
  ['{"aplikasi":"jejaring-masjid","versi":9}', /versi aplikasi yang lebih baru/],
])('says beside the button why it takes nothing of %s', async (text, words) => {
  localStorage.setItem('jm-ukuran-teks', '3')
  await open('/pengaturan')
  await pick(text)
  await alerts(words)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(localStorage.getItem('jm-ukuran-teks')).toBe('3')
})

it('says what it would add and what it leaves out, and adds it after that', async () => {
  await open('/pengaturan')
  await pickOurs()
  const { findByText, getByText } = await sheet('Ambil dari berkas')
  await findByText('3 Februari 2027')
  getByText('1 donasi, 1 penanda')
  expect(getByText('1 penanda').parentElement?.textContent).toBe(
    'Tidak terbaca, jadi dilewati: 1 penanda',
  )
  expect(localStorage.getItem('jm-donasi')).toBeNull()
  await press('Tambahkan', 2)
  await screen.findByText('Data dari berkas ditambahkan.')
  expect(localStorage.getItem('jm-donasi')).toContain('A1')
  await pickOurs()
  await screen.findByText('Tidak ada yang baru: isinya sudah ada di perangkat ini.')
})

it('asks before a visitor’s file becomes an account’s', async () => {
  await logIn()
  await open('/profile')
  await screen.findByRole('heading', { name: 'Aisyah Rahmawati' })
  await open('/pengaturan')
  await settle()
  await pickOurs()
  const { findByText, getByRole } = await sheet('Ambil dari berkas')
  await findByText(/disimpan tanpa akun/)
  expect(getByRole('button', { name: 'Tambahkan' })).toHaveProperty('disabled', true)
  fireEvent.click(getByRole('checkbox', { name: 'Isinya milik saya sendiri' }))
  await press('Tambahkan')
  await screen.findByText('Data dari berkas ditambahkan.')
  expect(localStorage.getItem('jm-donasi')).toBeNull()
  expect(JSON.stringify(Object.entries(localStorage))).toContain('A1')
})

it('says that the device is full, and stays', async () => {
  await open('/pengaturan')
  await pickOurs()
  await sheet('Ambil dari berkas')
  const { localStorage: whole } = window
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse })
  await press('Tambahkan')
  await screen.findByText(/menolak menyimpannya, mungkin penuh\. Tidak ada yang berubah\./)
  vi.stubGlobal('localStorage', whole)
  await sheet('Ambil dari berkas')
})

it('has nothing to save where nothing is kept, else says what and who can read it', async () => {
  await open('/pengaturan')
  await press('Simpan data saya')
  await screen.findByText('Belum ada data Anda yang perlu disalin di perangkat ini.')
  localStorage.setItem('jm-donasi', JSON.stringify([donation]))
  await open('/pengaturan')
  await press('Simpan data saya')
  const { findByText, getByText } = await sheet('Simpan data saya')
  await findByText('1 donasi')
  getByText(/^Siapa pun yang memegang berkas ini dapat membaca semuanya, juga kode donasi/)
  await press('Simpan berkas')
  await screen.findByText('Periksa unduhan Anda.')
})

it('says how an account’s data are asked for where the backend gives none away', async () => {
  await logIn()
  await open('/pengaturan')
  await press('Simpan data saya')
  const link = await screen.findByText('Minta salinannya lewat WhatsApp')
  expect(link.closest('a')?.href).toContain('81234567890')
})

describe('where the backend gives an account’s data away', () => {
  const { open, logIn, hook } = testScreens({ base: false })

  it('takes them along, and says when it couldn’t', async () => {
    const made = vi.spyOn(URL, 'createObjectURL')
    await logIn(accounts.longHistory)
    await hook('lose?call=user/export')
    await open('/pengaturan')
    await press('Simpan data saya')
    await screen.findByText('Data akun Anda di server belum ikut, karena gagal dimuat.')
    await press('Coba lagi')
    await screen.findByText('nama, nomor, profil, dan 45 donasi.')
    await press('Simpan berkas')
    await screen.findByText('Periksa unduhan Anda.')
    const [file] = made.mock.lastCall ?? []
    const text = file instanceof Blob ? await file.text() : ''
    expect(JSON.parse(text)).toMatchObject({
      akun: { profil: { whatsapp: '81355667788' } },
    })
    await pick(text)
    await sheet('Ambil dari berkas')
  })
})
