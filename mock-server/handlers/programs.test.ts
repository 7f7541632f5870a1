import { afterAll, expect, it } from 'vitest'
import { startStandIn } from '../start'
import { wireCall } from '../calls-for-tests'

/* The contract check (contract-kit/tests/stand-in.test.ts) asks for each answer about a program. */

const standIn = await startStandIn({ port: 0, quiet: true, log: () => undefined })
afterAll(() => standIn.close())

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
      expect(
        (await wireCall(standIn, { controller, kode, query })).status,
        `${kode} ${JSON.stringify(query)}`,
      ).toBe(200)
  expect(standIn.log.violations).toEqual([])
})
