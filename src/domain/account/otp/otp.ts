/** Digits of a code: 10000 to 99999. */
export const OTP_LENGTH = 5

/** How long a code is valid, in milliseconds. */
const OTP_VALID_MS = 2 * 60_000

/** Wrong entries before a new code is needed. */
const OTP_TRIES = 5

const LOWEST = 10_000
const CODES = 90_000

/** The largest multiple of {@link CODES} that 32 bits hold: numbers above would favour the lower codes. */
const FAIR = Math.floor(2 ** 32 / CODES) * CODES

/** A code as it was sent, and the tries since. */
export interface IssuedOtp {
  code: string
  /** By this device's clock, in milliseconds since 1970. */
  issuedAt: number
  wrongTries: number
}

/**
 * A new code, each from 10000 to 99999 equally likely. It is made here, since the backend only passes it on.
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

/** Whether a code may still be entered: too many wrong tries, too old, or how many milliseconds it has left. */
export type OtpState =
  { kind: 'exhausted' } | { kind: 'expired' } | { kind: 'valid'; leftMs: number }

/**
 * The state of a code at `now`. Too many tries count before too old; `leftMs` is above 0 and at most the code's whole
 * life.
 */
export function otpState(otp: IssuedOtp, now: Date): OtpState {
  if (otp.wrongTries >= OTP_TRIES) return { kind: 'exhausted' }
  const leftMs = otp.issuedAt + OTP_VALID_MS - now.getTime()
  if (leftMs <= 0) return { kind: 'expired' }
  // A device clock that was set back doesn't make the code last longer.
  return { kind: 'valid', leftMs: Math.min(leftMs, OTP_VALID_MS) }
}

export type OtpResult = 'correct' | 'wrong' | 'expired' | 'exhausted'

/**
 * Compares the entered code with the one that was sent. Only a code that is still valid is compared.
 * @returns the result, and the code's new state to be stored: a wrong try counts
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

/** `119_000` → `"01:59"`; a started second counts as a whole one, so that "00:00" is never shown while time is left. */
export function formatMinutesSeconds(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const pad = (unit: number) => String(unit).padStart(2, '0')
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}

/** Checks a stored code's state. */
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
