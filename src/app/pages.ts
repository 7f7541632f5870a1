import { programKinds, type ProgramKind } from '@/domain/program/program'
import type { PageModule } from './route-handle'

/** A page's address, its title in the top bar, and its code. */
export interface Page {
  path: string
  title: string
  load: () => Promise<PageModule>
  /** One HTML file serves all its addresses: until an answer has come, it looks the same at each. */
  isShared?: boolean
}

/** TypeScript checks arguments one by one, so an error is shown at the page that has it. In an array it may be shown at others. */
const pages = (...all: Page[]): Page[] => all

export const homePages = pages({
  path: '/',
  title: 'Beranda',
  load: () => import('@/features/home/pages/HomePage'),
})

/** Tabs of the bottom navigation other than Home. */
export const tabPages = pages(
  { path: '/news', title: 'Laporan', load: () => import('@/features/news/pages/NewsPage') },
  {
    path: '/profile',
    title: 'Profil',
    load: () => import('@/features/account/pages/ProfilePage'),
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
    },
  )
}

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
  { path: '/auth', title: 'Masuk', load: () => import('@/features/auth/pages/LoginPage') },
  {
    path: '/auth/register',
    title: 'Daftar',
    load: () => import('@/features/auth/pages/RegisterPage'),
  },
  {
    path: '/auth/verification',
    title: 'Verifikasi',
    load: () => import('@/features/auth/pages/RegisterVerificationPage'),
  },
  {
    path: '/auth/register/password',
    title: 'Buat Kata Sandi',
    load: () => import('@/features/auth/pages/RegisterPasswordPage'),
  },
  {
    path: '/auth/register/welcome',
    title: 'Selamat Datang',
    load: () => import('@/features/auth/pages/WelcomePage'),
  },
  {
    path: '/forgot-password',
    title: 'Lupa Kata Sandi',
    load: () => import('@/features/auth/pages/ForgotPasswordPage'),
  },
  {
    path: '/forgot-password/verification',
    title: 'Verifikasi',
    load: () => import('@/features/auth/pages/ForgotPasswordVerificationPage'),
  },
  {
    path: '/forgot-password/new-password',
    title: 'Kata Sandi Baru',
    load: () => import('@/features/auth/pages/NewPasswordPage'),
  },
)

const info = () => import('@/features/info/pages/InfoPage')

/** Texts of `content/`. */
const infoPages = pages(
  { path: '/tentang-kami', title: 'Tentang Kami', load: info },
  { path: '/pusat-bantuan', title: 'Pusat Bantuan', load: info },
  { path: '/syarat-ketentuan', title: 'Syarat & Ketentuan', load: info },
  { path: '/kebijakan-privasi', title: 'Kebijakan Privasi', load: info },
)

export const framedPages = pages(
  { path: '/infaq', title: 'Infaq', load: () => import('@/features/program/pages/InfaqPage') },
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
  },
  {
    path: '/donation/:codeDonate/checkout',
    title: 'Instruksi Pembayaran',
    load: () => import('@/features/donation/pages/CheckoutPage'),
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
  },
  {
    path: '/news/:slug',
    title: 'Laporan',
    load: () => import('@/features/news/pages/ArticlePage'),
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
    path: '/semua-layanan',
    title: 'Semua Layanan',
    load: () => import('@/features/info/pages/AllServicesPage'),
  },
  {
    path: '/legalitas',
    title: 'Legalitas & biaya',
    load: () => import('@/features/info/pages/LegalityPage'),
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
  ...dzikirPages,
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
  },
  {
    path: '/profile/donasi',
    title: 'Riwayat Donasi',
    load: () => import('@/features/donation/pages/DonationHistoryPage'),
  },
  {
    path: '/profile/fundraiser/register',
    title: 'Daftar Fundraiser',
    load: () => import('@/features/fundraiser/pages/FundraiserRegisterPage'),
  },
  ...authPages,
)
