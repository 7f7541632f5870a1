import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, fill, label, press, testScreens } from '@/app/screen-for-tests'

const donate = '/campaign/renovasi-atap-masjid-al-ikhlas/donate'
const OTHERS = 'Orang lain akan melihat “Hamba Allah” di daftar donatur dan doa.'
const ALL = 'Nama Anda tidak dikirim. Orang lain dan lembaga hanya akan melihat “Hamba Allah”.'
const ODD = /Ini tidak tampak seperti alamat email/

/** What a screen reader says of a field beside its name. */
const description = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()

const hide = () => screen.findByRole('switch', { name: 'Sembunyikan nama saya' })

describe.each([
  ['1.0', { base: true }, ALL],
  ['1.1', { base: false }, OTHERS],
])('on a backend of contract %s', (_, options, words) => {
  const { open, settle } = testScreens(options)

  it('the switch says from whom the name is hidden, once', async () => {
    await open(donate)
    // Found by its whole name, which has none of the description.
    fireEvent.click(await hide())
    await settle()
    await waitFor(async () => expect(description(await hide())).toBe(words))
  })
})

describe('an email', () => {
  const { open, sent } = testScreens()
  const leave = () => fireEvent.blur(screen.getByLabelText(label('Email (opsional)')))

  it('that looks like none is sent as it is, with a hint once it was left', async () => {
    await open(donate)
    await screen.findByRole('button', { name: 'Bayar Sekarang' })
    fireEvent.focus(screen.getByLabelText(label('Email (opsional)')))
    await fill('Email (opsional)', 'bukan email')
    expect(screen.queryByText(ODD)).toBeNull()
    leave()
    await screen.findByText(ODD)
    fireEvent.click(screen.getByRole('radio', { name: 'Rp 50.000' }))
    await fill('Nama lengkap', 'Siti Rahmawati')
    await fill('Nomor WhatsApp', '81298765432')
    await press(/Pilih metode pembayaran/)
    await press(/^QRIS/)
    await press('Bayar Sekarang')
    await waitFor(() => expect(address()).toMatch(/\/checkout$/))
    expect(sent('storeDonate')).toMatchObject([{ donorEmail: 'bukan email' }])
  })

  it.each(['siti@contoh.id', ' a@b ', ''])('like %j has none', async (email) => {
    await open(donate)
    await screen.findByRole('button', { name: 'Bayar Sekarang' })
    await fill('Email (opsional)', email)
    leave()
    expect(screen.queryByText(ODD)).toBeNull()
  })
})
