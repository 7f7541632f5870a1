import { after, DAY_MS, endOfWibDay, wib } from './clock'
import type { SeedLegality } from './types'

/** Who issues proofs of payment of zakat. */
export const amil = { lembaga: 'UPZ Yayasan Jejaring Masjid Nusantara', npwp: '0123456789012000' }

/** A made-up organisation, one of whose licences has run out. */
export function makeLegality(now: Date): SeedLegality {
  const year = after(now, -200 * DAY_MS).getUTCFullYear()
  return {
    lembaga: 'Yayasan Jejaring Masjid Nusantara',
    badan_hukum: 'Yayasan, SK Kemenkumham AHU-0004010.AH.01.04.Tahun 2019',
    alamat: 'Jl. Contoh No. 1, Kebayoran Baru, Jakarta Selatan 12110',
    izin: [
      {
        jenis: 'Izin Pengumpulan Uang dan Barang (PUB)',
        nomor: '110/HUK-PS/2026',
        penerbit: 'Kementerian Sosial Republik Indonesia',
        berlaku_sampai: wib(endOfWibDay(now, 128)),
        url: 'https://dokumen.masjid.example/izin/pub-2026.pdf',
      },
      {
        jenis: 'Izin Pengumpulan Uang dan Barang (PUB)',
        nomor: '087/HUK-PS/2025',
        penerbit: 'Kementerian Sosial Republik Indonesia',
        berlaku_sampai: wib(endOfWibDay(now, -40)),
        // No address to lead a donor to.
        url: 'http://arsip.masjid.example/pub-2025.pdf',
      },
      {
        jenis: 'Unit Pengumpul Zakat (UPZ) BAZNAS',
        nomor: 'KEP-041/UPZ/2024',
        penerbit: 'BAZNAS Kota Jakarta Selatan',
        berlaku_sampai: null,
        url: null,
      },
      {
        jenis: 'Nomor Induk Berusaha (NIB)',
        nomor: '0220401071926',
        penerbit: 'Kementerian Investasi/BKPM',
        berlaku_sampai: null,
        url: null,
      },
    ],
    biaya_persen: 5,
    audit: [
      {
        tahun: year,
        judul: 'Laporan auditor independen, wajar tanpa pengecualian',
        url: `https://dokumen.masjid.example/audit/${year}.pdf`,
      },
      { tahun: year - 1, judul: 'Laporan auditor independen', url: null },
    ],
  }
}
