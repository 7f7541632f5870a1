import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fill, press, testScreens } from '@/app/screen-for-tests'
import { type Front, openFront } from './front.ts'
import { capabilityNames, notHere, type SecondBackend, startPythonBackend } from './start.ts'

// A backend in another language, written from the contract's pages by who had not seen the app.

const app = testScreens()
let front: Front
beforeAll(async () => {
  front = await openFront(app.standIn.port)
})
afterAll(() => front.close())
beforeEach(() => app.reach({ url: `http://localhost:${front.port}` }))

const FAILED = /gagal|terjadi kesalahan|coba lagi/i
const CAMPAIGN = '/campaign/perahu-dai-kepulauan'
const MASJID = '/masjid/masjid-agung-baiturrahim'
const manual = { codePayment: 'BMI-TF', typePayment: 'Manual' }
const qris = { codePayment: 'QR-ID', typePayment: 'QRIS' }
/** The fundraiser among this backend's accounts. */
const hakim = { whatsapp: '85211112222', password: 'rahasia-sekali' }

type Open = () => Promise<unknown>

const at =
  (path: string): Open =>
  () =>
    app.open(path)

const atLoggedIn =
  (path: string): Open =>
  async () => {
    await app.logIn(hakim)
    await app.open(path)
  }

const atDonation =
  (method: typeof manual, place: '/checkout' | ''): Open =>
  async () => {
    const code = await app.give({ ...method, programId: 'ID-101' })
    await app.open(`/donation/${code}${place}`)
  }

const codeIsAsked = () => screen.findByLabelText('Kode OTP')

const registration: Open = async () => {
  await app.open('/auth/register')
  await fill('Nama Lengkap', 'Dewi Lestari')
  await fill('Nomor WhatsApp', '85299990000')
  await press('Selanjutnya')
  await codeIsAsked()
}

const forgotten: Open = async () => {
  await app.open('/forgot-password')
  await fill('Nomor WhatsApp', hakim.whatsapp)
  await press('Kirim')
  await codeIsAsked()
}

const newEmail: Open = async () => {
  await app.logIn(hakim)
  await app.open('/profile/personal?edit=email&state=choosing')
  await press(/Whatsapp/)
  await codeIsAsked()
}

/** The screen that each changes, and what it shows only where the backend has it. */
const screens: Readonly<Record<string, readonly [Open, (string | RegExp)?]>> = {
  'asset/get_all_payment_method#petunjuk': [
    atDonation(manual, '/checkout'),
    'Transfer sampai tiga angka terakhir.',
  ],
  'asset/get_capabilities': [at('/legalitas'), 'Perkumpulan Kencleng Timur'],
  'asset/get_capabilities#finance_url': [at('/semua-layanan')],
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
  'transaction/getTransaction#riwayat': [atDonation(manual, ''), 'Donasi dicatat'],
  'transaction/get_history': [atLoggedIn('/profile/donasi'), 'Zakat Mal untuk Tetangga'],
  'transaction/get_history#per_tahun': [atLoggedIn('/profile/donasi'), 'Donasi lunas per tahun'],
  'transaction/upload_proof': [atDonation(manual, '/checkout'), 'Kirim bukti transfer'],
  'user/edit_profile#token': [newEmail],
}

/** Home asks where the visitor is, and a donation is sent: tests/e2e/second-backend-withheld.spec.ts. */
const inBrowser = [
  'asset/get_all_payment_method#max_nominal',
  'asset/get_all_payment_method#min_nominal',
  'asset/get_capabilities#contact_phone',
  'asset/get_capabilities#hijri_adjustment',
  'transaction/storeDonate#anonim',
  'transaction/storeDonate#kode_ref',
  'transaction/storeDonate#kunci',
]

const showing = Object.entries(screens).flatMap(([name, [open, shown]]) =>
  shown === undefined ? [] : [[name, open, shown] as const],
)

/** Opens a screen and waits until nothing is on its way. */
async function settle(open: Open) {
  await open()
  await waitFor(() =>
    expect(front.answers).toContainEqual(expect.stringMatching(/^asset\/get_capabilities/)),
  )
  await app.settle()
  expect(screen.queryAllByText('Memuat…')).toEqual([])
  expect(screen.getByRole('main').textContent).not.toMatch(FAILED)
  const failed = front.answers.filter((answer) => !answer.endsWith(' 200'))
  const harmless = /^(user|fundraiser)\/get_user 401$|^asset\/get_capabilities 404$/
  expect(failed.filter((answer) => !harmless.test(answer))).toEqual([])
}

describe.skipIf(notHere !== null)('the second backend', () => {
  it('has a screen here for each of its capabilities', () => {
    expect([...Object.keys(screens), ...inBrowser].toSorted()).toEqual(capabilityNames())
  })

  it.each(Object.entries(screens))(
    'without %s: its screen is whole',
    async (name, [open, shown]) => {
      const backend = await startPythonBackend(['--without', name])
      front.serve(backend)
      await settle(open)
      if (shown !== undefined) expect(screen.queryAllByText(shown)).toEqual([])
      await backend.close()
    },
  )

  describe('with everything', () => {
    let backend: SecondBackend
    beforeAll(async () => {
      backend = await startPythonBackend()
    })
    afterAll(() => backend.close())

    it.each(showing)('shows more: %s', async (_, open, shown) => {
      front.serve(backend)
      await settle(open)
      await waitFor(() => expect(screen.queryAllByText(shown)).not.toEqual([]))
    })
  })
})
