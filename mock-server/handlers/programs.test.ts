import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collected } from '../state/programs'
import { type StandIn, startStandIn } from '../start'
import { dev, login, wireCall } from '../calls-for-tests'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn({ port: 0, quiet: true, log: () => undefined })
})
afterAll(() => standIn.close())
beforeEach(() => dev(standIn, 'POST', 'reset'))

const get = (controller: string, kode: string, query: Record<string, string> = {}, cookie = '') =>
  wireCall(standIn, { controller, kode, query, cookie })
const post = (controller: string, kode: string, form?: Record<string, string>, cookie = '') =>
  wireCall(standIn, { controller, kode, method: 'POST', cookie, ...(form ? { form } : {}) })
const asAisyah = () => login(standIn, '81234567890', 'rahasia123')

it('answers every program of the seed within the contract', async () => {
  const { campaigns, masjids } = standIn.state.seed
  const slugs = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => ({ slug }))
  const ids = standIn.state.programs.all.map(({ programId }) => ({ programId }))
  const calls: [string, string, Record<string, string>[]][] = [
    ['campaign', 'get_campaign_limit', [{ limit: '50' }]],
    ['campaign', 'get_campaign_infaq', [{}, { search: '' }]],
    ['campaign', 'get_campaign_by_slug', slugs(campaigns)],
    ['campaign', 'get_campaign_detail', slugs(campaigns)],
    ['campaign', 'get_campaign_by_id', ids],
    ['campaign', 'get_total_donate', ids],
    ['campaign', 'get_transaction_list', ids],
    ['campaign', 'get_prayer_campaign', ids],
    ['mosque', 'get_campaign', [{}]],
    ['mosque', 'get_campaign_by_slug', slugs(masjids)],
    ['asset', 'get_all_payment_method', [{}]],
  ]
  for (const [controller, kode, queries] of calls)
    for (const query of queries)
      expect((await get(controller, kode, query)).status, `${kode} ${JSON.stringify(query)}`).toBe(
        200,
      )
  expect(standIn.log.violations).toEqual([])
})

describe('campaigns', () => {
  const headers = async (query: Record<string, string>) => {
    const { data } = await get('campaign', 'get_campaign_infaq', query)
    return Array.isArray(data) ? data.map((row: { header: string }) => row.header) : []
  }

  it('are found by part of a title or address, in any case', async () => {
    const [first] = standIn.state.seed.campaigns
    expect(await headers({ search: first?.header.slice(2, 12).toUpperCase() ?? '' })).toContain(
      first?.header,
    )
    expect(await headers({ search: first?.alamat.slice(-8) ?? '' })).toContain(first?.header)
    expect(await headers({ search: 'tidak ada yang begini' })).toEqual([])
  })

  it('are sorted by what they have collected', async () => {
    const most = await headers({ sortBy: 'paling banyak' })
    expect(await headers({ sortBy: 'Paling Sedikit' })).toEqual(most.toReversed())
    const programs = standIn.state.programs.all.filter(({ campaign }) => campaign)
    const [richest] = programs.toSorted((a, b) => collected(b) - collected(a))
    expect(most[0]).toBe(richest?.campaign?.header)
  })

  it('are unknown by another slug or id', async () => {
    for (const [kode, query] of [
      ['get_campaign_by_slug', { slug: 'tidak-ada' }],
      ['get_campaign_detail', { slug: 'tidak-ada' }],
      ['get_total_donate', { programId: 'ID-999' }],
    ] as const)
      expect(await get('campaign', kode, query)).toMatchObject({
        status: 404,
        message: 'Program tidak ditemukan.',
      })
  })
})

describe('amen', () => {
  interface Row {
    id: number
    total_like: number | null
    status_like: string
  }
  const isRow = (value: unknown): value is Row =>
    typeof value === 'object' && value !== null && 'id' in value && 'total_like' in value
  const first = async (cookie = '') => {
    const { data } = await get('campaign', 'get_prayer_campaign', { programId: 'ID-1' }, cookie)
    const row: unknown = Array.isArray(data) ? data[0] : undefined
    if (!isRow(row)) throw new Error('no prayer')
    return row
  }

  it('wants a session', async () => {
    const { id } = await first()
    expect(await post('campaign', 'toggle_like', { doa_id: String(id) })).toMatchObject({
      status: 401,
      message: 'Silakan masuk terlebih dahulu.',
    })
  })

  it('is the user’s own, and is taken back by a second tap', async () => {
    const cookie = await asAisyah()
    const before = await first(cookie)
    const form = { doa_id: String(before.id) }
    await post('campaign', 'toggle_like', form, cookie)
    expect(await first(cookie)).toMatchObject({
      total_like: (before.total_like ?? 0) + 1,
      status_like: 'liked',
    })
    expect(await first()).toMatchObject({ status_like: 'unliked' })
    await post('campaign', 'toggle_like', form, cookie)
    expect(await first(cookie)).toEqual(before)
  })

  it('knows only prayers that exist', async () => {
    expect(
      await post('campaign', 'toggle_like', { doa_id: '999999999' }, await asAisyah()),
    ).toMatchObject({ status: 404 })
  })
})
