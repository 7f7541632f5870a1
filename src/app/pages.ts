import { programKinds, type ProgramKind } from '@/domain/program/program'
import type { PageModule } from './route-handle'

/** A page's address, its title in the top bar, and its code. */
export interface Page {
  path: string
  title: string
  load: () => Promise<PageModule>
  /** One HTML file serves all its addresses: until an answer has come, it looks the same at each. */
  isShared?: boolean
  /** Its rank among the pages that most visits begin with, from 1: others load what they share with it from its chunk. */
  landing?: number
  /** It is of no use without a network, so it isn't among what a phone keeps for a day without. */
  online?: true
  /** Money is given there, so its scripts have a limit of their own (`npm run size`). */
  money?: true
}

/** TypeScript checks arguments one by one, so an error is shown at the page that has it. In an array it may be shown at others. */
const pages = (...all: Page[]): Page[] => all

export const homePages = pages({
  path: '/',
  title: 'Beranda',
  load: () => import('@/features/home/pages/HomePage'),
  landing: 1,
})

/** Tabs of the bottom navigation other than Home. */
export const tabPages = pages(
  {
    path: '/news',
    title: 'Laporan',
    load: () => import('@/features/news/pages/NewsPage'),
    online: true,
  },
  {
    path: '/tilawah',
    title: 'Tilawahku',
    load: () => import('@/features/tilawah/pages/TilawahPage'),
  },
  {
    path: '/pesan',
    title: 'Pesan',
    load: () => import('@/features/pesan/pages/PesanPage'),
  },
  {
    path: '/profile',
    title: 'Profil',
    load: () => import('@/features/account/pages/ProfilePage'),
    online: true,
  },
)

export const plainPages = pages({
  path: '*',
  title: 'Halaman tidak ditemukan',
  load: () => import('@/features/info/pages/NotFoundPage'),
})

/** The same screens for both kinds of program. */
const programPages = (kind: ProgramKind): Page[] => {
  const base = `${programKinds[kind].base}/:slug`
  return pages(
    {
      path: base,
      title: 'Detail Program',
      load: () => import('@/features/program/pages/ProgramPage'),
      landing: 2,
      money: true,
    },
    {
      path: `${base}/detail`,
      title: 'Deskripsi Program',
      load: () => import('@/features/program/pages/ProgramDetailPage'),
    },
    {
      path: `${base}/report`,
      title: 'Kabar Terbaru',
      load: () => import('@/features/program/pages/ProgramReportPage'),
    },
    {
      path: `${base}/donate`,
      title: 'Donasi',
      load: () => import('@/features/donation/pages/DonatePage'),
      landing: 4,
      online: true,
      money: true,
      isShared: true,
    },
    {
      path: `${base}/donors`,
      title: 'Riwayat Infaq',
      load: () => import('@/features/program/pages/DonorsPage'),
      isShared: true,
    },
    {
      path: `${base}/pencairan-dana`,
      title: 'Pencairan Dana',
      load: () => import('@/features/program/pages/DisbursementsPage'),
    },
    {
      path: `${base}/fundraiser`,
      title: 'Fundraiser',
      load: () => import('@/features/fundraiser/pages/FundraiserLinkPage'),
      online: true,
    },
    {
      path: `${base}/laporkan`,
      title: 'Laporkan Program',
      load: () => import('@/features/program/pages/ComplaintPage'),
      online: true,
      isShared: true,
    },
  )
}

const khatamForm = () => import('@/features/tilawah/pages/KhatamFormPage')

const mushafPart = () => import('@/features/tilawah/pages/MushafPartPage')

/** What is read of the Qur'an, and what its reader keeps on this device. */
const tilawahPages = pages(
  {
    path: '/tilawah/:slug',
    title: 'Surah',
    load: () => import('@/features/tilawah/pages/SurahPage'),
  },
  { path: '/tilawah/juz/:slug', title: 'Juz', load: mushafPart },
  { path: '/tilawah/halaman/:slug', title: 'Halaman', load: mushafPart },
  {
    path: '/tilawah/khatam',
    title: 'Khatam',
    load: () => import('@/features/tilawah/pages/KhatamsPage'),
  },
  { path: '/tilawah/khatam/baru', title: 'Khatam Baru', load: khatamForm },
  {
    path: '/tilawah/khatam/:slug',
    title: 'Khatam',
    load: () => import('@/features/tilawah/pages/KhatamPage'),
  },
  { path: '/tilawah/khatam/:slug/ubah', title: 'Ubah Khatam', load: khatamForm },
  {
    path: '/tilawah/penanda',
    title: 'Penanda',
    load: () => import('@/features/tilawah/pages/BookmarksPage'),
  },
)

const planForm = () => import('@/features/donation/pages/PlanFormPage')

/** What somebody has set out to give again and again. */
const planPages = pages(
  {
    path: '/profile/rutin',
    title: 'Infaq Rutin',
    load: () => import('@/features/donation/pages/PlansPage'),
  },
  { path: '/profile/rutin/baru', title: 'Infaq Rutin Baru', load: planForm, online: true },
  { path: '/profile/rutin/:slug/ubah', title: 'Ubah Infaq Rutin', load: planForm, online: true },
)

const dzikirHome = () => import('@/features/dzikir/pages/DzikirPage')
const dzikirReading = () => import('@/features/dzikir/pages/DzikirReadingPage')

const dzikirPages = pages(
  { path: '/dzikir', title: 'Dzikir', load: dzikirHome },
  { path: '/donation', title: 'Dzikir', load: dzikirHome },
  ...['Sugro Pagi', 'Sugro Petang', 'Kubro Pagi', 'Kubro Petang'].map((kind) => ({
    path: `/dzikir/al-matsurat/${kind.toLowerCase().replace(' ', '-')}`,
    title: `Al Ma'tsurat ${kind}`,
    load: dzikirReading,
  })),
  { path: '/dzikir/shalat-pendek', title: 'Dzikir Shalat Pendek', load: dzikirReading },
  { path: '/dzikir/shalat-panjang', title: 'Dzikir Shalat Panjang', load: dzikirReading },
  {
    path: '/dzikir/asmaul-husna',
    title: 'Asmaul Husna',
    load: () => import('@/features/dzikir/pages/AsmaulHusnaPage'),
  },
)

/** Logging in, registering and recovering. */
const authPages = pages(
  {
    path: '/auth',
    title: 'Masuk',
    load: () => import('@/features/auth/pages/LoginPage'),
    online: true,
  },
  {
    path: '/auth/register',
    title: 'Daftar',
    load: () => import('@/features/auth/pages/RegisterPage'),
    online: true,
  },
  {
    path: '/auth/verification',
    title: 'Verifikasi',
    load: () => import('@/features/auth/pages/RegisterVerificationPage'),
    online: true,
  },
  {
    path: '/auth/register/password',
    title: 'Buat Kata Sandi',
    load: () => import('@/features/auth/pages/RegisterPasswordPage'),
    online: true,
  },
  {
    path: '/auth/register/welcome',
    title: 'Selamat Datang',
    load: () => import('@/features/auth/pages/WelcomePage'),
    online: true,
  },
  {
    path: '/forgot-password',
    title: 'Lupa Kata Sandi',
    load: () => import('@/features/auth/pages/ForgotPasswordPage'),
    online: true,
  },
  {
    path: '/forgot-password/verification',
    title: 'Verifikasi',
    load: () => import('@/features/auth/pages/ForgotPasswordVerificationPage'),
    online: true,
  },
  {
    path: '/forgot-password/new-password',
    title: 'Kata Sandi Baru',
    load: () => import('@/features/auth/pages/NewPasswordPage'),
    online: true,
  },
)

const info = () => import('@/features/info/pages/InfoPage')

/** Texts of `content/`. */
const infoPages = pages(
  { path: '/tentang-kami', title: 'Tentang Kami', load: info, online: true },
  { path: '/pusat-bantuan', title: 'Pusat Bantuan', load: info, online: true },
  { path: '/syarat-ketentuan', title: 'Syarat & Ketentuan', load: info, online: true },
  { path: '/kebijakan-privasi', title: 'Kebijakan Privasi', load: info, online: true },
)

const zakat = () => import('@/features/zakat/pages/ZakatKindPage')

const zakatPages = pages(
  { path: '/zakat', title: 'Zakat', load: () => import('@/features/zakat/pages/ZakatPage') },
  ...['Penghasilan', 'Simpanan', 'Perdagangan', 'Fitrah'].map((kind) => ({
    path: `/zakat/${kind.toLowerCase()}`,
    title: `Zakat ${kind}`,
    load: zakat,
  })),
  { path: '/zakat/fidyah', title: 'Fidyah', load: zakat },
)

export const framedPages = pages(
  {
    path: '/infaq',
    title: 'Infaq',
    load: () => import('@/features/program/pages/InfaqPage'),
    landing: 5,
  },
  ...programPages('campaign'),
  {
    path: '/kencleng-masjid/map',
    title: 'Peta Masjid',
    load: () => import('@/features/masjid/pages/MasjidMapPage'),
  },
  ...programPages('kencleng'),
  {
    path: '/donation/:codeDonate',
    title: 'Detail Donasi',
    load: () => import('@/features/donation/pages/DonationPage'),
    online: true,
  },
  {
    path: '/donation/:codeDonate/checkout',
    title: 'Instruksi Pembayaran',
    load: () => import('@/features/donation/pages/CheckoutPage'),
    landing: 3,
    online: true,
    money: true,
    isShared: true,
  },
  {
    path: '/donation/:codeDonate/koreksi',
    title: 'Minta Koreksi',
    load: () => import('@/features/donation/pages/CorrectionPage'),
    online: true,
    isShared: true,
  },
  {
    path: '/kencleng-masjid',
    title: 'Kencleng Masjid',
    load: () => import('@/features/program/pages/KenclengListPage'),
  },
  {
    path: '/masjid',
    title: 'List Masjid',
    load: () => import('@/features/masjid/pages/MasjidListPage'),
  },
  {
    path: '/masjid/daftar',
    title: 'Daftarkan Masjid',
    load: () => import('@/features/masjid/pages/MasjidRegisterPage'),
    online: true,
  },
  {
    path: '/news/:slug',
    title: 'Laporan',
    load: () => import('@/features/news/pages/ArticlePage'),
    online: true,
  },
  {
    path: '/masjid/:slug',
    title: 'Informasi',
    load: () => import('@/features/masjid/pages/MasjidPage'),
  },
  {
    path: '/masjid/:slug/kegiatan',
    title: 'Kegiatan',
    load: () => import('@/features/masjid/pages/MasjidEventsPage'),
  },
  {
    path: '/masjid/:slug/kas',
    title: 'Kas Masjid',
    load: () => import('@/features/masjid/pages/MasjidCashPage'),
  },
  {
    path: '/masjid/:slug/periksa',
    title: 'Periksa QRIS',
    load: () => import('@/features/masjid/pages/MasjidQrisPage'),
    online: true,
  },
  {
    path: '/masjid/:slug/pasang-layar',
    title: 'Pasang di Layar',
    load: () => import('@/features/masjid/pages/MasjidScreenPage'),
    online: true,
  },
  {
    path: '/semua-layanan',
    title: 'Semua Layanan',
    load: () => import('@/features/info/pages/AllServicesPage'),
  },
  {
    path: '/legalitas',
    title: 'Legalitas & biaya',
    load: () => import('@/features/info/pages/LegalityPage'),
    online: true,
  },
  ...infoPages,
  {
    path: '/pengaturan',
    title: 'Pengaturan',
    load: () => import('@/features/settings/pages/SettingsPage'),
  },
  {
    path: '/quran/murottal',
    title: "Murottal Qur'an",
    load: () => import('@/features/quran/pages/MurottalPage'),
  },
  ...tilawahPages,
  ...dzikirPages,
  ...zakatPages,
  {
    path: '/kiblat',
    title: 'Kompass Kiblat',
    load: () => import('@/features/kiblat/pages/KiblatPage'),
  },
  {
    path: '/imsakiyah',
    title: 'Jadwal Imsakiyah',
    load: () => import('@/features/home/pages/ImsakiyahPage'),
  },
  {
    path: '/profile/personal',
    title: 'Profil Saya',
    load: () => import('@/features/account/pages/PersonalPage'),
    online: true,
  },
  {
    path: '/profile/donasi',
    title: 'Riwayat Donasi',
    load: () => import('@/features/donation/pages/DonationHistoryPage'),
    online: true,
  },
  ...planPages,
  {
    path: '/profile/donasi/rekap',
    title: 'Rekap Donasi',
    load: () => import('@/features/donation/pages/DonationReportPage'),
    online: true,
  },
  {
    path: '/doa',
    title: 'Kumpulan Doa',
    load: () => import('@/features/donation/pages/DoaPage'),
    online: true,
  },
  {
    path: '/profile/fundraiser/register',
    title: 'Daftar Fundraiser',
    load: () => import('@/features/fundraiser/pages/FundraiserRegisterPage'),
    online: true,
  },
  ...authPages,
)
