import createClient, { type Client, type Middleware } from 'openapi-fetch'
import createQueries from 'openapi-react-query'
import { config } from './config'
import { takeFirstCall } from './first-calls'
import { isAborted, malformed, refusal, retryAfter, unreachable } from './errors'
import type { paths } from './generated/backend'
import { type OperationPath, operations } from './generated/operations'
import { learnServerTime } from '@/lib/time/server-clock'
import { unauthorizedWatch } from './unauthorized'
import { CONTRACT_ORIGIN, type Hosts, kodeRequest, type Operations, toFormData } from './transport'

/** What each backend has. What one may lack is in `optional-backend.ts`. */
type RequiredPaths = Pick<paths, OperationPath>

/**
 * The backend's typed client (contract paths). Each call rejects with an ApiError; an AbortError if the caller cancelled
 * it.
 */
export type Backend = Client<RequiredPaths>

/**
 * The query parameters of an operation. Name it where they are written: openapi-fetch's own types let an unknown
 * parameter or field pass.
 */
export type Query<P extends keyof paths> = paths[P] extends {
  get: { parameters: { query?: infer Fields } }
}
  ? NonNullable<Fields>
  : never

/** The fields of an operation's form. */
export type Form<P extends keyof paths> = paths[P] extends {
  post: { requestBody: { content: { 'multipart/form-data': infer Fields } } }
}
  ? Fields
  : never

/** How long to wait for an answer before reporting that none came, in milliseconds. */
const TIMEOUT_MS = 30_000

/**
 * A Response whose body was already parsed. With a content-length, openapi-fetch calls `json()`, which returns that body
 * without reading again.
 */
class ReadAnswer extends Response {
  readonly #body: object

  constructor(body: object) {
    super('{}', { headers: { 'content-length': '2' } })
    this.#body = body
  }

  override json() {
    return Promise.resolve(this.#body)
  }
}

/*
 * How backends say in the envelope what became of a call. The contract's `status: true` and `false` are 1, "error" or a
 * number of HTTP elsewhere, and `success` is the same by another name. 5xx is in neither: something may have been done
 * before it broke.
 */
const DONE = /^(1|true|ok|2\d\d|success\w*|sukses|berhasil)$/i
const REFUSED = /^(0|false|4\d\d|err\w*|fail\w*|gagal)$/i

const NOTHING = /^(null|false|0|""|\[\]|\{\})$/

/** Whether a value of an answer says anything: null, false, 0, "", [] and {} don't. */
const saysSomething = (value: unknown): boolean => !NOTHING.test(JSON.stringify(value))

/**
 * Whether the envelope says that it was done; undefined for what may mean either. Without a word of it the HTTP status
 * has said it, unless an `error` is named.
 */
function saysDone(body: object): boolean | undefined {
  const words = Object.entries(body)
    .filter(([name]) => name === 'status' || name === 'success')
    .map(([, value]) => String(value))
  if (words.length === 0) return !('error' in body && saysSomething(body.error))
  if (words.some((word) => REFUSED.test(word))) return false
  return words.every((word) => DONE.test(word)) || undefined
}

/**
 * Passes an answer that follows the contract, `{ status: true, message, data }`, without `data` where none is read, and
 * throws one ApiError for everything else. Where the envelope may mean either, only data that are there show that it was
 * done: "no rows" must not be said of a call that broke. openapi-fetch runs `onResponse` in reverse order: registered
 * first, this runs last. Without it a failure with an empty body looks like success.
 */
const answers = (known: Operations): Middleware => ({
  async onResponse({ response, schemaPath }) {
    const acknowledges = known[schemaPath]?.acknowledges === true
    const reading: Promise<unknown> = acknowledges
      ? response.text().then(acknowledgement)
      : response.json()
    const body = await reading.catch((error: unknown) => {
      if (error instanceof SyntaxError) return null
      throw failure(schemaPath, error)
    })
    const isObject = typeof body === 'object' && body !== null
    const isDone = isObject ? saysDone(body) : undefined
    if (!response.ok || isDone === false) {
      // A crash, or a proxy, may have a `message` too, for developers.
      const isFit =
        isObject &&
        'message' in body &&
        (response.status < 500 || ('status' in body && body.status === false))
      throw refusal(schemaPath, response.status, isFit ? body.message : null)
    }
    const isTold = isObject && 'data' in body && (isDone === true || saysSomething(body.data))
    if (!isObject || !(acknowledges ? isDone : isTold))
      throw malformed(
        schemaPath,
        response.status,
        'body: expected an object with status, message and data',
      )
    return new ReadAnswer(body)
  },
  onError: ({ error, schemaPath }) => failure(schemaPath, error),
})

/**
 * Backends say "done" in many ways: with 204, "OK", or an object without `data`. Whoever is told that it failed does it
 * again, and an amen said again is taken back. A page, or any other text, is none of them.
 */
const acknowledgement = (text: string): unknown =>
  /^\s*(ok)?\s*$/i.test(text) ? {} : JSON.parse(text)

/** Every answer tells what time it is, refusals too. */
const clock: Middleware = {
  onResponse({ response }) {
    learnServerTime(response.headers.get('date'))
  },
}

/** A call that its caller has cancelled is not a failure; a timeout is. */
function failure(operation: string, error: unknown): Error {
  return isAborted(error) ? error : unreachable(operation, error)
}

/**
 * @param operations those that may be called; without them, what each backend has
 * @param middlewares run inside the error handling, for example to watch for 401
 */
export function createBackend<Paths extends object = RequiredPaths>(
  hosts: Hosts,
  {
    operations: known = operations,
    fetch = (request) => takeFirstCall(request) ?? globalThis.fetch(request),
    timeoutMs = TIMEOUT_MS,
    middlewares = [],
  }: {
    fetch?: (request: Request) => Promise<Response>
    timeoutMs?: number
    operations?: Operations
    middlewares?: Middleware[]
  } = {},
): Client<Paths> {
  const client = createClient<Paths>({
    baseUrl: CONTRACT_ORIGIN,
    Request: kodeRequest(hosts, timeoutMs, known),
    bodySerializer: (fields: object = {}) => toFormData(fields),
    fetch,
  })
  // The last one sees an answer first.
  client.use(answers(known), retryAfter, clock, ...middlewares)
  return client
}

export const backend = createBackend(config, { middlewares: [unauthorizedWatch] })

/** The queries and mutations of the backend, typed by the contract. */
export const $api = createQueries(backend)
