import type { Fields } from '../http/client'
import { isObject, membersOf, rowsOf, shown } from '../http/json'
import type { Expectation } from '../judge'
import type { Parameter } from '../model'
import type { Visit } from './visit'

export type Answer = Awaited<ReturnType<Visit['run']['ask']>>

/** A list and how it is asked for. */
export interface List {
  visit: Visit
  ask: (query: Fields, expectation?: Expectation) => Promise<Answer>
  /** What it needs to answer at all. */
  query: Fields
  parameters: readonly Parameter[]
}

/** The fields with others in the place of those of the same name. */
export const withFields = (fields: Fields, others: Fields): Fields => [
  ...fields.filter(([name]) => !others.some(([other]) => other === name)),
  ...others,
]

/** For a call that must find nothing. */
export const nothing: Expectation = { status: [200], as: 'empty' }

/** Reports an answer that isn't empty although it must be. */
export function nothingIn(
  { run }: Visit,
  { exchange, data }: Answer,
  {
    check,
    ...about
  }: { check: 'unknown' | 'empty' | 'search'; expected: string; lineOf?: readonly string[] },
): void {
  if (exchange.status !== 200 || isNothing(data)) return
  const field = 'daftar' in membersOf(data) ? '/data/daftar' : '/data'
  run.tell(exchange, check, { ...about, field, seen: shown(data) })
}

/** Nothing at all, an empty list, a page without rows, or sums of nothing. */
function isNothing(data: unknown): boolean {
  if (Array.isArray(data) || !isObject(data)) return rowsOf(data).length === 0
  const members = membersOf(data)
  if (Array.isArray(members['daftar'])) return members['daftar'].length === 0
  return Object.values(members).every(
    (value) => value === null || value === 0 || (Array.isArray(value) && value.length === 0),
  )
}
