import { after, DAY_MS, HOUR_MS, wib } from './clock'
import { LONG_PROGRAMS, longWord } from './long'
import type { SeedUpdate } from './types'

interface Row {
  judul: string
  isi: string
  penulis: string
  /** Below `mock-server/assets`. */
  gambar: string[]
  /** Days before now. */
  age: number
  /** An id of `disbursements.ts`. */
  id_pencairan?: number
}

/** By program id, newest first. All other programs have none. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  'ID-1': [
    {
      judul: 'Rangka atap sudah berdiri',
      isi: '<p>Alhamdulillah, rangka baja ringan di atas ruang utama selesai dipasang pekan ini. Shalat Jumat kemarin sudah tidak perlu dipindah ke halaman.</p><h3>Apa berikutnya?</h3><ul><li>Pemasangan genteng, mulai Senin</li><li>Plafon dan saluran lampu</li></ul><p>Jazakumullah khairan untuk semua donatur.</p>',
      penulis: 'Panitia Renovasi Al-Ikhlas',
      gambar: ['photos/rangka-atap.webp', 'flyers/renovasi-atap.webp'],
      age: 3,
      id_pencairan: 1012,
    },
    {
      judul: 'Genteng dan kayu reng tiba di lokasi',
      isi: '<p>Dua truk bahan bangunan tiba pagi ini dan diterima takmir. Jumlahnya dihitung bersama warga, dan kuitansinya ada di halaman pencairan.</p>',
      penulis: 'Panitia Renovasi Al-Ikhlas',
      gambar: ['photos/bahan-tiba.webp'],
      age: 17,
      id_pencairan: 1011,
    },
    {
      judul: 'Musyawarah warga: atap lama dibongkar bertahap',
      // What an editor's paste, or an attacker, may bring along.
      isi: '<p>Warga sepakat membongkar atap lama dalam <b>tiga tahap</b>, agar shalat berjamaah tetap berjalan.</p><script>document.documentElement.dataset.hacked = "1"</script><p>Notulen ada <a href="https://masjid.example/notulen">di sini</a>, <a href="javascript:alert(1)">atau di sana</a>.</p>',
      penulis: 'Takmir Masjid Al-Ikhlas',
      gambar: [],
      age: 41,
    },
    {
      judul: 'Program dibuka, bismillah',
      isi: '<p>Atap masjid bocor di sebelas titik. Mulai hari ini kami menerima infaq Anda.</p>',
      penulis: 'Takmir Masjid Al-Ikhlas',
      gambar: ['photos/atap-bocor.webp'],
      age: 73,
    },
  ],
  'ID-5': [
    {
      judul: 'Seribu porsi terakhir telah dibagikan',
      isi: '<p>Program ini selesai. Terima kasih telah berbuka bersama para musafir dan pekerja.</p>',
      penulis: 'Dapur Berkah',
      gambar: ['flyers/buka-puasa.webp'],
      age: 6,
      id_pencairan: 1051,
    },
  ],
  'KM-1': [
    {
      judul: 'Listrik dan air bulan ini sudah dibayar',
      isi: '<p>Kencleng bulan ini membayar listrik, air, dan bisyarah dua marbot. Laporannya dibacakan sebelum khutbah Jumat.</p>',
      penulis: 'Takmir Masjid Raya Al-Hidayah',
      gambar: ['photos/masjid-11-dalam.webp', 'photos/masjid-11-wudhu.webp'],
      age: 5,
      id_pencairan: 2011,
    },
    {
      judul: 'Karpet dicuci menjelang Ramadhan',
      isi: '<p>Dua puluh gulung karpet dicuci dan dijemur bersama remaja masjid.</p>',
      penulis: 'Takmir Masjid Raya Al-Hidayah',
      gambar: [],
      age: 36,
    },
  ],
}

/** The news of programs, by program id. @param assetUrl where pictures are served, without a trailing slash */
export function makeUpdates(now: Date, assetUrl: string): ReadonlyMap<string, SeedUpdate[]> {
  let id = 0
  const known = Object.entries(rows).map(([programId, updates]): [string, SeedUpdate[]] => [
    programId,
    updates.map(({ gambar, age, ...update }) => ({
      id: (id += 1),
      ...update,
      gambar: gambar.map((file) => `${assetUrl}/${file}`),
      tgl: wib(after(now, -age * DAY_MS - 2 * HOUR_MS)),
    })),
  ])
  const long: SeedUpdate = {
    id: 9320,
    judul: longWord(200),
    isi: `<p>${longWord(400)}</p>`,
    tgl: wib(after(now, -DAY_MS)),
    penulis: longWord(200),
    gambar: [],
  }
  return new Map([
    ...known,
    ...LONG_PROGRAMS.map((programId): [string, SeedUpdate[]] => [programId, [long]]),
  ])
}
