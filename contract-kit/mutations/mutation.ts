import { type CheckName, checks } from '../src/check/checks'
import { membersOf } from '../src/check/http/json'
import type { Change } from './proxy'

/** One way to spoil a backend, and what the check must say of it. */
export interface Mutation extends Where {
  what: string
  /** Which check must catch it. */
  check: CheckName
  /** Which field it must name, with `*` for every item: `/data/N/slug`, N being an asterisk. */
  field: string
  change: Change
  /** Whether it follows from the schema of an answer alone. */
  ofSchema?: boolean
}

/** Whose calls are spoilt, and what is checked then. */
interface Where {
  /** Of which it is told: `auth/login`, or `OPTIONS /auth`. */
  operation: string
  /** Whose calls are spoilt, where that isn't the operation that it is told of. */
  calls?: string
  /** The operations or controllers to check. Default: the operation alone. */
  only?: string | readonly string[]
  /** What an answer may take here, in milliseconds. */
  limitMs?: number
}

/** A way to spoil an operation; or how it follows from the field that the check must name. */
type Fault = Change | ((field: string) => Change)

/**
 * Faults, each by what is wrong, then the check that must find it and the field that it must name:
 * `no cookie → cookie header set-cookie`.
 */
export type Faults = Readonly<Record<`${string} → ${CheckName} ${string}`, Fault>>

/** The mutations of one operation. */
export function of(where: string | Where, faults: Faults): Mutation[] {
  const all = typeof where === 'string' ? { operation: where } : where
  return Object.entries<Fault>(faults).map(([told, fault]) => {
    const [, what = '', check = '', field = ''] = /^(.*?) → (\S+) (.*)$/s.exec(told) ?? []
    if (!isCheck(check)) throw new Error(`Which check must find this, and where? "${told}"`)
    const change = typeof fault === 'function' ? fault(field) : fault
    return { ...all, what, check, field, change }
  })
}

const isCheck = (name: string): name is CheckName => name in checks

export const isMutation = (value: unknown): value is Mutation => 'change' in membersOf(value)

/** An operation that is told of what lies beyond it: in other calls, or where more than it is checked. */
export const beyond = (operation: string, more: Omit<Where, 'operation'>): Where => ({
  operation,
  ...more,
})

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
