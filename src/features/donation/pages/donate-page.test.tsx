import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  address,
  description,
  fill,
  label,
  press,
  shows,
  testScreens,
} from '@/app/screen-for-tests'

const { open, logIn, sent, calls, settle, withCookie } = testScreens()

const donate = '/campaign/renovasi-atap-masjid-al-ikhlas/donate'
const PAY = 'Bayar Sekarang'
const CHOOSE = /Pilih metode pembayaran|Ganti/
const AMOUNT = 'Nominal lainnya'
const NAME = 'Nama lengkap'
const PHONE = 'Nomor WhatsApp'

const amount = () => screen.getByLabelText<HTMLInputElement>(label(AMOUNT))
const preset = (rupiah: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: `Rp ${rupiah}` })
const total = () =>
  within(screen.getByRole('region', { name: 'Pembayaran' })).getByText(/^Rp /).textContent
const isPaying = () => waitFor(() => expect(address()).toMatch(/^\/donation\/[^/]+\/checkout$/))

async function openForm(path = donate) {
  await open(path)
  await screen.findByRole('button', { name: PAY })
}

async function openMethods() {
  await press(CHOOSE)
  return screen.findByRole('dialog', { name: 'Pilih Metode Pembayaran' })
}

async function choose(name: string) {
  const sheet = await openMethods()
  fireEvent.click(await within(sheet).findByRole('button', { name: new RegExp(`^${name}`) }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

async function fillDonation(phone = '81298765432') {
  fireEvent.click(preset('50.000'))
  await fill(NAME, 'Siti Rahmawati')
  await fill(PHONE, phone)
  await fill('Email (opsional)', 'siti@contoh.id')
  await fill('Tulis doa (opsional)', 'Semoga masjidnya segera selesai.')
  await choose('QRIS')
}

describe('the amount', () => {
  it('is one, by preset or typed', async () => {
    await openForm()
    expect(amount().getAttribute('aria-required')).toBe('true')
    fireEvent.click(preset('100.000'))
    await waitFor(() => expect(total()).toBe('Rp 100.000'))
    expect(amount().value).toBe('100.000')
    await fill(AMOUNT, '75000')
    await waitFor(() => expect(total()).toBe('Rp 75.000'))
    expect(amount().value).toBe('75.000')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    await fill(AMOUNT, '25000')
    await waitFor(() => expect(preset('25.000').checked).toBe(true))
    // By its words as well.
    fireEvent.click(screen.getByText('Rp 50.000'))
    await waitFor(() => expect(preset('50.000').checked).toBe(true))
  })

  it('is refused below Rp 1.000, from the first digit', async () => {
    await openForm()
    const message = 'Nominal minimal Rp 1.000'
    await fill(AMOUNT, '999')
    await waitFor(() => expect(description(amount())).toBe(message))
    expect(amount().getAttribute('aria-invalid')).toBe('true')
    await fill(AMOUNT, '1000')
    await waitFor(() => expect(screen.queryByText(message)).toBeNull())
    expect(amount().getAttribute('aria-invalid')).not.toBe('true')
    await fill(AMOUNT, '0')
    await waitFor(() => expect(amount().value).toBe(''))
    expect(screen.queryByText(message)).toBeNull()
  })
})

describe('the methods', () => {
  const instant = ['QRIS', 'GoPay', 'OVO', 'DANA', 'ShopeePay', 'LinkAja']
  const bank = ['Bank Mandiri', 'BNI Virtual Account']

  it.each([
    ['999', [], instant, 'Minimal Rp 1.000'],
    ['1000', instant, bank, 'Minimal Rp 20.000'],
    ['19999', instant, bank, 'Minimal Rp 20.000'],
    ['20000', [...instant, ...bank], [], ''],
  ])('at %s', async (price, allowed, refused, reason) => {
    await openForm()
    await fill(AMOUNT, price)
    const sheet = await openMethods()
    await within(sheet).findByRole('button', { name: /^QRIS/ })
    const option = (name: string) =>
      within(sheet).getByRole('button', { name: new RegExp(`^${name}`) })
    for (const name of allowed) expect(option(name)).toHaveProperty('disabled', false)
    for (const name of refused) {
      expect(option(name)).toHaveProperty('disabled', true)
      expect(option(name).textContent).toContain(reason)
    }
  })

  it('stand in groups', async () => {
    await openForm()
    const sheet = await openMethods()
    await within(sheet).findByRole('button', { name: /^QRIS/ })
    const groups = within(sheet).getAllByRole('heading', { level: 3 })
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      'QRIS',
      'E-wallet',
      'Transfer Bank (Manual)',
      'Virtual Account (VA)',
    ])
    expect(sheet.textContent).toContain('Isi nominal donasi dahulu')
  })

  it('that the amount no longer allows are never sent', async () => {
    await openForm()
    await fillDonation()
    await choose('BNI Virtual Account')
    const method = screen.getByRole('button', { name: CHOOSE })
    await fill(AMOUNT, '19999')
    await waitFor(() => expect(description(method)).toMatch(/^Minimal Rp 20\.000/))
    await press(PAY)
    await waitFor(() => expect(document.activeElement).toBe(method))
    expect(calls('storeDonate')).toBe(0)
    await fill(AMOUNT, '20000')
    await waitFor(() => expect(description(method)).not.toMatch(/Minimal/))
    await press(PAY)
    await isPaying()
  })
})

describe('a donation that fails', () => {
  it.each([
    ['a broken server', '80000000500', 'Server sedang mengalami gangguan', false],
    ['a refused field', '80000000422', 'Nomor ini tidak dapat digunakan', false],
    ['a limit', '80000000429', 'Coba lagi dalam 30 detik.', false],
    ['a proxy’s page', '80000000000', 'belum pasti donasi Anda tercatat', true],
    ['no answer', '80000000999', 'belum pasti donasi Anda tercatat', true],
  ])('by %s says so in words, loses nothing, and can be tried again', async (...row) => {
    const [, phone, message, maybeRecorded] = row
    await openForm()
    await fillDonation(phone)
    await press(PAY)
    const bar = within(screen.getByRole('region', { name: 'Pembayaran' }))
    await waitFor(() => expect(bar.getByRole('alert').textContent).toContain(message))
    expect(preset('50.000').checked).toBe(true)
    for (const [name, value] of [
      [AMOUNT, '50.000'],
      [NAME, 'Siti Rahmawati'],
      [PHONE, phone],
      ['Email (opsional)', 'siti@contoh.id'],
      ['Tulis doa (opsional)', 'Semoga masjidnya segera selesai.'],
    ] as const)
      expect(screen.getByLabelText(label(name))).toHaveProperty('value', value)
    expect(screen.getByRole('button', { name: CHOOSE }).textContent).toContain('QRIS')
    // Only if the donation may have been recorded.
    const ask = bar.queryByRole('link', { name: 'Tanyakan lewat WhatsApp' })
    if (maybeRecorded)
      expect(ask?.getAttribute('href')).toMatch(/wa\.me.*Nominal%3A%20Rp%2050\.000/)
    else expect(ask).toBeNull()

    const before = calls('storeDonate')
    await fill(PHONE, '81298765432')
    await press(PAY)
    await isPaying()
    expect(calls('storeDonate')).toBe(before + 1)
  })
})

describe('the page', () => {
  it('names the kencleng that one gives to', async () => {
    await openForm('/kencleng-masjid/masjid-raya-al-hidayah/donate')
    await screen.findByRole('heading', { name: 'Masjid Raya Al-Hidayah' })
  })

  it('says that there is no such program', async () => {
    await open('/campaign/tidak-ada/donate')
    await screen.findByText('Program tidak ditemukan')
    screen.getByRole('link', { name: 'Lihat program lain' })
  })

  it('says that the program could not be loaded', async () => {
    await open('/kencleng-masjid/gagal-500/donate')
    await screen.findByText('Program gagal dimuat')
    screen.getByRole('button', { name: 'Coba lagi' })
  })

  it('says that a program has ended before the form is filled, and points to others', async () => {
    await openForm('/campaign/buka-puasa-seribu-porsi/donate')
    await shows('Program ini sudah berakhir')
    expect(screen.getByRole('button', { name: PAY })).toHaveProperty('disabled', false)
    screen.getByRole('link', { name: 'Lihat program lain' }).click()
    await waitFor(() => expect(address()).toBe('/infaq'))
  })

  it('takes a damaged draft for none', async () => {
    await openForm()
    await fill(AMOUNT, '50000')
    const draft = () => Object.keys(sessionStorage).find((key) => key.startsWith('jm-draf-donasi'))
    await waitFor(() => expect(draft()).toBeDefined())
    sessionStorage.setItem(draft() ?? '', '{"price":"banyak"}')
    await openForm()
    expect(amount().value).toBe('')
  })
})

it('counts an invisible name as empty, and sends no invisible characters', async () => {
  await openForm()
  await fillDonation()
  const name = screen.getByLabelText(label(NAME))
  await fill(NAME, '\u200b\u200b')
  await press(PAY)
  await waitFor(() => expect(description(name)).toBe('Mohon diisi terlebih dahulu'))
  expect(calls('storeDonate')).toBe(0)

  await fill(NAME, '\u202eSiti\u200b Jose\u0301')
  await fill('Tulis doa (opsional)', 'Ya Allah,\nاللهم اشف مرضانا 👨\u200d👩\u200d👧\u202e')
  await press(PAY)
  await isPaying()
  expect(sent('storeDonate')).toMatchObject([
    {
      donorName: 'Siti José',
      // Form data end a line with CR and LF.
      donorPray: 'Ya Allah,\r\nاللهم اشف مرضانا 👨\u200d👩\u200d👧',
    },
  ])
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
    await choose('OVO')
    await press(PAY)
    await isPaying()
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

  it('go with "Bukan saya", and nothing is asked for before the page is loaded anew', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    await logIn()
    await openForm()
    await screen.findByText('Aisyah Rahmawati')
    await settle()
    const asked = ['get_campaign_by_slug', 'get_all_payment_method', 'get_user'] as const
    const before = asked.map(calls)
    await press('Bukan saya')
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    await settle()
    expect(asked.map(calls)).toEqual(before)
    expect(calls('logout')).toBe(1)
  })

  it('can be changed for this donation', async () => {
    await logIn()
    await openForm()
    await press('Ubah data')
    const name = await screen.findByLabelText(label(NAME))
    await waitFor(() => expect(document.activeElement).toBe(name))
    expect(name).toHaveProperty('value', 'Aisyah Rahmawati')
    expect(screen.getByLabelText(label(PHONE))).toHaveProperty('value', '81234567890')
    await fill(NAME, 'Hamba Allah')
    await openForm()
    const again = await screen.findByLabelText(label(NAME))
    await waitFor(() => expect(again).toHaveProperty('value', 'Hamba Allah'))
    await shows('Masuk sebagai Aisyah Rahmawati')
  })
})
