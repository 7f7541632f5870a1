import type { Page } from '@playwright/test'
import { capabilityNames } from './support/python-backend'
import { authScreen, startRegistration } from './auth-support'
import { chooseMethod, donateScreen } from './donate-steps'
import { expect } from './support/expect'
import { type SecondBackendControl, test } from './support/second-backend'

const FAILED = /gagal|terjadi kesalahan|coba lagi/i
const CAMPAIGN = '/campaign/perahu-dai-kepulauan'
const MASJID = '/masjid/masjid-agung-baiturrahim'
const manual = { code: 'BMI-TF', type: 'Manual' }
const qris = { code: 'QR-ID', type: 'QRIS' }
/** The fundraiser among this backend's accounts. */
const HAKIM = '85211112222'

type Open = (page: Page, backend: SecondBackendControl) => Promise<void>

const at =
  (path: string): Open =>
  async (page) => {
    await page.goto(path)
  }

/** Home asks where the visitor is. */
const home: Open = async (page) => {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: -6.9, longitude: 107.6 })
  await page.goto('/')
}

const atLoggedIn =
  (path: string): Open =>
  async (page, backend) => {
    await backend.logIn(page.context(), HAKIM)
    await page.goto(path)
  }

const atDonation =
  (method: { code: string; type: string }, place: '/checkout' | ''): Open =>
  async (page, backend) => {
    await page.goto(`/donation/${await backend.give(method)}${place}`)
  }

const donateForm: Open = async (page) => {
  await page.goto(`${CAMPAIGN}/donate?utm_ref=HAKIM-77`)
  const screen = donateScreen(page)
  await screen.amount.fill('75000')
  await chooseMethod(page, 'QRIS Nasional')
  await screen.name.fill('Laila Umar')
  await screen.phone.fill('85277778888')
  await screen.pay.click()
  await expect(page).toHaveURL(/\/checkout$/)
}

const registration: Open = async (page) => {
  await startRegistration(page, '85299990000')
  await expect(authScreen(page).code).toBeVisible()
}

const forgotten: Open = async (page) => {
  await page.goto('/forgot-password')
  const screen = authScreen(page)
  await screen.phone.fill(HAKIM)
  await screen.send.click()
  await expect(screen.code).toBeVisible()
}

const newEmail: Open = async (page, backend) => {
  await backend.logIn(page.context(), HAKIM)
  await page.goto('/profile/personal?edit=email&state=choosing')
  await page.getByRole('button', { name: /Whatsapp/ }).click()
  await expect(authScreen(page).code).toBeVisible()
}

/** The screen that each changes, and what it shows only where the backend has it. */
const screens: Readonly<Record<string, readonly [Open, (string | RegExp)?]>> = {
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
  'transaction/getTransaction#riwayat': [atDonation(manual, ''), 'Donasi dicatat'],
  'transaction/get_history': [atLoggedIn('/profile/donasi'), 'Zakat Mal untuk Tetangga'],
  'transaction/get_history#per_tahun': [atLoggedIn('/profile/donasi'), 'Donasi lunas per tahun'],
  'transaction/storeDonate#anonim': [donateForm],
  'transaction/storeDonate#kode_ref': [donateForm],
  'transaction/storeDonate#kunci': [donateForm],
  'transaction/upload_proof': [atDonation(manual, '/checkout'), 'Kirim bukti transfer'],
  'user/edit_profile#token': [newEmail],
}

/** Opens a screen and waits until nothing is on its way. */
async function settle(page: Page, backend: SecondBackendControl, open: Open) {
  await open(page, backend)
  await expect
    .poll(() => backend.answers.some((answer) => answer.startsWith('asset/get_capabilities')))
    .toBe(true)
  await expect(page.getByText('Memuat…')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main')).not.toContainText(FAILED)
  const failed = backend.answers.filter((answer) => !answer.endsWith(' 200'))
  const harmless = /^(user|fundraiser)\/get_user 401$|^asset\/get_capabilities 404$/
  expect(failed.filter((answer) => !harmless.test(answer))).toEqual([])
}

test('each capability of the second backend has its screen here, and none is lost', () => {
  const names = capabilityNames()
  const told = [
    ...names
      .filter((name) => !(name in screens))
      .map((name) => `${name} has no screen: write it into \`screens\` of this file`),
    ...Object.keys(screens)
      .filter((name) => !names.includes(name))
      .map(
        (name) => `${name} is lost: contract-kit/second-backend/capabilities.py no longer lists it`,
      ),
  ]
  expect(told, told.join('\n')).toEqual([])
})

for (const [name, [open, shown]] of Object.entries(screens)) {
  test.describe(`without ${name}`, () => {
    test.use({ backendOptions: ['--without', name] })
    test('its screen is whole', async ({ page, backend }) => {
      await settle(page, backend, open)
      if (shown !== undefined) await expect(page.getByText(shown)).toHaveCount(0)
    })
  })
}

test('with everything, those screens show more', async ({ page, backend }) => {
  for (const [open, shown] of Object.values(screens)) {
    if (shown === undefined) continue
    await settle(page, backend, open)
    await expect(page.getByText(shown).first()).toBeVisible()
    await page.context().clearCookies()
  }
})
