import { after, DAY_MS, HOUR_MS, wib } from './clock'
import { LARGEST_AMOUNT, LONG_PROGRAMS, longWord } from './long'
import type { SeedDisbursement, SeedDisbursements } from './types'

type Row = Omit<SeedDisbursement, 'tgl_cair' | 'bukti'> & {
  bukti: (assetUrl: string) => SeedDisbursement['bukti']
  /** Days before now. */
  age: number
}

interface ProgramRows {
  /** Whole rupiah. */
  biaya_operasional: number
  daftar: readonly Row[]
}

const photo = (assetUrl: string, judul: string, file: string) => ({
  judul,
  url: `${assetUrl}/photos/${file}`,
  jenis: 'gambar' as const,
})

const receipt = (judul: string, url: string) => ({ judul, url, jenis: 'pdf' as const })

/** By program id, newest first; what each has collected is in `program-activity.ts`. All other programs have none. */
const rows: Readonly<Record<string, ProgramRows>> = {
  'ID-1': {
    biaya_operasional: 9_372_500,
    daftar: [
      {
        id: 1012,
        nominal: 62_500_000,
        penerima: 'CV Bangun Amanah',
        keperluan: 'Rangka baja ringan dan ongkos pasang',
        rincian: [
          { pos: 'Rangka baja ringan 310 m²', nominal: 48_500_000 },
          { pos: 'Ongkos tukang, 12 hari', nominal: 14_000_000 },
        ],
        bukti: (assetUrl) => [
          photo(assetUrl, 'Rangka yang terpasang', 'rangka-atap.webp'),
          photo(assetUrl, 'Kuitansi ongkos tukang', 'kuitansi.webp'),
          receipt(
            'Kuitansi CV Bangun Amanah',
            'https://dokumen.masjid.example/kuitansi/al-ikhlas-2.pdf',
          ),
        ],
        age: 5,
      },
      {
        id: 1011,
        nominal: 35_500_000,
        penerima: 'TB Sumber Rejeki',
        keperluan: 'Genteng dan kayu reng',
        rincian: [
          { pos: 'Genteng keramik, 6.200 keping', nominal: 27_900_000 },
          { pos: 'Kayu reng', nominal: 6_100_000 },
          { pos: 'Ongkos kirim dua truk', nominal: 1_500_000 },
        ],
        bukti: (assetUrl) => [
          photo(assetUrl, 'Nota genteng dan kayu reng', 'nota.webp'),
          // No address to lead a donor to.
          receipt('Nota TB Sumber Rejeki', 'http://arsip.masjid.example/nota.pdf'),
        ],
        age: 19,
      },
    ],
  },
  // More than was collected.
  'ID-5': {
    biaya_operasional: 2_000_000,
    daftar: [
      {
        id: 1051,
        nominal: 48_500_000,
        penerima: 'Dapur Berkah',
        keperluan: 'Bahan makanan dan kemasan 1.000 porsi',
        rincian: [],
        bukti: () => [],
        age: 8,
      },
    ],
  },
  'KM-1': {
    biaya_operasional: 0,
    daftar: [
      {
        id: 2011,
        nominal: 6_850_000,
        penerima: 'Takmir Masjid Raya Al-Hidayah',
        keperluan: 'Listrik, air, dan bisyarah marbot',
        rincian: [
          { pos: 'Listrik', nominal: 2_450_000 },
          { pos: 'Air', nominal: 900_000 },
          { pos: 'Bisyarah dua marbot', nominal: 3_500_000 },
        ],
        bukti: (assetUrl) => [
          photo(assetUrl, 'Papan laporan Jumat', 'papan-laporan.webp'),
          photo(assetUrl, 'Struk listrik dan air', 'struk.webp'),
        ],
        age: 6,
      },
    ],
  },
}

/** What was handed on of programs' money, by program id. @param assetUrl where pictures are served, without a trailing slash */
export function makeDisbursements(
  now: Date,
  assetUrl: string,
): ReadonlyMap<string, SeedDisbursements> {
  const known = Object.entries(rows).map(
    ([programId, { biaya_operasional, daftar }]): [string, SeedDisbursements] => [
      programId,
      {
        biaya_operasional,
        daftar: daftar.map(({ bukti, age, ...row }) => ({
          ...row,
          tgl_cair: wib(after(now, -age * DAY_MS - 3 * HOUR_MS)),
          bukti: bukti(assetUrl),
        })),
      },
    ],
  )
  const long: SeedDisbursements = {
    biaya_operasional: LARGEST_AMOUNT,
    daftar: [
      {
        id: 9320,
        tgl_cair: wib(after(now, -DAY_MS)),
        nominal: LARGEST_AMOUNT,
        penerima: longWord(200),
        keperluan: longWord(200),
        rincian: [{ pos: longWord(200), nominal: LARGEST_AMOUNT }],
        bukti: [receipt(longWord(200), 'https://dokumen.masjid.example/panjang.pdf')],
      },
    ],
  }
  return new Map([
    ...known,
    ...LONG_PROGRAMS.map((programId): [string, SeedDisbursements] => [programId, long]),
  ])
}
