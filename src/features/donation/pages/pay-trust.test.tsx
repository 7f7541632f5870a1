import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, fill, press, shows, testScreens } from '@/app/screen-for-tests'

const app = testScreens({ base: false })
const { open, give, hook, calls } = app

const byBank = { codePayment: 'BSI', typePayment: 'Manual' } as const
const byAccount = { codePayment: 'BNIVA', typePayment: 'VA' } as const
const donate = '/campaign/renovasi-atap-masjid-al-ikhlas/donate'

const region = (name: string) => screen.findByRole('region', { name })

describe('who is paid', () => {
  const card = () => region('Pastikan nama ini yang muncul')

  it('by transfer is the account’s holder', async () => {
    await open(`/donation/${await give(byBank)}/checkout`)
    expect((await card()).textContent).toContain('YAYASAN JEJARING MASJID NUSANTARA')
    expect(within(await card()).queryByText('NMID')).toBeNull()
  })

  it('by QRIS is the merchant, with its id', async () => {
    await open(`/donation/${await give()}/checkout`)
    expect((await card()).textContent).toContain('JEJARING MASJID')
    expect((await card()).textContent).toContain('ID1020304050607')
  })

  it('is not named where the backend tells nothing', async () => {
    for (const field of ['nama_merchant', 'nmid', 'riwayat'])
      await hook(`withhold?name=transaction/getTransaction%23${field}`)
    await open(`/donation/${await give()}/checkout`)
    await screen.findByRole('heading', { name: 'Cara Membayar' })
    await app.settle()
    expect(screen.queryByText('Pastikan nama ini yang muncul')).toBeNull()
    expect(screen.queryByText('Perjalanan Donasi')).toBeNull()
  })
})

it('tells what became of a donation from the oldest on', async () => {
  const code = await give()
  const events = async () =>
    within(await region('Perjalanan Donasi'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  await open(`/donation/${code}/checkout`)
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
    await open(donate)
    await fill('Nominal lainnya', amount)
    await fill('Nama lengkap', 'Siti Rahmawati')
    await fill('Nomor WhatsApp', '81298765432')
  }
  async function option(name: RegExp) {
    if (!screen.queryByRole('dialog')) await press(/Pilih metode pembayaran|Ganti/)
    const sheet = await screen.findByRole('dialog', { name: 'Pilih Metode Pembayaran' })
    return within(sheet).findByRole('button', { name })
  }

  it('keep it from being chosen below the least, and say why', async () => {
    await openForm('15000')
    expect(await option(/^BRI Virtual Account/)).toHaveProperty('disabled', false)
    const bni = await option(/^BNI Virtual Account/)
    expect(bni).toHaveProperty('disabled', true)
    expect(bni.textContent).toContain('Minimal Rp 20.000')
  })

  it('keep it from being chosen above the most, and say why', async () => {
    await openForm('2000001')
    const wallet = await option(/^LinkAja/)
    expect(wallet).toHaveProperty('disabled', true)
    expect(wallet.textContent).toContain('Maksimal Rp 2.000.000')
  })

  it('count at sending too', async () => {
    await openForm('50000')
    fireEvent.click(await option(/^LinkAja/))
    await fill('Nominal lainnya', '2000001')
    await press('Bayar Sekarang')
    await screen.findByText(
      'Maksimal Rp 2.000.000 untuk metode ini. Kurangi nominal atau pilih metode lain.',
    )
    expect(calls('storeDonate')).toBe(0)
  })
})

it('shows the backend’s own steps in place of ours', async () => {
  const steps = async () =>
    within(await region('Cara Membayar'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  const code = await give({ codePayment: 'MANDIRIVA', typePayment: 'VA' })
  await open(`/donation/${code}/checkout`)
  await waitFor(async () => expect(await steps()).toHaveLength(4))
  expect((await steps())[0]).toBe('Buka Livin’ by Mandiri, lalu pilih Bayar.')
  await hook('withhold?name=asset/get_all_payment_method%23petunjuk')
  await open(`/donation/${code}/checkout`)
  await waitFor(async () => expect((await steps())[0]).toContain('pilih menu Virtual Account'))
})

describe('a proof of a transfer', () => {
  const heading = { name: 'Kirim bukti transfer' }

  it('helps nobody who pays by VA', async () => {
    await open(`/donation/${await give(byAccount)}/checkout`)
    await screen.findByRole('heading', { name: 'Perjalanan Donasi' })
    await app.settle()
    expect(screen.queryByRole('heading', heading)).toBeNull()
  })

  it('is asked for where somebody takes it', async () => {
    const code = await give(byBank)
    await open(`/donation/${code}`)
    await screen.findByRole('heading', heading)
    await hook('withhold?name=transaction/upload_proof')
    await open(`/donation/${code}`)
    await screen.findByRole('heading', { name: 'Perjalanan Donasi' })
    await app.settle()
    expect(screen.queryByRole('heading', heading)).toBeNull()
  })
})

describe('what a donor decides', () => {
  const fillForm = async (path = donate) => {
    await open(path)
    await fill('Nominal lainnya', '50000')
    await fill('Nama lengkap', 'Siti Rahmawati')
    await fill('Nomor WhatsApp', '81298765432')
    await press(/Pilih metode pembayaran/)
    const sheet = await screen.findByRole('dialog', { name: 'Pilih Metode Pembayaran' })
    fireEvent.click(await within(sheet).findByRole('button', { name: /^QRIS/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const pay = async () => {
    await press('Bayar Sekarang')
    await waitFor(() => expect(address()).toMatch(/\/checkout$/))
  }

  it('a hidden name is left out itself where the backend has no field for it', async () => {
    await hook('withhold?name=transaction/storeDonate%23anonim')
    await fillForm()
    fireEvent.click(await screen.findByRole('switch', { name: /Sembunyikan nama saya/ }))
    await pay()
    const [sent] = app.sent('storeDonate')
    expect(sent).toMatchObject({ donorName: 'Hamba Allah' })
    expect(sent).not.toHaveProperty('anonim')
  })

  it('nobody knows of a lost answer without the key', async () => {
    await hook('withhold?name=transaction/storeDonate%23kunci')
    await fillForm()
    await hook('lose?call=transaction/storeDonate')
    await press('Bayar Sekarang')
    await shows(/cukup bayar salah satu/)
    await pay()
    for (const form of app.sent('storeDonate')) expect(form).not.toHaveProperty('kunci')
  })

  it('a fundraiser’s link is credited for its program, and no other', async () => {
    await open('/campaign/renovasi-atap-masjid-al-ikhlas?utm_source=web&utm_ref=FAUZAN82')
    const link = await screen.findByRole('link', { name: 'Infaq Sekarang' })
    await fillForm(link.getAttribute('href') ?? '')
    await pay()
    await fillForm('/kencleng-masjid/masjid-raya-al-hidayah/donate')
    await pay()
    const [first, second] = app.sent('storeDonate')
    expect(first).toMatchObject({ kode_ref: 'FAUZAN82' })
    expect(second).not.toHaveProperty('kode_ref')
  })

  it('an amount in the address wins when opened, and what is typed wins afterwards', async () => {
    const amount = () => screen.findByLabelText<HTMLInputElement>('Nominal lainnya')
    const has = (value: string) => waitFor(async () => expect((await amount()).value).toBe(value))
    await open(`${donate}?nominal=50000&utm_ref=FAUZAN82`)
    await has('50.000')
    expect(await screen.findByRole('radio', { name: 'Rp 50.000' })).toHaveProperty('checked', true)
    await waitFor(() => expect(address()).toBe(`${donate}?utm_ref=FAUZAN82`))
    await fill('Nominal lainnya', '75000')
    await has('75.000')
    // A reload.
    await open(address())
    await has('75.000')
    await open(`${donate}?nominal=100000`)
    await has('100.000')
    for (const nominal of ['999', '50.000', 'lima', '']) {
      await open(`${donate}?nominal=${nominal}`)
      await waitFor(() => expect(address()).toBe(donate))
      await has('100.000')
      expect(screen.queryByText(/^Nominal minimal/)).toBeNull()
    }
  })
})
