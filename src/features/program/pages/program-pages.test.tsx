import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, arrive, first, follow, press, shows, testScreens } from '@/app/screen-for-tests'

const app = testScreens()
const { open, give, calls, hook } = app

const ordinary = '/campaign/renovasi-atap-masjid-al-ikhlas'
const kencleng = '/kencleng-masjid/masjid-raya-al-hidayah'
const noDonor = '/campaign/wakaf-kebun-kelapa-produktif'

const href = (name: string | RegExp) =>
  screen.getAllByRole('link', { name })[0]?.getAttribute('href')

describe.each([
  ['campaign', ordinary],
  ['kencleng', kencleng],
] as const)('a %s program', (kind, base) => {
  it('shows what it is, and leads on', async () => {
    await open(base)
    await screen.findByRole('heading', { name: 'Aminkan doa saudara kita' })
    await screen.findByText(/^Terkumpul (dari Rp [1-9]|· Tanpa target)/)
    const [title] = screen.getAllByRole('heading', { level: 2 })
    expect(document.title).toBe(`${title?.textContent ?? ''} · Jejaring Masjid`)
    await shows(/Rp \d/)
    await screen.findByRole('link', { name: /0 Kali\s*Pencairan Dana/ })
    for (const [name, path] of [
      [/Donasi/, 'donors'],
      [/0\s*Kabar Terbaru/, 'report'],
      [/0 Kali\s*Pencairan Dana/, 'pencairan-dana'],
      ['Selengkapnya', 'detail'],
      ['Bagikan Program', 'fundraiser'],
      ['Infaq Sekarang', 'donate'],
    ] as const)
      expect(href(name)).toBe(`${base}/${path}`)
    screen.getByRole('button', { name: 'Bagikan' })
  })

  it('has other pages', async () => {
    await open(`${base}/report`)
    await screen.findByText('Belum ada kabar terbaru')
    await screen.findByRole('link', { name: 'Infaq Sekarang' })
    // Only the news page of a campaign sends the type.
    expect(app.asked('get_campaign_by_slug')).toEqual([
      { slug: base.split('/').at(-1), ...(kind === 'campaign' && { type: 'ID' }) },
    ])

    await open(`${base}/pencairan-dana`)
    await screen.findByText('Catatan pencairan belum tersedia')
    // Such a backend tells no amounts, so the page claims none.
    expect(screen.getByRole('main').textContent).not.toMatch(/Rp 0|0 Kali|Belum ada/)

    await open(`${base}/detail`)
    await shows(/Dibuat \d/)
    expect(screen.getAllByRole('heading', { level: 2 })).not.toEqual([])
    screen.getByRole('link', { name: 'Infaq Sekarang' })
  })
})

it('says what is reached, seen and read out, and never more', async () => {
  const bar = async (name: string | RegExp, percent: string) =>
    expect((await screen.findByRole('progressbar', { name })).getAttribute('aria-valuenow')).toBe(
      percent,
    )
  // Rp 187.449.849 of Rp 250.000.000: 74,98 %.
  await open(ordinary)
  await bar('74% dari target terkumpul', '74')
  screen.getByText('74% dari target')
  await open('/campaign/karpet-baru-masjid-baiturrahim')
  await screen.findByText('Target tercapai')
  await bar(/./, '100')
  await open('/campaign/sound-system-mushola-nurul-huda')
  await screen.findByText('Terkumpul · Tanpa target')
  screen.getByText('∞')
  screen.getByText('Tanpa batas waktu')
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('names the latest three donors, and how many gave in the last seven days', async () => {
  await app.give({ donorName: 'Pertama', paid: true })
  for (const donorName of ['Dewi', 'Eko', 'Fitri']) await app.give({ donorName, paid: true })
  await open(ordinary)
  const list = within(await screen.findByRole('region', { name: 'Donatur terbaru' }))
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toHaveLength(3)
  for (const row of rows) expect(row).toMatch(/^(Dewi|Eko|Fitri)Hari iniRp \d/)
  list.getByText(/^\d+ dalam 7 hari terakhir$/)
})

it('shows the title on the news page while its answer is slow, however often the page is drawn', async () => {
  await open(ordinary)
  await screen.findByText(/^Terkumpul/)
  const title = screen.getAllByRole('heading', { level: 2 })[0]?.textContent ?? ''
  await hook('hold?call=campaign/get_campaign_by_slug')
  fireEvent.click(first(screen.getAllByRole('link', { name: /Kabar Terbaru/ })))
  await screen.findByText('Belum ada kabar terbaru')
  act(() => {
    window.history.pushState({}, '', `${ordinary}/report?utm_source=wa`)
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  await waitFor(() => expect(address()).toContain('utm_source'))
  screen.getByRole('link', { name: title })
  await hook('release?call=campaign/get_campaign_by_slug')
  await app.settle()
  screen.getByRole('link', { name: title })
})

it.each(['', '/detail', '/report', '/donors', '/pencairan-dana'])(
  'answers an unknown slug at …%s',
  async (section) => {
    await open(`/campaign/tidak-ada${section}`)
    await screen.findByText('Program tidak ditemukan')
    expect(document.title).toMatch(/^Program tidak ditemukan/)
    expect(href('Lihat program lain')).toBe('/infaq')
  },
)

it('says that the server stumbled, with a way to try again', async () => {
  await open('/campaign/gagal-500')
  await screen.findByText('Gagal memuat')
  screen.getByRole('button', { name: 'Coba lagi' })
  screen.getByRole('button', { name: 'Kembali' })
})

it('stands when its parts fail, each with a line and a retry of its own', async () => {
  await open('/campaign/gagal-sebagian')
  await screen.findByRole('heading', { name: 'Renovasi Atap Masjid Al-Ikhlas' })
  for (const [text, kode] of [
    ['Jumlah terkumpul gagal dimuat.', 'get_total_donate'],
    ['Jumlah donatur gagal dimuat.', 'get_transaction_list'],
    ['Doa gagal dimuat.', 'get_prayer_campaign'],
  ] as const) {
    await screen.findByText(text)
    const line = () =>
      within(
        first(
          screen.getAllByRole('status').filter(({ textContent }) => textContent.includes(text)),
        ),
      )
    const before = calls(kode)
    line().getByRole('button', { name: 'Coba lagi' }).click()
    await waitFor(() => expect(calls(kode)).toBeGreaterThan(before))
    await waitFor(line)
  }
  screen.getByRole('link', { name: 'Infaq Sekarang' })
})

describe('the donors', () => {
  it('of a kencleng program have a list of their own', async () => {
    await open(`${kencleng}/donors`)
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(92))
  })

  it('are sorted by date, then by amount, and it is remembered which', async () => {
    await open(`${ordinary}/donors`)
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(118))
    const times = [...document.querySelectorAll('li time')].map((time) =>
      time.getAttribute('datetime'),
    )
    expect(times).toEqual(times.toSorted().reverse())
    fireEvent.click(screen.getByRole('radio', { name: 'Terbesar' }))
    // The chip answers at once, the rows follow.
    await waitFor(() => {
      const amounts = screen
        .getAllByText(/^Rp /)
        .map(({ textContent }) => Number(textContent.replace(/\D/g, '')))
      expect(amounts).toHaveLength(118)
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    })
    await open(address())
    const chip = await screen.findByRole('radio', { name: 'Terbesar' })
    await waitFor(() => expect(chip).toHaveProperty('checked', true))
  })

  it('that there are not yet invite, and lead to the program, also when entered directly', async () => {
    await open(noDonor)
    await follow(/Donasi/)
    await screen.findByText('Riwayat infaq masih kosong')
    screen.getByText('Jadilah donatur pertama untuk program ini')
    await press('Infaq Sekarang')
    await arrive(noDonor)
    await open(`${noDonor}/donors`)
    await press('Infaq Sekarang')
    await waitFor(() => expect(address()).toBe(noDonor))
    await screen.findByRole('heading', { name: 'Wakaf Kebun Kelapa Produktif' })
  })

  it('and their prayers are dated by the day', async () => {
    await give({ paid: true })
    const day = /^(Hari ini|Kemarin|([2-9]|1\d|2\d|30) hari lalu|\d+ (bulan|tahun) lalu)$/
    await open(`${ordinary}/donors`)
    const rows = await screen.findAllByRole('listitem')
    expect(rows[0]?.textContent).toContain('Hari ini')
    const times = [...document.querySelectorAll('li time')].map(({ textContent }) => textContent)
    expect(times.length).toBeGreaterThan(100)
    for (const time of times) expect(time).toMatch(day)
    await open(ordinary)
    const prayer = await screen.findByRole('article', { name: 'Doa Siti Rahmawati' })
    expect(prayer.querySelector('time')?.textContent).toBe('Hari ini')
  })
})

describe.each([
  ['1.0', true],
  ['1.1', false],
])('on a backend of contract %s', (_, base) => {
  const both = testScreens({ base })

  it('an ended program says so where the button is, and still takes an infaq', async () => {
    const ended = 'Program ini sudah berakhir'
    for (const path of ['/report', '/detail', '']) {
      await both.open(`/campaign/buka-puasa-seribu-porsi${path}`)
      const bar = () => screen.getByRole('region', { name: 'Infaq untuk program ini' })
      await waitFor(() => expect(bar().textContent).toContain(ended))
      within(bar()).getByRole('link', { name: 'Infaq Sekarang' })
    }
    await screen.findByText('Berakhir')
    fireEvent.click(screen.getByRole('link', { name: 'Lihat program lain' }))
    await waitFor(() => expect(address()).toBe('/infaq'))
    await both.open(ordinary)
    await screen.findByText(/^\d+ hari lagi$/)
    expect(document.body.textContent).not.toContain(ended)
  })

  it.each(['', '/detail'])('hostile HTML is taken out at …%s', async (path) => {
    await both.open(`/campaign/dapur-umum-banjir-masjid-an-nur${path}`)
    await shows(/Dibuat \d/)
    await both.settle()
    const main = screen.getByRole('main')
    expect(main.querySelector('script, iframe, [onerror], [onclick], object')).toBeNull()
    expect(main.querySelector('a[href^="javascript"], a[href^="data"]')).toBeNull()
  })
})
