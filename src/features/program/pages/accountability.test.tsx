import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { arrive, press, shows, testScreens } from '@/app/screen-for-tests'

const app = testScreens({ base: false })
const { open, hook, calls } = app

const ordinary = '/campaign/renovasi-atap-masjid-al-ikhlas'
const ended = '/campaign/buka-puasa-seribu-porsi'
const noTarget = '/campaign/sound-system-mushola-nurul-huda'
const kencleng = '/kencleng-masjid/masjid-raya-al-hidayah'

const link = (name: string | RegExp) => screen.findByRole('link', { name })
const follow = async (name: string | RegExp) => fireEvent.click(await link(name))
const articles = (count: number) =>
  waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count))

it.each([
  [ordinary, 4, 2],
  [kencleng, 2, 1],
])('%s counts %i news and %i disbursements', async (base, news, disbursements) => {
  await open(base)
  await follow(RegExp(`^${news}\\s*Kabar Terbaru`))
  await articles(news)
  await open(base)
  await follow(RegExp(`^${disbursements} Kali\\s*Pencairan Dana`))
  await articles(disbursements)
  screen.getByText(`${disbursements} Kali`)
})

it('a program without news or disbursements says so', async () => {
  await open(noTarget)
  await link(/^0\s*Kabar Terbaru/)
  await follow(/^0 Kali\s*Pencairan Dana/)
  await screen.findByText('Belum ada pencairan dana')
  await open(`${noTarget}/report`)
  await screen.findByText('Belum ada kabar terbaru')
})

it('until the backend has said what it has, nothing is called empty', async () => {
  await hook('hold?call=asset/get_capabilities')
  await open(`${ordinary}/report`)
  await link('Infaq Sekarang')
  await shows('Memuat…')
  expect(screen.queryByText('Belum ada kabar terbaru')).toBeNull()
  await hook('release?call=asset/get_capabilities')
  await articles(4)
})

it('what fails is told, and can be tried again', async () => {
  await open('/campaign/gagal-sebagian')
  await shows('kabar, pencairan gagal dimuat.')
  await link(/^–\s*Kabar Terbaru/)
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

describe('one of the news', () => {
  it('is told with its author, the newest first, and leads on to its disbursement', async () => {
    await open(`${ordinary}/report`)
    await articles(4)
    const [newest] = screen.getAllByRole('article')
    for (const words of ['Panitia Renovasi Al-Ikhlas', 'Alhamdulillah, rangka baja ringan'])
      expect(newest?.textContent).toContain(words)
    const times = [...document.querySelectorAll('article time')].map(
      (time) => time.getAttribute('datetime') ?? '',
    )
    expect(times).toEqual(times.toSorted().reverse())
    await follow('Rangka atap sudah berdiri')
    await arrive(`${ordinary}/report?kabar=1`)
    await screen.findByRole('heading', { name: 'Apa berikutnya?' })
    expect(document.title).toMatch(/^Rangka atap sudah berdiri/)
    screen.getByRole('img', { name: /^Foto 2 dari 2/ })
    screen.getByRole('link', { name: 'Infaq Sekarang' })
    await follow('Lihat pencairan dananya')
    await arrive(`${ordinary}/pencairan-dana?pencairan=1012`)
    await screen.findByRole('heading', { name: 'Rangka baja ringan dan ongkos pasang' })
  })

  it('is shared by its own address, and found there', async () => {
    const path = `${ordinary}/report?kabar=2`
    await open(path)
    await screen.findByRole('heading', { name: /Genteng dan kayu reng/ })
    await press('Bagikan')
    await screen.findByText(/Tautan disalin/)
    expect(await navigator.clipboard.readText()).toContain(path)
    await open(`${ordinary}/report?kabar=999`)
    await screen.findByText('Kabar tidak ditemukan')
    await follow('Lihat semua kabar')
    await articles(4)
  })

  it('loses what is hostile in its HTML', async () => {
    await open(`${ordinary}/report?kabar=3`)
    expect((await link(/^di sini/)).getAttribute('target')).toBe('_blank')
    await shows('atau di sana')
    expect(screen.queryByRole('link', { name: /atau di sana/ })).toBeNull()
    const main = screen.getByRole('main')
    expect(main.querySelector('script, iframe, [onerror], [onclick], object')).toBeNull()
  })

  it('is marked when it came since the last visit, and in that visit alone', async () => {
    const marks = () => screen.queryAllByText('Baru')
    const kabar = () => link(/Kabar Terbaru/)
    const isUnmarked = async () =>
      waitFor(async () => expect((await kabar()).textContent).toMatch(/^4(?!.*\d baru)/))
    await open(ordinary)
    await isUnmarked()
    fireEvent.click(await kabar())
    await articles(4)
    expect(marks()).toEqual([])

    // The last visit was before the last two came.
    const before = { 'campaign:renovasi-atap-masjid-al-ikhlas': Date.now() - 20 * 86_400_000 }
    localStorage.setItem('jm-kabar', JSON.stringify(before))
    await open(ordinary)
    await waitFor(async () => expect((await kabar()).textContent).toContain('2 baru'))
    fireEvent.click(await kabar())
    await waitFor(() => expect(marks()).toHaveLength(2))
    await follow('Rangka atap sudah berdiri')
    await screen.findByRole('heading', { name: 'Apa berikutnya?' })
    window.history.back()
    await waitFor(() => expect(marks()).toHaveLength(2))
    await open(`${ordinary}/report`)
    await articles(4)
    await waitFor(() => expect(marks()).toEqual([]))
    await open(ordinary)
    await isUnmarked()
  })
})

describe('the money', () => {
  it('is told in figures, and the bar in words', async () => {
    await open(`${ordinary}/pencairan-dana`)
    await screen.findByRole('img', {
      name: /^Terkumpul Rp 187\.\d+\.\d+, dicairkan Rp 98\.000\.000, biaya operasional Rp 9\.372\.500, sisa Rp 80\.\d+\.\d+$/,
    })
    await shows('Rp 98.000.000')
    expect(screen.queryByText(/lebih besar/)).toBeNull()
  })

  it('is told too when what was collected doesn’t come', async () => {
    await hook('hold?call=campaign/get_total_donate')
    await open(`${ordinary}/pencairan-dana`)
    await shows('Rp 98.000.000')
    expect(screen.queryByRole('img', { name: /^Terkumpul/ })).toBeNull()
    await hook('release?call=campaign/get_total_donate')
    await screen.findByRole('img', { name: /^Terkumpul/ })
  })

  it('may be more than was collected, and a disbursement without items says so', async () => {
    await open(`${ended}/pencairan-dana`)
    await shows(/lebih besar Rp \d\.\d+\.\d+ daripada yang terkumpul/)
    await screen.findByRole('img', { name: /sisa Rp 0$/ })
    await follow(/^Bahan makanan/)
    await screen.findByText('Rincian belum dilampirkan.')
    screen.getByText('Bukti belum dilampirkan.')
  })

  it('opens to items and documents, which are at https addresses alone', async () => {
    await open(`${ordinary}/pencairan-dana`)
    await follow(/^Rangka baja ringan dan ongkos pasang/)
    await shows('Rp 48.500.000')
    screen.getByText('CV Bangun Amanah')
    screen.getByRole('img', { name: 'Gambar bukti: Rangka yang terpasang' })
    const receipt = await link(/^Kuitansi CV Bangun Amanah/)
    expect(receipt.getAttribute('target')).toBe('_blank')
    expect(receipt.getAttribute('href')).toMatch(/^https:.*\.pdf$/)
    window.history.back()
    await follow(/^Genteng dan kayu reng/)
    await screen.findByText('Nota TB Sumber Rejeki')
    expect(screen.queryByRole('link', { name: /Nota TB Sumber Rejeki/ })).toBeNull()
    await open(`${ordinary}/pencairan-dana?pencairan=1`)
    await screen.findByText('Pencairan tidak ditemukan')
  })
})

describe('legality', () => {
  it.each([
    [ordinary, /^Dikelola Yayasan Jejaring Masjid Nusantara/],
    ['/', /^Legalitas & biaya/],
  ])('is reached from %s', async (path, link) => {
    await open(path)
    await follow(link)
    await screen.findByRole('heading', { name: 'Yayasan Jejaring Masjid Nusantara' })
    expect(window.location.pathname).toBe('/legalitas')
  })

  it('shows licences, fee and audits, and which licence has ended', async () => {
    await open('/legalitas')
    await screen.findByText('5%')
    await shows(/lembaga memakai Rp 5\.000/)
    const licences = screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.includes('Nomor'))
    expect(licences.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Berlaku sampai'),
      expect.stringContaining('Izin ini sudah tidak berlaku.'),
      expect.stringContaining('UPZ'),
      expect.stringContaining('Tanpa batas waktu'),
    ])
    // The document of the second isn't at an https address.
    const documents = licences.map((licence) => licence.querySelector('a')?.href)
    expect(documents[0]).toMatch(/^https:/)
    expect(documents[1]).toBeUndefined()
    expect(screen.getAllByText(/sudah tidak berlaku/)).toHaveLength(1)
    await link(/wajar tanpa pengecualian/)
  })

  it('that can’t be had can be tried again', async () => {
    const legality = 'asset/get_legality'
    await hook(`hold?call=${legality}`)
    await open('/legalitas')
    await waitFor(() => expect(app.standIn.state.holds.waiting(legality)).toBe(1))
    await shows('Memuat…')
    await hook('services/backend/down')
    await hook(`release?call=${legality}`)
    await screen.findByText('Gagal memuat')
    await hook('services/backend/up')
    await press('Coba lagi')
    await screen.findByText('5%')
  })

  it('of which a backend tells nothing has no link to it', async () => {
    await hook('withhold?name=asset/get_legality')
    for (const path of [ordinary, '/']) {
      await open(path)
      await waitFor(() => expect(calls('get_capabilities')).toBeGreaterThan(0))
      await app.settle()
      expect(screen.queryByRole('link', { name: /Legalitas|Dikelola/ })).toBeNull()
    }
    await open('/legalitas')
    await screen.findByText('Belum ada informasi legalitas')
    expect(calls('get_legality')).toBe(0)
  })
})
