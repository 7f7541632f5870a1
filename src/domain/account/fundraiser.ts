import { certainText, count, list, memoised, requiredText, told } from '@/api/decode'
import type { components } from '@/api/generated/backend'
import { $optional } from '@/api/optional-backend'
import { query } from '@/api/query'

type Schemas = components['schemas']

/** What the links to one program have brought. Whether it is a kencleng, its id says. */
export interface ProgramStats {
  /** `ID-12` or `KM-7`. */
  programId: string
  slug: string
  title: string
  donations: number
  /** Whole rupiah. */
  amount: number
}

/** What a fundraiser's links have brought; paid donations only. */
export interface FundraiserStats {
  clicks: number
  donations: number
  /** Whole rupiah. */
  amount: number
  programs: ProgramStats[]
}

/** @throws DecodeError where there is no object, or none of its programs can be read */
export function toFundraiserStats(data: Schemas['FundraiserStats']): FundraiserStats {
  const wire = told(data, 'data')
  return {
    clicks: count(wire.klik, 'data.klik'),
    donations: count(wire.donasi, 'data.donasi'),
    amount: count(wire.nominal, 'data.nominal'),
    programs: list(
      wire.per_program,
      (row, what) => {
        const { programId, slug, judul, donasi, nominal } = told(row, what)
        return {
          programId: requiredText(programId, `${what}.programId`),
          slug: requiredText(slug, `${what}.slug`),
          title: certainText(judul) || 'Program',
          donations: count(donasi, `${what}.donasi`),
          amount: count(nominal, `${what}.nominal`),
        }
      },
      ({ programId }) => programId,
    ),
  }
}

const select = memoised(({ data }: { data: Schemas['FundraiserStats'] }) => toFundraiserStats(data))

/** The user's figures as a fundraiser. Only where `/fundraiser/get_stats` is listed. */
export const fundraiserStatsQuery = () =>
  query($optional.queryOptions('get', '/fundraiser/get_stats', {}, { select }))

/**
 * A fundraiser's share link (docs/product.md, Fundraisers): `{site}/{third segment from the end}/{second from the
 * end}?utm_source=web&utm_ref={code}`, which from `/campaign/{slug}/fundraiser` is the program's own page.
 *
 * @param site this site's origin
 * @param pathname the fundraiser page's path, percent-encoded as `location.pathname` is
 */
export function fundraiserLink(site: string, pathname: string, kodeRef: string): string {
  const program = pathname.split('/').filter(Boolean).slice(-3, -1)
  const page = [site.replace(/\/$/, ''), ...program].join('/')
  return `${page}?${new URLSearchParams({ utm_source: 'web', utm_ref: kodeRef }).toString()}`
}
