import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { config } from '@/api/config'
import { address, fill, locate, press, shows, testScreens } from '@/app/screen-for-tests'
import { donate as give } from '../../mock-server/calls-for-tests'
import { capabilityNames, notHere, startPythonBackend } from '../e2e/support/python-backend'

/*
 * The contract kit's backend in another language in place of the stand-in: what it lacks, one capability at a time, is
 * missing on its screen and nothing else is.
 */
const { open, settle, ask, logIn } = testScreens({ base: false })

const FAILED = /gagal|terjadi kesalahan|coba lagi/i
const CAMPAIGN = '/campaign/perahu-dai-kepulauan'
const MASJID = '/masjid/masjid-agung-baiturrahim'
const manual = { codePayment: 'BMI-TF', typePayment: 'Manual' } as const
const qris = { codePayment: 'QR-ID', typePayment: 'QRIS' } as const
/** The fundraiser among this backend's accounts. */
const HAKIM = '85211112222'

let url = ''
/** The calls so far: `campaign/get_updates 200`. */
let answers: string[] = []

beforeEach(() => {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const call = new Request(input, init)
    const answer = await fetch(call)
    const { origin, pathname } = new URL(call.url)
    const kode = call.headers.get('kode')
    if (origin === new URL(config.apiUrl).origin && kode !== null)
      answers.push(`${pathname.split('/')[1]}/${kode} ${answer.status}`)
    return answer
  })
})

/** Home asks where the visitor is. */
function home() {
  locate({ latitude: -6.9, longitude: 107.6 })
  return open('/')
}

const at = (path: string) => () => open(path)

const atLoggedIn = (path: string) => async () => {
  await logIn({ whatsapp: HAKIM, password: 'rahasia-sekali' })
  await open(path)
}

const atDonation =
  (method: typeof manual | typeof qris, place = '') =>
  async () =>
    open(`/donation/${await give({ url }, { ...method, programId: 'ID-101' })}${place}`)

async function donateForm() {
  await open(`${CAMPAIGN}/donate?utm_ref=HAKIM-77`)
  await fill('Nominal lainnya', '75000')
  await press(/Pilih metode pembayaran/)
  await press(/^QRIS Nasional/)
  await fill('Nama lengkap', 'Laila Umar')
  await fill('Nomor WhatsApp', '85277778888')
  await press('Bayar Sekarang')
  await waitFor(() => expect(address()).toMatch(/\/checkout$/))
}

async function registration() {
  await open('/auth/register')
  await fill('Nama Lengkap', 'Dewi Lestari')
  await fill('Nomor WhatsApp', '85299990000')
  await press('Selanjutnya')
  await screen.findByLabelText('Kode OTP')
}

async function forgotten() {
  await open('/forgot-password')
  await fill('Nomor WhatsApp', HAKIM)
  await press('Kirim')
  await screen.findByLabelText('Kode OTP')
}

async function newEmail() {
  await atLoggedIn('/profile/personal?edit=email')()
  fireEvent.click(await screen.findByRole('link', { name: 'Ubah' }))
  await press(/Whatsapp/)
  await screen.findByLabelText('Kode OTP')
}

/** The screen that each changes, and what it shows only where the backend has it. */
const screens: Readonly<Record<string, readonly [() => Promise<void>, string?]>> = {
  'asset/get_all_payment_method#max_nominal': [donateForm],
  'asset/get_all_payment_method#min_nominal': [donateForm],
  'asset/get_all_payment_method#petunjuk': [
    atDonation(manual, '/checkout'),
    'Transfer sampai tiga angka terakhir.',
  ],
  'asset/get_capabilities': [at('/legalitas'), 'Perkumpulan Kencleng Timur'],
  'asset/get_capabilities#contact_phone': [home, '+62 85277778888'],
  'asset/get_capabilities#finance_url': [at('/semua-layanan')],
  'asset/get_capabilities#hijri_adjustment': [home],
  'asset/get_legality': [at('/legalitas'), 'Perkumpulan Kencleng Timur'],
  'auth/new-password#token': [forgotten],
  'auth/register#token': [registration],
  'auth/request_otp': [registration],
  'auth/verify_otp': [registration],
  'campaign/get_disbursements': [at(`${CAMPAIGN}/pencairan-dana`), 'Galangan Jampea'],
  'campaign/get_updates': [at(`${CAMPAIGN}/report`), 'Lambung perahu selesai'],
  'campaign/get_updates#id_pencairan': [at(`${CAMPAIGN}/report`)],
  'fundraiser/get_stats': [atLoggedIn(`${CAMPAIGN}/fundraiser`), 'Capaian Anda'],
  'mosque/get_events': [at(`${MASJID}/kegiatan`), 'Kajian Fikih Nelayan'],
  'mosque/get_profile': [at(MASJID), 'Dermaga jamaah'],
  'mosque/get_profile#iqamah': [at(MASJID), '20 menit setelah adzan'],
  'news/get_detail': [at('/news/kabar-pulau-23'), 'berlabuh'],
  'news/get_list': [at('/news'), 'Kabar Pulau 23'],
  'transaction/claim': [atLoggedIn('/profile/donasi')],
  'transaction/getTransaction#nama_merchant': [atDonation(qris, '/checkout'), 'KENCLENG TIMUR'],
  'transaction/getTransaction#nama_penerima': [
    atDonation(manual, '/checkout'),
    'PERKUMPULAN KENCLENG TIMUR',
  ],
  'transaction/getTransaction#nmid': [atDonation(qris, '/checkout'), 'ID2077000099'],
  'transaction/getTransaction#riwayat': [atDonation(manual), 'Donasi dicatat'],
  'transaction/get_history': [atLoggedIn('/profile/donasi'), 'Zakat Mal untuk Tetangga'],
  'transaction/get_history#per_tahun': [atLoggedIn('/profile/donasi'), 'Donasi lunas per tahun'],
  'transaction/storeDonate#anonim': [donateForm],
  'transaction/storeDonate#kode_ref': [donateForm],
  'transaction/storeDonate#kunci': [donateForm],
  'transaction/upload_proof': [atDonation(manual, '/checkout'), 'Kirim bukti transfer'],
  'user/edit_profile#token': [newEmail],
}

/**
 * What is missing together, since each backend takes a second to start: of one screen, or of what needs one another,
 * each is in another list. Those that need an account come last.
 */
const together: readonly (readonly string[])[] = [
  ['asset/get_capabilities'],
  [
    'asset/get_all_payment_method#max_nominal',
    'transaction/storeDonate#anonim',
    'asset/get_capabilities#contact_phone',
    'asset/get_legality',
    'auth/request_otp',
    'campaign/get_disbursements',
    'mosque/get_events',
    'news/get_detail',
    'transaction/getTransaction#nama_merchant',
    'transaction/getTransaction#riwayat',
    'transaction/upload_proof',
    'fundraiser/get_stats',
    'transaction/get_history#per_tahun',
  ],
  [
    'asset/get_all_payment_method#min_nominal',
    'transaction/storeDonate#kode_ref',
    'asset/get_capabilities#finance_url',
    'auth/verify_otp',
    'campaign/get_updates',
    'mosque/get_profile',
    'news/get_list',
    'transaction/getTransaction#nama_penerima',
    'transaction/claim',
  ],
  [
    'transaction/storeDonate#kunci',
    'asset/get_all_payment_method#petunjuk',
    'asset/get_capabilities#hijri_adjustment',
    'auth/new-password#token',
    'auth/register#token',
    'campaign/get_updates#id_pencairan',
    'mosque/get_profile#iqamah',
    'transaction/getTransaction#nmid',
    'transaction/get_history',
    'user/edit_profile#token',
  ],
]

it.skipIf(notHere !== null)(
  'each capability of this backend has its screen here, and its list',
  () => {
    expect(Object.keys(screens).toSorted()).toEqual(capabilityNames())
    expect(together.flat().toSorted()).toEqual(capabilityNames())
  },
)

/** Starts a backend that lacks these, for the rest of the test. */
async function begin(...without: string[]) {
  const backend = await startPythonBackend(without.flatMap((name) => ['--without', name]))
  ;({ url } = backend)
  ask(url)
  onTestFinished(backend.close)
}

/** Opens the screen, and waits until nothing is on its way. */
async function visit(openScreen: () => Promise<void>) {
  answers = []
  await openScreen()
  await waitFor(() => expect(answers.join()).toContain('asset/get_capabilities'))
  await settle()
  await shows(/^(?!.*Memuat…)/)
  await settle()
  // That an answer was late may be said until the screen is drawn with it.
  await waitFor(() => expect(screen.getByRole('main').textContent).not.toMatch(FAILED))
  const harmless = /^(user|fundraiser)\/get_user 401$|^asset\/get_capabilities 404$| 200$/
  expect(answers.filter((answer) => !harmless.test(answer))).toEqual([])
}

it.skipIf(notHere !== null).each(together.map((names) => [names] as const))(
  'without %s their screens are whole',
  async (names) => {
    await begin(...names)
    for (const name of names) {
      const [openScreen, shown] = screens[name] ?? []
      await visit(openScreen ?? home)
      if (shown !== undefined) expect(document.body.textContent, name).not.toContain(shown)
    }
  },
)

it.skipIf(notHere !== null)('with everything, those screens show more', async () => {
  await begin()
  for (const [openScreen, shown] of Object.values(screens)) {
    if (shown === undefined) continue
    await visit(openScreen)
    expect(document.body.textContent).toContain(shown)
  }
})
