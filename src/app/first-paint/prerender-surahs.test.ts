import { afterEach, expect, it, vi } from 'vitest'
import { config } from '@/api/config'
import { publicPaths } from '@/app/entry-server'
import { drawSurahs, surahHead } from './prerender-surahs'

afterEach(() => vi.unstubAllGlobals())

/** The service answers with this. */
const answers = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })))

const list = [
  { nomor: 36, namaLatin: 'Yasin', arti: 'Yasin', jumlahAyat: 83, audioFull: {} },
  { nomor: 2, namaLatin: 'Al-Baqarah', arti: 'Sapi', jumlahAyat: null, audioFull: {} },
]

it.each([
  [
    { nomor: 36, namaLatin: 'Yasin', arti: 'Yasin' },
    'Surah Yasin, 83 ayat – Tilawahku · Jejaring Masjid',
    'Baca surah ke-36, Yasin: 83 ayat dengan teks Arab, Latin, dan terjemahan.',
  ],
  [
    { nomor: 2, namaLatin: 'Al-Baqarah', arti: 'Sapi' },
    'Surah Al-Baqarah, 286 ayat – Tilawahku · Jejaring Masjid',
    'Baca surah ke-2, Al-Baqarah (Sapi): 286 ayat dengan teks Arab, Latin, dan terjemahan.',
  ],
])('says of %o what it is called', (surah, title, description) => {
  const head = surahHead(surah, 'https://masjid.example')
  expect(head).toMatchObject({ title, description, path: `/tilawah/${surah.nomor}` })
  expect(head.picture?.url).toBe('https://masjid.example/og/situs.jpg')
})

it('draws each surah without its text, which is its first call', async () => {
  answers({ code: 200, data: list })
  const [, yasin, ...others] = await drawSurahs()
  expect(others).toEqual([])
  expect(yasin?.path).toBe('/tilawah/36')
  expect(yasin?.head.join('')).toContain('Surah Yasin, 83 ayat – Tilawahku')
  expect(yasin?.firstCalls.map(({ url }) => url)).toEqual([`${config.surahApiUrl}/surat/36`])
  expect(yasin?.html).toContain('aria-busy="true"')
  expect(yasin?.html).toContain('placeholder="Ayat 1–83"')
  expect(yasin?.html).not.toContain('lang="ar"')
})

it('draws none where nobody tells what they are called', async () => {
  answers({ message: 'rusak' }, 503)
  await expect(drawSurahs()).rejects.toThrow()
})

it('all surahs are public, and no page about a person is', () => {
  const paths = publicPaths()
  expect(paths.filter((path) => path.startsWith('/tilawah/'))).toHaveLength(114)
  expect(paths).toContain('/tilawah/114')
  expect(paths.filter((path) => /^\/(doa|profile)/.test(path))).toEqual([])
})
