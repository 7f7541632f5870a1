import { campaign, kencleng } from './program-support'

const sections = ['', '/detail', '/report', '/donate', '/donors', '/pencairan-dana', '/fundraiser']

/** A page of every route that waits for an answer before it shows what it is about (tests/repository sees to it). */
export const loading = [
  '/',
  '/infaq',
  '/profile',
  '/profile/personal',
  '/profile/donasi',
  '/profile/fundraiser/register',
  ...[campaign.ordinary, kencleng].flatMap((base) => sections.map((section) => base + section)),
  '/kencleng-masjid',
  '/kencleng-masjid/map',
  '/masjid',
  '/masjid/masjid-raya-al-hidayah',
  '/masjid/masjid-raya-al-hidayah/kegiatan',
  '/donation/DN-123456',
  '/donation/DN-123456/checkout',
  '/quran/murottal',
  '/dzikir/al-matsurat/sugro-pagi',
  '/dzikir/al-matsurat/sugro-petang',
  '/dzikir/al-matsurat/kubro-pagi',
  '/dzikir/al-matsurat/kubro-petang',
  '/dzikir/shalat-pendek',
  '/dzikir/shalat-panjang',
  '/dzikir/asmaul-husna',
]

/** A page of every other route: it is there at once. Kiblat waits for the device, which says when it is late. */
export const atOnce = [
  '/news',
  '/semua-layanan',
  '/masjid/daftar',
  '/kiblat',
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
