import { campaign, kencleng } from './program/program-support'

const sections = [
  ...['', '/detail', '/report', '/donate', '/donors'],
  ...['/pencairan-dana', '/fundraiser', '/laporkan'],
]

/**
 * One page of each route that waits for an answer before it shows its content. tests/repository checks that no route is
 * missing.
 */
export const loading = [
  '/',
  '/infaq',
  '/pesan',
  '/profile',
  '/profile/personal',
  '/profile/donasi',
  '/profile/donasi/rekap',
  '/doa',
  '/profile/fundraiser/register',
  ...[campaign.ordinary, kencleng].flatMap((base) => sections.map((section) => base + section)),
  '/kencleng-masjid',
  '/kencleng-masjid/map',
  '/masjid',
  '/masjid/masjid-raya-al-hidayah',
  '/masjid/masjid-raya-al-hidayah/kegiatan',
  '/masjid/masjid-raya-al-hidayah/kas',
  '/masjid/masjid-raya-al-hidayah/periksa',
  '/masjid/masjid-raya-al-hidayah/pasang-layar',
  '/donation/DN-123456',
  '/donation/DN-123456/checkout',
  '/donation/DN-123456/koreksi',
  '/quran/murottal',
  '/tilawah',
  '/tilawah/36',
  '/tilawah/juz/30',
  '/tilawah/halaman/604',
  '/dzikir/al-matsurat/sugro-pagi',
  '/dzikir/al-matsurat/sugro-petang',
  '/dzikir/al-matsurat/kubro-pagi',
  '/dzikir/al-matsurat/kubro-petang',
  '/dzikir/shalat-pendek',
  '/dzikir/shalat-panjang',
  '/dzikir/asmaul-husna',
]

/** One page of each route that waits only where the backend has contract 1.1. */
export const loadingNewer = [
  '/news',
  '/news/seribu-mushaf-tiba-di-masjid-masjid-pelosok',
  '/legalitas',
]

/**
 * One page of each other route: these show their content at once. Kiblat waits for the device, and reports itself when
 * that is late.
 */
export const atOnce = [
  '/semua-layanan',
  '/tentang-kami',
  '/pusat-bantuan',
  '/syarat-ketentuan',
  '/kebijakan-privasi',
  '/pengaturan',
  '/masjid/daftar',
  '/kiblat',
  '/imsakiyah',
  '/zakat',
  '/zakat/penghasilan',
  '/zakat/simpanan',
  '/zakat/perdagangan',
  '/zakat/fitrah',
  '/zakat/fidyah',
  '/profile/rutin',
  '/profile/rutin/baru',
  '/profile/rutin/1/ubah',
  '/tilawah/khatam',
  '/tilawah/khatam/baru',
  '/tilawah/khatam/1',
  '/tilawah/khatam/1/ubah',
  '/tilawah/penanda',
  '/dzikir',
  '/donation',
  '/auth',
  '/auth/register',
  '/auth/verification',
  '/auth/register/password',
  '/auth/register/welcome',
  '/forgot-password',
  '/forgot-password/verification',
  '/forgot-password/new-password',
  '/tidak-ada',
]

/** What has the same components as another of its kind, with other data. */
export const alike =
  /^\/dzikir\/(?:al-matsurat\/(?!sugro-pagi)|shalat-panjang)|^\/kencleng-masjid\/.*\/(?:detail|report|donors|pencairan-dana|laporkan)$|^\/tilawah\/halaman/
