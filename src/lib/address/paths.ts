/** What `/profile/personal` can change, by its query parameter `edit`. */
export const profileEdits = [
  'fullname',
  'phone',
  'email',
  'birthdate',
  'address',
  'gender',
  'nickName',
] as const

export type ProfileEdit = (typeof profileEdits)[number]

/** The steps of changing the phone or the email. */
export const contactStates = ['choosing', 'verification', 'edit'] as const

type ContactState = (typeof contactStates)[number]

/** The overview, or one field's page. */
function profilePath(edit?: ProfileEdit, state?: ContactState): string {
  const query = new URLSearchParams({ ...(edit && { edit }), ...(state && { state }) }).toString()
  return query === '' ? '/profile/personal' : `/profile/personal?${query}`
}

/**
 * The app's addresses, except a program's (domain/program/program.ts). Links are built here, so that a route can
 * be changed in one place.
 */
export const paths = {
  home: () => '/',
  legality: () => '/legalitas',
  about: () => '/tentang-kami',
  help: () => '/pusat-bantuan',
  terms: () => '/syarat-ketentuan',
  privacy: () => '/kebijakan-privasi',
  settings: () => '/pengaturan',
  allServices: () => '/semua-layanan',
  infaq: () => '/infaq',
  news: () => '/news',
  article: (slug: string) => `/news/${encodeURIComponent(slug)}`,
  kenclengList: () => '/kencleng-masjid',
  masjidMap: () => '/kencleng-masjid/map',
  masjidList: () => '/masjid',
  masjid: (slug: string) => `/masjid/${encodeURIComponent(slug)}`,
  masjidEvents: (slug: string) => `/masjid/${encodeURIComponent(slug)}/kegiatan`,
  masjidCash: (slug: string) => `/masjid/${encodeURIComponent(slug)}/kas`,
  masjidQris: (slug: string) => `/masjid/${encodeURIComponent(slug)}/periksa`,
  masjidScreen: (slug: string) => `/masjid/${encodeURIComponent(slug)}/pasang-layar`,
  masjidRegister: () => '/masjid/daftar',
  donationRoot: () => '/donation',
  donation: (code: string) => `/donation/${encodeURIComponent(code)}`,
  checkout: (code: string) => `/donation/${encodeURIComponent(code)}/checkout`,
  correction: (code: string) => `/donation/${encodeURIComponent(code)}/koreksi`,
  messages: () => '/pesan',
  profile: () => '/profile',
  personal: profilePath,
  donationHistory: () => '/profile/donasi',
  donationReport: () => '/profile/donasi/rekap',
  plans: () => '/profile/rutin',
  /** @param program its key, `campaign:sumur`; without it, one is chosen there */
  newPlan: (program?: string) =>
    program === undefined
      ? '/profile/rutin/baru'
      : `/profile/rutin/baru?program=${encodeURIComponent(program)}`,
  /** @param id from 1 */
  editPlan: (id: number) => `/profile/rutin/${id}/ubah`,
  /** The doa that one wrote, or those that one has said amen to. */
  doa: (list?: 'diaminkan') => (list === undefined ? '/doa' : `/doa?daftar=${list}`),
  fundraiserRegister: () => '/profile/fundraiser/register',
  auth: (state?: 'campaign' | 'fundraiser') => (state ? `/auth?state=${state}` : '/auth'),
  register: () => '/auth/register',
  registerVerification: () => '/auth/verification',
  registerPassword: () => '/auth/register/password',
  registerWelcome: () => '/auth/register/welcome',
  forgotPassword: () => '/forgot-password',
  forgotPasswordVerification: () => '/forgot-password/verification?state=forgot-password',
  newPassword: () => '/forgot-password/new-password?state=forgot-password',
  murottal: () => '/quran/murottal',
  /** The page with the lists of surahs, juz and pages. It opens with the surahs unless another list is named. */
  tilawah: (list?: 'juz' | 'halaman') => (list ? `/tilawah?daftar=${list}` : '/tilawah'),
  /** A surah to read, from 1 to 114, and the verse to begin with. */
  surah: (nomor: number, ayat = 1) =>
    ayat === 1 ? `/tilawah/${nomor}` : `/tilawah/${nomor}?ayat=${ayat}`,
  /** A juz or page of the mushaf to read, from 1, and the verse in it to begin with. */
  mushafPart: (
    part: 'juz' | 'halaman',
    number: number,
    place?: Readonly<{ surah: number; ayat: number }>,
  ) => `/tilawah/${part}/${number}${place ? `?ayat=${place.surah}:${place.ayat}` : ''}`,
  khatams: () => '/tilawah/khatam',
  newKhatam: () => '/tilawah/khatam/baru',
  /** @param id from 1 */
  khatam: (id: number) => `/tilawah/khatam/${id}`,
  editKhatam: (id: number) => `/tilawah/khatam/${id}/ubah`,
  bookmarks: () => '/tilawah/penanda',
  dzikir: () => '/dzikir',
  alMatsurat: (kind: 'sugro-pagi' | 'sugro-petang' | 'kubro-pagi' | 'kubro-petang') =>
    `/dzikir/al-matsurat/${kind}`,
  dzikirShalat: (length: 'pendek' | 'panjang') => `/dzikir/shalat-${length}`,
  asmaulHusna: () => '/dzikir/asmaul-husna',
  kiblat: () => '/kiblat',
  zakat: () => '/zakat',
  zakatKind: (kind: 'penghasilan' | 'simpanan' | 'perdagangan' | 'fitrah' | 'fidyah') =>
    `/zakat/${kind}`,
  /** @param month `YYYY-MM` or `ramadan-1448`; without it, the present one */
  imsakiyah: (month?: string) => (month === undefined ? '/imsakiyah' : `/imsakiyah?bulan=${month}`),
} as const

/** Whether a path, with or without a query, is a screen of the login, the registration or the forgotten password. */
export const isSignInPath = (path: string): boolean =>
  /^\/(?:auth|forgot-password)(?![\w-])/i.test(path)

/**
 * Pages about one person, what they read, or their money: a regular expression for every server, without regard to case.
 * Whatever signs stand behind a page's address (`read-address.ts`), it is that page's.
 */
export const privateSource =
  '^/+(?:profile|doa|pesan|auth|forgot-password|tilawah/+(?:khatam|penanda)|donation/+[^/]+|[^/]+/+[^/]+/+(?:donate|fundraiser|laporkan))(?:[^a-z0-9-].*)?$'

const PRIVATE = RegExp(privateSource, 'is')

/** What a private page says wherever it comes from: its address is told to nobody, and no search engine lists it. */
export const privateHeaders = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }

/** Whether a page is about one person or their money. */
export const isPrivatePath = (pathname: string): boolean => PRIVATE.test(pathname)

/** Where a mosque's screen is. It is a page of its own and no route of the app: no link of the app leads there without loading it. */
export const SCREEN_PATTERN = '/masjid/:slug/layar'

/** The slug in the address of a screen; null for any other. @param pathname as the browser has it */
export function slugOfScreen(pathname: string): string | null {
  const [, coded] = /^\/masjid\/([^/]+)\/layar\/?$/i.exec(pathname) ?? []
  if (coded === undefined) return null
  try {
    return decodeURIComponent(coded)
  } catch {
    return null
  }
}

/** In a query it asks for the small screen, which other sites may have in a frame. */
export const EMBEDDED = { name: 'tampil', value: 'sematan' } as const

/** Whether an address asks for the small screen. @param search `?tampil=sematan` */
export const isEmbeddedScreen = (search: string): boolean =>
  new URLSearchParams(search).get(EMBEDDED.name) === EMBEDDED.value

/** The number by which an address names one of a person's own things, from 1; null for anything else. */
export const readId = (text: string | undefined): number | null =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null
