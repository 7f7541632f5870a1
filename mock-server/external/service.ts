import type { Fault } from './faults'
import { operationName, undeclaredIn } from '../wire/contract'
import { cookieOf, fieldsOf, jsonReply, type Reply, type WireRequest } from '../wire/http'
import { type AnswerTampering, createPrism, type Operation } from '../wire/prism'
import { SESSION_COOKIE } from '../wire/session-cookie'
import { describeViolation, type Violation } from '../wire/violation'
import type { LogEntry, WireLog } from '../wire/wire-log'

export interface ServiceCall {
  operation: Operation
  /** Path parameters, decoded. */
  parameters: Readonly<Record<string, string>>
  query: Readonly<Record<string, string | string[]>>
}

export interface ServiceAnswer {
  status: number
  body: unknown
  contentType?: string
}

export interface ServiceOptions {
  name: Exclude<LogEntry['service'], 'backend'>
  operations: Operation[]
  log: WireLog
  /** What is wrong with it just now. */
  faultOf: (name: string) => Fault | undefined
  wait: (milliseconds: number) => Promise<unknown>
  /** Waits while calls of this name are held (Holds). */
  passed: (name: string) => Promise<void>
  /** Milliseconds since any fixed moment: how long ago the call before was. */
  now: () => number
  answer: (call: ServiceCall) => ServiceAnswer
  tampering?: AnswerTampering
}

/** Someone else's service, stood in for and checked against its own contract. */
export type Service = (request: WireRequest, path: string, url: URL) => Promise<Reply>

/**
 * A service in front of `answer`, by its own contract: a path that it doesn't have is 404, a call or an answer that
 * breaks it is 500 and logged as a breach. Before each call `faultOf` decides whether it is down, slow or too busy.
 */
export function createService(options: ServiceOptions): Service {
  const { name, operations, log, faultOf, wait, passed, now, answer } = options
  let lastCall = -Infinity
  const calls = new WeakMap<object, ServiceCall>()
  const prism = createPrism(async (prismRequest) => {
    const call = calls.get(prismRequest)
    if (!call) throw new Error('Prism forwarded a call that the service never made')
    const { status, body, contentType = 'application/json' } = answer(call)
    return { statusCode: status, headers: { 'content-type': contentType }, body }
  }, options.tampering)

  async function reply(request: WireRequest, path: string, url: URL, seen: Seen): Promise<Reply> {
    const found = operations.flatMap((operation) => {
      const parameters = parametersOf(operation.path, path)
      return parameters && operation.method === 'get' ? [{ operation, parameters }] : []
    })[0]
    if (!found || request.method !== 'GET')
      return jsonReply(404, { status: false, message: 'Not found' })
    const { operation } = found
    seen.operation = `${name} ${operationName(operation)}`
    const fault = faultOf(name)
    const called = now()
    const since = called - lastCall
    lastCall = called
    // Outside the contract, as a service that is down is.
    if (fault === 'down') return plain(503, 'Service Unavailable')
    if (fault === 'busy' || (fault === 'strict' && since < 1000))
      return plain(429, 'Too Many Requests', { 'retry-after': '1' })
    if (fault === 'slow') await wait(SLOW_MS)
    await passed(name)
    const query = fieldsOf(url.searchParams)
    const prismRequest = { method: 'get' as const, url: { path, query }, headers: {}, body: null }
    calls.set(prismRequest, { ...found, query })
    const checked = await prism(prismRequest, operation, [
      ...undeclaredIn(operation, query, {}, []),
      ...secretsIn(request),
    ])
    if (checked.kind === 'violation') {
      log.addViolations(seen.operation, checked.violations)
      const described = checked.violations.map((violation) =>
        describeViolation(seen.operation ?? name, violation),
      )
      return jsonReply(500, { error: described }, { 'x-contract-violation': described.join('; ') })
    }
    const { statusCode, headers, body } = checked.answer
    return typeof body === 'string'
      ? { status: statusCode, headers: { 'cache-control': 'no-store', ...headers }, body }
      : jsonReply(statusCode, body, headers)
  }

  return async (request, path, url) => {
    const started = performance.now()
    const seen: Seen = { operation: null }
    const result = await reply(request, path, url, seen)
    log.add({
      time: new Date().toISOString(),
      method: request.method ?? '',
      url: url.pathname + url.search,
      path: url.pathname,
      service: name,
      kode: null,
      key: request.headers['key'] !== undefined,
      cookie: cookieOf(request, SESSION_COOKIE) !== null,
      origin: request.headers.origin ?? null,
      operation: seen.operation,
      query: fieldsOf(url.searchParams),
      form: {},
      status: result.status,
      milliseconds: Math.round(performance.now() - started),
    })
    // Public services let anyone read them, and take no credentials.
    return { ...result, headers: { ...result.headers, 'access-control-allow-origin': '*' } }
  }
}

const SLOW_MS = 3000

const plain = (status: number, body: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  body,
})

interface Seen {
  operation: string | null
}

/** A third party has no business with our key or our session. */
function secretsIn(request: WireRequest): Violation[] {
  return ['key', 'kode', 'cookie']
    .filter((header) => request.headers[header] !== undefined)
    .filter((header) => header !== 'cookie' || cookieOf(request, SESSION_COOKIE) !== null)
    .map((header) => ({
      direction: 'request',
      pointer: `/header/${header}`,
      expectation: 'never goes to a third party',
    }))
}

/** The values of `{…}` in a path template, or null when the path is another one. */
function parametersOf(template: string, path: string): Record<string, string> | null {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter ?? '')
  const pattern = template.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '([^/]+)')
  const match = new RegExp(`^${pattern.replace(/\/$/, '/?')}$`).exec(path)
  if (!match) return null
  try {
    return Object.fromEntries(
      names.map((parameter, index) => [parameter, decodeURIComponent(match[index + 1] ?? '')]),
    )
  } catch {
    return null
  }
}
