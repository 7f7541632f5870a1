import { randomBytes, randomInt } from 'node:crypto'
import { MINUTE_MS } from './clock'
import { barePhone } from './phone'

/** What a code is for (`keperluan`). */
export type OtpPurpose = 'daftar' | 'lupa_sandi' | 'ubah_nomor' | 'ubah_email'

const CODE_VALID_MS = 5 * MINUTE_MS
const TOKEN_VALID_MS = 15 * MINUTE_MS
const RESEND_AFTER_MS = MINUTE_MS
/** Wrong entries that end a code. */
const TRIES = 5
/** Wrong entries for a number within {@link WINDOW_MS}, however many codes: else new codes would give new tries. */
const TRIES_OF_NUMBER = 15
const WINDOW_MS = 60 * MINUTE_MS

interface Code {
  code: string
  sentAt: number
  wrongTries: number
  isUsed: boolean
}

interface Token {
  key: string
  expiresAt: number
}

/** Called too often: in how many seconds the next call is taken. */
interface TooOften {
  kind: 'too-often'
  seconds: number
}

const keyOf = (phone: string, purpose: OtpPurpose) => `${barePhone(phone)} ${purpose}`

const tooOften = (milliseconds: number): TooOften => ({
  kind: 'too-often',
  seconds: Math.ceil(milliseconds / 1000),
})

/** The codes that the backend makes, and the tokens that the right ones give. Times are the stand-in's. */
export class OneTimeCodes {
  private readonly codes = new Map<string, Code>()
  private readonly tokens = new Map<string, Token>()
  /** When wrong codes were entered, by number. */
  private readonly wrong = new Map<string, number[]>()

  /** Makes the code of a number and a purpose; the former one ends. */
  request(phone: string, purpose: OtpPurpose, now: Date) {
    const key = keyOf(phone, purpose)
    const before = this.codes.get(key)
    const wait = (before?.sentAt ?? -Infinity) + RESEND_AFTER_MS - now.getTime()
    if (wait > 0) return tooOften(wait)
    const code = String(randomInt(10_000, 100_000))
    // The wire has whole seconds.
    const sentAt = Math.floor(now.getTime() / 1000) * 1000
    this.codes.set(key, { code, sentAt, wrongTries: 0, isUsed: false })
    return {
      kind: 'made' as const,
      code,
      expiresAt: new Date(sentAt + CODE_VALID_MS),
      resendAt: new Date(sentAt + RESEND_AFTER_MS),
    }
  }

  /** Compares an entered code with the one that was made. The right one is used up by that. */
  verify(phone: string, purpose: OtpPurpose, entered: string, now: Date) {
    const key = keyOf(phone, purpose)
    const wrong = this.wrongSince(phone, now.getTime() - WINDOW_MS)
    const [oldest = 0] = wrong
    if (wrong.length >= TRIES_OF_NUMBER) return tooOften(oldest + WINDOW_MS - now.getTime())
    const made = this.codes.get(key)
    if (made?.isUsed) return { kind: 'used' as const }
    if (made && made.wrongTries >= TRIES) return { kind: 'exhausted' as const }
    if (!made || made.sentAt + CODE_VALID_MS <= now.getTime()) return { kind: 'expired' as const }
    if (entered !== made.code) {
      made.wrongTries += 1
      this.wrong.set(barePhone(phone), [...wrong, now.getTime()])
      const left = TRIES - made.wrongTries
      return left > 0 ? { kind: 'wrong' as const, left } : { kind: 'exhausted' as const }
    }
    made.isUsed = true
    const token = randomBytes(24).toString('base64url')
    const expiresAt = now.getTime() + TOKEN_VALID_MS
    this.tokens.set(token, { key, expiresAt })
    return { kind: 'right' as const, token, expiresAt: new Date(expiresAt) }
  }

  /** Whether a token is good for this number and purpose now. */
  accepts(token: string, phone: string, purpose: OtpPurpose, now: Date): boolean {
    const known = this.tokens.get(token)
    return known?.key === keyOf(phone, purpose) && known.expiresAt > now.getTime()
  }

  /** What the token was for is done: it serves no second time. */
  redeem(token: string | undefined): void {
    if (token !== undefined) this.tokens.delete(token)
  }

  private wrongSince(phone: string, start: number): number[] {
    return (this.wrong.get(barePhone(phone)) ?? []).filter((time) => time > start)
  }
}
