import type { CheckName, Finding } from './checks'
import { type Exchange, type Target, wireUrl } from './http/client'
import {
  ambiguities,
  cacheProblems,
  dateProblems,
  messageProblems,
  privateProblems,
  type Problem,
  textProblems,
  waitProblems,
} from './http/content'
import { isJson } from './http/headers'
import { isObject, membersOf, parsed, shown, valueAt, visible } from './http/json'
import type { Model } from './model'
import { hidden } from './secrets'
import { asShell } from './shell'

/** What an answer should be. */
export interface Expectation {
  /** The statuses that are right here. */
  status: readonly number[]
  /** Under which name a wrong status is reported. */
  as?: CheckName
  /** Any refusal is right (400 to 499), whether or not the contract declares it for this operation. */
  orRefusal?: boolean
  /** Asked by a page of the backend's own site, where the browser looks at no CORS header. */
  sameOrigin?: boolean
  /** What makes this call an unusual one, such as `utm_source`: a wrong status is told as `utm_source → status`. */
  input?: string
}

export interface Verdict {
  findings: Finding[]
  /** The answer's `data`, as far as it can be read. */
  data: unknown
  ok: boolean
}

/** The `message` of an answer; empty where there is none. */
export function messageOf({ text }: Exchange): string {
  const { message } = membersOf(parsed(text))
  return typeof message === 'string' ? message : ''
}

const MAX_ANSWER = 300

/** An answer on one line, cut where it is long. */
function answerOf({ failure, status, text }: Exchange): string {
  if (failure) return ''
  // Only the beginning is shown, so only that is tidied; a secret is hidden before it can be cut in two.
  const beginning = hidden(text.slice(0, MAX_ANSWER * 100)).slice(0, MAX_ANSWER * 10)
  const line = visible(beginning.replace(/(?:[^\S\ufeff]|\p{Cc})+/gu, ' '))
  const cut = line.length > MAX_ANSWER || text.length > MAX_ANSWER * 10
  return `${status} ${cut ? `${line.slice(0, MAX_ANSWER)}… (${text.length} characters)` : line}`
}

/** What a finding says, and which other calls somebody has to make to see it again. */
interface About {
  field: string
  expected: string
  seen: string
  lineOf?: readonly string[]
  /** The calls that came first, such as the one that used a key. */
  before?: readonly Exchange[]
  /** The calls that come after it, and show what it did. */
  after?: readonly Exchange[]
  /** The call that was made at the same time. */
  beside?: Exchange
}

/** Judges answers by the contract. */
export class Judge {
  constructor(
    private readonly model: Model,
    private readonly target: Target,
    /** The password of `--login`, which no report says. */
    private readonly password: string | null,
  ) {}

  /** A finding about an exchange, and about those before it or beside it that it takes to see it. */
  finding(exchange: Exchange, check: CheckName, about: About): Finding {
    const { operation } = exchange.call
    const { field, expected, seen, lineOf = [], before = [], after = [], beside } = about
    const calls = [...before, ...(beside ? [beside] : []), exchange, ...after].map((one) =>
      this.shell(one),
    )
    return {
      check,
      operation: operation.name,
      input: null,
      field,
      expected,
      seen: visible(seen),
      call: beside ? `${calls.join(' & ')} & wait` : calls.join('; '),
      answer: answerOf(exchange),
      line: this.model.lineOf(operation, lineOf),
      times: 1,
    }
  }

  private shell(exchange: Exchange): string {
    const { target, password } = this
    const login = wireUrl(this.model.get('auth/login'), target)
    return asShell(exchange, { password, login, key: target.key })
  }

  /** Everything that is wrong with an answer. */
  answer(exchange: Exchange, expectation: Expectation): Verdict {
    if (exchange.failure) {
      const { message } = exchange.failure
      const about = { field: 'body', expected: 'must be answered', seen: message }
      return this.verdict([this.finding(exchange, 'connection', about)], undefined)
    }
    const status = this.status(exchange, expectation)
    // These never have a body, nor its type: that the status is wrong says it all.
    if (status.length > 0 && (exchange.status === 204 || exchange.status === 205))
      return this.verdict(status, undefined)
    const json = parsed(exchange.text)
    return this.verdict(
      [
        ...status,
        ...this.contentType(exchange),
        ...(expectation.sameOrigin ? [] : this.cors(exchange)),
        ...this.body(exchange, json),
        ...this.content(exchange, json),
      ],
      membersOf(json)['data'],
    )
  }

  private verdict(findings: Finding[], data: unknown): Verdict {
    // A header about caches says nothing of the answer itself: what follows from it is tried all the same.
    return { findings, data, ok: findings.every(({ check }) => check === 'cache') }
  }

  private status(
    exchange: Exchange,
    { status, as, input, orRefusal = false }: Expectation,
  ): Finding[] {
    const seen = effectiveStatus(exchange)
    if (status.includes(seen) || (orRefusal && seen >= 400 && seen < 500)) return []
    // A client that asks too often may always be told so, which is not what is wrong here.
    const own = status.length > 1 ? status.filter((one) => one !== 429) : status
    const wanted = [...own, ...(orRefusal ? ['a refusal (4xx)'] : [])]
    const message = membersOf(parsed(exchange.text))['message']
    return [
      this.finding(exchange, as ?? 'status', {
        field: input === undefined ? 'status' : `${input} → status`,
        expected: `must be ${wanted.join(' or ')}`,
        seen: typeof message === 'string' ? `${seen} (${shown(message)})` : String(seen),
        lineOf: ['responses', String(status[0] ?? 200)],
      }),
    ]
  }

  private contentType(exchange: Exchange): Finding[] {
    if (isJson(exchange.headers)) return []
    return [
      this.finding(exchange, 'content-type', {
        field: 'header content-type',
        expected: 'must be application/json',
        seen: exchange.headers.get('content-type') ?? 'no such header',
        lineOf: ['responses', String(exchange.status), 'content', 'application/json'],
      }),
    ]
  }

  /** What the browser wants to see on every answer before it shows it to the app. */
  private cors(exchange: Exchange): Finding[] {
    return corsProblems(exchange, this.target.origin).map((problem) =>
      this.finding(exchange, 'cors', { ...problem, lineOf: ['security'] }),
    )
  }

  /** What no schema tells of. */
  private content(exchange: Exchange, json: unknown): Finding[] {
    const { name } = exchange.call.operation
    const tell = (check: CheckName, problems: readonly Problem[], lineOf: readonly string[]) =>
      problems.map((problem) => this.finding(exchange, check, { ...problem, lineOf }))
    const lineOf = ['responses', String(exchange.status)]
    return [
      ...tell('cache', cacheProblems(exchange.headers), lineOf),
      ...tell('json', json === undefined ? [] : ambiguities(exchange.text), lineOf),
      ...tell('private', privateProblems(name, json), lineOf),
      ...tell('text', textProblems(json), lineOf),
      ...tell('time', dateProblems(json), lineOf),
      ...(exchange.status === 429 ? this.waiting(exchange) : []),
      ...(isByProxy(exchange) ? [] : tell('envelope', messageProblems(json), lineOf)),
    ]
  }

  /** Whether whoever is refused for asking too often is told how long to wait, where a script can read it. */
  private waiting(exchange: Exchange): Finding[] {
    return waitProblems(exchange.headers).map((problem) =>
      this.finding(exchange, problem.field === 'header retry-after' ? 'throttle' : 'cors', {
        ...problem,
        lineOf: ['responses', '429'],
      }),
    )
  }

  private body(exchange: Exchange, json: unknown): Finding[] {
    const { operation } = exchange.call
    const lineOf = ['responses', String(exchange.status)]
    if (exchange.isUtf8 === false) {
      const about = { field: 'body', expected: 'must be UTF-8', seen: 'other bytes', lineOf }
      return [this.finding(exchange, 'json', about)]
    }
    if (json === undefined) {
      const seen =
        exchange.text === ''
          ? 'an empty body'
          : shown(hidden(exchange.text.slice(0, MAX_ANSWER * 10)).slice(0, 200))
      const about = { field: 'body', expected: 'must be JSON', seen, lineOf }
      return [this.finding(exchange, 'json', about)]
    }
    const outside = envelopeProblems(json, effectiveStatus(exchange))
    const inside = this.model
      .errors(operation, exchange.status, json)
      .filter(({ pointer }) => !outside.some(({ field }) => field === pointer || field === 'body'))
    return [
      ...outside.map((problem) =>
        this.finding(exchange, 'envelope', { ...problem, lineOf: [...lineOf] }),
      ),
      ...inside.map(({ pointer, expected, line }) => ({
        ...this.finding(exchange, /^(\/(status|message))?$/.test(pointer) ? 'envelope' : 'schema', {
          field: pointer === '' ? 'body' : pointer,
          expected,
          seen: shown(valueAt(json, pointer)),
        }),
        line,
      })),
    ]
  }
}

/** The envelope of every answer, whatever the operation. */
function envelopeProblems(json: unknown, status: number): Problem[] {
  if (!isObject(json))
    return [{ field: 'body', expected: 'must be { status, message, data }', seen: shown(json) }]
  const members = membersOf(json)
  const succeeded = status < 400
  const problems: Problem[] = []
  if (members['status'] !== succeeded)
    problems.push({
      field: '/status',
      expected: `must be ${succeeded} with HTTP ${status}`,
      seen: shown(members['status']),
    })
  if (typeof members['message'] !== 'string')
    problems.push({
      field: '/message',
      expected: 'must be a text',
      seen: shown(members['message']),
    })
  if (!('data' in members))
    problems.push({ field: '/data', expected: 'must be there', seen: 'nothing' })
  else if (!succeeded && members['data'] !== null)
    problems.push({
      field: '/data',
      expected: 'must be null in a failure',
      seen: shown(members['data']),
    })
  return problems
}

/** How CORS headers keep the browser from showing an answer to the app; also true of a preflight's answer. */
export function corsProblems({ headers, call }: Exchange, origin: string): Problem[] {
  const allowed = headers.get('access-control-allow-origin')
  const credentials = headers.get('access-control-allow-credentials')
  const withCredentials = call.operation.session !== 'none'
  const problems: Problem[] = []
  if (allowed !== origin && !(allowed === '*' && !withCredentials))
    problems.push({
      field: 'header access-control-allow-origin',
      expected: `must be ${origin}${withCredentials ? ' (not "*": this call has credentials)' : ''}`,
      seen: allowed ?? 'no such header',
    })
  if (withCredentials && credentials !== 'true')
    problems.push({
      field: 'header access-control-allow-credentials',
      expected: 'must be true: this call has credentials',
      seen: credentials ?? 'no such header',
    })
  return problems
}

/** What a validating proxy, such as the stand-in's, says breaks the contract; '' where none has answered by itself. */
const violationsIn = ({ headers }: Exchange) => headers.get('x-contract-violation') ?? ''

/** Whether a validating proxy has answered: its words are for the programmer who made the call. */
export const isByProxy = (exchange: Exchange): boolean => violationsIn(exchange) !== ''

/**
 * A validating proxy answers what breaks the contract with 500. Where the call was wrong on purpose, this counts as a
 * refusal; where the backend's answer broke the contract, it doesn't.
 */
function effectiveStatus(exchange: Exchange): number {
  const [violations, { status }] = [violationsIn(exchange), exchange]
  const onlyTheRequest = / request [/:]/.test(violations) && !/ response [/:]/.test(violations)
  return onlyTheRequest && status === 500 ? 400 : status
}
