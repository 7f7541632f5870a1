import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fill, label, press, testScreens, valueOf } from '@/app/screen-for-tests'
import {
  AMOUNT,
  campaign,
  CHOOSE,
  chooseMethod,
  EMAIL,
  fillGift,
  kencleng,
  NAME,
  pay,
  PHONE,
  PRAYER,
} from './donate-for-tests'

const { open, logIn, sent } = testScreens({ base: false })

const REMEMBER = 'Ingat nama dan nomor di HP ini'
const remember = () => screen.findByRole('switch', { name: REMEMBER })
const methodIs = (words: RegExp) =>
  waitFor(() => expect(screen.getByRole('button', { name: CHOOSE }).textContent).toMatch(words))
const store = (key: string, value: object) => localStorage.setItem(key, JSON.stringify(value))

/** Opens the form and waits until it is known that a visitor is here. */
async function openForm(path = campaign) {
  await open(`${path}/donate`)
  await screen.findByRole('link', { name: 'Masuk' })
}

/** Gives once on this device, by BNI's virtual account. */
async function giveOnce({ remembered }: { remembered: boolean }) {
  await openForm()
  await fillGift()
  await chooseMethod(/^BNI Virtual Account/)
  expect(await remember()).toHaveProperty('checked', false)
  if (remembered) fireEvent.click(await remember())
  await pay()
}

describe('name and number', () => {
  it('aren’t remembered unless one asks for it', async () => {
    await giveOnce({ remembered: false })
    expect(localStorage.getItem('jm-donatur')).toBeNull()
    await openForm(kencleng)
    expect([NAME, PHONE].map(valueOf)).toEqual(['', ''])
  })

  it('stand in the next form, the number masked, and are sent whole; the switch survives a reload', async () => {
    await openForm()
    fireEvent.click(await remember())
    await openForm()
    await waitFor(async () => expect(await remember()).toHaveProperty('checked', true))
    expect(localStorage.getItem('jm-donatur')).toBeNull()
    await fillGift()
    await pay()
    await openForm(kencleng)
    await screen.findByText('Siti Rahmawati')
    screen.getByText('+62 81********2')
    expect(screen.queryByLabelText(label(NAME))).toBeNull()
    await fill(AMOUNT, '20000')
    await pay()
    expect(sent('storeDonate')[1]).toMatchObject({
      donorName: 'Siti Rahmawati',
      donorPhone: '81298765432',
      codePayment: 'QRIS',
      programId: 'KM-1',
    })
  })

  it('are forgotten at once, by a tap on the card or with the switch', async () => {
    store('jm-donatur', { name: 'Siti', phone: '81298765432' })
    await openForm()
    await press('Lupakan')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label(NAME))))
    expect([NAME, PHONE].map(valueOf)).toEqual(['', ''])
    expect(localStorage.getItem('jm-donatur')).toBeNull()

    store('jm-donatur', { name: 'Siti', phone: '81298765432' })
    await openForm(kencleng)
    await press('Ubah data')
    await fill(NAME, 'Siti Aminah')
    fireEvent.click(await remember())
    expect(localStorage.getItem('jm-donatur')).toBeNull()
    // What is typed stays.
    expect([NAME, PHONE].map(valueOf)).toEqual(['Siti Aminah', '81298765432'])
  })

  it('are empty where the number no longer reads', async () => {
    store('jm-donatur', { name: 'Siti', phone: '812' })
    await openForm()
    expect([NAME, PHONE].map(valueOf)).toEqual(['', ''])
    expect(await remember()).toHaveProperty('checked', false)
  })

  it('are a visitor’s: no account sees them, nor is offered them as something typed', async () => {
    store('jm-donatur', { name: 'Siti', phone: '81298765432' })
    await openForm()
    await screen.findByText('Siti')
    await logIn()
    await open(`${campaign}/donate`)
    await screen.findByText('Aisyah Rahmawati')
    expect(document.body.textContent).not.toContain('Siti')
    expect(screen.queryByRole('button', { name: 'Pakai isian itu' })).toBeNull()
    expect(screen.queryByRole('switch', { name: REMEMBER })).toBeNull()
  })
})

describe('the last method', () => {
  it('is chosen where the amount allows it, and one’s own choice stays', async () => {
    await giveOnce({ remembered: false })
    await openForm()
    await methodIs(/^Pilih metode pembayaran/)
    await fill(AMOUNT, '10000')
    await methodIs(/^Pilih metode pembayaran/)
    await fill(AMOUNT, '20000')
    await methodIs(/^BNI Virtual Account/)
    await fill(AMOUNT, '19999')
    await methodIs(/^Pilih metode pembayaran/)
    await chooseMethod(/^OVO/)
    await fill(AMOUNT, '50000')
    await methodIs(/^OVO/)
  })

  it.each([
    { codePayment: 'LAMA', typePayment: 'QRIS' },
    { codePayment: 'QRIS', typePayment: 'VA' },
  ])('is none where it is no longer offered: %j', async (method) => {
    store('jm-metode', method)
    await openForm()
    await fill(AMOUNT, '50000')
    // The button is there once the methods are known.
    await screen.findByRole('button', { name: /^QRIS/ })
    await methodIs(/^Pilih metode pembayaran/)
  })
})

it('QRIS is offered for one tap as soon as the amount allows it', async () => {
  await openForm()
  const qris = await screen.findByRole<HTMLButtonElement>('button', { name: /^QRIS/ })
  expect(qris.disabled).toBe(true)
  expect(qris.textContent).toContain('Minimal Rp 1.000')
  await fill(AMOUNT, '1000')
  await waitFor(() => expect(qris.disabled).toBe(false))
  await press(/^QRIS/)
  await methodIs(/^QRIS/)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: CHOOSE }))
})

it('what may be left out is folded until something stands in it, and stays open when that is deleted', async () => {
  await openForm()
  const opened = () =>
    screen.getByRole('button', { name: /^Tambah doa atau email/ }).getAttribute('aria-expanded')
  expect(opened()).toBe('false')
  await fill(PRAYER, 'Semoga berkah')
  await waitFor(() => expect(opened()).toBe('true'))
  await fill(PRAYER, '')
  await fill(EMAIL, 'siti@contoh.id')
  await openForm()
  await waitFor(() => expect(opened()).toBe('true'))
  expect(valueOf(EMAIL)).toBe('siti@contoh.id')
})

it('“next” on the keyboard leads from the name to the number, and sends once both are there', async () => {
  await openForm()
  const name = screen.getByLabelText(label(NAME))
  await fill(NAME, 'Siti')
  expect(name.getAttribute('enterkeyhint')).toBe('next')
  expect(fireEvent.keyDown(name, { key: 'Enter' })).toBe(false)
  expect(document.activeElement).toBe(screen.getByLabelText(label(PHONE)))
  await fill(PHONE, '81298765432')
  expect(fireEvent.keyDown(name, { key: 'Enter' })).toBe(true)
})
