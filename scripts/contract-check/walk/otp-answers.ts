import { parseWib } from '../../../src/lib/wib-date'
import { shown, textAt } from '../json'
import { messageOf } from '../judge'
import { dataLine } from './lines'
import type { Answer } from './list'
import type { Visit } from './visit'

/** How far the backend's clock may be from this one's. */
const CLOCK_MS = 60_000
const MINUTE_MS = 60_000

/** How long a code and a token are valid. */
export const CODE_MINUTES = 5
export const TOKEN_MINUTES = 15

/** Checks the time until which a code or a token is valid, in WIB. */
export function goodFor({ run }: Visit, { exchange, data, ok }: Answer, minutes: number): void {
  const text = textAt(data, 'berlaku_sampai')
  const left = (parseWib(text ?? null)?.getTime() ?? NaN) - Date.now()
  if (!ok || Number.isNaN(left)) return
  if (left > 0 && left <= minutes * MINUTE_MS + CLOCK_MS) return
  run.tell(exchange, 'time', {
    field: '/data/berlaku_sampai',
    expected: `must be a time in WIB that is still to come, and at most ${minutes} minutes away`,
    seen: shown(text),
    lineOf: dataLine('berlaku_sampai'),
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
    lineOf: dataLine('kirim_ulang_setelah'),
  })
}

/** Checks that who asks again too soon is told to wait no longer than until the time of the answer before. */
export function waitsUntil({ run }: Visit, { data, ok }: Answer, { exchange }: Answer): void {
  const seconds = exchange.headers.get('retry-after')
  const text = textAt(data, 'kirim_ulang_setelah')
  const left = (parseWib(text ?? null)?.getTime() ?? NaN) - Date.now()
  if (!ok || exchange.status !== 429 || !(left > 0)) return
  if (Number(seconds) * 1000 <= left + CLOCK_MS) return
  run.tell(exchange, 'throttle', {
    field: 'header retry-after',
    expected: `must be the seconds until the next code is sent, which was said to be at ${text}`,
    seen: shown(seconds),
    lineOf: ['responses', '429'],
  })
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
