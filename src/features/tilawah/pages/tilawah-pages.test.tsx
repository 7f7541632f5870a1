import ikhlas from 'quran-json/dist/chapters/id/112.json'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { basmalahs } from '@/domain/quran/read-verse-texts'
import {
  address,
  arrive,
  fill,
  first,
  follow,
  label,
  press,
  shows,
  testScreens,
} from '@/app/screen-for-tests'
import { storedShownTexts, allTexts } from '@/domain/quran/reader-view'

const main = () => screen.getByRole('main').textContent
/** Not by their role: of hundreds of rows that takes seconds. */
const surahs = () =>
  [...document.querySelectorAll('[aria-label="Surah"] > li')].map((row) => row.textContent)
const verses = () => [...document.querySelectorAll<HTMLElement>('[aria-label^="Ayat "] > li')]
/** What can be tapped, by its label or by what it says. */
const control = (name: string) =>
  waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>('button, a[href]')]
    return first(
      all.filter((one) => [one.getAttribute('aria-label'), one.textContent].includes(name)),
    )
  })
const tap = async (name: string) => fireEvent.click(await control(name))
const opened = (count: number) => waitFor(() => expect(verses()).toHaveLength(count))

describe('with the service as it is', () => {
  const { open, hook, logIn, setOnline, settle } = testScreens()

  it('surahs, juz and pages are listed, each in its tab, which the address has', async () => {
    await open('/tilawah')
    await waitFor(() => expect(surahs()).toHaveLength(114))
    expect(surahs()[0]).toMatch(/^1Al-FatihahPembukaan · 7 ayat/)
    fireEvent.click(await screen.findByRole('tab', { name: 'Juz' }))
    await arrive('/tilawah?daftar=juz')
    const rows = () =>
      [...document.querySelectorAll('[role=tabpanel] :is(li, [role=listitem])')].map(
        (row) => row.textContent,
      )
    await waitFor(() => expect(rows()).toHaveLength(30))
    expect(rows()[1]).toBe('Juz 2Al-Baqarah 142 – 252')
    expect(rows()[2]).toBe('Juz 3Al-Baqarah 253 – Ali ‘Imran 92')
    fireEvent.click(screen.getByRole('tab', { name: 'Halaman' }))
    await arrive('/tilawah?daftar=halaman')
    await shows('mushaf Madinah, 604 halaman')
    expect(rows()[1]).toBe('Halaman 2Al-Baqarah 1 – 5')
    await open(address())
    await shows('604 halaman')
    await tap('Halaman 3Al-Baqarah 6 – 16')
    await arrive('/tilawah/halaman/3')
  })

  it.each([
    ['yasin 40', 'Yasin ayat 40', '/tilawah/36?ayat=40'],
    ['2:255', 'Al-Baqarah ayat 255', '/tilawah/2?ayat=255'],
    ['ayat kursi', 'Al-Baqarah ayat 255', '/tilawah/2?ayat=255'],
    ['juz amma', 'Juz 30Mulai An-Naba’ ayat 1', '/tilawah/juz/30'],
    ['ar rahman', '55Ar-RahmanMaha Pengasih · 78 ayatالرحمن', '/tilawah/55'],
  ])('a search for %s leads there', async (search, name, path) => {
    await open('/tilawah')
    await fill('Cari surah atau ayat', search)
    await tap(name)
    await arrive(path)
  })

  it('a search that finds nothing says so, and can be cleared', async () => {
    await open('/tilawah?search=2%3A287')
    await shows('Tidak ditemukan')
    await press('Kosongkan pencarian')
    await waitFor(() => expect(surahs()).toHaveLength(114))
    expect(screen.getByLabelText(label('Cari surah atau ayat'))).toHaveProperty('value', '')
  })

  it('a list that fails says so, leaves what the reader keeps, and can be tried again', async () => {
    await hook('services/surah/down')
    await open('/tilawah')
    await shows('Gagal memuat')
    expect(main()).toContain('Baca tanpa internet')
    await hook('services/surah/up')
    await press('Coba lagi')
    await waitFor(() => expect(surahs()).toHaveLength(114))
  })

  it('a surah is read verse by verse, and has its neighbours', async () => {
    await open('/tilawah/112')
    await opened(4)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Al-Ikhlas')
    expect(document.title).toMatch(/^Surah Al-Ikhlas/)
    const last = verses()[3]
    expect(last?.querySelector('h2')?.textContent).toBe('Ayat 4')
    const arabic = last?.querySelector('[lang=ar]')
    expect(arabic?.getAttribute('dir')).toBe('rtl')
    expect(arabic?.textContent).toBe(ikhlas.verses[3]?.text)
    expect(last?.textContent).toContain('Walam yakun lahu kufuwan ahadun')
    expect(last?.textContent).toContain('Dan tidak ada sesuatu yang setara dengan Dia')
    await follow('Surah berikutnya: Al-Falaq')
    await arrive('/tilawah/113')
    await opened(5)
    await follow('Surah sebelumnya: Al-Ikhlas')
    await arrive('/tilawah/112')
  })

  it.each([
    ['/tilawah/1', 1, [0]],
    ['/tilawah/9', 0, []],
    ['/tilawah/112', 1, []],
  ])('%s has the basmalah where it belongs', async (path, times, inVerses) => {
    await open(path)
    await waitFor(() => expect(verses().length).toBeGreaterThan(3))
    expect(main().split(basmalahs.package)).toHaveLength(times + 1)
    const having = verses().flatMap(({ textContent }, index) =>
      textContent.includes(basmalahs.package) ? [index] : [],
    )
    expect(having).toEqual(inVerses)
  })

  it('where one prostrates is marked, and where a juz and a page begin', async () => {
    await open('/tilawah/32')
    await opened(30)
    const marked = verses().flatMap(({ textContent }, index) =>
      textContent.includes('Ayat sajdah') ? [index + 1] : [],
    )
    expect(marked).toEqual([15])
    expect(verses()[11]?.textContent).toContain('Halaman 416')
    expect(verses()[10]?.textContent).not.toContain('Halaman')
  })

  it('each text can be hidden, and stays so', async () => {
    await open('/tilawah/103')
    await opened(3)
    await press('Pilih teks')
    fireEvent.click(await screen.findByLabelText('Teks Latin'))
    await waitFor(() => expect(verses()[0]?.textContent).not.toContain('WaalAAasri'))
    await open('/tilawah/103')
    await opened(3)
    expect(verses()[0]?.textContent).toContain('Demi masa')
    expect(verses()[0]?.textContent).not.toContain('WaalAAasri')
    storedShownTexts.set({ arab: false, latin: false, arti: false })
    await shows('Semua teks sedang disembunyikan')
    storedShownTexts.set(allTexts)
  })

  it('the address’s verse has the focus, and a field goes to another', async () => {
    await open('/tilawah/36?ayat=40')
    await opened(83)
    expect(document.activeElement).toBe(verses()[39])
    await fill('Ke ayat', '84')
    await tap('Buka ayat')
    await shows('Isi nomor ayat 1 sampai 83.')
    expect(address()).toBe('/tilawah/36?ayat=40')
    await fill('Ke ayat', '12')
    await tap('Buka ayat')
    expect(document.activeElement).toBe(verses()[11])
    expect(address()).toBe('/tilawah/36?ayat=12')
  })

  it('a verse that was marked on purpose is where one goes on, and no other', async () => {
    await open('/tilawah/36?ayat=40')
    await opened(83)
    await open('/tilawah')
    await waitFor(() => expect(surahs()).toHaveLength(114))
    expect(main()).not.toContain('Lanjutkan')
    await open('/tilawah/36')
    await opened(83)
    await tap('Menu ayat 12')
    await tap('Tandai sampai sini')
    await screen.findByText('Ditandai sampai Yasin ayat 12')
    expect(verses()[11]?.textContent).toContain('Terakhir dibaca')
    await open('/tilawah')
    await shows('Ditandai hari ini')
    await tap('Lanjutkan Yasin ayat 12Ditandai hari ini')
    await arrive('/tilawah/36?ayat=12')
    // An account's own places are its own.
    await logIn()
    await open('/profile')
    await settle()
    await open('/tilawah')
    await waitFor(() => expect(surahs()).toHaveLength(114))
    await waitFor(() => expect(main()).not.toContain('Lanjutkan'))
  })

  it('a verse is copied with its translation and where it stands', async () => {
    const written: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: (text: string) => {
          written.push(text)
          return Promise.resolve()
        },
      },
    })
    await open('/tilawah/112')
    await opened(4)
    await press('Menu ayat 2')
    await press('Salin')
    await screen.findByText('Ayat disalin')
    expect(written).toEqual([
      `${ikhlas.verses[1]?.text}\n\nAllah tempat meminta segala sesuatu\n\n(QS. Al-Ikhlas 112: 2)`,
    ])
    Reflect.deleteProperty(navigator, 'clipboard')
  })

  it.each(['/tilawah/0', '/tilawah/115', '/tilawah/036', '/tilawah/dua'])(
    '%s is no surah, and leads to the list',
    async (path) => {
      await open(path)
      await shows('Surah tidak ditemukan')
      await follow('Lihat daftar surah')
      await arrive('/tilawah')
    },
  )

  it.each(['999', '0', 'x'])(
    'a verse %s that isn’t there opens the surah from its beginning',
    async (ayat) => {
      await open(`/tilawah/103?ayat=${ayat}`)
      await shows('Ayat itu tidak ada: Al-‘Asr terdiri atas 3 ayat.')
      await opened(3)
    },
  )

  it('a surah that doesn’t come says so', async () => {
    setOnline(false)
    await open('/tilawah/103')
    await shows('Tidak dapat terhubung')
    setOnline(true)
    await hook('services/surah/busy')
    await press('Coba lagi')
    await shows('Terlalu banyak permintaan')
    await hook('services/surah/up')
    await press('Coba lagi')
    await opened(3)
  })
})

describe('with a service that answers otherwise', () => {
  let spoil = (verse: object[]): unknown => verse
  const shape = z.looseObject({ data: z.looseObject({ ayat: z.array(z.looseObject({})) }) })
  const { open } = testScreens({
    tampering: {
      unchecked: true,
      rewrite: ({ path }, { body }) => {
        if (path !== '/surat/{nomor}') return body
        const answer = shape.parse(body)
        const ayat = spoil(answer.data.ayat)
        return Array.isArray(ayat) ? { ...answer, data: { ...answer.data, ayat } } : ayat
      },
    },
  })

  it.each<[string, (verses: object[]) => unknown]>([
    ['fewer verses than there are', (all) => all.slice(1)],
    ['a number twice', ([one, two]) => [one, two, two]],
    ['a gap', ([one, two]) => [one, two, { ...two, nomorAyat: 4 }]],
    ['another language', (all) => all.map((verse) => ({ ...verse, teksArab: 'By time' }))],
    ['another surah', () => ({ code: 200, message: '', data: { nomor: 104 } })],
    ['a page', () => '<!doctype html><title>502</title>'],
    ['nothing', () => ({})],
  ])('%s: words, and no verse', async (_what, change) => {
    spoil = change
    await open('/tilawah/103')
    await shows('Gagal memuat')
    expect(first(screen.getAllByRole('alert')).textContent).toMatch(/tidak utuh|tidak dapat dibaca/)
    expect(verses()).toEqual([])
    expect(within(screen.getByRole('main')).queryByText(/Demi masa/)).toBeNull()
    spoil = (all) => all
    await press('Coba lagi')
    await opened(3)
  })
})
