import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { basmalahs } from '@/domain/quran/read-verse-texts'
import { address, arrive, fill, follow, press, shows, testScreens } from '@/app/screen-for-tests'

const { open, log, hook, settle } = testScreens()

/** Tells the page that an element came near. */
const watched = new Map<Element, () => void>()

beforeEach(() => {
  watched.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly told: (entries: { isIntersecting: boolean }[]) => void
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        this.told = told
      }
      observe(element: Element) {
        watched.set(element, () => {
          this.told([{ isIntersecting: true }])
        })
      }
      disconnect() {}
    },
  )
})

/** Somebody scrolls until a surah comes near. */
const scrollTo = (surah: number) =>
  waitFor(() => {
    const place = document.querySelector(`[data-undrawn][data-place^="${surah}:"]`)
    const tell = place && watched.get(place)
    expect(tell).toBeTypeOf('function')
    act(() => tell?.())
  })

const verse = (surah: number, ayat: number) =>
  document.getElementById(`ayat-${surah}-${ayat}`)?.closest('li') ?? null
const drawn = (surah: number, ayat = 1) => waitFor(() => expect(verse(surah, ayat)).not.toBeNull())
const main = () => screen.getByRole('main').textContent
const headings = () =>
  [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent)
/** The surahs that the service was asked for. */
const asked = () =>
  log().flatMap(({ path }) => {
    const nomor = /\/surat\/(\d+)$/.exec(path)?.[1]
    return nomor === undefined ? [] : [Number(nomor)]
  })

it('a juz is read across its surahs, each with its head and basmalah', async () => {
  await open('/tilawah/juz/1')
  await drawn(1)
  await scrollTo(2)
  await drawn(2, 141)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Juz 1')
  expect(headings()).toEqual(['Al-Fatihah', 'Al-Baqarah'])
  expect(document.querySelectorAll('main ol > li')).toHaveLength(7 + 141)
  expect(verse(2, 141)?.querySelector('h3')?.textContent).toBe('Ayat 141')
  expect(main().split(basmalahs.package)).toHaveLength(1 + 2)
  expect(main()).toContain('Akhir halaman 21')
  expect(screen.queryByText(/Juz sebelumnya/)).toBeNull()
  await follow('Juz berikutnya: Juz 2')
  await arrive('/tilawah/juz/2')
  await drawn(2, 142)
  expect(headings()).toEqual(['Al-Baqarah, lanjutan'])
  expect(main()).not.toContain(basmalahs.package)
  expect(asked()).toEqual([1, 2])
})

it('At-Taubah has no basmalah in a juz either', async () => {
  await open('/tilawah/juz/10')
  await drawn(8, 41)
  await scrollTo(9)
  await drawn(9)
  expect(headings()).toEqual(['Al-Anfal, lanjutan', 'At-Taubah'])
  expect(main()).not.toContain(basmalahs.package)
})

it('a page that began in the juz before isn’t whole in this one', async () => {
  await open('/tilawah/juz/7')
  await drawn(5, 82)
  expect(main()).toContain('Akhir halaman 121, yang dimulai di juz sebelumnya')
  expect(main()).toContain('Akhir halaman 122Ayat')
})

it('of many surahs those near are asked for', async () => {
  await open('/tilawah/juz/30')
  await drawn(78)
  await settle()
  expect(asked()).toEqual([78])
  expect(headings()).toHaveLength(37)
  expect(headings()[1]).toBe('Surah 79')
  await scrollTo(79)
  await drawn(79)
  expect(headings()[1]).toBe('An-Nazi‘at')
  expect(asked()).toEqual([78, 79])
})

it('the address’s verse has the focus, whichever surah it is in, and the field leads to others', async () => {
  await open('/tilawah/juz/30?ayat=114:6')
  await drawn(114)
  expect(document.activeElement).toBe(verse(114, 6))
  expect(asked()).toEqual([114])
  await fill('Ke ayat', '5')
  await press('Buka ayat')
  await shows('Isi surah dan ayat, 78:1 sampai 114:6.')
  await fill('Ke ayat', '112:2')
  await press('Buka ayat')
  expect(address()).toBe('/tilawah/juz/30?ayat=112:2')
  await scrollTo(112)
  await drawn(112)
  expect(document.activeElement).toBe(verse(112, 2))
})

it('a surah that fails says so in its place, the others can be read', async () => {
  await open('/tilawah/halaman/604')
  await drawn(112)
  await hook('services/surah/busy')
  await scrollTo(113)
  await shows('Terlalu banyak permintaan')
  expect(verse(112, 4)).not.toBeNull()
  await hook('services/surah/up')
  await press('Coba lagi')
  await drawn(113)
  await press('Menu Al-Falaq ayat 2')
  await press('Tandai sampai sini')
  await waitFor(() => expect(verse(113, 2)?.textContent).toContain('Terakhir dibaca'))
  expect(verse(112, 2)?.textContent).not.toContain('Terakhir dibaca')
})

it.each([
  ['/tilawah/juz/0', 'juz'],
  ['/tilawah/juz/31', 'juz'],
  ['/tilawah/juz/01', 'juz'],
  ['/tilawah/halaman/605', 'halaman'],
  ['/tilawah/halaman/satu', 'halaman'],
])('%s isn’t there, and leads to the list', async (path, part) => {
  await open(path)
  await shows(`${part === 'juz' ? 'Juz' : 'Halaman'} tidak ditemukan`)
  await follow(`Lihat daftar ${part}`)
  await arrive(`/tilawah?daftar=${part}`)
})

it.each(['9:999', '2:142', '5', 'x'])('a verse %s that isn’t there opens the juz', async (ayat) => {
  await open(`/tilawah/juz/1?ayat=${ayat}`)
  await shows('Ayat itu tidak ada: Juz 1 memuat ayat 1:1 sampai 2:141. Bacaan dibuka dari awal.')
  await drawn(1)
})
