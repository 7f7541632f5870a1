import type { Fields } from '../../http/client'
import { shown } from '../../http/json'
import { codeOf } from './donation-form'
import type { Visit } from '../visit'
import { STORE } from '../../operations'

/** What the contract asks of a donation's code. */
const LEAST_BITS = 48
/** How many codes are compared. Random codes hardly ever have the same character in one place in all six. */
const CODES = 6

/** Estimates how many different characters codes can have, from the ones seen so far. */
function alphabetOf(codes: readonly string[]): number {
  const text = codes.join('')
  if (/^\d*$/.test(text)) return 10
  if (/^[\da-f]*$/i.test(text)) return 16
  return /[a-z]/.test(text) && /[A-Z]/.test(text) ? 64 : 36
}

/**
 * The most that chance can have to do with codes that were made one after the other, in bits: a place with the same sign
 * in all of them tells nothing.
 */
export function mostBits(codes: readonly string[]): number {
  const length = Math.min(...codes.map((code) => code.length))
  const places = Array.from({ length }, (_, place) => new Set(codes.map((code) => code[place])))
  const varying = places.filter(({ size }) => size > 1).length
  return varying * Math.log2(alphabetOf(codes))
}

/**
 * Checks that donation codes can't be guessed by counting: a code opens the page with the donor's name and number.
 * @param form a donation that the backend has taken
 */
export async function checkCodes({ run }: Visit, form: Fields): Promise<void> {
  const codes: string[] = []
  let answer = await run.ask(STORE, { form })
  for (let made = 0; made < CODES; made += 1) {
    const code = codeOf(answer.data)
    if (code === null) return
    codes.push(code)
    answer = await run.ask(STORE, { form })
  }
  const bits = mostBits(codes)
  if (bits >= LEAST_BITS) return
  run.tell(answer.exchange, 'private', {
    field: '/data/redirect_url',
    expected: `must have a code of at least ${LEAST_BITS} random bits: whoever guesses it reads the donor’s name and number`,
    seen: `${shown(codes.slice(0, 3))}: ${Math.floor(bits)} bits at most`,
  })
}
