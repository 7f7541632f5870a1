import { itemsOf, membersOf, shown, textAt } from '../json'
import { NO_PROGRAM, NOWHERE, type Kind, type Visit } from './visit'

/** Campaigns and mosques (spec §7 Campaign and Mosque controller). Reads only. */
export const programSteps = {
  'campaign/get_campaign_limit': async (visit: Visit) => {
    await visit.campaigns()
    for (const limit of [1, 5]) {
      const name = 'campaign/get_campaign_limit'
      const { exchange, data } = await visit.run.ask(name, { query: [['limit', String(limit)]] })
      if (itemsOf(data).length > limit && !visit.run.options.stateless)
        visit.run.tell(exchange, 'same', {
          field: '/data',
          expected: `must have at most ${limit} ${limit === 1 ? 'item' : 'items'} with limit=${limit}`,
          seen: `${itemsOf(data).length} items`,
          lineOf: ['parameters', '1'],
        })
    }
  },

  'campaign/get_campaign_infaq': async (visit: Visit) => {
    const name = 'campaign/get_campaign_infaq'
    await visit.grid()
    for (const sortBy of ['paling banyak', 'Paling Sedikit'])
      await visit.run.call(name, {
        query: [
          ['search', ''],
          ['sortBy', sortBy],
        ],
      })
    const jar = visit.run.options.login || visit.run.options.write ? await visit.session() : null
    if (jar) await visit.run.call(name, { jar })
    await nothingFound(visit, name)
  },

  'campaign/get_campaign_by_slug': (visit: Visit) =>
    bySlug(visit, 'campaign/get_campaign_by_slug', 'campaign'),

  'campaign/get_campaign_detail': (visit: Visit) =>
    bySlug(visit, 'campaign/get_campaign_detail', 'campaign'),

  'campaign/get_campaign_by_id': async (visit: Visit) => {
    const name = 'campaign/get_campaign_by_id'
    for (const { slug, programId } of await needed(visit, name)) {
      const { exchange, data, ok } = await visit.run.ask(name, {
        query: [['programId', programId]],
      })
      if (ok) sameSlug(visit, exchange, '/data/slug', slug, textAt(data, 'slug'))
    }
    await unknownProgram(visit, name, [404])
  },

  'campaign/get_total_donate': (visit: Visit) => byProgram(visit, 'campaign/get_total_donate'),
  'campaign/get_transaction_list': (visit: Visit) =>
    byProgram(visit, 'campaign/get_transaction_list'),

  'campaign/get_prayer_campaign': async (visit: Visit) => {
    const name = 'campaign/get_prayer_campaign'
    await byProgram(visit, name)
    const jar = visit.run.options.login || visit.run.options.write ? await visit.session() : null
    const [program] = await visit.anyPrograms()
    if (jar && program)
      await visit.run.call(name, { query: [['programId', program.programId]], jar })
  },

  'mosque/get_campaign': async (visit: Visit) => {
    await visit.mosques()
    await visit.run.call('mosque/get_campaign', { query: [['search', '']] })
    await nothingFound(visit, 'mosque/get_campaign')
  },

  'mosque/get_campaign_by_slug': (visit: Visit) =>
    bySlug(visit, 'mosque/get_campaign_by_slug', 'mosque'),
}

async function needed(visit: Visit, name: string) {
  const programs = await visit.anyPrograms()
  if (programs.length === 0) visit.run.skip(name, 'no list answered with a program to ask for')
  return programs
}

async function bySlug(visit: Visit, name: string, kind: Kind): Promise<void> {
  const programs = await visit.programs(kind)
  if (programs.length === 0) visit.run.skip(name, 'no list answered with a slug to ask for')
  for (const { slug } of programs) {
    const { exchange, data, ok } = await visit.run.ask(name, { query: [['slug', slug]] })
    if (!ok) continue
    const [item] = itemsOf(data)
    sameSlug(visit, exchange, '/data/0/slug', slug, membersOf(item)['slug'])
  }
  if (visit.run.options.stateless) return
  const { exchange, data } = await visit.run.ask(
    name,
    { query: [['slug', NOWHERE]] },
    { status: [404, 200], as: 'unknown' },
  )
  if (exchange.status === 200 && itemsOf(data).length > 0)
    visit.run.tell(exchange, 'unknown', {
      field: '/data',
      expected: 'must be [] (or the status 404) for a slug that does not exist',
      seen: shown(data),
      lineOf: ['responses', '404'],
    })
}

function sameSlug(
  visit: Visit,
  exchange: Parameters<typeof visit.run.judge.finding>[0],
  field: string,
  slug: string,
  seen: unknown,
): void {
  if (seen === slug || visit.run.options.stateless) return
  visit.run.tell(exchange, 'same', {
    field,
    expected: `must be ${shown(slug)}, which its list gave`,
    seen: shown(seen),
  })
}

async function byProgram(visit: Visit, name: string): Promise<void> {
  for (const { programId } of await needed(visit, name))
    await visit.run.call(name, { query: [['programId', programId]] })
  await unknownProgram(visit, name, [404, 200])
}

async function unknownProgram(visit: Visit, name: string, status: number[]): Promise<void> {
  if (visit.run.options.stateless) return
  await visit.run.ask(name, { query: [['programId', NO_PROGRAM]] }, { status, as: 'unknown' })
}

async function nothingFound(visit: Visit, name: string): Promise<void> {
  if (visit.run.options.stateless) return
  const { exchange, data } = await visit.run.ask(
    name,
    { query: [['search', NOWHERE]] },
    { status: [200], as: 'empty' },
  )
  if (itemsOf(data).length > 0)
    visit.run.tell(exchange, 'empty', {
      field: '/data',
      expected: 'must be [] for a search that nothing fits',
      seen: `${itemsOf(data).length} items`,
    })
}
