import { text } from '@/api/decode'
import { cleanText } from '@/lib/text/clean-text'

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
