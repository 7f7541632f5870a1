import type { Fault } from '../../../mock-server/external/faults.ts'
import { startStandIn, type StandInOptions } from '../../../mock-server/start.ts'
import type { AnswerTampering } from '../../../mock-server/wire/prism.ts'
import { describeViolation } from '../../../mock-server/wire/violation.ts'
import type { LogEntry } from '../../../mock-server/wire/wire-log.ts'
import { BACKEND_ORIGIN } from './browser-map.ts'

/** Makes another body of an answer's. */
type Rewrite = NonNullable<AnswerTampering['rewrite']>

type Service = 'backend' | 'prayer' | 'geocode' | 'surah'

/**
 * One worker's own backend. What a test does to it that no user can do goes through its development hooks, as a
 * developer would do it by hand (mock-server/README.md).
 */
export interface StandInControl {
  /** Its real address; the page under test knows it as http://localhost:4010. */
  readonly url: string
  readonly port: number
  /** Calls since the last reset, oldest first; only those of one kode if it is named. */
  log: (kode?: string) => LogEntry[]
  /** Breaches of the contract since the last reset, in words. */
  violations: () => string[]
  reset: () => Promise<void>
  /** Changes every answer's body before it is checked, until the test ends; null stops it. */
  rewrite: (rewrite: Rewrite | null) => void
  /** The backend hears that a donation was paid. */
  markPaid: (codeDonate: string) => Promise<void>
  /** A donation's deadline passes. */
  expire: (codeDonate: string) => Promise<void>
  /** Moves the backend's clock. */
  moveClock: (minutes: number) => Promise<void>
  /** The backend, or an external service, is out of order from now on, or works again. */
  breakService: (name: Service, fault?: Fault) => Promise<void>
  mendService: (name: Service) => Promise<void>
  /**
   * Calls of an operation (`transaction/storeDonate`), of a service, for `audio`, or `everything` wait until they are
   * released, so that a test can check what the page shows meanwhile.
   */
  hold: (call: string) => Promise<void>
  release: (call: string) => Promise<void>
  /** How many calls of this name are being held. */
  waiting: (call: string) => number
  /** The next call of an operation is carried out, but its answer never arrives. */
  loseAnswer: (call: string) => Promise<void>
  /** Resets with so many mosques, campaigns, and donors of the first of each. */
  rows: (count: number) => Promise<void>
  /** The backend lacks an operation of contract 1.1, or a field: `transaction/storeDonate#anonim`. */
  withhold: (name: string) => Promise<void>
  /** What the backend's operator decides: `hijri_adjustment`, `contact_phone`, `finance_url`. */
  settings: (settings: Record<string, string>) => Promise<void>
  /** Every login session ends on the server; the browser keeps its cookie. */
  endSessions: () => Promise<void>
  /** The last code sent to a phone, or null. */
  otp: (phone: string) => Promise<string | null>
  close: () => Promise<void>
}

/** Starts a stand-in on any free port. */
export async function controlStandIn(
  options: Omit<StandInOptions, 'port'> = {},
): Promise<StandInControl> {
  let rewritten: Rewrite | null = null
  const standIn = await startStandIn({
    port: 0,
    publicUrl: BACKEND_ORIGIN,
    quiet: true,
    log: () => undefined,
    ...options,
    tampering: {
      ...options.tampering,
      rewrite: (operation, answer) => (rewritten ? rewritten(operation, answer) : answer.body),
    },
  })

  async function hook(method: 'GET' | 'POST', path: string): Promise<unknown> {
    const answer = await fetch(`${standIn.url}/__dev/${path}`, { method })
    if (!answer.ok)
      throw new Error(`${method} /__dev/${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const post = async (path: string) => {
    await hook('POST', path)
  }

  return {
    url: standIn.url,
    port: standIn.port,
    log: (kode) => standIn.log.entries.filter((entry) => kode === undefined || entry.kode === kode),
    violations: () =>
      standIn.log.violations.map((violation) => describeViolation(violation.operation, violation)),
    reset: () => post('reset'),
    rewrite: (rewrite) => {
      rewritten = rewrite
    },
    markPaid: (code) => post(`donations/${encodeURIComponent(code)}/paid`),
    expire: (code) => post(`donations/${encodeURIComponent(code)}/expire`),
    moveClock: (minutes) => post(`clock?minutes=${minutes}`),
    breakService: (name, fault = 'down') => post(`services/${name}/${fault}`),
    mendService: (name) => post(`services/${name}/up`),
    hold: (call) => post(`hold?call=${call}`),
    release: (call) => post(`release?call=${call}`),
    waiting: (call) => standIn.state.holds.waiting(call),
    loseAnswer: (call) => post(`lose?call=${call}`),
    rows: (count) => post(`rows?count=${count}`),
    withhold: (name) => post(`withhold?name=${encodeURIComponent(name)}`),
    settings: (settings) => post(`settings?${new URLSearchParams(settings)}`),
    endSessions: () => post('sessions/end'),
    otp: async (phone) => {
      const sent = await hook('GET', `otp/${encodeURIComponent(phone)}`)
      return typeof sent === 'object' && sent !== null && 'code' in sent ? String(sent.code) : null
    },
    close: standIn.close,
  }
}
