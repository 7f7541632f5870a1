import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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
  valueOf,
} from '@/app/screen-for-tests'
import { AMOUNT, campaign, chooseMethod, fillGift, NAME, pay, PHONE } from './donate-for-tests'

const NAMES = 'Atas nama (misalnya almarhum ayah)'
const FATHER = 'almarhum Bapak Ahmad'
const fidyah = '/campaign/fidyah-makanan-siap-santap'
const STORE = 'transaction/storeDonate'
const newerForms = ['atas_nama', 'zakat_jenis', 'zakat_jiwa', 'zakat_hari'].map(
  (field) => `${STORE}#${field}`,
)
const of12 = [...newerForms, 'transaction/edit_dedication', 'transaction/get_receipt']

const app = testScreens({ base: false })
const { open, give, hook, settle, sent, logIn } = app
const withhold = (name: string) => hook(`withhold?name=${encodeURIComponent(name)}`)

const lastSent = () => sent('storeDonate').at(-1)

const card = (name: string) => screen.findByRole('region', { name })

async function fillZakat() {
  await fill(NAME, 'Siti Rahmawati')
  await fill(PHONE, '81298765432')
  await chooseMethod(/^QRIS/)
}

describe('in whose name', () => {
  it('is sent, shown before paying, on the receipt and to others, and its spelling corrected', async () => {
    await open(`${campaign}/donate`)
    await press(/^Tambah atas nama/)
    await fill(NAMES, ` ${FATHER} \n\nalmarhumah Ibu Fatimah`)
    await fillGift()
    const code = await pay()
    expect(lastSent()).toMatchObject({ atas_nama: `${FATHER}\r\nalmarhumah Ibu Fatimah` })
    await shows(`Atas nama ${FATHER}, almarhumah Ibu Fatimah`)

    await open(`/donation/${code}`)
    await press('Perbaiki atas nama')
    expect(valueOf('Atas nama')).toBe(`${FATHER}\nalmarhumah Ibu Fatimah`)
    await fill('Atas nama', '')
    await press('Simpan nama')
    expect(app.calls('edit_dedication')).toBe(0)
    await fill('Atas nama', 'almarhum Bapak Akhmad')
    await press('Simpan nama', 2)
    await shows('Atas namaalmarhum Bapak Akhmad')
    expect(app.calls('edit_dedication')).toBe(1)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Perbaiki atas nama'))

    await hook(`donations/${code}/paid`)
    await open(`${campaign}/donors`)
    await shows('Atas nama almarhum Bapak Akhmad')
  })

  it('says why the spelling can’t be corrected any more, and keeps what was typed', async () => {
    const code = await give({ atas_nama: FATHER })
    await open(`/donation/${code}`)
    await press('Perbaiki atas nama')
    await fill('Atas nama', 'almarhum Bapak Akhmad')
    await hook(`clock?minutes=${60 * 24 * 40}`)
    await press('Simpan nama')
    await shows('Laporan program ini sudah dibuat')
    expect(valueOf('Atas nama')).toBe('almarhum Bapak Akhmad')
    await press('Batal')
    await shows(`Atas nama${FATHER}`)
  })

  it('comes back after a reload, says who sees it, and has at most 100 characters', async () => {
    await open(`${campaign}/donate`)
    await press(/^Tambah atas nama/)
    await fill(NAMES, 'x'.repeat(101))
    fireEvent.blur(screen.getByLabelText(label(NAMES)))
    await shows('Maksimal 100 karakter')
    await fill(NAMES, FATHER)
    await open(`${campaign}/donate`)
    await waitFor(() => expect(valueOf(NAMES)).toBe(FATHER))
    const told = () => description(screen.getByLabelText(label(NAMES)))
    expect(told()).toContain('Orang lain akan melihatnya')
    fireEvent.click(screen.getByRole('switch', { name: /^Sembunyikan nama saya/ }))
    expect(told()).toContain('Hanya Anda dan lembaga')
    await fillGift()
    const code = await pay()
    await hook(`donations/${code}/paid`)
    await open(`${campaign}/donors`)
    await shows('Hamba Allah')
    expect(document.body.textContent).not.toContain(FATHER)
  })
})

describe('zakat', () => {
  it('leads from the reckoning to the program, with sum, souls and days, and ends with the amil’s proof', async () => {
    await logIn(accounts.complete)
    await open('/zakat/fidyah')
    await fill('Jumlah hari', '6')
    await fill('Jumlah jiwa', '2')
    await follow('Fidyah: Makanan Siap Santap')
    await arrive(`${fidyah}/donate`)
    await waitFor(() => expect(valueOf('Jumlah hari (opsional)')).toBe('6'))
    expect(valueOf('Jumlah jiwa (opsional)')).toBe('2')
    const nominal = valueOf(AMOUNT)
    expect(nominal).toMatch(/^\d{3}\.000$/)
    // A reload has what the address brought.
    await open(address())
    await waitFor(() => expect(valueOf('Jumlah hari (opsional)')).toBe('6'))
    await fill('Jumlah hari (opsional)', '10.000')
    await chooseMethod(/^QRIS/)
    await press('Bayar Sekarang')
    await shows('Paling banyak 9.999.')
    expect(app.calls('storeDonate')).toBe(0)
    await fill('Jumlah hari (opsional)', '6')
    const code = await pay()
    expect(lastSent()).toMatchObject({
      price: nominal.replace('.', ''),
      programType: 'fidyah',
      zakat_jenis: 'fidyah',
      zakat_jiwa: '2',
      zakat_hari: '6',
    })
    await shows('Fidyah, 2 jiwa, 6 hari')
    await open(`/donation/${code}`)
    await settle()
    expect(screen.queryByText('Bukti Setor Zakat')).toBeNull()
    await hook(`donations/${code}/paid`)
    await open(`/donation/${code}`)
    const proof = await card('Bukti Setor Zakat')
    await waitFor(() => expect(proof.textContent).toContain(`BSZ/${code}`))
    expect(proof.textContent).toContain('NIK atau NPWP pembayar')
    const ours = await card('Bukti Donasi')
    expect(ours.textContent).not.toContain('Setor')
  })

  it('asks which zakat it is, and a visitor’s proof names no number', async () => {
    const mal = '/campaign/zakat-mal-mustahik-sekitar-masjid'
    await open(`${mal}/donate?nominal=300000&jenis=unta&jiwa=4`)
    await fillZakat()
    const group = await card('Zakat yang dibayar')
    fireEvent.click(within(group).getByRole('radio', { name: 'Zakat Perdagangan' }))
    expect(within(group).queryByLabelText(/Jumlah jiwa/)).toBeNull()
    const code = await pay()
    expect(lastSent()).toMatchObject({ price: '300000', zakat_jenis: 'perdagangan' })
    expect(lastSent()).not.toHaveProperty('zakat_jiwa')
    await hook(`donations/${code}/paid`)
    await open(`/donation/${code}`)
    await waitFor(async () =>
      expect((await card('Bukti Setor Zakat')).textContent).toContain('BSZ'),
    )
    expect(document.body.textContent).not.toContain('NIK')
  })

  it.each([
    ['since an answer', true],
    ['at all', false],
  ])('isn’t offered where nobody answers %s; that can be tried again', async (_, wasAsked) => {
    if (wasAsked) await open('/legalitas')
    await settle()
    await hook('services/backend/down')
    await open('/zakat/fidyah')
    await fill('Jumlah hari', '6')
    await fill('Jumlah jiwa', '2')
    await shows('Izin lembaga belum dapat diperiksa.')
    await hook('services/backend/up')
    await press('Coba lagi')
    await screen.findByRole('link', { name: /^Fidyah/ })
  })

  it('isn’t paid where the licence has run out', async () => {
    const { state } = app.standIn
    const { legality } = state.seed
    const izin = legality.izin.map((one) => ({ ...one, berlaku_sampai: '2020-11-26 23:59:59' }))
    state.seed = { ...state.seed, legality: { ...legality, izin } }
    await open('/zakat/fidyah')
    await fill('Jumlah hari', '6')
    await fill('Jumlah jiwa', '2')
    await shows('tidak mencantumkan izin mengumpulkan zakat')
    await open(`${fidyah}/donate?jenis=fidyah&jiwa=2&hari=6`)
    await shows('dicatat sebagai donasi biasa')
    await fill(AMOUNT, '50000')
    await fillZakat()
    await pay()
    expect(lastSent()).not.toHaveProperty('zakat_jenis')
  })
})

describe.each<[string, readonly string[]]>([
  ['contract 1.1', of12],
  ...of12.map((name): [string, string[]] => [`1.2 without ${name}`, [name]]),
  ['1.2 without legality', ['asset/get_legality']],
])('with %s', (_, missing) => {
  it('everything else goes on', async () => {
    for (const name of missing) await withhold(name)
    const lacks = (name: string) => missing.includes(name)
    await open(`${fidyah}/donate?nominal=50000&jenis=fidyah&jiwa=2&hari=6`)
    await fillZakat()
    await settle()
    const takesNames = !lacks(`${STORE}#atas_nama`)
    expect(screen.queryByRole('button', { name: /^Tambah atas nama/ }) !== null).toBe(takesNames)
    if (takesNames) {
      await press(/^Tambah atas nama/)
      await fill(NAMES, FATHER)
    }
    const isZakat = !lacks(`${STORE}#zakat_jenis`) && !lacks('asset/get_legality')
    expect(screen.queryByText('Zakat yang dibayar') !== null).toBe(isZakat)
    const code = await pay()
    const names = new Map(Object.entries(lastSent() ?? {}))
    expect(names.has('atas_nama')).toBe(takesNames)
    for (const name of ['zakat_jenis', 'zakat_jiwa', 'zakat_hari'])
      expect([name, names.has(name)]).toEqual([name, isZakat && !lacks(`${STORE}#${name}`)])
    await hook(`donations/${code}/paid`)
    await open(`/donation/${code}`)
    await card('Bukti Donasi')
    await settle()
    const canCorrect = takesNames && !lacks('transaction/edit_dedication')
    const there = () => [
      screen.queryByRole('button', { name: 'Perbaiki atas nama' }) !== null,
      screen.queryByText('Bukti Setor Zakat') !== null,
    ]
    const isProved = isZakat && !lacks('transaction/get_receipt')
    await waitFor(() => expect(there()).toEqual([canCorrect, isProved]))
    expect(document.body.textContent.includes('bukti setornya')).toBe(false)
  })
})
