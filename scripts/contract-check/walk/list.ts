import type { Fields } from '../client'
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
