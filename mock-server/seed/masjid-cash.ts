import type { components } from '../../src/api/generated/backend'
import { after, DAY_MS, wib } from './clock'
import { LARGEST_AMOUNT, longWord } from './long'
import { makeRandom } from './random'
import type { SeedMasjid } from './types'

type Book = components['schemas']['Cashbook']
type Row = Book['daftar'][number]

/** The last mosques of the list, which keep no book. */
const NOTHING_FROM_ID = 38

/** What there was on the day on which all books begin, in whole rupiah. */
const FIRST_BALANCE = 8_500_000
const FIRST_DAY = '2025-06-01'

const thousands = (amount: number) => amount * 1_000

/** What comes in and goes out on a day: the same at each start. */
function rowsOn(slug: string, tgl: string, assetUrl: string): Row[] {
  const day = new Date(tgl)
  const { int } = makeRandom(`cash ${slug} ${tgl}`)
  const date = day.getUTCDate()
  const gets = (pos: string, uraian: string, masuk: number) => [
    { tgl, uraian, masuk, keluar: 0, pos },
  ]
  const spends = (pos: string, uraian: string, keluar: number) => [
    { tgl, uraian, masuk: 0, keluar, pos },
  ]
  const bukti = [
    { judul: 'Struk', url: `${assetUrl}/photos/struk.webp`, jenis: 'gambar' },
    { judul: 'Kuitansi', url: 'https://dokumen.masjid.example/kuitansi.pdf', jenis: 'pdf' },
  ] satisfies Row['bukti']
  const proved = (rows: Row[]) => rows.map((row) => ({ ...row, bukti }))
  const weekly: Readonly<Record<number, () => Row[]>> = {
    1: () => spends('Pendidikan', 'Bisyarah guru TPA', 400_000),
    2: () => gets('Kencleng', 'Kencleng harian', thousands(int(150, 600))),
    3: () => spends('Kebersihan', 'Sabun, pel, dan pewangi', thousands(int(60, 240))),
    4: () => spends('Imam dan khatib', 'Bisyarah khatib dan imam', 750_000),
    // A week begins with it, so that each has something of all.
    5: () => [
      ...gets('Kotak Jumat', 'Kotak amal shalat Jumat', thousands(int(1_400, 3_900))),
      ...proved(spends('Konsumsi', 'Makan siang jamaah', thousands(int(300, 700)))),
    ],
    6: () => gets('Infaq', 'Infaq Hamba Allah', thousands(int(50, 500))),
  }
  return [
    ...(weekly[day.getUTCDay()]?.() ?? []),
    ...(date === 3 || date === 24
      ? proved(spends('Listrik dan air', 'Listrik dan air', thousands(int(900, 1_800))))
      : []),
  ]
}

/**
 * A mosque's cash book from one day to another, up to today.
 * @param assetUrl where pictures are served, without a trailing slash
 */
export function cashbookOf(
  { id, slug }: SeedMasjid,
  { dari, sampai }: { dari: string; sampai: string },
  now: Date,
  assetUrl: string,
): Book {
  const today = wib(now).slice(0, 10)
  if (slug === 'panjang') return longBook(today)
  const all: Row[] = []
  if (id < NOTHING_FROM_ID)
    for (let day = new Date(FIRST_DAY); ; day = after(day, DAY_MS)) {
      const tgl = day.toISOString().slice(0, 10)
      if (tgl > today || tgl > sampai) break
      all.push(...rowsOn(slug, tgl, assetUrl))
    }
  const daftar = all.filter(({ tgl }) => tgl >= dari)
  const sum = (rows: readonly Row[], side: 'masuk' | 'keluar') =>
    rows.reduce((total, row) => total + row[side], 0)
  const before = all.filter(({ tgl }) => tgl < dari)
  const first = id < NOTHING_FROM_ID ? FIRST_BALANCE : 0
  const saldo_awal = first + sum(before, 'masuk') - sum(before, 'keluar')
  const [total_masuk, total_keluar] = [sum(daftar, 'masuk'), sum(daftar, 'keluar')]
  const saldo_akhir = saldo_awal + total_masuk - total_keluar
  return { saldo_awal, saldo_akhir, total_masuk, total_keluar, daftar }
}

const longBook = (tgl: string): Book => ({
  saldo_awal: 0,
  saldo_akhir: LARGEST_AMOUNT,
  total_masuk: LARGEST_AMOUNT,
  total_keluar: 0,
  daftar: [{ tgl, uraian: longWord(200), masuk: LARGEST_AMOUNT, keluar: 0, pos: longWord(120) }],
})
