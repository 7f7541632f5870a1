import {
  contractPath,
  controllerOf,
  formProperties,
  operationName,
  queryProperties,
  typed,
  undeclaredIn,
} from './contract'
import {
  cookieOf,
  corsHeaders,
  failure,
  type Fields,
  fieldsOf,
  isAbandoned,
  jsonReply,
  RawAnswer,
  readBody,
  readForm,
  Refused,
  type Reply,
  textForm,
  type WireRequest,
} from './http'
import type { Offer } from '../state/offer'
import { asServed, isServed, unknownFields } from './newer'
import { SESSION_COOKIE } from './session-cookie'
import { type AnswerTampering, createPrism, type Operation } from './prism'
import { describeViolation, type Violation } from './violation'
import type { WireLog } from './wire-log'

/** A call that the contract has let through, as a handler takes it. */
export interface AcceptedCall {
  operation: Operation
  query: Record<string, string | number | boolean>
  form: Record<string, string | number | boolean | Blob>
  session: string | null
  /** The call as it was sent, to pass it on: query with its question mark, headers, body. */
  sent: { search: string; headers: Readonly<Record<string, string>>; body: Buffer }
}

export interface HandlerAnswer {
  status: number
  body: unknown
  headers?: Record<string, string>
}

export interface GatewayOptions {
  operations: Operation[]
  key: string
  log: WireLog
  /** What this backend has of the contract's newer parts. */
  offer: () => Offer
  dispatch: (call: AcceptedCall) => Promise<HandlerAnswer>
  tampering?: AnswerTampering
  /** The backend's clock. */
  now: () => Date
}

/** Answers the backend's wire calls: `/{controller}` with the headers `key` and `kode`. */
export interface Gateway {
  /** Whether this path belongs to the backend. */
  owns: (path: string) => boolean
  answer: (request: WireRequest, url: URL) => Promise<Reply>
}

/**
 * A gateway in front of `dispatch`: it checks the key, finds the operation by `kode`, and has Prism check call and
 * answer. What is wrong (no key, unknown kode, a breach of the contract, a handler that throws) is answered with a
 * status and an envelope, and logged; `answer` rejects only when the stand-in drops what it was holding back.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { operations, key, log, offer, dispatch, tampering, now } = options
  const calls = new WeakMap<object, AcceptedCall>()
  const prism = createPrism(async (prismRequest) => {
    const call = calls.get(prismRequest)
    if (!call) throw new Error('Prism forwarded a call that the gateway never made')
    const { status, headers, body } = await dispatch(call)
    const served = asServed(call.operation, status, body, offer())
    return {
      statusCode: status,
      headers: { 'content-type': 'application/json', ...headers },
      // What is validated must be what is sent: no undefined, no Date.
      body: JSON.parse(JSON.stringify(served)),
    }
  }, tampering)

  function find(request: WireRequest, path: string): Operation {
    if (headerOf(request, 'key') !== key) throw new Refused(403, 'Kunci akses tidak dikenal.')
    const controller = controllerOf(path, operations)
    const kode = headerOf(request, 'kode') ?? ''
    const wanted = contractPath(controller ?? '', kode)
    const candidates = operations.filter(
      (operation) => operation.path === wanted && isServed(operation, offer()),
    )
    const method = request.method?.toLowerCase()
    const operation = candidates.find((candidate) => candidate.method === method)
    if (operation) return operation
    if (candidates.length === 0)
      throw new Refused(404, `Kode "${kode}" tidak dikenal pada ${controller ?? path}.`)
    const allow = candidates.map((candidate) => candidate.method.toUpperCase()).join(', ')
    throw new Refused(405, `Kode "${kode}" dipanggil dengan ${allow}.`, { allow })
  }

  async function call(request: WireRequest, url: URL, seen: Seen): Promise<Reply> {
    const operation = find(request, url.pathname)
    seen.operation = operationName(operation)
    const body = await readBody(request)
    const { fields: form, files } = await readForm(body, request.headers['content-type'])
    seen.form = form
    const { query } = seen
    const headers = flatHeaders(request)
    // Prism reads a body as text, a file's bytes too, and trips over legal spellings of a form, such as a name without
    // quotes: it gets the form written anew, with a word about each file in its place.
    const { 'content-type': type = '' } = request.headers
    const isRead = Object.keys(form).length > 0 && /^multipart\//i.test(type)
    const texts = isRead ? await textForm(form) : null
    const prismRequest = {
      method: operation.method === 'post' ? ('post' as const) : ('get' as const),
      url: { path: operation.path, query },
      headers: {
        ...headers,
        'content-length': String(body.length),
        ...(texts && { 'content-type': texts.contentType }),
      },
      body: texts?.body ?? (body.length > 0 ? body.toString('utf8') : null),
    }
    calls.set(prismRequest, {
      operation,
      query: typed(query, queryProperties(operation)),
      form: { ...typed(form, formProperties(operation)), ...Object.fromEntries(files) },
      session: cookieOf(request, SESSION_COOKIE),
      sent: { search: url.search, headers, body },
    })
    const unknown = unknownFields(operation, offer())
    const undeclared = undeclaredIn(operation, query, form, unknown, files)
    const checked = await prism(prismRequest, operation, undeclared)
    if (checked.kind === 'violation') return violationReply(seen.operation, checked.violations)
    return jsonReply(checked.answer.statusCode, checked.answer.body, checked.answer.headers)
  }

  /** A breach is the fault of a programmer, so it fails as loudly as an answer can, and names the field. */
  function violationReply(operation: string, violations: Violation[]): Reply {
    log.addViolations(operation, violations)
    const described = violations.map((violation) => describeViolation(operation, violation))
    return jsonReply(
      500,
      { ...failure(`Melanggar kontrak: ${described.join('; ')}`), violations },
      { 'x-contract-violation': described.join('; ').replace(/[^\x20-\x7e]/g, '?') },
    )
  }

  return {
    owns: (path) => controllerOf(path, operations) !== null,
    async answer(request, url) {
      const started = performance.now()
      const seen: Seen = { operation: null, query: fieldsOf(url.searchParams), form: {} }
      let reply: Reply
      try {
        reply = await call(request, url, seen)
      } catch (error) {
        // Not even logged: the log is the next state's.
        if (isAbandoned(error)) throw error
        reply = replyTo(error)
      }
      log.add({
        time: new Date().toISOString(),
        method: request.method ?? '',
        url: url.pathname + url.search,
        path: url.pathname,
        service: 'backend',
        kode: headerOf(request, 'kode') ?? null,
        key: headerOf(request, 'key') !== undefined,
        cookie: cookieOf(request, SESSION_COOKIE) !== null,
        origin: request.headers.origin ?? null,
        ...seen,
        status: reply.status,
        milliseconds: Math.round(performance.now() - started),
      })
      const date = now().toUTCString()
      return {
        ...reply,
        headers: { ...reply.headers, ...corsHeaders(request.headers.origin), date },
      }
    },
  }
}

interface Seen {
  operation: string | null
  query: Fields
  form: Fields
}

function replyTo(error: unknown): Reply {
  if (error instanceof RawAnswer) return error.reply
  if (error instanceof Refused)
    return jsonReply(error.status, failure(error.message), error.headers)
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`\u001b[31mThe stand-in failed: ${reason}\u001b[39m\n`)
  return jsonReply(500, failure('Server sedang mengalami gangguan. Coba lagi beberapa saat.'))
}

function headerOf(request: WireRequest, name: string): string | undefined {
  return [request.headers[name] ?? []].flat()[0]
}

function flatHeaders(request: WireRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  )
}
