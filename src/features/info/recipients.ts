import type { Env } from '@/api/env'

/** Whom the app sends something to, for Kebijakan Privasi. The build reads this file too, so it imports nothing else. */
interface Recipient {
  name: string
  gets: string
}

/** The site's own address, and those of links that a person follows, by their names in the configuration. */
export const notCalled = [
  'siteUrl',
  'financeUrl',
  'aboutUrl',
  'termsUrl',
  'privacyUrl',
  'socialUrls',
] as const satisfies readonly (keyof Env)[]

type CalledAddress = Exclude<Extract<keyof Env, `${string}Url`>, (typeof notCalled)[number]>

/** Each address that the app calls, by its name in the configuration. */
export const recipients = [
  {
    address: 'apiUrl',
    name: 'Server donasi',
    gets: 'nama, nomor WhatsApp, email, doa, nominal, dan metode pembayaran saat Anda berdonasi; gambar bukti transfer; program, masjid, dan kata pencarian yang Anda buka',
  },
  {
    address: 'accountApiUrl',
    name: 'Server akun',
    gets: 'nomor WhatsApp, kata sandi, kode OTP, dan data profil saat Anda mendaftar, masuk, atau mengubah profil. Server menaruh satu cookie sesi, yang berakhir saat Anda keluar',
  },
  { address: 'assetUrl', name: 'Penyimpanan gambar', gets: 'gambar mana yang ditampilkan' },
  { address: 'prayerApiUrl', name: 'Layanan jadwal shalat', gets: 'nama kota dan tanggal' },
  {
    address: 'geocodeApiUrl',
    name: 'Layanan nama daerah',
    gets: 'lokasi Anda sampai sekitar 10 meter, hanya bila Anda mengizinkan lokasi',
  },
  {
    address: 'surahApiUrl',
    name: 'Daftar surah',
    gets: 'permintaan daftar surah, tanpa data Anda',
  },
  { address: 'tileUrl', name: 'Peta', gets: 'bagian peta yang Anda lihat' },
] as const satisfies readonly (Recipient & { address: CalledAddress })[]

/** Whom only the answers name, so that no host can be told beforehand. */
export const otherRecipients: readonly Recipient[] = [
  { name: 'Penyedia audio murottal', gets: 'surah dan ayat yang Anda putar' },
  {
    name: 'Penyedia gambar di dalam uraian program dan kabar',
    gets: 'gambar mana yang ditampilkan',
  },
  {
    name: 'Penyedia pembayaran',
    gets: 'yang Anda isi sendiri di halaman pembayarannya, bila metode pembayaran Anda berlanjut di sana',
  },
]

/** Sites that links lead to, by host, and what the link tells them. */
export const linkedSites = {
  'wa.me':
    'WhatsApp: pesan yang sudah terisi, misalnya kode donasi Anda, yang baru terkirim bila Anda mengirimnya',
  'www.google.com': 'Google Maps: letak masjid yang Anda tuju',
  'www.openstreetmap.org': 'OpenStreetMap: asal peta, tanpa data Anda',
  'leafletjs.com': 'Leaflet: pembuat tampilan peta, tanpa data Anda',
  'github.com': 'GitHub: sumber teks bacaan, tanpa data Anda',
} as const
