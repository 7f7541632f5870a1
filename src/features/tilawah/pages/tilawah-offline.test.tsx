import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { memoryCaches } from '@/api/memory-caches-for-tests'
import { arrive, fill, follow, press, shows, testScreens } from '@/app/screen-for-tests'
import { keepSurah } from '@/domain/quran/kept-surahs'
import { surahAnswer } from '@/domain/quran/surah-for-tests'

const { open, hook, setOnline } = testScreens()

let stored: ReturnType<typeof memoryCaches>
beforeEach(() => {
  stored = memoryCaches()
  vi.stubGlobal('caches', stored.caches)
})

const sheet = () => screen.findByRole('dialog', { name: 'Baca tanpa internet' })
const says = (words: string) =>
  waitFor(async () => expect((await sheet()).textContent).toContain(words))
/** Not by its role: among hundreds of rows that takes seconds. */
const openSheet = (line: string) =>
  waitFor(() => {
    const buttons = [...document.querySelectorAll('main button')]
    const [row] = buttons.filter((one) => one.textContent === `Baca tanpa internet${line}`)
    expect(row).toBeDefined()
    if (row) fireEvent.click(row)
  })
const keep = async (...numbers: number[]) => {
  for (const nomor of numbers) await keepSurah(nomor, surahAnswer(nomor))
}

it('a surah that was opened is there without a network; a damaged one says what it is', async () => {
  await open('/tilawah/103')
  await shows('Demi masa')
  await waitFor(() => expect(stored.addresses()).toHaveLength(1))
  setOnline(false)
  await open('/tilawah/103')
  await shows('Demi masa')
  stored.damage('{}')
  await open('/tilawah/103')
  await shows('Salinan surah ini di perangkat Anda rusak')
  setOnline(true)
  await press('Coba lagi')
  await shows('Demi masa')
})

it('all texts are saved in spite of failures, and deleted after a question', async () => {
  // All but two, since each is a call.
  await keep(...Array.from({ length: 112 }, (_, index) => index + 1))
  await open('/tilawah')
  await openSheet('112 dari 114 surah tersimpan')
  await says('114 surah, sekitar 7 MB.')
  await hook('services/surah/down')
  await press('Simpan semua teks')
  await says('Berhenti karena server sedang sibuk. Yang sudah tersimpan tetap ada')
  await hook('services/surah/up')
  await press('Coba lagi')
  await says('Semua teks tersimpan di perangkat ini.')
  expect(screen.queryByRole('button', { name: 'Simpan semua teks' })).toBeNull()
  await press('Hapus')
  await says('Surah perlu diunduh lagi untuk dibaca dan dicari tanpa internet.')
  await press('Batal')
  await says('114 dari 114')
  await press('Hapus')
  await says('Hapus semua teks dari perangkat ini?')
  await press('Hapus')
  await says('0 dari 114 surah tersimpan')
  expect(stored.addresses()).toEqual([])
  await screen.findByText('Teks Al-Qur’an dihapus dari perangkat ini.')
})

it('a full device says so, and keeps what it has', async () => {
  await keep(103)
  stored.deny()
  await open('/tilawah')
  await openSheet('1 dari 114 surah tersimpan')
  await press('Simpan semua teks')
  await says('Berhenti karena ruang penyimpanan perangkat ini penuh.')
  await says('1 dari 114 surah tersimpan')
})

it('a device that keeps nothing says so, and is offered nothing', async () => {
  vi.stubGlobal('caches', undefined)
  await open('/tilawah')
  await openSheet('Simpan teks semua surah')
  await says('Browser ini tidak dapat menyimpan teks.')
  expect(screen.queryByRole('button', { name: 'Simpan semua teks' })).toBeNull()
})

it('words of the texts that are kept lead to their verses', async () => {
  await keep(2, 103)
  await open('/tilawah')
  await fill('Cari surah atau ayat', 'beriman')
  await shows('Tampilkan lebih banyak')
  await shows('dicari dalam 2 surah.')
  const found = () => screen.getByRole('list', { name: 'Ayat yang ditemukan' }).children
  expect(found()).toHaveLength(20)
  await press('Tampilkan lebih banyak')
  await waitFor(() => expect(found()).toHaveLength(40))
  await fill('Cari surah atau ayat', 'masa')
  await waitFor(() => expect(document.querySelector('mark')?.textContent).toBe('masa'))
  await follow(/^Al-'Asr ayat 1/)
  await arrive('/tilawah/103')
})

it('where nothing has the word, or nothing is kept, it says so and how to have more', async () => {
  await open('/tilawah')
  await fill('Cari surah atau ayat', 'beriman')
  await shows('Tidak ditemukan')
  await shows('Belum ada teks yang tersimpan di perangkat ini.')
  await press('Simpan semua teks')
  await says('0 dari 114 surah tersimpan')
  fireEvent.click(await screen.findByRole('button', { name: 'Tutup' }))
  await keep(103)
  await fill('Cari surah atau ayat', 'kereta api')
  await shows('Tidak ada ayat, dicari dalam 1 surah.')
  await fill('Cari surah atau ayat', 'b')
  await waitFor(() => expect(document.querySelector('main')?.textContent).not.toContain('dicari'))
})
