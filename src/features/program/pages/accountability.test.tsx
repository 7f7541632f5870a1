import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, first, press, testScreens } from '@/app/screen-for-tests'

const app = testScreens({ base: false })
const { open, calls, hook } = app

const ordinary = '/campaign/renovasi-atap-masjid-al-ikhlas'
const kencleng = '/kencleng-masjid/masjid-raya-al-hidayah'
const noTarget = '/campaign/sound-system-mushola-nurul-huda'

const hasArticles = (count: number) =>
  waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(count))
const follow = async (name: RegExp) => (await screen.findByRole('link', { name })).click()

describe.each([
  ['campaign', ordinary, { updates: 4, disbursements: 2 }],
  ['kencleng', kencleng, { updates: 2, disbursements: 1 }],
] as const)('a %s program', (_, base, counts) => {
  it('counts its news', async () => {
    await open(base)
    await follow(RegExp(`^${counts.updates}\\s*Kabar Terbaru`))
    await waitFor(() => expect(address()).toBe(`${base}/report`))
    await hasArticles(counts.updates)
  })

  it('counts its disbursements', async () => {
    await open(base)
    await follow(RegExp(`^${counts.disbursements} Kali\\s*Pencairan Dana`))
    await waitFor(() => expect(address()).toBe(`${base}/pencairan-dana`))
    await screen.findByText(`${counts.disbursements} Kali`)
    await hasArticles(counts.disbursements)
  })
})

it('shares one of the news by its own address, and says when there is none', async () => {
  const path = `${ordinary}/report?kabar=2`
  await open(path)
  await screen.findByRole('heading', { name: /Genteng dan kayu reng/ })
  await press('Bagikan')
  await screen.findByText(/Tautan disalin/)
  expect(await navigator.clipboard.readText()).toContain(path)

  await open(`${ordinary}/report?kabar=999`)
  await screen.findByText('Kabar tidak ditemukan')
  await follow(/^Lihat semua kabar$/)
  await hasArticles(4)
})

it('says that there are neither news nor disbursements', async () => {
  await open(noTarget)
  await screen.findByRole('link', { name: /^0\s*Kabar Terbaru/ })
  await follow(/^0 Kali\s*Pencairan Dana/)
  await screen.findByText('Belum ada pencairan dana')
  await open(`${noTarget}/report`)
  await screen.findByText('Belum ada kabar terbaru')
})

it('says what fails, and asks for it again', async () => {
  await open('/campaign/gagal-sebagian')
  await screen.findByText(/kabar, pencairan gagal dimuat\./)
  await screen.findByRole('link', { name: /^–\s*Kabar Terbaru/ })
  for (const [path, kode] of [
    ['report', 'get_updates'],
    ['pencairan-dana', 'get_disbursements'],
  ] as const) {
    await open(`/campaign/gagal-sebagian/${path}`)
    await screen.findByText('Gagal memuat')
    const before = calls(kode)
    await press('Coba lagi')
    await waitFor(() => expect(calls(kode)).toBeGreaterThan(before))
  }
})

it('has the sums when what was collected is late', async () => {
  await hook('hold?call=campaign/get_total_donate')
  await open(`${ordinary}/pencairan-dana`)
  await screen.findByText('Rp 98.000.000')
  expect(screen.queryByRole('img', { name: /^Terkumpul/ })).toBeNull()
  await hook('release?call=campaign/get_total_donate')
  await screen.findByRole('img', { name: /^Terkumpul/ })
})

it('calls nothing empty until the backend has said what it has', async () => {
  await hook('hold?call=asset/get_capabilities')
  await open(`${ordinary}/report`)
  await screen.findByRole('link', { name: 'Infaq Sekarang' })
  await screen.findByText('Memuat…')
  expect(screen.queryByText('Belum ada kabar terbaru')).toBeNull()
  await hook('release?call=asset/get_capabilities')
  await hasArticles(4)
})

it('asks no backend for news or disbursements that has none', async () => {
  await hook('withhold?name=campaign/get_updates')
  await hook('withhold?name=campaign/get_disbursements')
  await open(ordinary)
  await follow(/^0\s*Kabar Terbaru/)
  await screen.findByText('Belum ada kabar terbaru')
  await open(ordinary)
  await follow(/^0 Kali\s*Pencairan Dana/)
  await screen.findByText('Belum ada pencairan dana')
  screen.getByText('Total dana dicairkan')
  expect(calls('get_updates') + calls('get_disbursements')).toBe(0)
})

describe('legality', () => {
  it('is reached from a program', async () => {
    await open(ordinary)
    await follow(/^Legalitas & biaya/)
    await screen.findByRole('heading', { name: 'Yayasan Jejaring Masjid Nusantara' })
    expect(address()).toBe('/legalitas')
  })

  it('that can’t be had can be tried again', async () => {
    await hook('hold?call=asset/get_legality')
    await open('/legalitas')
    await waitFor(() =>
      expect(localStorage.getItem('jm-kemampuan')).toContain('asset/get_legality'),
    )
    const main = first(await screen.findAllByRole('main'))
    within(main).getByText('Memuat…')
    await hook('services/backend/down')
    await hook('release?call=asset/get_legality')
    await screen.findByText('Gagal memuat')
    await hook('services/backend/up')
    await press('Coba lagi')
    await screen.findByText('5%')
  })
})
