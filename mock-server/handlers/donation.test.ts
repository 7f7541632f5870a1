import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type StandIn, startStandIn } from '../start'
import { dev, donate, wireCall } from '../calls-for-tests'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn({ port: 0, quiet: true, log: () => undefined })
})
afterAll(() => standIn.close())
beforeEach(() => dev(standIn, 'POST', 'reset'))
afterEach(() => {
  vi.useRealTimers()
})

const get = (controller: string, kode: string, query: Record<string, string> = {}, cookie = '') =>
  wireCall(standIn, { controller, kode, query, cookie })

const transaction = async (code: string) =>
  (await get('transaction', 'getTransaction', { codeDonate: code })).data

describe('a donation', () => {
  it('by QRIS waits, is paid, and then counts', async () => {
    const total = async () =>
      (await get('campaign', 'get_total_donate', { programId: 'ID-1' })).data
    const before = await total()
    const code = await donate(standIn)
    expect(code).toMatch(/^DN-[2-9A-HJ-NP-Z]{10}$/)
    expect(await transaction(code)).toMatchObject({
      status: 'Belum Lunas',
      tgl_bayar: null,
      id_program: 'ID-1',
      donatur: 'Siti Rahmawati',
      nominal: 50_000,
      metode_bayar: 'QRIS',
      norek: null,
      nomor_hp: '81234567890',
      doa: 'Semoga berkah.',
      image: `${standIn.url}/qr/${code}.png`,
    })
    expect(await total()).toEqual(before)

    expect(await dev(standIn, 'POST', `donations/${code}/paid`)).toMatchObject({ status: 'Lunas' })
    const paid = await transaction(code)
    expect(paid).toMatchObject({ status: 'Lunas' })
    expect(paid).toHaveProperty('tgl_bayar', expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:/))
    expect(await total()).toEqual({
      total_donasi: Number(Object.values(before ?? {})[0]) + 50_000,
    })
    const { data: list } = await get('campaign', 'get_transaction_list', { programId: 'ID-1' })
    expect(list).toMatchObject({
      0: { donatur: 'Siti Rahmawati', nominal: 50_000, doa: 'Semoga berkah.' },
    })
    const { data: doas } = await get('campaign', 'get_prayer_campaign', { programId: 'ID-1' })
    expect(doas).toMatchObject({ 0: { doa: 'Semoga berkah.', total_like: null } })

    // A second confirmation, as payment providers send them, must not count twice.
    await dev(standIn, 'POST', `donations/${code}/paid`)
    expect((await get('campaign', 'get_transaction_list', { programId: 'ID-1' })).data).toEqual(
      list,
    )
  })

  it('by transfer carries a unique code of three digits', async () => {
    const code = await donate(standIn, {
      codePayment: 'BSI',
      typePayment: 'Manual',
      price: '100000',
      programId: 'KM-1',
      programType: 'kencleng-masjid',
    })
    const donation = await transaction(code)
    expect(donation).toMatchObject({
      metode_bayar: 'Manual',
      norek: '7100004010',
      id_program: 'KM-1',
    })
    const nominal = standIn.state.donations.get(code)?.nominal ?? 0
    expect(nominal - 100_000).toBeGreaterThanOrEqual(100)
    expect(nominal - 100_000).toBeLessThanOrEqual(999)
  })

  it('by virtual account has a number of 16 digits, by e-wallet the logo', async () => {
    const va = await donate(standIn, { codePayment: 'BSIVA', typePayment: 'VA' })
    expect(await transaction(va)).toMatchObject({ metode_bayar: 'VA' })
    expect(await transaction(va)).toHaveProperty('norek', expect.stringMatching(/^\d{16}$/))
    const wallet = await donate(standIn, { codePayment: 'GOPAY', typePayment: 'E-wallet' })
    expect(await transaction(wallet)).toMatchObject({
      metode_bayar: 'E-wallet',
      image: `${standIn.url}/assets/payments/GOPAY.svg`,
    })
  })

  it('expires with its deadline, which the clock can be moved past', async () => {
    // Time passes only when the test moves the clock: the calls may take as long as they like.
    vi.useFakeTimers({ toFake: ['Date'] })
    const code = await donate(standIn)
    await dev(standIn, 'POST', 'clock?minutes=29')
    expect(await transaction(code)).toMatchObject({ status: 'Belum Lunas' })
    await dev(standIn, 'POST', 'clock?minutes=2')
    expect(await transaction(code)).toMatchObject({ status: 'Kedaluwarsa' })

    const other = await donate(standIn)
    await dev(standIn, 'POST', `donations/${other}/expire`)
    expect(await transaction(other)).toMatchObject({ status: 'Kedaluwarsa' })
  })

  it.each([
    [
      { codePayment: 'BSI', typePayment: 'Manual', price: '19999' },
      422,
      'Nominal minimal Rp 20.000',
    ],
    [{ codePayment: 'BSI', typePayment: 'VA', price: '50000' }, 422, 'Metode pembayaran'],
    [{ programId: 'ID-999' }, 404, 'Program tidak ditemukan.'],
  ])('is refused in words: %o', async (changes, status, message) => {
    await expect(donate(standIn, changes)).rejects.toThrow(`storeDonate answered ${status}`)
    await expect(donate(standIn, changes)).rejects.toThrow(message)
  })

  it('to a program that has ended is refused', async () => {
    const ended = standIn.state.seed.campaigns.find(
      ({ batas_tanggal }) => batas_tanggal && batas_tanggal < standIn.state.nowWib(),
    )
    await expect(donate(standIn, { programId: ended?.program_id ?? '' })).rejects.toThrow(
      'Program ini telah berakhir.',
    )
  })

  it('with its name hidden keeps the name, and shows another to others', async () => {
    const code = await donate(standIn, { anonim: 'Y' })
    expect(await transaction(code)).toMatchObject({ donatur: 'Siti Rahmawati' })
    await dev(standIn, 'POST', `donations/${code}/paid`)
    const program = { programId: 'ID-1' }
    const lists = [
      await get('campaign', 'get_transaction_list', program),
      await get('campaign', 'get_prayer_campaign', program),
    ]
    for (const { data } of lists)
      expect(data).toMatchObject({ 0: { donatur: 'Hamba Allah', doa: 'Semoga berkah.' } })
    expect(await transaction(code)).toMatchObject({ donatur: 'Siti Rahmawati', status: 'Lunas' })
  })

  it('is credited to the fundraiser whose code came with it, by program', async () => {
    await donate(standIn, { kode_ref: 'FAUZAN82' })
    await donate(standIn, { kode_ref: 'FAUZAN82', price: '20000' })
    await donate(standIn, { kode_ref: 'FAUZAN82', programId: 'KM-1' })
    await donate(standIn, { kode_ref: 'TIDAK-ADA' })
    await donate(standIn)
    const credited = standIn.state.donations.all
      .filter(({ kodeRef }) => kodeRef === 'FAUZAN82')
      .map(({ programId, nominal }) => ({ programId, nominal }))
    expect(credited).toEqual([
      { programId: 'ID-1', nominal: 50_000 },
      { programId: 'ID-1', nominal: 20_000 },
      { programId: 'KM-1', nominal: 50_000 },
    ])
    expect(standIn.state.donations.all.map(({ kodeRef }) => kodeRef)).not.toContain('TIDAK-ADA')
  })

  const kunci = 'kunci-uji-0123456789'

  it('of one key is made once, whatever became of the first answer or of the program', async () => {
    await dev(standIn, 'POST', 'lose?call=transaction/storeDonate')
    await expect(donate(standIn, { kunci })).rejects.toThrow('terminated')
    const [first] = standIn.state.donations.all
    const program = standIn.state.programs.byId('ID-1')
    if (program?.campaign)
      program.campaign = { ...program.campaign, batas_tanggal: '2020-01-01 00:00:00' }
    const changes = { donorEmail: 'siti@surat.id', kode_ref: 'FAUZAN82', kunci }
    expect(await donate(standIn, changes)).toBe(first?.code)
    expect(standIn.state.donations.all).toHaveLength(1)
    expect(first?.kodeRef).toBeNull()
  })

  it.each([
    ['price', '60000'],
    ['donorName', 'Siti'],
    ['donorPhone', '81234567891'],
    ['donorPray', ''],
    ['anonim', 'Y'],
    ['codePayment', 'BSI'],
    ['programId', 'KM-1'],
  ])('of a used key is refused with another %s', async (field, value) => {
    await donate(standIn, { kunci })
    await expect(donate(standIn, { kunci, [field]: value })).rejects.toThrow(
      'storeDonate answered 422',
    )
    expect(standIn.state.donations.all).toHaveLength(1)
  })

  it('that is refused leaves its key unused', async () => {
    await expect(donate(standIn, { kunci, programId: 'ID-999' })).rejects.toThrow('404')
    await donate(standIn, { kunci })
    expect(standIn.state.donations.all).toHaveLength(1)
  })

  it('is unknown by another code', async () => {
    expect(await get('transaction', 'getTransaction', { codeDonate: 'DN-XXXXXXXX' })).toMatchObject(
      {
        status: 404,
        message: 'Donasi tidak ditemukan.',
      },
    )
  })
})
