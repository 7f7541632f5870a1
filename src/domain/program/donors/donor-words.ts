import { text } from '@/api/decode'
import { cleanLine, cleanText } from '@/lib/text/clean-text'

/*
 * Names and doa may have reached the backend by another way than our form. A character that reverses the text direction
 * would also reverse the amount beside a name. A program's own texts come from the organisation and aren't cleaned.
 */

/** Stands for a donor who isn't named. */
export const ANONYMOUS = 'Hamba Allah'

/** A donor's name, cleaned; "Hamba Allah" when nothing visible is left of it. */
export function donorName(value: string): string {
  const name = cleanLine(text(value) ?? '')
  return name === '' ? ANONYMOUS : name
}

/** A donor's doa, cleaned; null when nothing visible is left of it. */
export function donorDoa(value: string | null): string | null {
  const doa = cleanText(text(value) ?? '')
  return doa === '' ? null : doa
}

/** The most that a dedication may have. A form carries each line break as two characters, which count. */
const MOST = 100

/** The names in a text, cleaned, one a line; '' when no visible name is left. */
export const cleanNames = (typed: string): string =>
  cleanText(typed)
    .split('\n')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .join('\n')

/** Why the names can't be sent, null when they can. None at all can. */
export const namesProblem = (typed: string): string | null =>
  cleanNames(typed).replaceAll('\n', '\r\n').length > MOST ? `Maksimal ${MOST} karakter` : null

/** In whose name something was given, as the backend tells it, one name a line; null for nobody's. */
export const readNames = (wire: string | null | undefined): string | null =>
  cleanNames(text(wire) ?? '') || null

/** Names on one line: "almarhum Ahmad, almarhumah Fatimah". */
export const namesInLine = (names: string): string => names.replaceAll('\n', ', ')
