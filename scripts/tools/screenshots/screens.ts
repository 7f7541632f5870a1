import { programPath } from '../../../src/domain/program/program-path'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { DEVELOPMENT_KEY } from '../../../mock-server/start'
import { paths } from '../../../src/lib/paths'
import { fillDonation } from '../../../tests/e2e/donate-steps'
import { place } from '../../../tests/e2e/masjid-support'
import { accounts, logIn } from '../../../tests/e2e/program-support'
import type { StandInControl } from '../../../tests/e2e/support/stand-in'
import { authScreens } from './auth-screens'

export interface Screen {
  /** Of the file. */
  name: string
  path: string | ((standIn: StandInControl) => Promise<string>)
  /** Where the device says it is; without it the location is refused. */
  place?: { latitude: number; longitude: number }
  /** What a person does before the picture is taken. */
  prepare?: (page: Page, standIn: StandInControl) => Promise<void>
}

const campaign = { kind: 'campaign', slug: 'renovasi-atap-masjid-al-ikhlas' } as const
const emptyCampaign = { kind: 'campaign', slug: 'jumat-berkah-nasi-kotak' } as const

const { jakarta } = place
const mosque = 'masjid-raya-al-hidayah'

const envelope = z.object({ data: z.unknown() })

/** One call of the stand-in, as the client would make it. */
async function call(standIn: StandInControl, controller: string, kode: string, form?: FormData) {
  const answer = await fetch(`${standIn.url}/${controller}`, {
    method: form ? 'POST' : 'GET',
    headers: { key: DEVELOPMENT_KEY, kode: kode.replace(/\?.*/, '') },
    ...(form ? { body: form } : {}),
  })
  return envelope.parse(await answer.json()).data
}

/** A collection box of the seed. */
async function kencleng(standIn: StandInControl) {
  const list = z
    .array(z.object({ slug: z.string() }))
    .parse(await call(standIn, 'mosque?search=', 'get_campaign'))
  return { kind: 'kencleng', slug: list[0]?.slug ?? '' } as const
}

/** Gives through the wire. @returns the donation's code */
async function give(standIn: StandInControl, type: string, code: string): Promise<string> {
  const form = new FormData()
  const fields = {
    price: '100000',
    donorName: 'Siti Rahmawati',
    donorPhone: '81298765432',
    donorEmail: '',
    donorPray: 'Semoga atapnya segera selesai dan jamaahnya semakin ramai. Aamiin.',
    codePayment: code,
    typePayment: type,
    programId: 'ID-1',
    programType: 'infaq',
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const data = z
    .object({ redirect_url: z.string() })
    .parse(await call(standIn, 'transaction', 'storeDonate', form))
  return data.redirect_url.split('/')[2] ?? ''
}

const scrollTo = (page: Page, heading: string) =>
  page
    .getByRole('heading', { name: heading, exact: true })
    .evaluate((element) => element.scrollIntoView({ block: 'start' }))

const checkout = (type: string, code: string) => async (standIn: StandInControl) =>
  paths.checkout(await give(standIn, type, code))

/** A screen that needs a login, seen by a fundraiser with a complete profile unless another is named. */
function signedIn(
  name: string,
  path: string,
  then?: (page: Page) => Promise<void>,
  who: (typeof accounts)[keyof typeof accounts] = accounts.fundraiser,
): Screen {
  return {
    name,
    path,
    prepare: async (page, standIn) => {
      await logIn(page, standIn, who)
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await then?.(page)
    },
  }
}

/** As a device sees it that was here before the last news. */
async function seeAsNew(page: Page) {
  const before = JSON.stringify({ [`campaign:${campaign.slug}`]: Date.now() - 20 * 86_400_000 })
  await page.evaluate((seen) => {
    localStorage.setItem('jm-kabar', seen)
  }, before)
  await page.reload()
  await page.getByText(/baru$/i).first().waitFor()
}

/** Of a backend with contract 1.0 alone. */
async function withoutAll(page: Page, standIn: StandInControl) {
  for (const name of ['campaign/get_updates', 'campaign/get_disbursements', 'asset/get_legality'])
    await standIn.withhold(name)
  await page.evaluate(() => {
    localStorage.clear()
  })
  await page.reload()
  await page.getByText(/^Belum ada/).waitFor()
}

/** This device has two donations of no account, one of them somebody else's. */
async function offerClaims(page: Page) {
  await page.evaluate(() => {
    const made = { programTitle: 'Wakaf Sumur Gunungkidul', createdAt: '2026-11-20T03:00:00.000Z' }
    const gift = { kind: 'campaign', slug: 'wakaf-sumur-gunungkidul', amount: 50_000 }
    const donations = ['DN-RIWAYAT02', 'TIDAK-ADA'].map((code) => ({ code, ...made, gift }))
    localStorage.setItem('jm-donasi', JSON.stringify(donations))
  })
  await page.reload()
  await page.getByText('bukan bagian akun Anda').waitFor()
}

/** Every screen of the product, in the order a donor meets them. */
export const screens: Screen[] = [
  {
    name: 'home',
    path: paths.home(),
    place: jakarta,
    prepare: (page) => page.getByRole('button', { name: /lagi menuju/ }).waitFor(),
  },
  { name: 'home-without-location', path: paths.home() },
  {
    name: 'home-scrolled',
    path: paths.home(),
    prepare: (page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
  },
  { name: 'infaq', path: paths.infaq() },
  {
    name: 'infaq-filter',
    path: paths.infaq(),
    prepare: (page) => page.getByRole('button', { name: 'Filter' }).click(),
  },
  {
    name: 'infaq-empty',
    path: paths.infaq(),
    prepare: async (page) => {
      await page.getByPlaceholder('Cari program').fill('zzzz')
      await page.getByText('Campaign tidak ditemukan').waitFor()
    },
  },
  {
    name: 'infaq-failed',
    path: paths.infaq(),
    prepare: async (page) => {
      await page.getByPlaceholder('Cari program').fill('gagal-500')
      await page.getByRole('button', { name: 'Coba lagi' }).waitFor()
    },
  },
  { name: 'campaign', path: programPath(campaign) },
  {
    name: 'campaign-prayers',
    path: programPath(campaign),
    prepare: (page) => page.getByText('Aminkan doa saudara kita').scrollIntoViewIfNeeded(),
  },
  { name: 'campaign-detail', path: programPath(campaign, 'detail') },
  { name: 'campaign-report', path: programPath(campaign, 'report') },
  { name: 'campaign-report-new', path: programPath(campaign, 'report'), prepare: seeAsNew },
  { name: 'campaign-report-base', path: programPath(campaign, 'report'), prepare: withoutAll },
  {
    name: 'campaign-update',
    path: programPath(campaign, 'report'),
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Rangka atap sudah berdiri' }).click()
      await page.getByRole('link', { name: 'Lihat pencairan dananya' }).waitFor()
    },
  },
  { name: 'campaign-donors', path: programPath(campaign, 'donors') },
  { name: 'campaign-donors-other', path: programPath(emptyCampaign, 'donors') },
  { name: 'campaign-disbursements', path: programPath(campaign, 'disbursements') },
  {
    name: 'campaign-disbursements-base',
    path: programPath(campaign, 'disbursements'),
    prepare: withoutAll,
  },
  {
    name: 'campaign-disbursements-over',
    path: programPath({ kind: 'campaign', slug: 'buka-puasa-seribu-porsi' }, 'disbursements'),
  },
  {
    name: 'campaign-disbursement',
    path: programPath(campaign, 'disbursements'),
    prepare: async (page) => {
      await page.getByRole('link', { name: /^Rangka baja/ }).click()
      await page.getByRole('link', { name: 'Kuitansi CV Bangun Amanah' }).waitFor()
    },
  },
  { name: 'campaign-new-updates', path: programPath(campaign), prepare: seeAsNew },
  { name: 'legality', path: paths.legality() },
  { name: 'legality-base', path: paths.legality(), prepare: withoutAll },
  { name: 'campaign-donate', path: programPath(campaign, 'donate') },
  {
    name: 'donate-hidden-name',
    path: `${programPath(campaign, 'donate')}?nominal=50000`,
    prepare: async (page) => {
      await page.getByLabel('Nama lengkap').fill('Siti Rahmawati')
      await page.getByRole('switch', { name: 'Sembunyikan nama saya' }).check()
    },
  },
  {
    name: 'donate-lost-answer',
    path: programPath(campaign, 'donate'),
    prepare: async (page, standIn) => {
      await standIn.loseAnswer('transaction/storeDonate')
      await fillDonation(page)
      await page.getByRole('button', { name: 'Bayar Sekarang' }).click()
      await page.getByText('belum pasti donasi Anda tercatat').waitFor()
    },
  },
  signedIn('donate-account', programPath(campaign, 'donate')),
  { name: 'campaign-failed', path: programPath({ kind: 'campaign', slug: 'gagal-500' }) },
  { name: 'kencleng', path: async (standIn) => programPath(await kencleng(standIn)) },
  {
    name: 'kencleng-donate',
    path: async (standIn) => programPath(await kencleng(standIn), 'donate'),
  },
  { name: 'checkout-qris', path: checkout('QRIS', 'QRIS') },
  { name: 'checkout-manual', path: checkout('Manual', 'BSI') },
  { name: 'checkout-va', path: checkout('VA', 'BSIVA') },
  { name: 'checkout-ewallet', path: checkout('E-wallet', 'GOPAY') },
  {
    name: 'checkout-expired',
    path: async (standIn) => {
      const code = await give(standIn, 'QRIS', 'QRIS')
      await standIn.expire(code)
      return paths.checkout(code)
    },
  },
  {
    name: 'checkout-proof',
    path: checkout('Manual', 'BSI'),
    prepare: async (page) => {
      const card = page.getByRole('region', { name: 'Kirim bukti transfer' })
      await card.getByLabel('Pilih gambar bukti transfer').setInputFiles('docs/screenshot-home.png')
      await card.getByRole('img').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'donation-proof-sent',
    path: async (standIn) => paths.donation(await give(standIn, 'Manual', 'BSI')),
    prepare: async (page) => {
      const card = page.getByRole('region', { name: 'Kirim bukti transfer' })
      await card.getByLabel('Pilih gambar bukti transfer').setInputFiles('docs/screenshot-home.png')
      await card.getByRole('button', { name: 'Kirim bukti' }).click()
      await page.getByText('Bukti transfer diterima').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'donate-limits',
    path: programPath(campaign, 'donate'),
    prepare: async (page) => {
      await page.getByLabel('Nominal lainnya').fill('15000')
      await page.getByRole('button', { name: 'Pilih metode pembayaran' }).click()
      await page.getByText('BRI Virtual Account').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'donation-receipt-printed',
    path: async (standIn) => {
      const code = await give(standIn, 'Manual', 'BSI')
      await standIn.markPaid(code)
      return paths.donation(code)
    },
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Cetak bukti' }).waitFor()
      await page.emulateMedia({ media: 'print' })
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    },
  },
  {
    name: 'donation-unpaid',
    path: async (standIn) => paths.donation(await give(standIn, 'QRIS', 'QRIS')),
  },
  {
    name: 'donation-paid',
    path: async (standIn) => {
      const code = await give(standIn, 'QRIS', 'QRIS')
      await standIn.markPaid(code)
      return paths.donation(code)
    },
  },
  { name: 'kiblat', path: paths.kiblat() },
  {
    name: 'imsakiyah',
    path: paths.imsakiyah(),
    place: jakarta,
    prepare: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'home-prayers',
    path: paths.home(),
    place: jakarta,
    prepare: async (page) => {
      await page.getByRole('button', { name: /lagi menuju/ }).click()
      const sheet = page.getByRole('dialog', { name: 'Jadwal Shalat' })
      await sheet.getByRole('term').first().waitFor()
      await sheet.locator('dd', { hasText: '.' }).first().waitFor()
    },
  },
  {
    name: 'home-city',
    path: paths.home(),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Pilih kota' }).click()
      await page.getByRole('searchbox').fill('bandung')
      await page.getByRole('button', { name: 'Kota Bandung' }).waitFor()
    },
  },
  { name: 'dzikir', path: paths.dzikir() },
  {
    name: 'dzikir-target',
    path: paths.dzikir(),
    prepare: (page) => page.getByRole('button', { name: /^Target/ }).click(),
  },
  {
    name: 'dzikir-links',
    path: paths.dzikir(),
    prepare: (page) => page.getByRole('button', { name: "Al Ma'tsurat" }).click(),
  },
  { name: 'dzikir-reading', path: paths.alMatsurat('sugro-pagi') },
  { name: 'asmaul-husna', path: paths.asmaulHusna() },
  { name: 'asmaul-husna-list', path: `${paths.asmaulHusna()}?tampilan=daftar` },
  {
    name: 'news',
    path: paths.news(),
    prepare: (page) => page.getByRole('article').first().waitFor(),
  },
  {
    name: 'news-end',
    path: `${paths.news()}?tab=blog`,
    prepare: async (page) => {
      await page.getByText('Semua artikel sudah ditampilkan.').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'news-absent',
    path: paths.news(),
    prepare: async (page, standIn) => {
      await standIn.withhold('news/get_list')
      await page.reload()
      await page.getByText('Artikel tidak ditemukan').waitFor()
    },
  },
  { name: 'news-article', path: paths.article('sumur-bor-ketiga-mengalir-di-gunungkidul') },
  { name: 'news-article-gone', path: paths.article('tidak-ada') },
  { name: 'all-services', path: paths.allServices() },
  { name: 'murottal', path: paths.murottal() },
  {
    name: 'murottal-playing',
    path: paths.murottal(),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Putar Al-Baqarah' }).click()
      await page.getByRole('slider').fill('21')
    },
  },
  ...authScreens,
  signedIn('profile', paths.profile()),
  signedIn('personal', paths.personal()),
  signedIn('personal-name', paths.personal('fullname')),
  signedIn('personal-phone', paths.personal('phone')),
  signedIn('personal-choosing', paths.personal('phone', 'choosing')),
  signedIn('personal-verification', paths.personal('phone', 'choosing'), async (page) => {
    await page.getByRole('button', { name: /Whatsapp/ }).click()
    await page.getByLabel('Kode OTP').waitFor()
  }),
  signedIn('personal-birthdate', paths.personal('birthdate'), async (page) => {
    await page.getByLabel('Tanggal Lahir').click()
    await page.getByText('Sn', { exact: true }).waitFor()
  }),
  signedIn('personal-greeting', paths.personal('nickName')),
  { name: 'donation-history-empty', path: paths.donationHistory() },
  signedIn('donation-history-account', paths.donationHistory(), undefined, accounts.longHistory),
  signedIn('donation-history-claim', paths.donationHistory(), offerClaims, accounts.longHistory),
  signedIn(
    'donation-history-claimed',
    paths.donationHistory(),
    async (page) => {
      await offerClaims(page)
      await page.getByRole('button', { name: 'Tambahkan', exact: true }).click()
      await page.getByText('tidak dapat ditambahkan').waitFor()
    },
    accounts.complete,
  ),
  signedIn('fundraiser-register', paths.fundraiserRegister()),
  signedIn('fundraiser-link', programPath(campaign, 'fundraiser')),
  signedIn(
    'fundraiser-results',
    programPath(campaign, 'fundraiser'),
    (page) => page.getByText('Terkumpul lewat Anda').scrollIntoViewIfNeeded(),
    accounts.longHistory,
  ),
  { name: 'masjid', path: paths.masjidList(), place: jakarta },
  { name: 'masjid-without-location', path: paths.masjidList() },
  {
    name: 'masjid-info',
    path: paths.masjid(mosque),
    place: jakarta,
    prepare: (page) => page.getByRole('button', { name: 'Masjid Raya Al-Hidayah' }).waitFor(),
  },
  {
    name: 'masjid-profile',
    path: paths.masjid(mosque),
    place: jakarta,
    prepare: (page) => scrollTo(page, 'Kontak'),
  },
  {
    name: 'masjid-profile-more',
    path: paths.masjid(mosque),
    place: jakarta,
    prepare: (page) => scrollTo(page, 'Fasilitas'),
  },
  {
    name: 'masjid-profile-absent',
    path: paths.masjid(mosque),
    place: jakarta,
    prepare: async (page, standIn) => {
      await standIn.withhold('mosque/get_profile')
      await page.reload()
      await scrollTo(page, 'Kontak')
    },
  },
  { name: 'masjid-kegiatan', path: paths.masjidEvents(mosque), place: jakarta },
  {
    name: 'masjid-kegiatan-list',
    path: paths.masjidEvents(mosque),
    place: jakarta,
    prepare: (page) => page.evaluate(() => scrollBy(0, 420)),
  },
  {
    name: 'masjid-kegiatan-cancelled',
    path: paths.masjidEvents(mosque),
    place: jakarta,
    prepare: (page) => page.evaluate(() => scrollBy(0, 1300)),
  },
  {
    name: 'masjid-kegiatan-absent',
    path: paths.masjidEvents(mosque),
    place: jakarta,
    prepare: async (page, standIn) => {
      await standIn.withhold('mosque/get_events')
      await page.reload()
      await page.getByText('Tidak ada event terdekat').waitFor()
    },
  },
  { name: 'masjid-daftar', path: paths.masjidRegister() },
  { name: 'kencleng-list', path: paths.kenclengList(), place: jakarta },
  {
    name: 'kencleng-filter',
    path: paths.kenclengList(),
    place: jakarta,
    prepare: (page) => page.getByRole('button', { name: 'Filter' }).click(),
  },
  {
    name: 'masjid-map',
    path: paths.masjidMap(),
    place: jakarta,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Masjid Raya Al-Hidayah' }).click()
      await page.getByRole('link', { name: 'Lihat masjid' }).click({ trial: true })
    },
  },
  {
    name: 'masjid-map-refused',
    path: paths.masjidMap(),
    prepare: (page) => page.getByText('seluruh Indonesia').waitFor(),
  },
  { name: 'not-found', path: '/tidak/ada' },
]
