/** Digits of a code (spec §9: 10000 to 99999). */
export const OTP_LENGTH = 5

/** How long a code is good for, in milliseconds (spec §4, §9). */
const OTP_VALID_MS = 2 * 60_000

/** Wrong entries before a new code is needed (design §5). */
const OTP_TRIES = 5

const LOWEST = 10_000
const CODES = 90_000

/** The largest multiple of {@link CODES} that 32 bits hold: numbers above would favour the lower codes. */
const FAIR = Math.floor(2 ** 32 / CODES) * CODES

/** A code as it was sent, and what has been tried against it since. */
export interface IssuedOtp {
  code: string
  /** By this device's clock, in milliseconds since 1970. */
  issuedAt: number
  wrongTries: number
}

/**
 * A new code, each from 10000 to 99999 equally likely (design §5: made here, as the backend only passes it on).
 * @param fill fills the array with random numbers of 32 bits
 */
export function makeOtpCode(
  fill: (numbers: Uint32Array<ArrayBuffer>) => unknown = (numbers) =>
    crypto.getRandomValues(numbers),
): string {
  const numbers = new Uint32Array(1)
  do fill(numbers)
  while ((numbers[0] ?? FAIR) >= FAIR)
  return String(LOWEST + ((numbers[0] ?? 0) % CODES))
}

/** The state of a code that has just been sent. */
export function issueOtp(code: string, now: Date): IssuedOtp {
  return { code, issuedAt: now.getTime(), wrongTries: 0 }
}

/** Whether a code may still be entered: used up by wrong tries, too old, or how many milliseconds it has left. */
export type OtpState =
  { kind: 'exhausted' } | { kind: 'expired' } | { kind: 'valid'; leftMs: number }

/**
 * What a code is worth at `now`. Used up goes before too old, and `leftMs` is above 0 and never above its whole life.
 */
export function otpState(otp: IssuedOtp, now: Date): OtpState {
  if (otp.wrongTries >= OTP_TRIES) return { kind: 'exhausted' }
  const leftMs = otp.issuedAt + OTP_VALID_MS - now.getTime()
  if (leftMs <= 0) return { kind: 'expired' }
  // A clock that was set back doesn't make it last longer than it ever did.
  return { kind: 'valid', leftMs: Math.min(leftMs, OTP_VALID_MS) }
}

export type OtpResult = 'correct' | 'wrong' | 'expired' | 'exhausted'

/**
 * Compares what was entered with the code that was sent (spec §5). Only a code that is still valid is compared at all.
 * @returns the result, and the code's state to be kept: a wrong try counts
 */
export function tryOtp(
  otp: IssuedOtp,
  entered: string,
  now: Date,
): { result: OtpResult; otp: IssuedOtp } {
  const state = otpState(otp, now)
  if (state.kind !== 'valid') return { result: state.kind, otp }
  if (entered === otp.code) return { result: 'correct', otp }
  return { result: 'wrong', otp: { ...otp, wrongTries: otp.wrongTries + 1 } }
}

/** `119_000` → `"01:59"`; a started second counts, so that "00:00" is never shown while something is left. */
export function formatMinutesSeconds(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const pad = (unit: number) => String(unit).padStart(2, '0')
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}

/** Checks what storage holds of a code. */
export function isIssuedOtp(value: unknown): value is IssuedOtp {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    /^[1-9]\d{4}$/.test(value.code) &&
    'issuedAt' in value &&
    typeof value.issuedAt === 'number' &&
    'wrongTries' in value &&
    typeof value.wrongTries === 'number'
  )
}
