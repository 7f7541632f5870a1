import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { accountDigest } from '@/domain/account/account-mark'
import { readDraft } from '@/features/donation/donate/draft'
import { owner, ownerTurn, syncSession } from '@/lib/storage/owner'
import { accounts, fill, label, shows, testScreens } from './screen-for-tests'

const screens = testScreens()
const { open, logIn, hook } = screens

const slug = 'renovasi-atap-masjid-al-ikhlas'
const donate = `/campaign/${slug}/donate`
const AMOUNT = 'Nominal lainnya'
const DOA = 'Tulis doa (opsional)'
const mark = accountDigest({ phone: accounts.complete.whatsapp })

const value = (name: string) => screen.getByLabelText<HTMLInputElement>(label(name)).value

/** The device has stored that the account is here; the answer that it isn't is held back. */
beforeEach(async () => {
  ownerTurn.next()
  localStorage.setItem('jm-pemilik', JSON.stringify(mark))
  syncSession()
  expect(owner()).toBe(mark)
  await hook('hold?call=user/get_user')
})

/** The server says that the session has ended. */
async function answer() {
  await waitFor(() =>
    expect(screens.standIn.state.holds.waiting('user/get_user')).toBeGreaterThan(0),
  )
  await hook('release?call=user/get_user')
  await waitFor(() => expect(owner()).toBeNull())
}

const keep = (key: string, kept: object) =>
  sessionStorage.setItem(`@${mark}/${key}`, JSON.stringify(kept))

it('what was typed to give before the answer stays, and is the visitor’s', async () => {
  await open(donate)
  await fill(AMOUNT, '64000')
  await fill(DOA, 'doa sebelum jawaban')
  const field = screen.getByLabelText(label(DOA))
  field.focus()
  await answer()
  await screen.findByRole('link', { name: 'Masuk' })
  expect(value(AMOUNT)).toBe('64.000')
  expect(value(DOA)).toBe('doa sebelum jawaban')
  // Drawing the screen anew would take the focus away and close the phone's keyboard.
  expect(document.activeElement).toBe(field)
  await waitFor(() =>
    expect(readDraft({ kind: 'campaign', slug })).toMatchObject({
      donorPray: 'doa sebelum jawaban',
    }),
  )
})

it('what was typed to log in before the answer stays, with donations of the account stored', async () => {
  const made = {
    programTitle: 'Sumur',
    createdAt: '2026-11-01T00:00:00Z',
    code: 'AB12',
    gift: null,
  }
  localStorage.setItem(`@${mark}/jm-donasi`, JSON.stringify([made]))
  await open('/auth')
  const link = () => screen.queryByRole('link', { name: 'Riwayat Donasi' })
  await fill('Nomor WhatsApp', '81111111111')
  await fill('Kata Sandi', 'sandi12345')
  expect(link()).not.toBeNull()
  await answer()
  await waitFor(() => expect(link()).toBeNull())
  expect(value('Nomor WhatsApp')).toBe('81111111111')
  expect(value('Kata Sandi')).toBe('sandi12345')
})

it('a draft of the account that waits for the answer is not brought back', async () => {
  const draft = {
    price: '75000',
    donorName: 'Aisyah',
    donorPhone: '',
    donorEmail: '',
    donorPray: 'rahasia',
    paymentName: '',
    codePayment: '',
    typePayment: '',
    anonim: 'N',
  }
  keep(`jm-draf-donasi:campaign:${slug}`, draft)
  await open(donate)
  await fill(AMOUNT, '64000')
  await answer()
  await screen.findByRole('link', { name: 'Masuk' })
  expect(value(AMOUNT)).toBe('64.000')
  expect(value(DOA)).toBe('')
  expect(value('Nama lengkap')).toBe('')
})

/** Another tab has met the end of the session first. */
function endElsewhere() {
  const stored = localStorage.getItem('jm-pemilik') ?? ''
  localStorage.setItem('jm-pemilik', stored.replace(/"$/, '!"'))
  window.dispatchEvent(new StorageEvent('storage', { key: 'jm-pemilik' }))
  expect(owner()).toBeNull()
}

it('what was typed before the answer stays when another tab meets the end first', async () => {
  await open(donate)
  await fill(DOA, 'doa sebelum jawaban')
  endElsewhere()
  await screen.findByRole('link', { name: 'Masuk' })
  expect(value(DOA)).toBe('doa sebelum jawaban')
})

it('a draft of the account that was brought back goes', async () => {
  keep('jm-draf-masjid', { name: 'Masjid Aisyah' })
  await open('/masjid/daftar')
  await waitFor(() => expect(value('Nama masjid')).toBe('Masjid Aisyah'))
  endElsewhere()
  await waitFor(() => expect(value('Nama masjid')).toBe(''))
})

it('what was filled in and typed once the account was known goes', async () => {
  await hook('release?call=user/get_user')
  await logIn()
  await open(donate)
  await shows('Aisyah Rahmawati')
  await fill(DOA, 'doa Aisyah')
  endElsewhere()
  await screen.findByRole('link', { name: 'Masuk' })
  expect(value(DOA)).toBe('')
  expect(value('Nama lengkap')).toBe('')
})
