import { cleanWords } from '@/lib/clean-text'
import { normalisePhone } from '@/lib/phone'

/*
 * The rules of the account forms (spec §5), each giving its exact text, or null for what is right.
 */

const REQUIRED = 'Mohon diisi terlebih dahulu'

const NAME_MAX = 30
const PASSWORD_MIN = 8
const PHONE_MIN = 10

/** The longest number the backend stores. */
const PHONE_MAX = 14

/** What the backend takes at all where the number must exist already; any other is refused with its own words. */
const KNOWN_PHONE_MAX = 15

const tooLong = (digits: number, max: number) =>
  digits > max ? `Nomor Whatsapp diisi maksimal ${max} digit` : null

/** The two spaces are the specification's. */
export function fullNameProblem(name: string): string | null {
  if (cleanWords(name) === '') return REQUIRED
  return cleanWords(name).length > NAME_MAX ? `Maksimal diisi  ${NAME_MAX} karakter` : null
}

/**
 * The number of who registers: counted are the digits behind the +62 that stands before the field, so that
 * "0812…" and "+62812…" count like "812…".
 */
export function newPhoneProblem(phone: string): string | null {
  const digits = normalisePhone(phone).length
  if (digits === 0) return REQUIRED
  return digits < PHONE_MIN
    ? `Nomor Whatsapp diisi minimal ${PHONE_MIN} digit`
    : tooLong(digits, PHONE_MAX)
}

/** The number of who has an account: whether it is right only the server knows. */
export function knownPhoneProblem(phone: string): string | null {
  const digits = normalisePhone(phone).length
  return digits === 0 ? REQUIRED : tooLong(digits, KNOWN_PHONE_MAX)
}

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
