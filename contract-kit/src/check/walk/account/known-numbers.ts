import type { Fields } from '../../http/client'
import { shown } from '../../http/json'
import { type Expectation, messageOf } from '../../judge'
import type { Run } from '../../run'
import type { Answer } from '../list'
import type { Visit } from '../visit'

// Whoever asks must not learn from an answer which numbers have an account.

/** What may differ in a message: the number that was asked for, some of its digits hidden or not, and times. */
const OWN_NUMBERS = /[\d*xX•+:.-]{4,}|\d+(?= *(detik|menit|jam))/g

/**
 * Checks that a number without an account got the message of one that has an account.
 * @param own what of a message may differ
 */
export function sameWords(run: Run, known: Answer, unknown: Answer, own = OWN_NUMBERS): void {
  const said = ({ exchange }: Answer) => messageOf(exchange).replace(own, '')
  if (unknown.exchange.status !== known.exchange.status || said(unknown) === said(known)) return
  run.tell(unknown.exchange, 'enumeration', {
    field: '/message',
    expected: `must be ${shown(messageOf(known.exchange))}, as for a number that has an account`,
    seen: shown(messageOf(unknown.exchange)),
    lineOf: ['responses', String(known.exchange.status)],
  })
}

/**
 * Asks the same of a number with an account and of one without, in turn: both must be refused in the same words each
 * time. So a server that counts tries must count those of either.
 * @param refusal the status that is right; 429 is too
 */
export async function answersAlike(
  { run }: Visit,
  name: string,
  formOf: (phone: string) => Fields,
  about: { known: string; nobody: string; times: number; refusal: number },
): Promise<void> {
  const ask = (phone: string, expectation: Expectation) =>
    run.ask(name, { form: formOf(phone) }, expectation)
  for (let time = 0; time < about.times; time += 1) {
    const as = about.refusal === 429 ? 'throttle' : 'status'
    const known = await ask(about.known, { status: [...new Set([about.refusal, 429])], as })
    const { status } = known.exchange
    // 429 for the second alone may be about how often this machine asks.
    const alike = { status: [...new Set([status, 429])], as: 'enumeration' } as const
    const unknown = await ask(about.nobody, alike)
    sameWords(run, known, unknown)
    if (unknown.exchange.status === 429) return
  }
}
