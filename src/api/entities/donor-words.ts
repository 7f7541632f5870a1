import { cleanLine, cleanText } from '@/lib/clean-text'
import { text } from '../decode'

/*
 * What a donor may have sent by any way, also past our own form: a sign that turns words round would turn round the
 * amount beside a name. A program's own words come from the organisation, and are left as they are.
 */

/** A donor's name; "Hamba Allah" where there is none to be seen. */
export function donorName(value: unknown): string {
  const name = cleanLine(text(value) ?? '')
  return name === '' ? 'Hamba Allah' : name
}

/** A donor's prayer, null for none. */
export function donorPrayer(value: unknown): string | null {
  const prayer = cleanText(text(value) ?? '')
  return prayer === '' ? null : prayer
}
