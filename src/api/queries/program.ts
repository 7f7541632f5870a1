import { type Program, programId, type ProgramKind } from '@/lib/program'
import { count, first, list, record } from '../decode'
import { toProgram, toProgramDetail } from '../entities/program'
import { refusal } from '../errors'
import type { components } from '../generated/backend'
import type { OperationPath } from '../generated/operations'
import { operationQuery, STALE_MS } from '../query'

/** Order of `get_campaign_infaq`, in the backend's own spelling (spec §9 Sort option values). */
export type SortBy = 'paling banyak' | 'Paling Sedikit'

type ProgramRef = Pick<Program, 'kind' | 'id'>

/** The newest campaigns: Home and the recommendations show 5 (spec §9), also where a backend sends more. */
export const campaignLimitQuery = (limit = 5) =>
  operationQuery('/campaign/get_campaign_limit', { limit }, (data) =>
    list(data, (item, what) => toProgram(item, what)).slice(0, limit),
  )

const isOld = (query: { isStaleByTime: (staleTime: number) => boolean }) =>
  query.isStaleByTime(STALE_MS)

/**
 * Each change of a search asks again (spec §7), also back to a text asked before a moment ago. Coming back to the page
 * or the tab does not, sooner than elsewhere: the answer may have 10,000 rows.
 */
const searched = {
  staleTime: 1500,
  refetchOnMount: isOld,
  refetchOnWindowFocus: isOld,
} as const

/** Campaigns for `/infaq`, searched and sorted by the backend. */
export const campaignInfaqQuery = (search: string, sortBy: SortBy | null) => ({
  ...operationQuery(
    '/campaign/get_campaign_infaq',
    { ...(search && { search }), ...(sortBy && { sortBy }) },
    (data) => list(data, (item, what) => toProgram(item, what)),
  ),
  ...searched,
})

/** Mosques with their collection box, searched by the backend: the mosque list, the kencleng grid, the map. */
export const masjidListQuery = (search = '') => ({
  ...operationQuery('/mosque/get_campaign', search ? { search } : {}, (data) =>
    list(data, (item, what) => toProgram(item, what, 'kencleng')),
  ),
  ...searched,
})

/** Which operation loads a program of each kind (spec §7): the one place where the kinds part. */
const bySlug = {
  campaign: '/campaign/get_campaign_by_slug',
  kencleng: '/mosque/get_campaign_by_slug',
} as const satisfies Record<ProgramKind, OperationPath>

const detailBySlug = {
  campaign: '/campaign/get_campaign_detail',
  kencleng: '/mosque/get_campaign_by_slug',
} as const satisfies Record<ProgramKind, OperationPath>

function programBySlugQuery(
  path: OperationPath & (typeof bySlug | typeof detailBySlug)[ProgramKind],
  kind: ProgramKind,
  slug: string,
) {
  return operationQuery(path, { slug }, firstProgram(path, kind))
}

/** Reads the answer to a slug. @throws ApiError 404 when there is no such program */
export const firstProgram = (path: OperationPath, kind: ProgramKind) => (data: unknown) => {
  // Some backends answer an unknown slug with an empty array instead of 404: the same thing to a donor.
  const program = first(data, (item, what) => toProgramDetail(item, what, kind))
  if (program === null) throw refusal(path, 404, 'Program tidak ditemukan.')
  return program
}

/** A program's page. @throws ApiError 404 when there is no such program */
export const programQuery = (kind: ProgramKind, slug: string) =>
  programBySlugQuery(bySlug[kind], kind, slug)

/** A program with its full text. @throws ApiError 404 when there is no such program */
export const programDetailQuery = (kind: ProgramKind, slug: string) =>
  programBySlugQuery(detailBySlug[kind], kind, slug)

/** The program that a donation went to, by its prefixed id; its kind is told by the prefix. */
export const programByIdQuery = (program: ProgramRef) =>
  operationQuery('/campaign/get_campaign_by_id', { programId: programId(program) }, (data) => {
    const found = first(data, (item, what) =>
      toProgram({ id: program.id, ...record<object>(item, what) }, what, program.kind),
    )
    if (found === null)
      throw refusal('/campaign/get_campaign_by_id', 404, 'Program tidak ditemukan.')
    return found
  })

/** What a program has collected, in whole rupiah; null counts as 0 (spec §3 Total donation). */
export const totalDonateQuery = (program: ProgramRef) =>
  operationQuery(
    '/campaign/get_total_donate',
    { programId: programId(program) },
    (data) =>
      first(data, (item, what) =>
        count(record<components['schemas']['TotalDonation']>(item, what).total_donasi),
      ) ?? 0,
  )
