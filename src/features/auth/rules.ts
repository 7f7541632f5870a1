import { REQUIRED } from '@/lib/required'
import { normalised } from '@/lib/text/clean-text'
import { wordsUpTo } from '@/lib/text/text-rules'

/*
 * The rules of the account forms; each returns its exact message, or null when the value is valid (docs/product.md,
 * Account).
 */

const PASSWORD_MIN = 8

/** The two spaces belong to the agreed text. */
export const fullNameProblem = wordsUpTo(30, 'Maksimal diisi  30 karakter')

/**
 * A typed password as it is sent: in one form of Unicode (NFC, as RFC 8265, 4.2.2 has it), since one keyboard writes é
 * in one sign and another in two. Nothing else is changed, spaces at the ends neither.
 */
export const passwordIn = (typed: string): string => normalised(typed, 'NFC')

/** The password of a login. */
export function passwordMissing(password: string): string | null {
  return password === '' ? REQUIRED : null
}

/** The rule for a new password. */
export function newPasswordProblem(password: string): string | null {
  if (password === '') return REQUIRED
  return passwordIn(password).length < PASSWORD_MIN
    ? `Password minimal ${PASSWORD_MIN} karakter`
    : null
}

export function confirmationProblem(confirmation: string, password: string): string | null {
  if (confirmation === '') return REQUIRED
  return passwordIn(confirmation) === passwordIn(password) ? null : 'Password tidak sesuai'
}
