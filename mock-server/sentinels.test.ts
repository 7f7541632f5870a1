import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type StandIn, startStandIn } from './start'
import { donationForm, wireCall } from './calls-for-tests'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn({ port: 0, quiet: true })
})
afterAll(() => standIn.close())

const detail = (slug: string) =>
  wireCall(standIn, { controller: 'campaign', kode: 'get_campaign_by_slug', query: { slug } })
const list = (search: string) =>
  wireCall(standIn, { controller: 'campaign', kode: 'get_campaign_infaq', query: { search } })
const donateAs = (donorPhone: string) =>
  wireCall(standIn, {
    controller: 'transaction',
    kode: 'storeDonate',
    form: { ...donationForm, donorPhone },
  })

describe('a sentinel', () => {
  it('makes a page or a search fail', async () => {
    for (const call of [detail, list]) {
      expect(await call('gagal-500')).toMatchObject({
        status: 500,
        ok: false,
        message: 'Server sedang mengalami gangguan. Coba lagi beberapa saat.',
      })
      const html = await call('bukan-json')
      expect(html.headers.get('content-type')).toMatch(/^text\/html/)
      expect(html.text).toContain('<!doctype html>')
      expect(await call('kosong')).toMatchObject({ status: 200, data: [] })
      await expect(call('putus')).rejects.toThrow('fetch failed')
    }
  })

  it('has words without a break, as campaign, mosque and donation', async () => {
    const [long] = z
      .array(z.looseObject({ header: z.string() }))
      .parse((await list('panjang')).data)
    expect(long?.header).toMatch(/^\w{200}$/)
    expect((await detail('panjang')).data).toMatchObject([{ program_id: 'ID-9320' }])
    const masjid = { controller: 'mosque', kode: 'get_campaign_by_slug' } as const
    const kencleng = await wireCall(standIn, { ...masjid, query: { slug: 'panjang' } })
    expect(kencleng.data).toMatchObject([{ id: 9320 }])
    for (const codeDonate of ['panjang', 'panjang-lunas', 'panjang-belum-lunas']) {
      const call = {
        controller: 'transaction',
        kode: 'getTransaction',
        query: { codeDonate },
      } as const
      expect(await wireCall(standIn, call)).toMatchObject({ status: 200 })
    }
    expect(await list('Pembangunanmasjidterpadu')).toMatchObject({ data: [] })
  })

  it('makes an answer late', async () => {
    const started = performance.now()
    expect(await list('lambat')).toMatchObject({ status: 200 })
    expect(performance.now() - started).toBeGreaterThan(2_900)
  })

  it('makes a donation fail, by the donor’s number', async () => {
    expect(await donateAs('80000000500')).toMatchObject({ status: 500, ok: false })
    expect(await donateAs('80000000422')).toMatchObject({
      status: 422,
      message: 'Nomor ini tidak dapat digunakan. Periksa kembali nomornya.',
    })
    const html = await donateAs('80000000000')
    expect(html.status).toBe(502)
    expect(html.headers.get('content-type')).toMatch(/^text\/html/)
    expect(standIn.state.donations.all).toEqual([])
  })

  it('makes a login fail', async () => {
    const form = { whatsapp: '80000000500', password: 'apa saja' }
    expect(await wireCall(standIn, { controller: 'auth', kode: 'login', form })).toMatchObject({
      status: 500,
    })
  })

  it('is no breach of the contract', () => {
    expect(standIn.log.violations).toEqual([])
  })
})

/** Until the next call has come to where sentinels hold it back. */
function arrival({ state }: StandIn): Promise<void> {
  return new Promise((resolve) => {
    const faults = vi.spyOn(state.faults, 'of').mockImplementation(() => {
      faults.mockRestore()
      resolve()
      return undefined
    })
  })
}

/** A call that a sentinel is holding back, and how it ends. */
async function heldCall(other: StandIn) {
  const held = arrival(other)
  const call = wireCall(other, {
    controller: 'campaign',
    kode: 'get_campaign_infaq',
    query: { search: 'lambat' },
  })
  const outcome = call.then(
    () => 'answered',
    () => 'dropped',
  )
  await held
  return { outcome }
}

it('closes at once, even while an answer is being held back', async () => {
  const other = await startStandIn({ port: 0, quiet: true })
  const { outcome } = await heldCall(other)
  await other.close()
  // Had the close waited for the held answer, the call would have been answered.
  expect(await outcome).toBe('dropped')
})

it('forgets at a reset what was being held back', async () => {
  const other = await startStandIn({ port: 0, quiet: true })
  const { outcome } = await heldCall(other)
  other.state.reset()
  expect(await outcome).toBe('dropped')
  expect(other.log.entries).toEqual([])
  await other.close()
})
