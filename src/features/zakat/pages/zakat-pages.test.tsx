import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  address,
  arrive,
  description,
  fill,
  follow,
  label,
  press,
  shows,
  testScreens,
  valueOf,
} from '@/app/screen-for-tests'
import { zakatKinds } from '@/domain/zakat/kinds'

const { open, calls, log, settle } = testScreens()

/** What is stored under any key that isn't the app's own business. */
const storedTexts = () =>
  [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage)))

const stand = (day: string) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T05:00:00Z`) })
  onTestFinished(() => void vi.useRealTimers())
}

beforeEach(() => stand('2026-11-27'))

const result = () => screen.findByRole('region', { name: /^Hasil / })

async function comesTo(words: string | RegExp) {
  const card = await result()
  await waitFor(() => expect(card.textContent).toMatch(words))
}

it('leads from all services to each kind', async () => {
  await open('/semua-layanan')
  await follow(/^Zakat/)
  await arrive('/zakat')
  const list = await screen.findByRole('list', { name: 'Jenis zakat' })
  const links = within(list).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    zakatKinds.map(({ id }) => `/zakat/${id}`),
  )
  await follow(/^Zakat Fitrah/)
  await screen.findByRole('heading', { level: 1, name: 'Zakat Fitrah' })
  expect(address()).toBe('/zakat/fitrah')
})

it('an unknown kind is no page', async () => {
  await open('/zakat/unta')
  await screen.findByText('Oopss, Error 404!')
})

describe('penghasilan', () => {
  it('comes to a sum, in words too, and says by whose nisab', async () => {
    await open('/zakat/penghasilan')
    await comesTo('Isi dulu: Penghasilan sebulan.')
    await fill('Penghasilan sebulan', 'Rp 12.000.000')
    await comesTo('Rp 300.000')
    await comesTo('tiga ratus ribu rupiah')
    await comesTo('Rp 12.000.000 × 2,5 %')
    await comesTo('Keputusan Ketua BAZNAS 15 Tahun 2026')
    await comesTo('zakat tidak dapat dibayar di sini')
    expect(screen.getByRole('link', { name: 'Lihat legalitas' }).getAttribute('href')).toBe(
      '/legalitas',
    )
    expect(screen.queryByRole('link', { name: 'Lihat program infaq' })).toBeNull()
  })

  it('below the nisab offers infaq', async () => {
    await open('/zakat/penghasilan')
    await fill('Penghasilan sebulan', '7.640.143')
    await comesTo('Belum mencapai nisab, jadi tidak ada zakat yang wajib.')
    await follow('Lihat program infaq')
    await arrive('/infaq')
  })

  it('by the other opinion asks for the price of gold, and for a year', async () => {
    await open('/zakat/penghasilan')
    fireEvent.click(await screen.findByRole('radio', { name: 'MUI, setahun: 85 gram emas' }))
    await fill('Penghasilan setahun', '200 juta')
    await comesTo('Isi dulu: Harga emas per gram.')
    await fill('Harga emas per gram', '0')
    expect(description(screen.getByLabelText(label('Harga emas per gram')))).toBe(
      'Tidak boleh nol.',
    )
    await fill('Harga emas per gram', '2.000.000')
    await comesTo('85 gram emas × Rp 2.000.000')
    await comesTo('Rp 5.000.000')
  })

  it('says beside the field what can’t be read, and loses nothing', async () => {
    await open('/zakat/penghasilan')
    await fill('Penghasilan lain sebulan', '2 juta')
    await fill('Penghasilan sebulan', '-5.000.000')
    await comesTo('Perbaiki dulu: Penghasilan sebulan.')
    const field = screen.getByLabelText(label('Penghasilan sebulan'))
    expect(description(field)).toBe('Tidak boleh kurang dari nol.')
    expect(valueOf('Penghasilan sebulan')).toBe('-5.000.000')
    expect(valueOf('Penghasilan lain sebulan')).toBe('2.000.000')
  })
})

it('says beside the debts that they are above the assets', async () => {
  await open('/zakat/perdagangan')
  await fill('Kas dan saldo usaha', '100 juta')
  await fill('Utang jatuh tempo', '100.000.001')
  await comesTo('Utang melebihi harta, jadi tidak ada zakat yang wajib.')
  expect(description(screen.getByLabelText(label('Utang jatuh tempo')))).toMatch(/^Utang melebihi/)
})

it('refuses 10,000 souls', async () => {
  await open('/zakat/fitrah')
  await fill('Jumlah jiwa', '10.000')
  expect(description(screen.getByLabelText(label('Jumlah jiwa')))).toMatch(
    /^Paling banyak 999 jiwa/,
  )
  await fill('Jumlah jiwa', '3')
  await comesTo('7,5 kg beras')
  await comesTo('tujuh koma lima kilogram beras')
})

it('asks for the value of a year that is over', async () => {
  stand('2199-02-20')
  await open('/zakat/fidyah')
  await fill('Jumlah hari', '6')
  await fill('Jumlah jiwa', '1')
  await comesTo('Isi dulu: Besaran per hari per jiwa yang berlaku.')
  const asked = screen.getByLabelText(label('Besaran per hari per jiwa yang berlaku'))
  expect(description(asked)).toMatch(/sampai 31 Desember 2\d+.*tanyakan ke /)
  await fill('Besaran per hari per jiwa yang berlaku', '70rb')
  await comesTo('Rp 420.000')
  await comesTo('nilai diisi sendiri')
})

describe('what was entered', () => {
  it('leaves neither the tab nor the device, until “Simpan” is tapped', async () => {
    await open('/zakat/penghasilan')
    await fill('Penghasilan sebulan', '12.345.678')
    await comesTo('Rp 308.642')
    await settle()
    expect(storedTexts()[0]).not.toContain('12345678')
    // A reload of the tab still has it.
    await open('/zakat/penghasilan')
    await comesTo('Rp 308.642')
    // Another visit hasn't.
    sessionStorage.clear()
    await open('/zakat/penghasilan')
    await comesTo('Isi dulu')

    await fill('Penghasilan sebulan', '12.345.678')
    await press('Simpan')
    await shows('Tersimpan di perangkat ini pada 27 November 2026.')
    sessionStorage.clear()
    await open('/zakat/penghasilan')
    await comesTo('Rp 308.642')
    await press('Hapus simpanan')
    await shows('kecuali Anda menekan')
    expect(localStorage.getItem('jm-zakat')).toBeNull()
    expect(log().some((call) => JSON.stringify(call).includes('12345678'))).toBe(false)
    expect(calls('storeDonate')).toBe(0)
  })

  it('is deleted in Pengaturan', async () => {
    await open('/zakat/fitrah')
    await fill('Jumlah jiwa', '4')
    await press('Simpan')
    await shows('Tersimpan di perangkat ini')
    await open('/pengaturan')
    await press(/^Hitungan zakat/)
    await press('Hapus Hitungan zakat')
    await press('Hapus')
    await waitFor(() => expect(localStorage.getItem('jm-zakat')).toBeNull())
  })

  it('goes to the share sheet as a text, or to the clipboard', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open('/zakat/fitrah')
    await fill('Jumlah jiwa', '4')
    await press('Bagikan')
    await screen.findByText('Hitungan disalin')
    expect(writeText.mock.calls[0]?.[0]).toMatch(
      /^Zakat Fitrah, 27 November 2026\n[^]*Hasil: 10 kg beras \(sepuluh kilogram beras\)/,
    )
  })
})
