import { parseWib } from '../../../../../src/lib/time/wib-date'
import type { Exchange } from '../../http/client'
import { millisecondsToWait } from '../../http/headers'
import { shown, textAt } from '../../http/json'
import { messageOf } from '../../judge'
import type { Answer } from '../list'
import type { Visit } from '../visit'

/** How far the backend's clock may be from this one's. */
const CLOCK_MS = 60_000
const MINUTE_MS = 60_000

/** How long a code and a token are valid. */
export const CODE_MINUTES = 5
export const TOKEN_MINUTES = 15

/** Seconds from now until the time that an answer names; NaN where it names none. */
const secondsUntil = (data: unknown, name: string): number =>
  ((parseWib(textAt(data, name) ?? null)?.getTime() ?? NaN) - Date.now()) / 1000

/** Checks the time until which a code or a token is valid, in WIB. */
export function goodFor({ run }: Visit, { exchange, data, ok }: Answer, minutes: number): void {
  const text = textAt(data, 'berlaku_sampai')
  const left = secondsUntil(data, 'berlaku_sampai') * 1000
  if (!ok || Number.isNaN(left)) return
  if (Math.abs(left - minutes * MINUTE_MS) <= CLOCK_MS) return
  run.tell(exchange, 'time', {
    field: '/data/berlaku_sampai',
    expected: `must be a time in WIB, ${minutes} minutes from now`,
    seen: shown(text),
  })
}

/** Checks the time from which the next code can be asked for. */
export function comesAgain({ run }: Visit, { exchange, data, ok }: Answer): void {
  const text = textAt(data, 'kirim_ulang_setelah')
  const time = parseWib(text ?? null)
  if (!ok || !time || time.getTime() > Date.now()) return
  run.tell(exchange, 'time', {
    field: '/data/kirim_ulang_setelah',
    expected: 'must be a time in WIB that is still to come: the next code is not sent before 60 s',
    seen: shown(text),
  })
}

/** By how much a wait may be too short, since two clocks were rounded. */
const SHORT_BY_S = 5
/** The longest wait that is tried out. */
const TRIED_S = 10

/**
 * Checks that `Retry-After` leads to the `kirim_ulang_setelah` of the answer before. The clocks may differ, so if it seems
 * too short, this waits that long and asks again: only a second refusal counts.
 * @param askAgain asks for the same code once more
 */
export async function waitsUntil(
  { run }: Visit,
  { data, ok }: Answer,
  { exchange }: Answer,
  askAgain: () => Promise<Answer>,
): Promise<void> {
  const waitOf = (refused: Exchange) => (millisecondsToWait(refused.headers) ?? 0) / 1000
  const left = () => secondsUntil(data, 'kirim_ulang_setelah')
  const isShort = (refused: Exchange) =>
    refused.status === 429 && waitOf(refused) + SHORT_BY_S < left()
  if (!ok || exchange.status !== 429 || !(left() > 0)) return
  const tell = (refused: Exchange) => {
    run.tell(refused, 'throttle', {
      field: 'header retry-after',
      expected: `must be the seconds until the next code is sent, which was said to be at ${textAt(data, 'kirim_ulang_setelah')}`,
      seen: shown(refused.headers.get('retry-after')),
      lineOf: ['responses', '429'],
    })
  }
  if (waitOf(exchange) > left() + CLOCK_MS / 1000) tell(exchange)
  if (!isShort(exchange) || waitOf(exchange) > TRIED_S) return
  await run.sleep(waitOf(exchange) * 1000)
  const second = await askAgain()
  if (isShort(second.exchange)) tell(second.exchange)
}

/** Checks that a code that is no good any more is refused in other words than a wrong one: people must know what to do. */
export function otherWords({ run }: Visit, wrong: Answer, { exchange }: Answer, what: string) {
  const said = messageOf(exchange)
  const inGeneral = (text: string) => text.replace(/\d/g, '')
  if (exchange.status !== 422 || wrong.exchange.status !== 422) return
  if (inGeneral(said) !== inGeneral(messageOf(wrong.exchange))) return
  run.tell(exchange, 'envelope', {
    field: '/message',
    expected: `must have words of its own for a code that is ${what}, not those of a wrong one`,
    seen: shown(said),
    lineOf: ['responses', '422'],
  })
}

/** Checks that the answer doesn't hold the code: only the phone may get it. */
export function keepsCode({ run }: Visit, { exchange, ok }: Answer, code: string | null): void {
  if (!ok || code === null || !new RegExp(`(?<!\\d)${code}(?!\\d)`).test(exchange.text)) return
  run.tell(exchange, 'private', {
    field: 'body',
    expected: 'must not have the code: the browser never sees it',
    seen: 'there',
  })
}
