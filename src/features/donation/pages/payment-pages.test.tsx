import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { accounts, arrive, press, shows, testScreens } from '@/app/screen-for-tests'
import { withoutServerTime } from './donate-for-tests'
import { appearanceStore, ordinary } from '@/lib/appearance'
import { keepSentSlip } from '@/domain/donation/sent-slips'
import { listen } from '@/ui/text/heard-for-tests'

const app = testScreens()
const { open, give, hook, asked } = app

const byBank = { codePayment: 'BSI', typePayment: 'Manual' } as const
const byAccount = { codePayment: 'BNIVA', typePayment: 'VA' } as const
const toKencleng = { programId: 'KM-3', programType: 'kencleng-masjid' } as const
const campaign = 'Renovasi Atap Masjid Al-Ikhlas'

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const THANKS = 'Alhamdulillah, donasi Anda diterima'

const openDetail = (code: string) => open(`/donation/${code}`)
const openInstruction = (code: string) => open(`/donation/${code}/checkout`)

describe('the payment instruction', () => {
  it('of a VA copies the number without its spaces, and says so once and alone', async () => {
    await openInstruction(await give({ ...byAccount, ...toKencleng, price: '250000' }))
    await app.settle()
    const heard = listen()
    await press('Salin nomor')
    await waitFor(() => expect(heard).toContain('Nomor Virtual Account disalin'))
    expect(await navigator.clipboard.readText()).toMatch(/^\d{10,}$/)
    await press('Salin nominal')
    await waitFor(() => expect(heard).toContain('Nominal disalin'))
    expect(await navigator.clipboard.readText()).toBe('250000')
    await app.settle()
    // On a busy machine it is said too that an answer is late.
    const copied = heard.filter((said) => said.includes('disalin'))
    expect(copied).toEqual(['Nomor Virtual Account disalin', 'Nominal disalin'])
    screen.getByText(/Pembayaran diverifikasi otomatis/)
    // No digit is highlighted: there is no unique code.
    const total = screen.getByRole('region', { name: 'Total Pembayaran' })
    expect(within(total).getByText('Rp 250.000').childElementCount).toBe(0)
  })

  it('says that a clipboard doesn’t answer, and selects what it should have', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(new Promise(() => {}))
    await openInstruction(await give({ ...byAccount, price: '250000' }))
    await press('Salin nominal')
    await screen.findByText(/^Tidak dapat disalin/)
    expect(window.getSelection()?.toString()).toBe('250000')
    write.mockRestore()
    await press('Salin nominal')
    await waitFor(() => expect(screen.queryByText(/^Tidak dapat disalin/)).toBeNull())
  })

  it.each([
    [byBank, 'Nomor rekening'],
    [byAccount, 'Nomor Virtual Account'],
  ])('of %o without a number says so, and whom to ask', async (method, name) => {
    const code = await give({ ...method, price: '250000' })
    const donation = app.standIn.state.donations.get(code)
    if (donation) donation.norek = null
    await openInstruction(code)
    await shows(`${name} belum tersedia. Ketuk “Konfirmasi Pembayaran” agar kami bantu.`)
    await app.settle()
    screen.getByRole('link', { name: 'Konfirmasi Pembayaran' })
    expect(screen.queryByRole('button', { name: 'Salin nomor' })).toBeNull()
    expect(screen.getByRole('main').textContent).not.toMatch(/Salin nomor|nomor .* di atas/i)
  })

  it('has the donation’s details with a masked phone, and recommends other programs', async () => {
    const code = await give(byBank)
    await openInstruction(code)
    fireEvent.click(await screen.findByText('Detail Donasi'))
    await screen.findByText('+62 81********0')
    screen.getByText(code)
    const others = await screen.findByRole('region', { name: 'Program Lainnya' })
    // The one just given to is among the first five.
    await waitFor(() => expect(within(others).getAllByRole('listitem')).toHaveLength(5))
    expect(others.textContent).not.toContain(campaign)
    // A page of the test before may still have asked.
    expect(asked('get_campaign_limit').slice(-2)).toEqual([{ limit: '5' }, { limit: '6' }])
  })

  it.each([
    [{}, 'light'],
    [{ codePayment: 'GOPAY', typePayment: 'E-wallet' }, 'light'],
    [byAccount, 'light'],
    [byBank, 'filled'],
  ])('of %o asks for a confirmation (%s)', async (method, variant) => {
    const code = await give(method)
    await openInstruction(code)
    const bar = () => screen.findByRole('link', { name: 'Konfirmasi Pembayaran' })
    expect((await bar()).dataset.variant).toBe(variant)
    keepSentSlip({ code, sentAt: new Date().toISOString(), status: 'Sedang diperiksa' })
    await openInstruction(code)
    expect((await bar()).dataset.variant).toBe('light')
  })

  it('says how long there is to pay on a phone that is three hours behind', async () => {
    await hook('clock?minutes=180')
    await openInstruction(await give({ codePayment: 'QRIS', typePayment: 'QRIS', price: '25000' }))
    const timer = await screen.findByRole('timer', { name: 'Sisa waktu pembayaran' })
    await waitFor(() => expect(timer.textContent).toMatch(/^00 Jam ?(29|30) Menit/))
  })

  const UNPAYABLE = 'Jangan membayar lagi ke nomor atau kode QR sebelumnya.'
  const TOO_LATE = 'Batas waktu pembayaran sudah lewat'
  const FAILED = 'Pembayaran tidak berhasil'
  const PAID = 'Pembayaran Diterima'
  it.each([
    ['expire', TOO_LATE, 'Kedaluwarsa', UNPAYABLE],
    ['fail', FAILED, 'Gagal', UNPAYABLE],
    ['paid', PAID, 'Lunas', 'Donasi Rp 50'],
  ])('that ends (%s) says so in words, in its title, and with the focus it had', async (...row) => {
    const [end, title, badge, said] = row
    const heading = end === 'paid' ? THANKS : title
    const code = await give(byBank)
    await openInstruction(code)
    const copy = await screen.findByRole('button', { name: 'Salin nomor' })
    expect(document.title).toBe('Instruksi Pembayaran · Jejaring Masjid')
    copy.focus()
    await hook(`donations/${code}/${end}`)
    const found = await screen.findByRole('heading', { name: heading }, { timeout: 60_000 })
    await waitFor(() => expect(document.activeElement).toBe(found))
    expect(document.title).toBe(`${title} · Jejaring Masjid`)
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(announced).toContainEqual(expect.stringContaining(`${title}. ${said}`))
    // Where it had ended before, it takes no focus.
    await openInstruction(code)
    await screen.findByRole('heading', { name: heading })
    expect(document.activeElement).toBe(document.body)
    screen.getByText(badge)
    expect(screen.queryByRole('button', { name: 'Salin nomor' })).toBeNull()
    if (end === 'paid') return
    // Until the program is known it leads to the list of all.
    await waitFor(() => expect(href('Donasi Lagi')).toMatch(/^\/campaign\/[\w-]+\/donate$/))
    if (end === 'fail') expect(screen.queryByText(/harus dibayar sebelum/)).toBeNull()
    else expect(href('Saya sudah transfer')).toContain(encodeURIComponent('saya sudah membayar'))
  })

  it.each([
    [false, 1],
    [true, 0],
  ])('that is paid is felt, unless motion is unwished (%s)', async (calm, times) => {
    const vibrate = vi.fn(() => true)
    Object.assign(navigator, { vibrate })
    onTestFinished(() => {
      appearanceStore.set(ordinary)
      Reflect.deleteProperty(navigator, 'vibrate')
    })
    const code = await give()
    await openInstruction(code)
    await screen.findByRole('button', { name: 'Unduh QR' })
    appearanceStore.set({ ...ordinary, tenang: calm })
    await hook(`donations/${code}/paid`)
    await screen.findByRole('heading', { name: THANKS }, { timeout: 60_000 })
    expect(vibrate).toHaveBeenCalledTimes(times)
  })

  it('asks again when the countdown ends; a wrong clock alone takes nothing away', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    withoutServerTime()
    const code = await give()
    await openInstruction(code)
    await screen.findByRole('button', { name: 'Unduh QR' })
    const asked = app.calls('getTransaction')
    // The phone's clock goes ahead, the backend's doesn't.
    await hook('clock?minutes=-31')
    vi.setSystemTime(Date.now() + 31 * 60_000)
    await screen.findByRole('heading', { name: 'Batas waktu pembayaran sudah lewat' })
    await waitFor(() => expect(app.calls('getTransaction')).toBeGreaterThan(asked))
    await press('Lihat instruksi pembayaran')
    await screen.findByRole('img', { name: 'Kode QR pembayaran donasi' })
    await shows('Batas waktu sudah lewat')
  })

  it('stays while the status cannot be refreshed, and recovers with the network', async () => {
    await openInstruction(await give(byBank))
    await shows('Menunggu pembayaran.')
    await app.settle()
    app.setOnline(false)
    await press('Cek status')
    await shows('Status belum dapat diperbarui.')
    screen.getByRole('button', { name: 'Salin nomor' })
    screen.getByRole('button', { name: 'Coba lagi' })
    // The network's return is enough; nobody has to tap.
    app.setOnline(true)
    for (const event of ['offline', 'online'])
      act(() => void window.dispatchEvent(new Event(event)))
    await shows('Menunggu pembayaran.')
  })
})

describe('a paid donation', () => {
  const invitation = () => new URL(href('Ajak lewat WhatsApp') ?? '').searchParams.get('text') ?? ''

  it('invites others with the program’s link, never with the amount, and says what follows', async () => {
    const code = await give({ price: '765432', paid: true })
    await openInstruction(code)
    await screen.findByRole('link', { name: 'Ajak lewat WhatsApp' })
    const link = `${window.location.origin}/campaign/renovasi-atap-masjid-al-ikhlas`
    expect(invitation()).toContain(campaign)
    expect(invitation().endsWith(`:\n${link}`)).toBe(true)
    expect(invitation()).not.toMatch(/765|Rp/)
    const next = within(screen.getByRole('list', { name: 'Selanjutnya' }))
    const hrefs = next.getAllByRole('link').map((one) => one.getAttribute('href'))
    expect(hrefs).toEqual([
      `/donation/${code}`,
      '/campaign/renovasi-atap-masjid-al-ikhlas/report',
      '/profile/rutin/baru?program=campaign%3Arenovasi-atap-masjid-al-ikhlas',
    ])
    expect(href('Donasi Lagi')).toBe('/campaign/renovasi-atap-masjid-al-ikhlas')
  })

  it('of a fundraiser invites with his own code', async () => {
    await app.logIn(accounts.fundraiser)
    await openInstruction(await give({ paid: true }))
    await waitFor(() => expect(invitation()).toMatch(/\?utm_source=web&utm_ref=\w+$/))
  })
})

it.each([
  ['instruction', openInstruction],
  ['detail', openDetail],
])('the %s tells an unknown code, and a failure, with a way out', async (_, openIt) => {
  await openIt('TIDAK-ADA')
  await screen.findByText('Donasi tidak ditemukan')
  screen.getByRole('button', { name: 'Kembali' })
  screen.getByRole('link', { name: 'Kembali ke Beranda' })
  await openIt('gagal-500')
  await screen.findByText('Gagal memuat')
  screen.getByRole('button', { name: 'Coba lagi' })
})

describe('a donation', () => {
  it('that is unpaid names its deadline, and leads to the instruction and the chat', async () => {
    const code = await give({ ...byBank, donorPray: 'Semoga lancar.' })
    await openDetail(code)
    const link = await screen.findByRole('link', { name: 'Lihat instruksi pembayaran' })
    expect(link.getAttribute('href')).toBe(`/donation/${code}/checkout`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Detail Donasi')
    const status = screen.getByText('Belum Lunas').closest('[role="status"]')
    expect(status?.textContent).toMatch(/^Belum Lunas.?Rp 50\.\d{3}/)
    // Only one button of the page is filled.
    const buttons = document.querySelectorAll<HTMLElement>('.mantine-Button-root')
    const isFilled = ({ dataset: { variant = 'filled' } }: HTMLElement) => variant === 'filled'
    expect([...buttons].filter(isFilled)).toEqual([link])
    await shows(/Bayar sebelum .* WIB/)
    await shows('otomatis dibatalkan')
    await screen.findByRole('link', { name: campaign })
    screen.getByText('Semoga lancar.')
    screen.getByText('Siti Rahmawati')
    screen.getByText('Bank Syariah Indonesia (BSI)')
    await shows(/Rp 50\.\d{3}/)
    expect(screen.queryByRole('link', { name: 'Donasi Lagi' })).toBeNull()
    expect(href('Konfirmasi Pembayaran')).toMatch(new RegExp(`^https://wa\\.me/62.*${code}`))
    expect(href('Bantuan')).toMatch(/wa\.me/)
    await press('Salin kode')
    await screen.findByText('Kode donasi disalin')
    expect(await navigator.clipboard.readText()).toBe(code)
  })

  it('to a collection box that has expired leads back to that box', async () => {
    const code = await give({ ...byAccount, ...toKencleng })
    await hook(`donations/${code}/expire`)
    await openDetail(code)
    await screen.findByText('Kedaluwarsa')
    await shows(/Batas waktu.* WIB/)
    await waitFor(() => expect(href('Donasi Lagi')).toMatch(/^\/kencleng-masjid\/[\w-]+$/))
  })

  it('is found where a messenger has put a sign behind its code', async () => {
    const code = await give()
    await openDetail(`${code}%20%F0%9F%A4%B2`)
    await arrive(`/donation/${code}`)
    await screen.findByText('Belum Lunas')
  })
})

describe('with programs that cannot be had', () => {
  const refused = { status: 500, body: { status: false, message: 'Gangguan.', data: null } }
  const without = testScreens({ overrides: { '/campaign/get_campaign_by_id': () => refused } })

  it('a donation stands all the same', async () => {
    const code = await without.give()
    await without.open(`/donation/${code}`)
    await screen.findByText('Data program belum dapat ditampilkan.')
    screen.getByText('Siti Rahmawati')
    await without.hook(`donations/${code}/paid`)
    await without.open(`/donation/${code}`)
    await screen.findByText('Data program belum dapat ditampilkan.')
    await waitFor(() => expect(href('Donasi Lagi')).toBe('/infaq'))
  })
})

it('a donation’s detail keeps the focus when what had it goes with the status', async () => {
  const code = await give(byBank)
  await openDetail(code)
  const link = await screen.findByRole('link', { name: 'Lihat instruksi pembayaran' })
  link.focus()
  await hook(`donations/${code}/paid`)
  await waitFor(() => expect(link.isConnected).toBe(false), { timeout: 60_000 })
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Lunas/))
  await shows(/Dibayar pada .* WIB/)
  await waitFor(() => expect(href('Donasi Lagi')).toMatch(/^\/campaign\//))
})
