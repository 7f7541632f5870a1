import type { components } from '../../src/api/generated/backend'
import { campaignOfFlyer } from './campaigns'
import { after, DAY_MS, HOUR_MS, wib } from './clock'
import { longWord } from './long'
import { makeRandom } from './random'
import { slugify } from './slug'

type Schemas = components['schemas']

/** An article with the tab that it stands in. */
export type SeedArticle = Schemas['NewsArticle'] & { jenis: Schemas['NewsKind'] }

type Row = readonly [judul: string, ringkasan: string, gambar: string | null]

const berita: readonly Row[] = [
  [
    'Seribu mushaf tiba di masjid-masjid pelosok',
    'Mushaf Al-Qur’an dari para donatur sampai di 41 masjid di Nusa Tenggara Timur setelah enam hari perjalanan laut.',
    'quran-braille',
  ],
  [
    'Atap Masjid Al-Ikhlas selesai sebelum musim hujan',
    'Rangka baja ringan menggantikan kayu yang lapuk. Jamaah kembali shalat tanpa ember penampung air.',
    'renovasi-atap',
  ],
  [
    'Dua ratus takmir belajar mencatat keuangan masjid',
    'Pelatihan dua hari di Bandung: dari kotak amal sampai laporan yang bisa dibaca semua jamaah.',
    'masjid-03',
  ],
  [
    'Sumur bor ketiga mengalir di Gunungkidul',
    'Kini 118 keluarga tidak lagi membeli air tangki setiap pekan.',
    'sumur',
  ],
  [
    'Dapur umum memasak 12.000 porsi selama Ramadhan',
    'Relawan dari tujuh masjid bergantian memasak sejak pukul dua siang.',
    'dapur-umum',
  ],
  [
    'Panel surya menyala di Masjid Nurul Bahri',
    'Tagihan listrik turun separuh; selisihnya dipakai untuk honor guru mengaji.',
    'panel-surya',
  ],
  [
    'Ambulans gratis telah mengantar 340 pasien',
    'Siapa pun boleh memakai, tanpa melihat agama dan alamat.',
    'ambulans',
  ],
  [
    'Dua puluh santri menerima beasiswa sampai lulus',
    'Mereka dipilih dari 164 pendaftar, sebagian besar anak yatim.',
    'beasiswa-santri',
  ],
  [
    'Tempat wudu ramah lansia dibuka di Balikpapan',
    'Ada pegangan tangan, bangku, dan lantai yang tidak licin.',
    'wudhu',
  ],
  [
    'Qurban sampai ke pulau-pulau terluar',
    'Sebanyak 96 ekor kambing dipotong dan dibagikan di sebelas pulau.',
    'qurban',
  ],
  [
    'Santunan yatim bulan ini: 215 anak',
    'Bantuan berupa uang sekolah, seragam, dan sepatu.',
    'santunan-yatim',
  ],
  [
    'Perpustakaan masjid punya 2.300 buku anak',
    'Setiap Sabtu ada dongeng para nabi oleh kakak-kakak relawan.',
    'perpustakaan',
  ],
  [
    'Karpet baru untuk tiga belas musala',
    'Karpet lama yang masih layak diberikan kepada musala terminal.',
    'karpet',
  ],
  [
    'Dai pelosok pulang membawa cerita',
    'Enam bulan di pedalaman Kalimantan: mengajar mengaji dan menanam sayur bersama warga.',
    'dai-pelosok',
  ],
  [
    'Pengeras suara diatur ulang, jamaah lebih khusyuk',
    'Suara ke luar masjid dikecilkan, suara di dalam dibuat jernih.',
    'sound-system',
  ],
  [
    'Kebun kelapa wakaf panen perdana',
    'Hasilnya membiayai taman pendidikan Al-Qur’an di desa.',
    'kebun-kelapa',
  ],
  [
    'Nasi kotak Jumat Berkah dibagikan di 22 kota',
    'Lebih dari 9.000 kotak dalam satu hari.',
    'nasi-kotak',
  ],
  [
    'Masjid Apung Losari dibersihkan bersama',
    'Tiga ratus relawan mengangkat dua ton sampah dari sekitar masjid.',
    'masjid-apung',
  ],
  [
    'Laporan keuangan semester pertama sudah terbit',
    'Setiap masjid dapat dilihat pemasukan dan pengeluarannya.',
    null,
  ],
  [
    'Kencleng digital dipakai 300 masjid',
    'Jamaah cukup memindai kode QR di dekat pintu.',
    'masjid-07',
  ],
  [
    'Buka puasa bersama warga binaan',
    'Takmir menggelar tikar di halaman lembaga pemasyarakatan.',
    'buka-puasa',
  ],
  [
    'Jadwal shalat kini tampil di beranda aplikasi',
    'Waktu mengikuti lokasi perangkat, sampai ke kabupaten.',
    null,
  ],
  ['Jejaring Masjid hadir di Papua', 'Lima masjid di Jayapura bergabung pekan ini.', 'masjid-09'],
]

const blog: readonly Row[] = [
  [
    'Lima adab berinfaq yang sering terlupa',
    'Memberi itu mudah; menjaga hati setelah memberi, itu yang perlu dilatih.',
    'masjid-01',
  ],
  [
    'Mengajak anak mencintai masjid',
    'Mulai dari hal kecil: sandal yang rapi, senyum pengurus, dan segelas air.',
    'masjid-05',
  ],
  [
    'Apa bedanya infaq, sedekah, dan wakaf?',
    'Tiga kata yang sering tertukar, dijelaskan dengan contoh sehari-hari.',
    'masjid-02',
  ],
  [
    'Membaca laporan keuangan masjid dalam lima menit',
    'Empat angka yang perlu dilihat lebih dahulu.',
    null,
  ],
  ['Doa masuk dan keluar masjid', 'Lafal, arti, dan kapan dibaca.', 'masjid-10'],
  [
    'Menjadi muadzin: cerita Pak Rahmat',
    'Tiga puluh tahun bangun sebelum ayam jantan.',
    'masjid-11',
  ],
]

const paragraphs = [
  'Kegiatan ini berjalan karena gotong royong: takmir menyiapkan tempat, relawan menyiapkan tenaga, dan para donatur menyiapkan biaya.',
  'Setiap pengeluaran dicatat dan dapat dilihat di halaman program. Sisa dana tidak dipindahkan ke program lain tanpa izin donatur.',
  'Menurut pengurus, yang paling sulit bukan mengumpulkan dana, melainkan menjaga agar yang sudah dibangun tetap terawat.',
  'Warga sekitar ikut membantu sejak hari pertama, dari mengangkut bahan sampai memasak untuk para pekerja.',
  'Langkah berikutnya adalah mendampingi pengurus selama enam bulan, supaya manfaatnya tidak berhenti ketika relawan pulang.',
] as const

/** @param campaign the slug of the one that it is about */
function bodyOf(judul: string, ringkasan: string, campaign?: string): string {
  const [first, second, third] = makeRandom(judul).shuffle(paragraphs)
  return [
    `<p><strong>${ringkasan}</strong></p>`,
    `<p>${first}</p>`,
    '<h2>Bagaimana kelanjutannya?</h2>',
    `<p>${second}</p>`,
    '<blockquote>“Barang siapa menunjukkan kepada kebaikan, maka baginya pahala seperti orang yang mengerjakannya.” (HR. Muslim)</blockquote>',
    `<p>${third}</p>`,
    campaign === undefined
      ? ''
      : `<p>Biayanya dihimpun lewat <a href="/campaign/${campaign}">program ini</a>.</p>`,
  ].join('')
}

/**
 * The articles of both tabs, newest first.
 * @param now start of the stand-in: every date is relative to it
 * @param assetUrl where pictures are served, without a trailing slash
 */
export function makeNews(now: Date, assetUrl: string): SeedArticle[] {
  const articles = (jenis: SeedArticle['jenis'], rows: readonly Row[]) =>
    rows.map(([judul, ringkasan, gambar], index): SeedArticle => ({
      jenis,
      slug: slugify(judul),
      judul,
      ringkasan,
      gambar: gambar && `${assetUrl}/flyers/${gambar}.webp`,
      tgl: wib(after(now, -(index * 4 + 1) * DAY_MS - index * HOUR_MS)),
      penulis: index % 3 === 2 ? null : 'Tim Jejaring Masjid',
      isi: bodyOf(judul, ringkasan, campaignOfFlyer.get(`${gambar}.webp`)),
    }))
  return [...articles('berita', berita), ...articles('blog', blog)]
}

/** An article of words without any place for a line break, at the sentinel slug and search text `panjang`. */
export function longArticle(now: Date): SeedArticle {
  return {
    jenis: 'berita',
    slug: 'panjang',
    judul: longWord(200),
    ringkasan: longWord(400),
    gambar: null,
    tgl: wib(now),
    penulis: longWord(120),
    isi: `<h2>${longWord(200)}</h2><p>${longWord(400)}</p>`,
  }
}
