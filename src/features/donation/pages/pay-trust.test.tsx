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
  async function openForm(amount: string) {
    await open(`${campaign}/donate`)
    await fill(AMOUNT, amount)
  }
  async function option(name: RegExp) {
    const sheet = await screen.findByRole('dialog', { name: 'Pilih Metode Pembayaran' })
    return within(sheet).findByRole('button', { name })
  }
  it.each([
    ['15000', /^BRI Virtual Account/, ''],
    ['15000', /^BNI Virtual Account/, 'Minimal Rp 20.000'],
    ['2000000', /^LinkAja/, ''],
    ['2000001', /^LinkAja/, 'Maksimal Rp 2.000.000'],
  ])('at %s say of %s: %j', async (amount, name, reason) => {
    await openForm(amount)
    await press(CHOOSE)
    const found = await option(name)
    expect(found).toHaveProperty('disabled', reason !== '')
    expect(found.textContent).toContain(reason)
  })

  it('count at sending too', async () => {
    await openForm('50000')
    await fillGift()
    await chooseMethod(/^LinkAja/)
    await fill(AMOUNT, '2000001')
    await press('Bayar Sekarang')
    await waitFor(() =>
      expect(description(screen.getByRole('button', { name: CHOOSE }))).toBe(
        'Maksimal Rp 2.000.000 untuk metode ini. Kurangi nominal atau pilih metode lain.',
      ),
    )
    expect(app.calls('storeDonate')).toBe(0)
  })

  it('come with the backend’s own steps, which take the place of ours', async () => {
    await openForm('50000')
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
