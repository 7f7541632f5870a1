import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  address,
  description,
  fill,
  label,
  press,
  shows,
  testScreens,
} from '@/app/screen-for-tests'
import {
  AMOUNT,
  campaign,
  CHOOSE,
  EMAIL,
  fillGift,
  NAME,
  pay,
  PHONE,
  PRAYER,
} from './donate-for-tests'

const app = testScreens({ base: false })
const { open, sent, calls, hook } = app

afterEach(() => void vi.useRealTimers())

const REQUIRED = 'Mohon diisi terlebih dahulu'
const STORE = 'transaction/storeDonate'
const donate = `${campaign}/donate`

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(label(name))
const method = () => screen.getByRole('button', { name: CHOOSE })
const saysOf = (element: () => HTMLElement, words: string) =>
  waitFor(() => expect(description(element())).toBe(words))
const hasFocus = (element: () => HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element()))

async function openForm() {
  await open(donate)
  await screen.findByRole('button', { name: 'Bayar Sekarang' })
}

it('an amount that can’t be read is refused with a message, kept, and never sent', async () => {
  const text = 'Rp 50.000,00 - Rp 100.000,00'
  await openForm()
  await fillGift()
  await fill(AMOUNT, text)
  await saysOf(() => field(AMOUNT), 'Ada lebih dari satu nominal. Tulis satu saja.')
  expect(field(AMOUNT).getAttribute('aria-invalid')).toBe('true')
  await shows('Total HargaRp 0')
  await press('Bayar Sekarang')
  await hasFocus(() => field(AMOUNT))
  await openForm()
  await waitFor(() => expect(field(AMOUNT).value).toBe(text))
  expect(calls('storeDonate')).toBe(0)
  fireEvent.click(screen.getByRole('radio', { name: 'Rp 25.000' }))
  await waitFor(() => expect(field(AMOUNT).value).toBe('25.000'))
  expect(field(AMOUNT).getAttribute('aria-invalid')).not.toBe('true')
  // An amount is called too small from its first digit on, and missing only when the field was left.
  await fill(AMOUNT, '999')
  await saysOf(() => field(AMOUNT), 'Nominal minimal Rp 1.000')
  await fill(AMOUNT, '0')
  await waitFor(() => expect(field(AMOUNT).value).toBe(''))
  expect(field(AMOUNT).getAttribute('aria-invalid')).not.toBe('true')
  await fill(AMOUNT, 'Rp 1 250 000,00')
  await waitFor(() => expect(field(AMOUNT).value).toBe('1.250.000'))
  await shows('Total HargaRp 1.250.000')
  await pay()
  expect(sent('storeDonate')).toMatchObject([{ price: '1250000' }])
  await shows('satu juta dua ratus lima puluh ribu rupiah')
})

it('an amount is told in words when the typing pauses for half a second', async () => {
  await openForm()
  await saysOf(() => field(AMOUNT), 'Minimal Rp 1.000')
  const words = () =>
    screen.getAllByRole('status').flatMap(({ textContent }) => textContent.match(/.* rupiah/) ?? [])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  for (const value of ['250000', '2500000']) {
    fireEvent.change(field(AMOUNT), { target: { value } })
    pass(499)
    expect(words()).toEqual([])
  }
  pass(1)
  expect(words()).toEqual(['dua juta lima ratus ribu rupiah'])
})

describe('what is missing', () => {
  it('is said at each field when one pays, and the first has the focus', async () => {
    await openForm()
    await press('Bayar Sekarang')
    await hasFocus(() => field(AMOUNT))
    for (const name of [AMOUNT, NAME, PHONE]) await saysOf(() => field(name), REQUIRED)
    await saysOf(method, 'Metode pembayaran wajib dipilih')
    await fill(AMOUNT, '50000')
    await fill(NAME, 'Siti')
    await press('Bayar Sekarang')
    await hasFocus(() => field(PHONE))
    await fill(PHONE, '0812 3456 7890 ext 12')
    await press('Bayar Sekarang')
    await saysOf(() => field(PHONE), 'Ada lebih dari satu nomor. Tulis satu saja.')
    expect(field(PHONE).value).toBe('0812 3456 7890 ext 12')
    await fill(PHONE, 'Siti Rahmawati, WhatsApp: +62 812-3456-7890')
    await press('Bayar Sekarang')
    await hasFocus(method)
    expect(field(PHONE).value).toBe('81234567890')
    expect(screen.queryByText(REQUIRED)).toBeNull()
    expect(calls('storeDonate')).toBe(0)
  })

  it('is said once a field was left, not before', async () => {
    await openForm()
    field(NAME).focus()
    expect(screen.queryByText(REQUIRED)).toBeNull()
    field(PHONE).focus()
    await saysOf(() => field(NAME), REQUIRED)
    expect(field(NAME).getAttribute('aria-invalid')).toBe('true')
    field(NAME).focus()
    await saysOf(() => field(PHONE), REQUIRED)
    await press(CHOOSE)
    const sheet = await screen.findByRole('dialog')
    fireEvent.keyDown(sheet, { key: 'Escape' })
    await shows('Metode pembayaran wajib dipilih')
  })

  it('is no email, though an odd one has a hint once it was left', async () => {
    const ODD = /Ini tidak tampak seperti alamat email/
    await openForm()
    fireEvent.focus(field(EMAIL))
    await fill(EMAIL, 'bukan email')
    expect(screen.queryByText(ODD)).toBeNull()
    fireEvent.blur(field(EMAIL))
    await screen.findByText(ODD)
    for (const email of ['', ' a@b ']) {
      await fill(EMAIL, email)
      await waitFor(() => expect(screen.queryByText(ODD)).toBeNull())
    }
  })
})

describe('a donation', () => {
  it('is remembered on the device, ends the draft, and back leads to the program', async () => {
    await open(campaign)
    // The bar is drawn anew when the program is known.
    await app.settle()
    fireEvent.click(await screen.findByRole('link', { name: 'Infaq Sekarang' }))
    await fillGift()
    await fill(EMAIL, 'siti@contoh.id')
    await fill(PRAYER, 'Semoga masjidnya segera selesai.')
    // A reload keeps what is typed, and complains of nothing.
    await openForm()
    await waitFor(() => expect(field(PRAYER).value).toBe('Semoga masjidnya segera selesai.'))
    expect(field(NAME).value).toBe('Siti Rahmawati')
    expect(screen.queryByText(REQUIRED)).toBeNull()
    const code = await pay()
    expect(JSON.parse(localStorage.getItem('jm-donasi') ?? '')).toMatchObject([
      { code, programTitle: 'Renovasi Atap Masjid Al-Ikhlas' },
    ])
    window.history.back()
    await waitFor(() => expect(address()).toBe(campaign))
    await openForm()
    expect([AMOUNT, NAME, PRAYER].map((name) => field(name).value)).toEqual(['', '', ''])
  })

  it('is one, however often one taps while it is sent, and goes on when one leaves', async () => {
    await open(campaign)
    // The bar is drawn anew when the program is known.
    await app.settle()
    fireEvent.click(await screen.findByRole('link', { name: 'Infaq Sekarang' }))
    await fillGift()
    await hook(`hold?call=${STORE}`)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Bayar Sekarang' })
    for (let tap = 0; tap < 5; tap += 1) button.click()
    for (let enter = 0; enter < 3; enter += 1) button.form?.requestSubmit(button)
    const dialog = () => screen.findByRole('dialog', { name: 'Memproses donasi…' })
    for (const key of ['Enter', 'Escape', 'Escape']) fireEvent.keyDown(await dialog(), { key })
    window.history.back()
    await waitFor(() => expect(address()).toBe(campaign))
    fireEvent.click(await screen.findByRole('link', { name: 'Infaq Sekarang' }))
    await dialog()
    await hook(`release?call=${STORE}`)
    await waitFor(() => expect(address()).toMatch(/\/checkout$/))
    expect(calls('storeDonate')).toBe(1)
  })
})
