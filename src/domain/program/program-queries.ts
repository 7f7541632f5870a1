import { $api, type Query } from '@/api/client'
import { count, memoised, NothingFound, only, rows } from '@/api/decode'
import type { components, paths } from '@/api/generated/backend'
import { query, STALE_MS } from '@/api/query'
import { askedSearch } from '@/lib/list-filter'
import { programId, type ProgramIdentity, type ProgramKind } from './program'
import { toCampaign, toMosque, toProgramPage, toProgramSummary } from './read-program'

/** Which operation loads a program of each kind: the one place where the kinds differ in their calls. */
export const bySlug = {
  campaign: '/campaign/get_campaign_by_slug',
  kencleng: '/mosque/get_campaign_by_slug',
} as const satisfies Record<ProgramKind, keyof paths>

/** Order of `get_campaign_infaq`, in the backend's own spelling. */
export type SortBy = NonNullable<Query<'/campaign/get_campaign_infaq'>['sortBy']>

const campaigns = rows(toCampaign, programId)
const mosques = rows(toMosque, programId)

/**
 * One `select` for each limit, because it must stay the same function. It cuts the list, since some backends send more
 * than the limit.
 */
const newest = new Map<number, typeof campaigns>()

/** The newest campaigns, for Home and the recommendations. */
export function campaignLimitQuery(limit = 5) {
  const select: typeof campaigns =
    newest.get(limit) ?? memoised((answer) => campaigns(answer).slice(0, limit))
  newest.set(limit, select)
  const params = { query: { limit } satisfies Query<'/campaign/get_campaign_limit'> }
  return query($api.queryOptions('get', '/campaign/get_campaign_limit', { params }, { select }))
}

const isOld = (found: { isStaleByTime: (staleTime: number) => boolean }) =>
  found.isStaleByTime(STALE_MS)

/**
 * Each change of a search requests again, also back to a text searched a moment ago. Coming back to the page or the tab
 * does so no sooner than for other queries: the answer may have 10,000 rows.
 */
const searched = {
  staleTime: 1500,
  refetchOnMount: isOld,
  refetchOnWindowFocus: isOld,
} as const

/** Campaigns for `/infaq`, searched and sorted by the backend. */
export function campaignInfaqQuery(search: string, sortBy: SortBy | null) {
  const wanted: Query<'/campaign/get_campaign_infaq'> = {}
  if (search) wanted.search = askedSearch(search)
  if (sortBy) wanted.sortBy = sortBy
  const init = { params: { query: wanted } }
  const select = campaigns
  return {
    ...query($api.queryOptions('get', '/campaign/get_campaign_infaq', init, { select })),
    ...searched,
  }
}

/** Mosques with their collection box, searched by the backend: the mosque list, the kencleng grid, the map. */
export function masjidListQuery(search = '') {
  const wanted: Query<'/mosque/get_campaign'> = search ? { search: askedSearch(search) } : {}
  const init = { params: { query: wanted } }
  return {
    ...query($api.queryOptions('get', '/mosque/get_campaign', init, { select: mosques })),
    ...searched,
  }
}

/** A `select` of the answer's one program. Some backends answer an unknown slug with an empty array. */
function program<Data extends object, T>(item: (data: Data, what: string) => T) {
  const read = only(item)
  return (answer: Parameters<typeof read>[0]) => {
    const found = read(answer)
    if (found === null) throw new NothingFound('Program tidak ditemukan.')
    return found
  }
}

const pages = {
  campaign: program(toProgramPage('campaign')),
  kencleng: program(toProgramPage('kencleng')),
}

const detailBySlug = {
  ...bySlug,
  campaign: '/campaign/get_campaign_detail',
} as const satisfies Record<ProgramKind, keyof paths>

/**
 * A program's page.
 * @param more what a campaign's news page sends in addition
 * @throws ApiError 404 when there is no such program
 */
export function programQuery(
  kind: ProgramKind,
  slug: string,
  more: Pick<Query<'/campaign/get_campaign_by_slug'>, 'type'> = {},
) {
  const wanted = { slug, ...more } satisfies Query<(typeof bySlug)[ProgramKind]>
  const init = { params: { query: wanted } }
  return query($api.queryOptions('get', bySlug[kind], init, { select: pages[kind] }))
}

/** A program with its full text. @throws ApiError 404 when there is no such program */
export function programDetailQuery(kind: ProgramKind, slug: string) {
  const wanted = { slug } satisfies Query<(typeof detailBySlug)[ProgramKind]>
  const init = { params: { query: wanted } }
  return query($api.queryOptions('get', detailBySlug[kind], init, { select: pages[kind] }))
}

/** The parameters of an operation about one program. */
export const ofProgram = (program: ProgramIdentity) => ({
  params: { query: { programId: programId(program) } },
})

const summaries = {
  campaign: program(toProgramSummary('campaign')),
  kencleng: program(toProgramSummary('kencleng')),
}

/** The program of a donation, by its prefixed id; the prefix gives the kind. */
export function programByIdQuery(of: ProgramIdentity) {
  const select = summaries[of.kind]
  return query($api.queryOptions('get', '/campaign/get_campaign_by_id', ofProgram(of), { select }))
}

const collected = only((wire: components['schemas']['TotalDonation'], what) =>
  count(wire.total_donasi, `${what}.total_donasi`),
)
const select = (answer: Parameters<typeof collected>[0]) => collected(answer) ?? 0

/** What a program has collected, in whole rupiah; null counts as 0. */
export const totalDonateQuery = (of: ProgramIdentity) =>
  query($api.queryOptions('get', '/campaign/get_total_donate', ofProgram(of), { select }))
