import { setTimeout as delay } from 'node:timers/promises'
import { type CheckName, type Finding, findingKey, type Harm } from './checks'
import { general } from './causes'
import { Caller } from './http/caller'
import { type Call, type Exchange, type Target, means } from './http/client'
import { Facts } from './facts'
import { shown } from './http/json'
import { type Expectation, Judge, type Verdict } from './judge'
import type { Model, Operation } from './model'
import { Pace } from './pace'
import { isAskedFor } from './reach'
import { hidden, keepSecret, keepSessions } from './secrets'
import { PaymentPolls } from './too-often'

export interface RunOptions {
  target: Target
  /** Names of controllers (`auth`) or operations (`auth/login`); without them, everything is checked. */
  only?: readonly string[]
  /** Also what changes something on the server. */
  write?: boolean
  login?: { whatsapp: string; password: string } | null
  /** The number to register with, when writing. Default: one that no mobile network has given out. */
  phone?: string | null
  /** The one-time code that was last sent to a number, where that can be known; null for none. */
  codeOf?: (phone: string) => string | null | Promise<string | null>
  /** The code of a donation that exists, to read it without making one. */
  donation?: string | null
  /** The target serves examples and keeps nothing: only what a single answer shows is checked. */
  stateless?: boolean
  /** What was left out, or checked in part, doesn't conform. */
  strict?: boolean
  /** The least harm that keeps a backend from conforming. Default: a screen broken; with `strict` any. */
  failOn?: Harm | null
  /** What an answer may take, in milliseconds. */
  limitMs?: number
  /** How many rows of a list are followed to their own pages, at most. */
  rows?: number
  /** How many values are made by chance for each field, besides the known troublemakers. */
  oddValues?: number
  /** How many characters the largest form has that must be taken. */
  formSize?: number
  /** How many times each operation is timed at least. */
  samples?: number
  /** How long the run may wait in all when the target answers that it is asked too often, in milliseconds. */
  waitMs?: number
  /** How long it may take in all, in milliseconds. What isn't asked by then is told as not checked. */
  timeMs?: number
  /** Told before the run waits because of a 429. */
  onWait?: (seconds: number) => void
  /** How the run waits. Tests replace it, so as not to wait. */
  sleep?: (milliseconds: number) => Promise<void>
  /** Checks to leave out, with the calls that are made for them alone. */
  without?: readonly CheckName[]
  onProgress?: (done: number, all: number, operation: string) => void
}

export interface Timing {
  operation: string
  calls: number
  p50: number
  p95: number
}

/** What could not be checked, and what it would need. */
export interface Skipped {
  operation: string
  reason: string
}

/** Checks that tell of an answer that leads nowhere. */
const unreadable = new Set<CheckName>(['connection', 'status', 'json', 'envelope', 'schema'])

type Inputs = Pick<Call, 'query' | 'form' | 'jar'>

export const DEFAULT_WAIT_MS = 120_000
/** Below seven minutes, whatever the target does. */
export const DEFAULT_TIME_MS = 360_000

/** One run of the check: makes calls, keeps what was found, and remembers inputs that work. */
export class Run {
  readonly judge: Judge
  private readonly found = new Map<string, Finding>()
  private readonly times = new Map<string, number[]>()
  private readonly slowest = new Map<string, Exchange>()
  /** What each operation has answered with 200: the first inputs, and the last ones. */
  private readonly samples = new Map<string, Inputs[]>()
  private readonly skips = new Map<string, string>()
  /** See {@link cookiesForVisitors}. */
  private readonly withCookies = new Map<string, Exchange>()
  private readonly last = new Map<string, Exchange>()
  /** Successes by their address, which other operations have too. */
  private readonly byAddress = new Map<string, Exchange>()
  /** What is wrong with answers that only feed the operations to check. */
  private readonly aside: Finding[] = []
  private readonly polls = new PaymentPolls()
  private readonly facts = new Facts()
  private readonly caller: Caller
  readonly sleep: (milliseconds: number) => Promise<void>

  constructor(
    readonly model: Model,
    readonly options: RunOptions,
  ) {
    const { target, login, waitMs = DEFAULT_WAIT_MS, timeMs = DEFAULT_TIME_MS, onWait } = options
    keepSecret(target.key)
    keepSecret(login?.password)
    this.judge = new Judge(model, target, login?.password ?? null)
    this.sleep = options.sleep ?? ((milliseconds) => delay(milliseconds))
    const { sleep } = this
    const pace = new Pace({ waitMs, timeMs, onWait: onWait ?? (() => undefined), sleep })
    this.caller = new Caller(target, pace, (exchange) => this.tooOften(exchange))
  }

  /** Whether this operation is one of those to check. */
  wants(operation: Operation): boolean {
    return isAskedFor(operation, this.options.only)
  }

  /** Whether a check is made: all are, but those that `without` leaves out. */
  checks(check: CheckName): boolean {
    return !this.options.without?.includes(check)
  }

  /** Makes one call without judging it: see {@link Caller.send}. */
  async send(call: Call, expectation?: Expectation): Promise<Exchange> {
    const exchange = await this.caller.send(call, expectation)
    this.polls.add(exchange)
    return exchange
  }

  /** Judges an answer that says to wait, which the caller then does. */
  private tooOften(exchange: Exchange): void {
    // Another site may be told nothing at all.
    if (exchange.call.origin !== undefined) return
    this.report(...this.judge.answer(exchange, { status: [429] }).findings)
    const times = this.polls.tooFew(exchange)
    if (times !== null)
      this.tell(exchange, 'throttle', {
        field: 'status',
        expected:
          'must not be 429 for 20 donations read in a minute: one payment page asks so often',
        seen: `429 after ${times}`,
        lineOf: ['responses', '429'],
      })
  }

  /** How many calls were made. */
  get calls(): number {
    return this.caller.calls
  }

  /** Whether an operation never answers, so that asking more of it is a waste of time. */
  isMute(operation: Operation): boolean {
    return this.caller.isMute(operation)
  }

  /**
   * Makes a call of an operation as the app makes it, and judges the answer.
   * @returns its `data`, as far as it can be read: what is wrong with one field must not hide the rest
   */
  async call(name: string, inputs: Inputs = {}, expectation?: Expectation): Promise<unknown> {
    return (await this.ask(name, inputs, expectation)).data
  }

  /** Like {@link call}, with the exchange too. */
  async ask(
    name: string,
    inputs: Inputs = {},
    expectation: Expectation = { status: [200] },
  ): Promise<{ exchange: Exchange; data: unknown; ok: boolean }> {
    const operation = this.model.get(name)
    const exchange = await this.send({ operation, ...inputs }, expectation)
    const { data, ok } = this.take(exchange, expectation)
    if (expectation.status.includes(200) && means(exchange, 200)) {
      const [first = inputs, ...later] = this.samples.get(name) ?? []
      this.samples.set(name, [first, ...later.slice(-MOST_SAMPLES), inputs])
    }
    return { exchange, data, ok }
  }

  /** Judges and times the answer to an ordinary call. */
  take(exchange: Exchange, expectation: Expectation): Verdict {
    const { name } = exchange.call.operation
    const { form = [] } = exchange.call
    const isGiven = new Map(form).get('whatsapp') === this.options.login?.whatsapp
    if (name === 'auth/login' && isGiven) keepSessions(exchange)
    const verdict = this.judge.answer(exchange, expectation)
    this.report(
      ...verdict.findings.map((one) =>
        one.field === 'status' && !general.has(one.check)
          ? { ...one, input: unusual(exchange.call, this.samples.get(name) ?? []) }
          : one,
      ),
    )
    this.last.set(name, exchange)
    this.isItsOwn(exchange, verdict)
    const isVisitor = !exchange.sent.headers.has('cookie')
    if (isVisitor && exchange.setCookies.length > 0 && !this.withCookies.has(name))
      this.withCookies.set(name, exchange)
    if (exchange.status === 200 && !this.options.stateless)
      for (const one of this.facts.contradictions(exchange, verdict.data))
        this.tell(exchange, 'same', one)
    const list = this.times.get(name) ?? []
    this.times.set(name, [...list, exchange.milliseconds])
    if (list.every((before) => before < exchange.milliseconds)) this.slowest.set(name, exchange)
    return verdict
  }

  /** Tells of an answer that another operation was given before: a cache takes the address for the whole call. */
  private isItsOwn(exchange: Exchange, { ok }: Verdict): void {
    if (exchange.status !== 200 || exchange.sent.method !== 'GET') return
    const { href } = exchange.url
    const before = this.byAddress.get(href)
    this.byAddress.set(href, before ?? exchange)
    if (ok || before?.text !== exchange.text) return
    const other = before.call.operation.name
    if (other !== exchange.call.operation.name)
      this.tell(exchange, 'cache', {
        before: [before],
        field: 'body',
        expected: 'must be its own: a cache that is blind to kode takes all operations for one',
        seen: `what ${other} was answered`,
      })
  }

  /**
   * Times an operation anew, each call while nothing else is asked, until two have taken longer than the limit: side by
   * side with others any call takes longer.
   */
  async timeAlone(operation: Operation, limitMs: number, samples: number): Promise<void> {
    const { name } = operation
    const [sample] = this.samples.get(name) ?? []
    if (!sample) return
    this.times.delete(name)
    for (let taken = 0, late = 0; taken < samples && late < 2; taken++) {
      const expectation = { status: [200] }
      const exchange = await this.caller.send({ operation, ...sample }, expectation, true)
      this.take(exchange, expectation)
      if (exchange.milliseconds > limitMs) late += 1
    }
  }

  /** Judges an answer to a call that was wrong on purpose. */
  async probe(call: Call, expectation: Expectation): Promise<Exchange> {
    const exchange = await this.send(call, expectation)
    this.report(...this.judge.answer(exchange, expectation).findings)
    return exchange
  }

  /** Keeps findings about the operations that were asked for; the same one again is only counted. */
  report(...findings: readonly Finding[]): void {
    for (const finding of findings) {
      if (!this.checks(finding.check)) continue
      const operation = this.model.operations.find(({ name }) => name === finding.operation)
      if (operation && !this.wants(operation)) {
        if (unreadable.has(finding.check)) this.aside.push(finding)
        continue
      }
      const told = withoutSecrets(finding)
      const key = findingKey(told)
      const before = this.found.get(key)
      this.found.set(key, before ? { ...before, times: before.times + 1 } : told)
    }
  }

  /** Keeps one thing that is wrong with an answer, beyond its shape. */
  tell(exchange: Exchange, check: CheckName, about: Parameters<Judge['finding']>[2]): void {
    this.report(this.judge.finding(exchange, check, { lineOf: lineAt(about.field), ...about }))
  }

  /**
   * Checks that of two calls at the same time one is done and the other refused.
   * @param refusals the statuses that are right for the other; the first is told
   */
  async once(both: readonly [Call, Call], refusals: readonly number[], why: string): Promise<void> {
    const either = { status: [200, ...refusals] }
    const answers = await Promise.all(both.map((call) => this.send(call, either)))
    // Maybe this machine makes too many calls.
    if (answers.every(({ status }) => status === 429)) return
    const refused = answers.find((one) => !means(one, 200))
    const isDone = answers.filter((one) => means(one, 200)).length === 1
    if (isDone && refused && refusals.some((status) => means(refused, status))) return
    const [refusal = 0] = refusals
    const [first, second] = answers
    if (first && second)
      this.tell(second, refusal === 429 ? 'throttle' : 'repeat', {
        beside: first,
        field: 'status',
        expected: `must be 200 once and ${refusal} once, for ${why} at the same time`,
        seen: answers
          .map(({ status }) => status)
          .toSorted((a, b) => a - b)
          .join(' and '),
        lineOf: ['responses', String(refusal)],
      })
  }

  /** Whether this was found before, in whatever call, or isn't to be told. */
  isKnown({ check, operation, field }: Finding): boolean {
    return (
      !this.checks(check) ||
      this.findings.some(
        (one) => one.check === check && one.operation === operation && one.field === field,
      )
    )
  }

  /** Whether `--time` was over before everything was asked. */
  isOutOfTime = false

  skip(name: string, reason: string): void {
    if (this.wants(this.model.get(name)) && !this.skips.has(name))
      this.skips.set(name, hidden(reason))
  }

  /**
   * Skips an operation that other operations' answers don't lead to. Where one of those is wrong, or if the operation must
   * be asked all the same, the backend doesn't conform: this says which call was made last, and what came.
   * @param feeders the operations that lead to it
   */
  lack(name: string, reason: string, feeders: readonly string[], { must = false } = {}): void {
    this.skip(name, reason)
    const isOf = ({ operation }: Finding) => feeders.includes(operation)
    const wrong = this.aside.find(isOf)
    const last = feeders.flatMap((one) => this.last.get(one) ?? [])[0]
    const about = { field: 'walk', expected: 'must be asked', seen: reason }
    // Told of the feeder already, if that is one to check.
    const isTold = this.findings.some(isOf)
    const found = last && must && !isTold ? this.judge.finding(last, 'walked', about) : undefined
    const finding = wrong ?? found
    if (!finding) return
    const seen = wrong
      ? `${reason}; ${wrong.operation} ${wrong.field}: ${wrong.expected}; got ${wrong.seen}`
      : reason
    this.report({ ...finding, check: 'walked', operation: name, ...about, seen })
  }

  /** Whether this operation may be called though it changes data; if not, it is skipped, and `what` says what it does. */
  mayWrite(name: string, what: string): boolean {
    if (this.options.write) return true
    this.skip(name, `${what}: --write`)
    return false
  }

  /** Inputs that this operation has answered with 200, if any. */
  sampleOf({ name }: Operation): Inputs | undefined {
    return this.samples.get(name)?.[0]
  }

  /** The call that took longest among those that are timed, if there was one. */
  slowestOf({ name }: Operation): Exchange | undefined {
    return this.slowest.get(name)
  }

  wasCalled({ name }: Operation): boolean {
    return this.last.has(name)
  }

  /** Answers to visitors that set a cookie, but for those of the login: the first of each operation. */
  get cookiesForVisitors(): Exchange[] {
    return [...this.withCookies.values()].filter(({ call }) => call.operation.name !== 'auth/login')
  }

  /** Its latest call among those that are judged as ordinary ones; undefined where there was none. */
  lastOf({ name }: Operation): Exchange | undefined {
    return this.last.get(name)
  }

  get findings(): Finding[] {
    return [...this.found.values()]
  }

  get skipped(): Skipped[] {
    return [...this.skips].map(([operation, reason]) => ({ operation, reason }))
  }

  timing({ name }: Operation): Timing | null {
    const sorted = (this.times.get(name) ?? []).toSorted((a, b) => a - b)
    if (sorted.length === 0) return null
    return {
      operation: name,
      calls: sorted.length,
      p50: percentile(sorted, 0.5),
      p95: percentile(sorted, 0.95),
    }
  }
}

/** The path in the contract to a place in a success: a JSON pointer, or whatever else a finding calls its field. */
const lineAt = (field: string): string[] => [
  ...['responses', '200'],
  ...(/^\/data\b/.test(field)
    ? ['content', 'application/json', 'schema', 'allOf', '1', 'properties', 'data']
    : []),
  ...field
    .split('/')
    .slice(2)
    .flatMap((name) => (/^(\d+|\*)$/.test(name) ? ['items'] : ['properties', name])),
]

/** How many calls that worked are kept of an operation, beside the first. */
const MOST_SAMPLES = 50

/** The most fields that a finding names. */
const NAMED = 3

/** What of a call is not as in the most similar one that worked; null where nothing is, or almost everything. */
function unusual(call: Call, samples: readonly Inputs[]): Finding['input'] {
  const fieldsOf = ({ query = [], form = [] }: Inputs) => new Map([...query, ...form])
  const now = fieldsOf(call)
  const [names = []] = samples
    .map((sample) => {
      const before = fieldsOf(sample)
      const all = [...new Set([...now.keys(), ...before.keys()])]
      return all.filter((name) => now.get(name) !== before.get(name))
    })
    .toSorted((one, other) => one.length - other.length)
  if (names.length === 0 || names.length > NAMED) return null
  const values = names.map((name) => {
    const value = now.get(name)
    if (value === undefined) return `no ${name}`
    return `${name}=${typeof value === 'string' ? shown(value) : `${[value.name, value.type].filter(Boolean).join(', ')} (${value.size} bytes)`}`
  })
  return { name: names.join(', '), shown: values.join(' and ') }
}

/** Whatever part of a finding it is that an answer, or a call, brought them into. */
const withoutSecrets = (finding: Finding): Finding => ({
  ...finding,
  field: hidden(finding.field),
  expected: hidden(finding.expected),
  seen: hidden(finding.seen),
  input: finding.input && { name: finding.input.name, shown: hidden(finding.input.shown) },
  call: hidden(finding.call),
  answer: hidden(finding.answer),
})

/** The nearest rank: a time that was really measured. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}
