import { cleanLine, cleanText } from '@/lib/text/clean-text'
import { text } from '@/api/decode'

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
