import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fill, label, press, shows, testScreens } from '@/app/screen-for-tests'
import {
  AMOUNT,
  campaign,
  CHOOSE,
  chooseMethod,
  EMAIL,
  kencleng,
  NAME,
  pay,
  PHONE,
  PRAYER,
} from './donate-for-tests'

const { open, logIn, sent, calls, withCookie } = testScreens()

const PAY = 'Bayar Sekarang'

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(label(name))
const preset = (rupiah: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: `Rp ${rupiah}` })
const bar = () => within(screen.getByRole('region', { name: 'Pembayaran' }))

async function openForm(path = campaign) {
  await open(`${path}/donate`)
  await screen.findByRole('button', { name: PAY })
}

it('the amount is one, by preset or typed', async () => {
  const totalIs = (text: string) =>
    waitFor(() => expect(bar().getByText(/^Rp /).textContent).toBe(text))
  await openForm()
  expect(field(AMOUNT).getAttribute('aria-required')).toBe('true')
  fireEvent.click(preset('100.000'))
  await totalIs('Rp 100.000')
  expect(field(AMOUNT).value).toBe('100.000')
  await fill(AMOUNT, '75000')
  await totalIs('Rp 75.000')
  expect(field(AMOUNT).value).toBe('75.000')
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  await fill(AMOUNT, '25000')
  await waitFor(() => expect(preset('25.000').checked).toBe(true))
  // By its words as well.
  fireEvent.click(screen.getByText('Rp 50.000'))
  await waitFor(() => expect(preset('50.000').checked).toBe(true))
})

it.each([
  ['a refused field', '80000000422', 'Nomor ini tidak dapat digunakan', false],
  ['a proxy’s page', '80000000000', 'belum pasti donasi Anda tercatat', true],
])('a donation that fails by %s says so, loses nothing, and can be tried again', async (...row) => {
  const [, phone, message, maybeRecorded] = row
  const typed = {
    [AMOUNT]: '50.000',
    [NAME]: 'Siti Rahmawati',
    [PHONE]: phone,
    [EMAIL]: 'siti@contoh.id',
    [PRAYER]: 'Semoga masjidnya segera selesai.',
  }
  await openForm()
  for (const [name, value] of Object.entries(typed)) await fill(name, value)
  await chooseMethod(/^QRIS/)
  await press(PAY)
  await waitFor(() => expect(bar().getByRole('alert').textContent).toContain(message))
  expect(preset('50.000').checked).toBe(true)
  for (const [name, value] of Object.entries(typed)) expect(field(name).value).toBe(value)
  expect(screen.getByRole('button', { name: CHOOSE }).textContent).toContain('QRIS')
  // Only if the donation may have been recorded.
  const ask = bar().queryByRole('link', { name: 'Tanyakan lewat WhatsApp' })
  if (maybeRecorded) expect(ask?.getAttribute('href')).toMatch(/wa\.me.*Nominal%3A%20Rp%2050\.000/)
  else expect(ask).toBeNull()

  const before = calls('storeDonate')
  await fill(PHONE, '81298765432')
  await pay()
  expect(calls('storeDonate')).toBe(before + 1)
})

it('the page names the program, and says that it has ended, is none, or could not be loaded', async () => {
  await openForm(kencleng)
  await screen.findByRole('heading', { name: 'Masjid Raya Al-Hidayah' })
  await openForm('/campaign/buka-puasa-seribu-porsi')
  await shows('Program ini sudah berakhir')
  expect(screen.getByRole('button', { name: PAY })).toHaveProperty('disabled', false)
  screen.getByRole('link', { name: 'Lihat program lain' })
  await open('/campaign/tidak-ada/donate')
  await screen.findByText('Program tidak ditemukan')
  await open('/kencleng-masjid/gagal-500/donate')
  await screen.findByText('Program gagal dimuat')
  screen.getByRole('button', { name: 'Coba lagi' })
})

describe('an account’s data', () => {
  it('stand there, the phone masked, and are sent whole', async () => {
    await logIn()
    await openForm()
    await screen.findByText('+62 81********0')
    screen.getByText('Aisyah Rahmawati')
    expect(document.body.textContent).not.toContain('81234567890')
    expect(screen.queryByLabelText(NAME)).toBeNull()
    await fill(AMOUNT, '25000')
    await chooseMethod(/^OVO/)
    await pay()
    expect(withCookie('storeDonate')).toEqual([true])
    expect(sent('storeDonate')).toMatchObject([
      {
        donorName: 'Aisyah Rahmawati',
        donorPhone: '81234567890',
        donorEmail: 'aisyah.rahmawati@contoh.id',
        donorPray: '',
      },
    ])
  })

  it('can be changed for this donation', async () => {
    await logIn()
    await openForm()
    await press('Ubah data')
    const name = await screen.findByLabelText(label(NAME))
    await waitFor(() => expect(document.activeElement).toBe(name))
    expect(name).toHaveProperty('value', 'Aisyah Rahmawati')
    expect(field(PHONE).value).toBe('81234567890')
    await fill(NAME, 'Hamba Allah')
    await openForm()
    const again = await screen.findByLabelText(label(NAME))
    await waitFor(() => expect(again).toHaveProperty('value', 'Hamba Allah'))
    await shows('Masuk sebagai Aisyah Rahmawati')
  })
})
