import { type Call, type Exchange, means } from '../http/client'
import { membersOf, parsed, shown } from '../http/json'
import type { Operation } from '../model'
import type { Run } from '../run'
import { NOWHERE } from './visit'

/** Two ends of a condition in SQL, of which one always holds and the other never does. No text has their letters. */
const HOLDS = "zq'='zq"
const FAILS = "zq'='zx"

const fieldOf = (input: string) => `${input} → status`

/** Whether it was found of this input that it writes a part of a query: whatever else it breaks has this cause. */
export const isInjected = ({ findings }: Run, { name }: Operation, input: string): boolean =>
  findings.some(
    (one) => one.check === 'injection' && one.operation === name && one.field === fieldOf(input),
  )

/** What an answer gives; empty where it refuses. */
const given = (exchange: Exchange): string =>
  means(exchange, 200) ? JSON.stringify(membersOf(parsed(exchange.text))['data'] ?? null) : ''

/**
 * Checks that an input can't write a part of a query: that a quote alone does no other harm than two of them, which SQL
 * takes for one that is text, and that a condition that holds finds no more than one that doesn't.
 * @param callWith a call that worked, with another value in this input
 */
export async function takesSql(
  run: Run,
  input: string,
  callWith: (value: string) => Call,
): Promise<void> {
  const ask = (value: string) => run.send(callWith(value), { status: [200], orRefusal: true })
  const tell = (exchange: Exchange, seen: string) =>
    run.tell(exchange, 'injection', {
      field: fieldOf(input),
      expected: 'must not be SQL injection: a quote is text like any other sign',
      seen,
    })
  const [single, double] = [await ask("'"), await ask("''")]
  if (single.status >= 500 && double.status < 500) {
    tell(single, `${single.status} for ${input}="'", ${double.status} for ${input}="''"`)
    return
  }
  for (const start of [`${NOWHERE}' OR '`, `${NOWHERE}') OR ('`]) {
    const [all, none] = [await ask(start + HOLDS), await ask(start + FAILS)]
    // Somebody may have written something in between.
    const again = given(all) === given(none) ? all : await ask(start + HOLDS)
    if (given(again) === given(none) || given(again) !== given(all)) continue
    tell(all, `more for ${input}=${shown(start + HOLDS)} than for ${shown(start + FAILS)}`)
    return
  }
}
