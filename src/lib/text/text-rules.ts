import * as z from 'zod/mini'
import { cleanWords } from './clean-text'
import { REQUIRED } from '@/lib/required'

/**
 * The rule of a required text of at most `max` letters.
 * @returns a function that gives the error message for a text, or null
 */
export const wordsUpTo =
  (max: number, tooLong = `Maksimal ${max} karakter`) =>
  (text: string): string | null => {
    const { length } = cleanWords(text)
    if (length === 0) return REQUIRED
    return length > max ? tooLong : null
  }

/**
 * A schema for one text.
 * @param problem returns the error message, or null
 */
export const textBy = (problem: (text: string) => string | null) =>
  z.string().check(
    z.superRefine((text, context) => {
      const message = problem(text)
      if (message !== null) context.addIssue({ code: 'custom', message })
    }),
  )

/**
 * A rule about several fields of a form.
 * @param name the field that shows the message
 * @param problem returns the error message, or null
 */
export const together = <Values>(name: string, problem: (values: Values) => string | null) =>
  z.superRefine<Values>(
    (values, context) => {
      const message = problem(values)
      if (message !== null) context.addIssue({ code: 'custom', path: [name], message })
    },
    // Also when another field is wrong: otherwise one mistake would hide the other.
    { when: () => true },
  )
