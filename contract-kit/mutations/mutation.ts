import type { CheckName } from '../src/check/checks'
import type { Change } from './proxy'

/** One way to spoil a backend, and what the check must say of it. */
export interface Mutation {
  /** `auth/login`, or `OPTIONS /auth`. */
  operation: string
  what: string
  /** Which check must catch it. */
  check: CheckName
  /** Which field it must name, with `*` for every item: `/data/N/slug`, N being an asterisk. */
  field: string
  change: Change
  /** Whose calls are spoilt, where that isn't the operation that it is told of. */
  calls?: string
  /** The operations or controllers to check. Default: the operation alone. */
  only?: string | readonly string[]
  /** Whether it follows from the schema of an answer alone. */
  ofSchema?: boolean
  /** What an answer may take here, in milliseconds. */
  limitMs?: number
}

export type Row = readonly [what: string, check: CheckName, field: string, change: Change]

/** The mutations of one operation. */
export function of(operation: string, rows: readonly Row[]): Mutation[] {
  return rows.map(([what, check, field, change]) => ({ operation, what, check, field, change }))
}

/** Rows that one check catches at one field, each by its name. */
export const rowsOf = (
  check: CheckName,
  field: string,
  changes: Readonly<Record<string, Change>>,
): Row[] => Object.entries(changes).map(([what, change]) => [what, check, field, change])

/** Values: a field. Rules: what answers have to do with each other, and with what was asked. Transport: HTTP. */
export type Kind = 'values' | 'rules' | 'transport'

const values: readonly CheckName[] = ['schema', 'envelope', 'text', 'time']
const transport: readonly CheckName[] = [
  ...(['connection', 'content-type', 'json', 'cors', 'preflight', 'origin', 'cache'] as const),
  ...(['key', 'kode', 'method', 'cookie', 'slow', 'hostile'] as const),
]

/** Which kind a mutation is of, by the check that catches it. */
export function kindOf({ check }: Mutation): Kind {
  if (values.includes(check)) return 'values'
  return transport.includes(check) ? 'transport' : 'rules'
}

const within = (outer: string, inner: string) => outer === inner || inner.startsWith(`${outer}/`)

/**
 * Mutations that can be tried in one run: those of one operation's schema whose fields don't hold one another. Each of
 * the others is tried alone.
 */
export function batchesOf(mutations: readonly Mutation[]): Mutation[][] {
  const batches: Mutation[][] = []
  for (const mutation of mutations) {
    const { ofSchema = false, operation, field } = mutation
    const batch = batches.findLast(
      ([first, ...more]) =>
        ofSchema &&
        first?.ofSchema === true &&
        first.operation === operation &&
        ![first, ...more].some((one) => within(one.field, field) || within(field, one.field)),
    )
    if (batch) batch.push(mutation)
    else batches.push([mutation])
  }
  return batches
}
