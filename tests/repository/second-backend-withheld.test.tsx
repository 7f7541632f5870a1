import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { config } from '@/api/config'
import { address, fill, locate, press, shows, testScreens } from '@/app/screen-for-tests'
import { addDays, dateIn, WIB } from '@/domain/place/zone'
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

/** The month of a day before today: `2026-11`. */
const monthOf = (age: number) => addDays(dateIn(WIB, Date.now()), -age).slice(0, 7)

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
  // The form would choose the method of the last donation by itself, at some moment after it was opened.
  localStorage.clear()
  await open(`${CAMPAIGN}/donate?utm_ref=HAKIM-77`)
  await fill('Nominal lainnya', '75000')
  await press(/Pilih metode pembayaran/)
  await press(/^QRIS Nasional/)
  await fill('Nama lengkap', 'Laila Umar')
  await fill('Nomor WhatsApp', '85277778888')
  await press('Bayar Sekarang')
  await waitFor(() => expect(address()).toMatch(/\/checkout$/))
}

const atNamed = (place: string) => async () =>
  open(`/donation/${await give({ url }, { ...qris, ...named })}${place}`)
const zakatForm = at('/campaign/fidyah-pulau/donate?nominal=75000&jenis=fidyah&jiwa=1&hari=5')
const named = { programId: 'ID-101', atas_nama: 'almarhum Haji Salim' }

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
  await press(/WhatsApp/)
  await screen.findByLabelText('Kode OTP')
}

async function ownFile() {
  await atLoggedIn('/pengaturan')()
  await press('Simpan data saya')
  await screen.findByText(/akun Anda/)
}

/**
 * The screen that each capability changes, and what it shows only where the backend has it. Capabilities of one number
 * are missing together, since each backend takes a second to start. Two that change one screen, or need one another, have
 * different numbers. Those that need an account come last.
 */
const screens: Readonly<
  Record<string, readonly [together: 1 | 2 | 3 | 4, open: () => Promise<void>, shown?: string]>
> = {
  'asset/get_all_payment_method#max_nominal': [2, donateForm],
  'asset/get_all_payment_method#min_nominal': [3, donateForm],
  'asset/get_all_payment_method#petunjuk': [
    4,
    atDonation(manual, '/checkout'),
    'Transfer sampai tiga angka terakhir.',
  ],
  'asset/get_capabilities': [1, at('/legalitas'), 'Perkumpulan Kencleng Timur'],
  'asset/get_capabilities#contact_phone': [2, home, '+62 85277778888'],
  'asset/get_capabilities#finance_url': [3, at('/semua-layanan')],
  'asset/get_capabilities#hijri_adjustment': [4, home],
  'asset/get_legality': [2, at('/legalitas'), 'Perkumpulan Kencleng Timur'],
  'auth/new-password#token': [4, forgotten],
  'auth/register#token': [4, registration],
  'auth/request_otp': [2, registration],
  'auth/verify_otp': [3, registration],
  'campaign/get_disbursements': [2, at(`${CAMPAIGN}/pencairan-dana`), 'Galangan Jampea'],
  'campaign/get_prayer_campaign#atas_nama': [4, at(CAMPAIGN)],
  'campaign/get_transaction_list#atas_nama': [2, at(`${CAMPAIGN}/donors`), 'Atas nama'],
  'campaign/get_updates': [3, at(`${CAMPAIGN}/report`), 'Lambung perahu selesai'],
  'campaign/get_updates#id_pencairan': [4, at(`${CAMPAIGN}/report`)],
  'campaign/report': [2, at(`${CAMPAIGN}/laporkan`), 'Kosongkan bila ingin melapor tanpa nama.'],
  'mosque/get_cashbook': [2, at(`${MASJID}/kas`), 'Saldo akhir'],
  'mosque/get_cashbook#bukti': [3, at(`${MASJID}/kas?bulan=${monthOf(9)}`), 'Nota solar'],
  'mosque/get_events#kategori': [4, at(`${MASJID}/kegiatan`)],
  'mosque/get_events#petugas': [3, at(`${MASJID}/kegiatan`), 'Kapten Umar'],
  'mosque/get_events#siaran_url': [4, at(`${MASJID}/kegiatan`), 'Siaran langsung'],
  'mosque/get_events#untuk': [3, at(`${MASJID}/kegiatan`), 'Untuk anak'],
  'mosque/get_events': [2, at(`${MASJID}/kegiatan`), 'Kajian Fikih Nelayan'],
  'mosque/get_profile': [3, at(MASJID), 'Dermaga jamaah'],
  'mosque/get_profile#iqamah': [4, at(MASJID), '20 menit setelah adzan'],
  'mosque/get_profile#qris': [2, at(MASJID), 'Periksa stiker QRIS'],
  'news/get_detail': [2, at('/news/kabar-pulau-23'), 'berlabuh'],
  'news/get_list': [3, at('/news'), 'Kabar Pulau 23'],
  'transaction/edit_dedication': [2, atNamed(''), 'Perbaiki atas nama'],
  'transaction/get_receipt': [4, at('/donation/AW108-000'), 'Bukti Setor Zakat'],
  'transaction/getTransaction#atas_nama': [3, atNamed('/checkout'), 'Atas nama'],
  'transaction/getTransaction#nama_merchant': [2, atDonation(qris, '/checkout'), 'KENCLENG TIMUR'],
  'transaction/getTransaction#nama_penerima': [
    3,
    atDonation(manual, '/checkout'),
    'PERKUMPULAN KENCLENG TIMUR',
  ],
  'transaction/getTransaction#nmid': [4, atDonation(qris, '/checkout'), 'ID2077000099'],
  'transaction/getTransaction#zakat': [2, at('/donation/AW104-000'), 'Zakat Perdagangan'],
  'transaction/getTransaction#riwayat': [2, atDonation(manual), 'Donasi dicatat'],
  'transaction/request_correction': [3, atDonation(manual, '/koreksi'), 'Kirim permintaan koreksi'],
  'transaction/storeDonate#anonim': [2, donateForm],
  'transaction/storeDonate#atas_nama': [3, zakatForm, 'Tambah atas nama'],
  'transaction/storeDonate#zakat_hari': [3, zakatForm, 'Jumlah hari'],
  'transaction/storeDonate#zakat_jenis': [4, zakatForm, 'Zakat yang dibayar'],
  'transaction/storeDonate#zakat_jiwa': [2, zakatForm, 'Jumlah jiwa'],
  'transaction/storeDonate#kode_ref': [3, donateForm],
  'transaction/storeDonate#kunci': [4, donateForm],
  'transaction/upload_proof': [2, atDonation(manual, '/checkout'), 'Kirim bukti transfer'],
  'asset/get_capabilities#vapid_key': [3, atLoggedIn('/pesan')],
  'fundraiser/get_stats': [2, atLoggedIn(`${CAMPAIGN}/fundraiser`), 'Capaian Anda'],
  'transaction/claim': [3, atLoggedIn('/profile/donasi')],
  'transaction/get_history': [4, atLoggedIn('/profile/donasi'), 'Zakat Mal untuk Tetangga'],
  'transaction/get_history#per_tahun': [2, atLoggedIn('/profile/donasi'), 'Donasi lunas per tahun'],
  'user/edit_profile#token': [4, newEmail],
  'user/get_inbox': [2, atLoggedIn('/pesan'), 'Kabar pekan 1'],
  'user/read_inbox': [3, atLoggedIn('/pesan')],
  'user/store_push': [4, atLoggedIn('/pesan')],
  'user/export': [3, ownFile, 'Data akun Anda dari server'],
}

it.skipIf(notHere !== null)('each capability of this backend has its screen here', () => {
  expect(Object.keys(screens).toSorted()).toEqual(capabilityNames())
})

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

it.skipIf(notHere !== null).each([1, 2, 3, 4])(
  'without those of number %i their screens are whole',
  async (number) => {
    const missing = Object.entries(screens).filter(([, [together]]) => together === number)
    await begin(...missing.map(([name]) => name))
    for (const [name, [, openScreen, shown]] of missing) {
      await visit(openScreen)
      if (shown !== undefined) expect(document.body.textContent, name).not.toContain(shown)
    }
  },
)

it.skipIf(notHere !== null)('with everything, those screens show more', async () => {
  await begin()
  for (const [, openScreen, shown] of Object.values(screens)) {
    if (shown === undefined) continue
    await visit(openScreen)
    await waitFor(() => expect(document.body.textContent).toContain(shown))
  }
})
