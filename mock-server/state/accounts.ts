import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import type { SeedAccount, SeedUser } from '../seed/types'
import { barePhone } from './phone'

/** A registered user. */
export interface Account {
  user: SeedUser
  /** Referral code, null for someone who isn't a fundraiser. */
  kodeRef: string | null
  password: { salt: Buffer; hash: Buffer }
}

/** A code that was sent to a number: the browser made it and asked to pass it on, or the backend did. */
export interface SentOtp {
  /** Without the leading 62. */
  phone: string
  code: string
  time: string
  operation: string
}

// Far below Node's default: nobody attacks a stand-in, and tests log in thousands of times.
const SCRYPT = { N: 16, r: 8, p: 1 }

function hashPassword(password: string): Account['password'] {
  const salt = randomBytes(16)
  return { salt, hash: scryptSync(password, salt, 32, SCRYPT) }
}

/** Users, their sessions, and the one-time codes they were sent. */
export class Accounts {
  readonly all: Account[]
  readonly sentOtps: SentOtp[] = []
  private readonly sessions = new Map<string, Account>()

  constructor(
    seed: readonly SeedAccount[],
    private readonly announceOtp: (otp: SentOtp) => void,
  ) {
    this.all = seed.map(({ user, password, kode_ref }) => ({
      user: { ...user },
      kodeRef: kode_ref,
      password: hashPassword(password),
    }))
  }

  get sessionCount(): number {
    return this.sessions.size
  }

  find(phone: string): Account | undefined {
    return this.all.find(({ user }) => user.whatsapp === barePhone(phone))
  }

  register(phone: string, nama: string, password: string, createdDate: string): Account {
    const account: Account = {
      user: {
        nama,
        whatsapp: barePhone(phone),
        email: null,
        avatar: null,
        tgl_lahir: null,
        alamat: null,
        kelamin: null,
        sapaan: null,
        created_date: createdDate,
      },
      kodeRef: null,
      password: hashPassword(password),
    }
    this.all.push(account)
    return account
  }

  passwordMatches(account: Account, password: string): boolean {
    const { salt, hash } = account.password
    return timingSafeEqual(hash, scryptSync(password, salt, 32, SCRYPT))
  }

  /** Ends every session of the account. */
  setPassword(account: Account, password: string): void {
    account.password = hashPassword(password)
    for (const [id, owner] of this.sessions) if (owner === account) this.sessions.delete(id)
  }

  /** Starts a session. @returns its id, for the cookie */
  startSession(account: Account): string {
    const id = randomBytes(24).toString('base64url')
    this.sessions.set(id, account)
    return id
  }

  endSession(id: string | null): void {
    if (id) this.sessions.delete(id)
  }

  /** Every session has ended, as one does that is too old: only the browsers don't know. */
  endAllSessions(): void {
    this.sessions.clear()
  }

  bySession(id: string | null): Account | null {
    return (id && this.sessions.get(id)) || null
  }

  /** The last code sent to a number, whoever made it. */
  lastOtp(phone: string): SentOtp | null {
    return this.sentOtps.findLast((otp) => otp.phone === barePhone(phone)) ?? null
  }

  recordOtp(otp: SentOtp): void {
    const sent = { ...otp, phone: barePhone(otp.phone) }
    this.sentOtps.push(sent)
    this.announceOtp(sent)
  }
}
