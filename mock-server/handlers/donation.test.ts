import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startStandIn } from '../start'
import { dev, donate, wireCall } from '../calls-for-tests'

// The contract check (contract-kit/tests/stand-in.test.ts) tests the rest of donations. These tests need hooks or the state.

const standIn = await startStandIn({ port: 0, quiet: true, log: () => undefined })
afterAll(() => standIn.close())
beforeEach(() => dev(standIn, 'POST', 'reset'))
afterEach(() => {
  vi.useRealTimers()
})

const get = (controller: string, kode: string, query: Record<string, string>) =>
  wireCall(standIn, { controller, kode, query })

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

  it('with its name hidden shows another to others, once it is paid', async () => {
    const code = await donate(standIn, { anonim: 'Y' })
    await dev(standIn, 'POST', `donations/${code}/paid`)
    for (const kode of ['get_transaction_list', 'get_prayer_campaign'])
      expect((await get('campaign', kode, { programId: 'ID-1' })).data).toMatchObject({
        0: { donatur: 'Hamba Allah', doa: 'Semoga berkah.' },
      })
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

  it('of one key is made once, whatever became of the first answer or of the program', async () => {
    const kunci = 'kunci-uji-0123456789'
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
})
