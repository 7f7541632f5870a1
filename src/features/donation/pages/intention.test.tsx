import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  accounts,
  address,
  arrive,
  description,
  fill,
  follow,
  label,
  press,
  shows,
  testScreens,
} from '@/app/screen-for-tests'
import {
  AMOUNT,
  campaign,
  chooseMethod,
  EMAIL,
  fillGift,
  kencleng,
  NAME,
  pay,
  PHONE,
  PRAYER,
} from './donate-for-tests'

const app = testScreens({ base: false })
const { open, logIn, sent, hook } = app

const amount = () => screen.getByLabelText<HTMLInputElement>(label(AMOUNT))
const amountIs = (value: string) => waitFor(() => expect(amount().value).toBe(value))
// Found by its whole name, which has none of the description.
const hide = () => screen.findByRole('switch', { name: 'Sembunyikan nama saya' })
const hideSays = async (words: string) => {
  const field = await hide()
  await waitFor(() => expect(description(field)).toBe(words))
}
const withhold = (field: string) =>
  hook(`withhold?name=${encodeURIComponent(`transaction/storeDonate#${field}`)}`)
const loseAnswer = () => hook('lose?call=transaction/storeDonate')

async function fillForm(path = `${campaign}/donate`) {
  await open(path)
  await fillGift()
}

describe('a hidden name', () => {
  it('is told in words, survives a reload, and stays hidden from others', async () => {
    await fillForm()
    await hideSays('Orang lain akan melihat nama Anda di daftar donatur dan doa.')
    fireEvent.click(await hide())
    await hideSays('Orang lain akan melihat “Hamba Allah” di daftar donatur dan doa.')
    await open(`${campaign}/donate`)
    const again = await hide()
    await waitFor(() => expect(again).toHaveProperty('checked', true))
    const code = await pay()
    expect(sent('storeDonate')).toMatchObject([{ donorName: 'Siti Rahmawati', anonim: 'Y' }])
    await hook(`donations/${code}/paid`)
    await open(`${campaign}/donors`)
    const rows = await screen.findAllByRole('listitem')
    expect(rows[0]?.textContent).toContain('Hamba Allah')
    expect(screen.queryByText('Siti Rahmawati')).toBeNull()
    await open(`/donation/${code}`)
    await screen.findByText('Siti Rahmawati')
  })

  it('is left out where the backend lacks the field', async () => {
    await withhold('anonim')
    await fillForm()
    fireEvent.click(await hide())
    await hideSays(
      'Nama Anda tidak dikirim. Orang lain dan lembaga hanya akan melihat “Hamba Allah”.',
    )
    await pay()
    expect(sent('storeDonate')).toMatchObject([{ donorName: 'Hamba Allah' }])
    expect(sent('storeDonate')[0]).not.toHaveProperty('anonim')
  })

  it('can be an account’s, beside its card', async () => {
    await logIn()
    await open(`${campaign}/donate?nominal=25000`)
    // The card comes once the account's data are filled in. Before that the form shows empty fields, and the switch
    // beside them is removed together with them.
    await screen.findByRole('button', { name: 'Ubah data' })
    fireEvent.click(await hide())
    await hideSays('Orang lain akan melihat “Hamba Allah” di daftar donatur dan doa.')
    await chooseMethod(/^QRIS/)
    await pay()
    expect(sent('storeDonate')).toMatchObject([{ price: '25000', anonim: 'Y' }])
  })
})

describe('an answer that is lost after the donation was made', () => {
  it('is the same donation when it is sent again, also after a reload and from another tab', async () => {
    await fillForm()
    await loseAnswer()
    await press('Bayar Sekarang')
    await shows('belum pasti donasi Anda tercatat')
    await shows('donasi tidak akan tercatat dua kali')
    await open(`${campaign}/donate`)
    await shows('donasi tidak akan tercatat dua kali')
    // Another tab has none of this one's draft.
    const tab = Object.entries(sessionStorage)
    sessionStorage.clear()
    await fillForm()
    const other = await pay()
    sessionStorage.clear()
    for (const [key, value] of tab) sessionStorage.setItem(key, String(value))
    await open(`${campaign}/donate`)
    expect(await pay()).toBe(other)
    const keys = sent('storeDonate').map(({ kunci }) => kunci)
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    // The next one is another donation.
    await fillForm()
    expect(await pay()).not.toBe(other)
  })

  it('is known to nobody where the backend lacks the key', async () => {
    await withhold('kunci')
    await fillForm()
    await loseAnswer()
    await press('Bayar Sekarang')
    await shows('cukup bayar salah satu')
    await pay()
    for (const form of sent('storeDonate')) expect(form).not.toHaveProperty('kunci')
  })
})

describe('a fundraiser’s link', () => {
  it('is credited for its program, and no other', async () => {
    await open(`${campaign}?utm_source=web&utm_ref=FAUZAN82`)
    await app.settle()
    await fillForm(`${campaign}/donate`)
    await pay()
    await fillForm(`${kencleng}/donate`)
    await pay()
    const [first, second] = sent('storeDonate')
    expect(first).toMatchObject({ kode_ref: 'FAUZAN82' })
    expect(second).not.toHaveProperty('kode_ref')
  })

  it('to Home is credited for whatever one gives to', async () => {
    await open('/?utm_source=web&utm_ref=FAUZAN82')
    await waitFor(() => expect(localStorage.getItem('jm-rujukan')).toContain('FAUZAN82'))
    await fillForm(`${kencleng}/donate`)
    await pay()
    expect(sent('storeDonate')).toMatchObject([{ kode_ref: 'FAUZAN82' }])
  })

  it('that messengers have changed is read as it was sent', async () => {
    const slug = campaign.replace('/campaign/', '')
    for (const changed of [
      `${campaign}*?fbclid=IwAR0_x-?utm_source=web&amp;utm_ref=FAUZAN82).%E2%80%8B`,
      `/Campaign/${slug}%20&utm_source=web&utm_ref=FAUZAN82%E2%80`,
    ]) {
      await open(changed)
      await screen.findByText(/^Terkumpul/)
      expect(address()).toBe(`${campaign}?utm_source=web&utm_ref=FAUZAN82`)
    }
    for (const query of app.asked('get_campaign_by_slug')) expect(query).toMatchObject({ slug })
    await fillForm(`${campaign}/donate.`)
    await pay()
    expect(sent('storeDonate')).toMatchObject([{ kode_ref: 'FAUZAN82' }])
  })
})

it('an amount in the address wins when it is opened, and what is typed wins afterwards', async () => {
  await open(`${campaign}/donate?nominal=50000&utm_ref=FAUZAN82`)
  await screen.findByLabelText(label(AMOUNT))
  await amountIs('50.000')
  expect(screen.getByRole('radio', { name: 'Rp 50.000' })).toHaveProperty('checked', true)
  expect(address()).toBe(`${campaign}/donate?utm_ref=FAUZAN82`)
  await fill(AMOUNT, '75000')
  await open(address())
  await screen.findByLabelText(label(AMOUNT))
  await amountIs('75.000')
  for (const nominal of ['100000', '999', '50.000', 'lima', '']) {
    await open(`${campaign}/donate?nominal=${nominal}`)
    await screen.findByLabelText(label(AMOUNT))
    await amountIs('100.000')
    await waitFor(() => expect(address()).toBe(`${campaign}/donate`))
    expect(screen.queryByText(/Nominal minimal/)).toBeNull()
  }
})

describe('an account', () => {
  const value = (name: string) => screen.getByLabelText<HTMLInputElement>(label(name)).value

  /** "Bukan saya" loads the page anew. Nothing is asked for before that. */
  async function notMe() {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    await screen.findByRole('button', { name: 'Bukan saya' })
    await app.settle()
    const asked = ['get_campaign_by_slug', 'get_all_payment_method', 'get_user'] as const
    const before = asked.map(app.calls)
    await press('Bukan saya')
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    await app.settle()
    expect(asked.map(app.calls)).toEqual(before)
    await open(address())
    await screen.findByRole('link', { name: 'Masuk' })
  }

  it('that is somebody else’s logs out, and takes its data along', async () => {
    await logIn()
    await open(`${campaign}/donate`)
    await fill(AMOUNT, '75000')
    await notMe()
    expect(address()).toBe(`${campaign}/donate`)
    expect(app.calls('logout')).toBe(1)
    await amountIs('75.000')
    for (const name of [NAME, PHONE, EMAIL]) await waitFor(() => expect(value(name)).toBe(''))
  })

  it('that leaves gives a visitor back what was typed here before the login', async () => {
    await open(`${campaign}/donate`)
    await fill(NAME, 'Tetangga')
    await fill(PHONE, '81377778888')
    await fill(PRAYER, 'Doa tetangga')
    await open('/auth')
    await fill('Nomor WhatsApp', '81234567890')
    await fill('Kata Sandi', 'rahasia123')
    await press('Masuk')
    await waitFor(() => expect(address()).toBe('/profile'))
    await open(`${campaign}/donate`)
    await press('Tidak')
    await fill(AMOUNT, '75000')
    await notMe()
    await amountIs('75.000')
    expect([NAME, PHONE, PRAYER].map(value)).toEqual(['Tetangga', '81377778888', 'Doa tetangga'])
  })

  it('finds a visitor’s data only where somebody asks for them', async () => {
    // With it they are offered otherwise: history.test.tsx.
    await hook('withhold?name=transaction/claim')
    const logInHere = async () => {
      await screen.findByRole('heading', { name: 'Halo, Silahkan Masuk' })
      await fill('Nomor WhatsApp', accounts.fundraiser.whatsapp)
      await fill('Kata Sandi', accounts.fundraiser.password)
      await press('Masuk')
    }
    await fillForm()
    await pay()
    await open(`${kencleng}/donate`)
    await fill(PRAYER, 'Doa tamu lain')
    const other = '/campaign/sound-system-mushola-nurul-huda/donate'
    await open(other)
    await fill(AMOUNT, '80000')
    await fill(NAME, 'Hamba Allah')
    await fill(PRAYER, 'Doa tamu')
    // A login from the form keeps what was typed and fills the empty fields; the button replaces the rest.
    await follow('Masuk')
    await logInHere()
    await arrive(other)
    await shows('Masuk sebagai Fauzan Hakim')
    await waitFor(() => expect(value(PHONE)).toBe('82198765432'))
    expect(value(EMAIL)).toBe('fauzan.hakim@contoh.id')
    expect([AMOUNT, NAME, PRAYER].map(value)).toEqual(['80.000', 'Hamba Allah', 'Doa tamu'])
    await press('Pakai data saya')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ubah data'))
    await shows('+62 82********2')

    // Nobody went to the login from this form, so its draft is taken over only when it is asked for.
    await open(`${kencleng}/donate`)
    await shows('Fauzan Hakim')
    expect(value(PRAYER)).toBe('')
    await press('Pakai isian itu')
    await waitFor(() => expect(value(PRAYER)).toBe('Doa tamu lain'))

    await open('/profile/donasi')
    await shows('Ada 1 donasi tanpa akun di perangkat ini.')
    await shows('Belum ada riwayat donasi')
    await open('/profile')
    await press('Keluar')
    await arrive('/auth')
    await open('/profile/donasi')
    await shows('Rp 50.000')
    await open('/auth')
    await logInHere()
    await arrive('/profile')
    await open('/profile/donasi')
    await press('Tambahkan ke akun ini')
    await shows('Rp 50.000')
    expect(screen.queryByText(/^Ada 1 donasi/)).toBeNull()
  })
})
