import { DEFAULT_ASSET_URL } from './asset-url'
import { buildingTexts } from './campaign-texts/bangunan'
import { socialTexts } from './campaign-texts/sosial'
import { endowmentTexts } from './campaign-texts/wakaf-ilmu'
import { after, DAY_MS, endOfWibDay, HOUR_MS, wib } from './clock'
import type { SeedCampaign } from './types'

interface Row {
  slug: string
  header: string
  flyer: string
  alamat: string
  type: string
  target: number | null
  /** Days from today until the deadline's day ends; negative: ended. null: no deadline. */
  endsIn: number | null
  /** Days since it was opened. */
  age: number
}

/** In the order of their ids; `program-activity.ts` says how much each has collected. */
const rows: readonly Row[] = [
  {
    slug: 'renovasi-atap-masjid-al-ikhlas',
    header: 'Renovasi Atap Masjid Al-Ikhlas',
    flyer: 'renovasi-atap.webp',
    alamat: 'Kec. Wonosari, Kabupaten Klaten, Jawa Tengah',
    type: 'infaq',
    target: 250_000_000,
    endsIn: 20,
    age: 74,
  },
  {
    slug: 'wakaf-sumur-gunungkidul',
    header: 'Wakaf Sumur untuk Dusun Legundi',
    flyer: 'sumur.webp',
    alamat: 'Kec. Panggang, Kabupaten Gunungkidul, DI Yogyakarta',
    type: 'wakaf',
    target: 120_000_000,
    endsIn: 200,
    age: 51,
  },
  {
    slug: 'beasiswa-santri-penghafal-quran',
    header: 'Beasiswa Santri Penghafal Qur’an',
    flyer: 'beasiswa-santri.webp',
    alamat: '11 pesantren mitra di Jawa Timur',
    type: 'infaq',
    target: 500_000_000,
    endsIn: null,
    age: 212,
  },
  {
    slug: 'ambulans-gratis-masjid-al-anwar',
    header: 'Ambulans Gratis Masjid Al-Anwar',
    flyer: 'ambulans.webp',
    alamat: 'Kec. Wonokromo, Kota Surabaya, Jawa Timur',
    type: 'infaq',
    target: 350_000_000,
    endsIn: 3,
    age: 88,
  },
  {
    slug: 'buka-puasa-seribu-porsi',
    header: 'Buka Puasa Sunnah 1.000 Porsi',
    flyer: 'buka-puasa.webp',
    alamat: '14 masjid di Kabupaten Bekasi, Jawa Barat',
    type: 'sedekah',
    target: 50_000_000,
    endsIn: -1,
    age: 40,
  },
  {
    slug: 'karpet-baru-masjid-baiturrahim',
    header: 'Karpet Baru Masjid Baiturrahim',
    flyer: 'karpet.webp',
    alamat: 'Kec. Lembang, Kabupaten Bandung Barat, Jawa Barat',
    type: 'infaq',
    target: 45_000_000,
    endsIn: 45,
    age: 77,
  },
  {
    slug: 'sound-system-mushola-nurul-huda',
    header: 'Sound System Mushola Nurul Huda',
    flyer: 'sound-system.webp',
    alamat: 'Kec. Ngadirojo, Kabupaten Wonogiri, Jawa Tengah',
    type: 'infaq',
    target: null,
    endsIn: null,
    age: 63,
  },
  {
    slug: 'qurban-untuk-pelosok-negeri',
    header: 'Qurban untuk Pelosok Negeri',
    flyer: 'qurban.webp',
    alamat: '60 desa di NTT, Mentawai, dan lereng Merapi',
    type: 'qurban',
    target: 480_000_000,
    endsIn: 60,
    age: 33,
  },
  {
    slug: 'dai-pelosok-nusantara',
    header: 'Dai Pelosok: Guru Ngaji untuk Pulau Terluar',
    flyer: 'dai-pelosok.webp',
    alamat: 'Kepulauan Mentawai, Papua, dan Maluku',
    type: 'infaq',
    target: null,
    endsIn: null,
    age: 305,
  },
  {
    slug: 'pembangunan-masjid-apung-terpadu-untuk-warga-sungai',
    header:
      'Pembangunan Masjid Apung Terpadu, Ruang Belajar, dan Dermaga Kesehatan untuk Warga Tepi Sungai Rungan',
    flyer: 'masjid-apung.webp',
    alamat: 'Desa Tumbang Rungan, Kota Palangka Raya, Kalimantan Tengah',
    type: 'wakaf',
    target: 1_250_000_000,
    endsIn: 120,
    age: 96,
  },
  {
    slug: 'wakaf-quran-braille',
    header: 'Wakaf 40 Set Al-Qur’an Braille',
    flyer: 'quran-braille.webp',
    alamat: '10 kota di Indonesia',
    type: 'wakaf',
    target: 76_000_000,
    endsIn: 90,
    age: 45,
  },
  {
    slug: 'santunan-yatim-cahaya-ramadhan',
    header: 'Santunan 312 Anak Yatim',
    flyer: 'santunan-yatim.webp',
    alamat: 'Masjid-masjid jejaring di Jabodetabek',
    type: 'sedekah',
    target: 0,
    endsIn: null,
    age: 390,
  },
  {
    slug: 'dapur-umum-banjir-masjid-an-nur',
    header: 'Dapur Umum Banjir Masjid An-Nur',
    flyer: 'dapur-umum.webp',
    alamat: 'Kec. Cilincing, Jakarta Utara, DKI Jakarta',
    type: 'sedekah',
    target: 150_000_000,
    endsIn: 12,
    age: 9,
  },
  {
    slug: 'panel-surya-masjid-mandiri-energi',
    header: 'Panel Surya, Masjid Mandiri Energi',
    flyer: 'panel-surya.webp',
    alamat: 'Kabupaten Rote Ndao, Nusa Tenggara Timur',
    type: 'wakaf',
    target: 150_000_000,
    endsIn: 150,
    age: 28,
  },
  {
    slug: 'perpustakaan-masjid-untuk-anak-kampung',
    header: 'Pojok Baca Masjid untuk Anak Kampung',
    flyer: 'perpustakaan.webp',
    alamat: 'Kec. Cibodas, Kabupaten Cianjur, Jawa Barat',
    type: 'infaq',
    target: 35_000_000,
    endsIn: 75,
    age: 19,
  },
  {
    slug: 'jumat-berkah-nasi-kotak',
    header: 'Jumat Berkah: Nasi Kotak untuk Pejalan',
    flyer: 'nasi-kotak.webp',
    alamat: 'Kec. Pancoran Mas, Kota Depok, Jawa Barat',
    type: 'sedekah',
    target: 22_500_000,
    endsIn: -40,
    age: 95,
  },
  {
    slug: 'tempat-wudhu-ramah-difabel-dan-lansia',
    header: 'Tempat Wudhu Ramah Difabel dan Lansia',
    flyer: 'wudhu.webp',
    alamat: 'Kec. Senen, Jakarta Pusat, DKI Jakarta',
    type: 'infaq',
    target: 68_000_000,
    endsIn: 0,
    age: 58,
  },
  {
    slug: 'wakaf-kebun-kelapa-produktif',
    header: 'Wakaf Kebun Kelapa Produktif',
    flyer: 'kebun-kelapa.webp',
    alamat: 'Ternate Tengah, Kota Ternate, Maluku Utara',
    type: 'wakaf',
    target: 60_000_000,
    endsIn: 365,
    age: 0,
  },
  {
    slug: 'zakat-mal-mustahik-sekitar-masjid',
    header: 'Zakat Mal untuk Mustahik Sekitar Masjid',
    flyer: 'santunan-yatim.webp',
    alamat: 'Masjid-masjid jejaring di Jabodetabek',
    type: 'zakat-mal',
    target: null,
    endsIn: null,
    age: 410,
  },
  {
    slug: 'zakat-fitrah-beras-untuk-dhuafa',
    header: 'Zakat Fitrah: Beras untuk Dhuafa',
    flyer: 'dapur-umum.webp',
    alamat: 'Masjid-masjid jejaring di Jabodetabek',
    type: 'zakat-fitrah',
    target: null,
    endsIn: null,
    age: 411,
  },
  {
    slug: 'fidyah-makanan-siap-santap',
    header: 'Fidyah: Makanan Siap Santap',
    flyer: 'nasi-kotak.webp',
    alamat: 'Kota Depok, Jawa Barat',
    type: 'fidyah',
    target: null,
    endsIn: null,
    age: 412,
  },
]

/** The slug of the campaign with a flyer, by the flyer's file name. */
export const campaignOfFlyer: ReadonlyMap<string, string> = new Map(
  // Those of zakat borrow theirs from the first campaign that has it.
  rows.toReversed().map(({ slug, flyer }) => [flyer, slug]),
)

/**
 * The campaigns, every case a list has to show among them: with and without deadline, ending today, ended,
 * target reached, no target, a long title, hostile HTML.
 * @param now start of the stand-in: every date is relative to it, so nothing rots
 * @param assetUrl where pictures in the texts are served, without a trailing slash
 */
export function makeCampaigns(now: Date, assetUrl: string = DEFAULT_ASSET_URL): SeedCampaign[] {
  const texts = {
    ...buildingTexts(assetUrl),
    ...endowmentTexts(assetUrl),
    ...socialTexts(assetUrl),
  }
  return rows.map(({ endsIn, age, ...row }, index) => {
    const text = texts[row.slug]
    if (text === undefined) throw new Error(`Campaign ${row.slug} has no text`)
    const id = index + 1
    return {
      id,
      program_id: `ID-${id}`,
      ...row,
      all_time: endsIn === null ? 'Y' : 'N',
      batas_tanggal: endsIn === null ? null : wib(endOfWibDay(now, endsIn)),
      // Two hours back at least, so that one opened today lies in the past at any time of day.
      created_date: wib(after(now, -age * DAY_MS - (2 + (id % 4)) * HOUR_MS)),
      deskripsi: text.summary.trim(),
      tentang: text.full.trim(),
    }
  })
}
