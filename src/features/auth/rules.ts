import { REQUIRED, wordsUpTo } from '@/lib/text-rules'

/*
 * The rules of the account forms (spec §5), each giving its exact text, or null for what is right.
 */

const PASSWORD_MIN = 8

/** The two spaces are the specification's. */
export const fullNameProblem = wordsUpTo(30, 'Maksimal diisi  30 karakter')

/** The password one logs in with. */
export function passwordMissing(password: string): string | null {
  return password === '' ? REQUIRED : null
}

/** A password one chooses. */
export function newPasswordProblem(password: string): string | null {
  if (password === '') return REQUIRED
  return password.length < PASSWORD_MIN ? `Password minimal ${PASSWORD_MIN} karakter` : null
}

export function confirmationProblem(confirmation: string, password: string): string | null {
  if (confirmation === '') return REQUIRED
  return confirmation === password ? null : 'Password tidak sesuai'
}
