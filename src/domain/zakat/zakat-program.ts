import { useQuery } from '@tanstack/react-query'
import { useListed } from '@/domain/capabilities/use-listed'
import { type Licence, legalityQuery } from '@/domain/organisation/legality'
import { serverNow } from '@/lib/time/server-clock'
import type { ZakatKind } from './kinds'

/** The types of program that are for zakat, and which zakat each takes. The bare word "zakat" is none of them. */
const zakatTypes: ReadonlyMap<string, readonly ZakatKind[]> = new Map([
  ['zakat-mal', ['penghasilan', 'simpanan', 'perdagangan']],
  ['zakat-fitrah', ['fitrah']],
  ['fidyah', ['fidyah']],
])

/** The zakat that a program of this type takes; empty for one that isn't for zakat. */
export const kindsFor = (type: string | undefined): readonly ZakatKind[] =>
  zakatTypes.get(type ?? '') ?? []

/**
 * Whether a licence that is in force lets the organisation collect zakat: as an amil zakat institution (LAZ) or a
 * collecting unit (UPZ) of BAZNAS, or as BAZNAS itself (UU 23/2011, articles 38 and 41).
 */
export const hasZakatLicence = (
  licences: readonly Pick<Licence, 'kind' | 'validUntil'>[],
  now: Date,
): boolean =>
  licences.some(
    ({ kind, validUntil }) =>
      /\b(?:LAZ|UPZ|BAZNAS)\b/i.test(kind) &&
      validUntil !== null &&
      (validUntil === 'endless' || validUntil >= now),
  )

/**
 * Whether zakat may be paid here.
 * @returns `isKnown` is true once `has` says so; where it can't be asked, `query` has the error
 */
export function useZakatLicence() {
  const listed = useListed('/asset/get_legality')
  const query = useQuery({ ...legalityQuery(), enabled: listed === true })
  const has = query.data !== undefined && hasZakatLicence(query.data.licences, serverNow())
  return {
    isKnown: listed === false || query.data !== undefined,
    has: listed === true && has,
    query,
  }
}
