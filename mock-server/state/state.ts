import { Accounts, type SentOtp } from './accounts'
import { wib } from '../seed/clock'
import { GIVER } from '../seed/history'
import { makeMany } from '../seed/many'
import { Faults } from '../external/faults'
import { Clock } from './clock'
import { Donations } from './donations'
import { earlierDonations, History } from './history'
import { Holds } from './holds'
import { Inbox } from './inbox'
import { OneTimeCodes } from './one-time-codes'
import { type Newer, Offer } from './offer'
import { Programs } from './programs'
import { Push } from './push'
import { Requests } from './requests'
import { keepSeed, type Seed } from './seed-source'

/** A picture that a user has uploaded. */
export interface Upload {
  type: string
  bytes: Buffer
}

/** Everything that one stand-in knows. Nothing outlives the process, and nothing is shared between two. */
export class State {
  readonly clock = new Clock()
  seed!: Seed
  programs!: Programs
  accounts!: Accounts
  /** Codes that this backend made itself. */
  oneTimeCodes!: OneTimeCodes
  donations!: Donations
  /** Which donations are an account's. */
  history!: History
  requests!: Requests
  inbox!: Inbox
  readonly push = new Push()
  /** Uploaded avatars by file name. */
  uploads!: Map<string, Upload>
  /** External services that are out of order until the next reset. */
  faults!: Faults
  /** Calls that wait to be let go. */
  holds!: Holds
  /** Operations whose next answer never arrives, although the call is carried out. */
  lost!: Set<string>
  /** What this backend has of the contract's newer parts. */
  offer!: Offer
  private ending = new AbortController()
  private readonly seedOf: (now: Date) => Seed

  /**
   * @param base `http://localhost:4010`: what absolute addresses in answers begin with
   * @param announceOtp tells the developer a code that no message will bring
   * @param rows how many mosques, campaigns, and donors of the first of each; null: as in the seed
   * @param optional what came after contract 1.0, and whether this backend is without it
   */
  constructor(
    readonly base: string,
    private readonly announceOtp: (otp: SentOtp) => void,
    private readonly rows: number | null,
    private readonly optional: { newer: Newer; isBase: boolean },
  ) {
    this.seedOf = keepSeed(`${base}/assets`)
    this.reset()
  }

  /** Aborts when this state ends, with the next reset: answers held back until then are nobody's. */
  get ended(): AbortSignal {
    return this.ending.signal
  }

  /**
   * Back to the seed: donations, amens, accounts, sessions, codes, uploads and the clock.
   * @param rows for long lists, until the next reset; default: what this stand-in was started with
   */
  reset(rows = this.rows): void {
    this.ending.abort()
    this.ending = new AbortController()
    this.clock.reset()
    const seed = this.seedOf(this.clock.now())
    this.seed = rows === null ? seed : makeMany(seed, rows, this.clock.now())
    this.programs = new Programs(this.seed)
    this.accounts = new Accounts(this.seed.accounts, this.announceOtp)
    this.oneTimeCodes = new OneTimeCodes()
    this.history = new History()
    const giver = this.accounts.find(GIVER)
    const earlier = earlierDonations(seed.gifts, seed.paymentMethods, giver)
    if (giver) for (const code of earlier.keys()) this.history.give(code, giver)
    this.donations = new Donations(earlier)
    for (const donation of earlier.values())
      if (donation.atasNama !== null) this.programs.addPaid(donation)
    this.requests = new Requests()
    this.inbox = new Inbox()
    for (const { whatsapp, messages } of seed.inbox) {
      const account = this.accounts.find(whatsapp)
      if (account) for (const message of messages) this.inbox.add(account, message)
    }
    this.push.clear()
    this.uploads = new Map()
    this.faults = new Faults()
    this.holds = new Holds()
    this.lost = new Set()
    this.offer = new Offer(this.optional.newer, this.optional.isBase, this.push.vapidKey)
  }

  now(): Date {
    return this.clock.now()
  }

  /** The present moment as the backend writes it. */
  nowWib(): string {
    return wib(this.now())
  }
}
