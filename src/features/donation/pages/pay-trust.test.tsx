import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, description, fill, press, shows, testScreens } from '@/app/screen-for-tests'
import { AMOUNT, campaign, CHOOSE, chooseMethod, fillGift, pay } from './donate-for-tests'

const app = testScreens({ base: false })
const { open, give, hook } = app

const manual = { codePayment: 'BSI', typePayment: 'Manual' } as const
const virtual = { codePayment: 'BNIVA', typePayment: 'VA' } as const
const PAYEE = 'Pastikan nama ini yang muncul'

const openInstruction = (code: string) => open(`/donation/${code}/checkout`)
const withhold = (name: string) => hook(`withhold?name=${encodeURIComponent(name)}`)
const steps = async () =>
  within(await screen.findByRole('region', { name: 'Cara Membayar' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('who is paid', () => {
  it.each([
    [manual, ['YAYASAN JEJARING MASJID NUSANTARA'], ['NMID']],
    [{}, ['JEJARING MASJID', 'NMID', 'ID1020304050607'], []],
  ])('by %o is named', async (gift, told, untold) => {
    await openInstruction(await give(gift))
    const card = await screen.findByRole('region', { name: PAYEE })
    for (const words of told) expect(card.textContent).toContain(words)
    for (const words of untold) expect(card.textContent).not.toContain(words)
  })

  it('isn’t where the backend tells nothing', async () => {
    for (const field of ['nama_merchant', 'nmid', 'riwayat'])
      await withhold(`transaction/getTransaction#${field}`)
    await openInstruction(await give())
    await screen.findByRole('heading', { name: 'Cara Membayar' })
    await app.settle()
    expect(screen.queryByText(PAYEE)).toBeNull()
    expect(screen.queryByText('Perjalanan Donasi')).toBeNull()
  })
})

it('what became of a donation reads from the oldest on', async () => {
  const code = await give()
  const events = async () =>
    within(await screen.findByRole('region', { name: 'Perjalanan Donasi' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  await openInstruction(code)
  expect(await events()).toEqual([expect.stringMatching(/^Donasi dibuat/)])
  await hook('clock?minutes=1')
  await hook(`donations/${code}/paid`)
  await open(`/donation/${code}`)
  expect(await events()).toEqual([
    expect.stringMatching(/^Donasi dibuat/),
    expect.stringMatching(/^Pembayaran diterima/),
  ])
})

describe('a method’s own limits', () => {
  const donate = `${campaign}/donate`
  async function methods() {
    await press(CHOOSE)
    const sheet = await screen.findByRole('dialog', { name: 'Pilih Metode Pembayaran' })
    await within(sheet).findByRole('button', { name: /^QRIS/ })
    return sheet
  }
  const allows = (sheet: HTMLElement, name: RegExp, reason = '') => {
    const found = within(sheet).getByRole('button', { name })
    expect(found).toHaveProperty('disabled', reason !== '')
    expect(found.textContent).toContain(reason)
  }

  it('are said in the groups of methods, and count at sending too', async () => {
    await open(donate)
    const sheet = await methods()
    const groups = within(sheet).getAllByRole('heading', { level: 3 })
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      'QRIS',
      'E-wallet',
      'Virtual Account (VA)',
      'Transfer Bank (Manual)',
    ])
    within(sheet).getByText('Semua bank & dompet digital, otomatis')
    expect(sheet.textContent).toContain('Isi nominal donasi dahulu')
    await open(donate)
    await fill(AMOUNT, '15000')
    const little = await methods()
    allows(little, /^QRIS/)
    allows(little, /^BRI Virtual Account/)
    allows(little, /^BNI Virtual Account/, 'Minimal Rp 20.000')
    await open(donate)
    await fillGift()
    await chooseMethod(/^LinkAja/)
    await fill(AMOUNT, '2000001')
    const method = screen.getByRole('button', { name: CHOOSE })
    const why = 'Maksimal Rp 2.000.000 untuk metode ini. Kurangi nominal atau pilih metode lain.'
    await waitFor(() => expect(description(method)).toBe(why))
    await press('Bayar Sekarang')
    await waitFor(() => expect(document.activeElement).toBe(method))
    expect(app.calls('storeDonate')).toBe(0)
    allows(await methods(), /^LinkAja/, 'Maksimal Rp 2.000.000')
    await open(donate)
    await fill(AMOUNT, '2000000')
    await pay()
  })

  it('come with the backend’s own steps, which take the place of ours', async () => {
    await open(donate)
    await fillGift()
    await chooseMethod(/^Mandiri Virtual Account/)
    await pay()
    await shows('Buka Livin’ by Mandiri, lalu pilih Bayar.')
    expect(await steps()).toHaveLength(4)
    await withhold('asset/get_all_payment_method#petunjuk')
    await open(address())
    await shows('pilih menu Virtual Account')
    expect((await steps())[0]).not.toContain('Livin’')
  })
})

it.each([
  ['by transfer', manual, null, 1],
  ['by VA, where it helps nobody', virtual, null, 0],
  ['where nobody takes it', manual, 'transaction/upload_proof', 0],
])('a slip is asked for %s', async (_, gift, withheld, count) => {
  if (withheld) await withhold(withheld)
  await open(`/donation/${await give(gift)}`)
  await screen.findByRole('heading', { name: 'Perjalanan Donasi' })
  await app.settle()
  const headings = () => screen.queryAllByRole('heading', { name: 'Kirim bukti transfer' })
  await waitFor(() => expect(headings()).toHaveLength(count))
})
