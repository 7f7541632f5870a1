import { REQUIRED } from '@/lib/required'
import { wordsUpTo } from '@/lib/text/text-rules'

/*
 * The rules of the account forms; each returns its exact message, or null when the value is valid (docs/product.md,
 * Account).
 */

const PASSWORD_MIN = 8

/** The two spaces belong to the agreed text. */
export const fullNameProblem = wordsUpTo(30, 'Maksimal diisi  30 karakter')

/** The password of a login. */
export function passwordMissing(password: string): string | null {
  return password === '' ? REQUIRED : null
}

/** The rule for a new password. */
export function newPasswordProblem(password: string): string | null {
  if (password === '') return REQUIRED
  return password.length < PASSWORD_MIN ? `Password minimal ${PASSWORD_MIN} karakter` : null
}

export function confirmationProblem(confirmation: string, password: string): string | null {
  if (confirmation === '') return REQUIRED
  return confirmation === password ? null : 'Password tidak sesuai'
}
