import createClient, { type Middleware } from 'openapi-fetch'
import { config } from './config'
import { DecodeError } from './decode'
import { takeEarly } from './early'
import { ApiError, malformed, refusal, unreachable } from './errors'
import type { paths } from './generated/backend'
import { type OperationPath, operations } from './generated/operations'
import { unauthorizedWatch } from './session/unauthorized'
import { CONTRACT_ORIGIN, type Hosts, kodeRequest, toFormData } from './transport'

type Get<P extends OperationPath> = paths[P] extends {
  get: { parameters: { query?: infer Query } }
}
  ? NonNullable<Query>
  : never
type Form<P extends OperationPath> = paths[P] extends {
  post: { requestBody: { content: { 'multipart/form-data': infer Fields } } }
}
  ? Fields
  : never

/** What an operation takes, by the contract: query parameters, or the fields of its form. */
export type Input<P extends OperationPath> = paths[P] extends { get: object } ? Get<P> : Form<P>

/** What every path is, once the typed door {@link Backend.call} is passed. */
interface AnyPaths {
  [path: string]: {
    get: {
      parameters: { query?: object }
      responses: { 200: { content: { 'application/json': unknown } } }
    }
    post: {
      parameters: { query?: never }
      requestBody?: { content: { 'multipart/form-data': object } }
      responses: { 200: { content: { 'application/json': unknown } } }
    }
  }
}

/** How long a donor waits for an answer before being told that none came, in milliseconds. */
const TIMEOUT_MS = 30_000

/**
 * Throws one ApiError for every non-ok answer. openapi-fetch runs `onResponse` in reverse order, so this is
 * registered first and has the last word; without it a failure with an empty body looks like success (design §3).
 */
const refusals: Middleware = {
  async onResponse({ response, schemaPath }) {
    if (response.ok) return
    const body: unknown = await response.json().catch(() => null)
    const message = typeof body === 'object' && body && 'message' in body ? body.message : null
    throw refusal(schemaPath, response.status, message)
  },
  onError({ error, schemaPath }) {
    return isAbort(error) ? undefined : unreachable(schemaPath, error)
  },
}

/** A caller's own cancelling is no failure to speak of; running out of time is. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** The backend, spoken to in the contract's terms. */
export interface Backend {
  /**
   * Carries out one operation and reads its answer.
   * @param input query parameters or form fields, as the contract types them
   * @param decode reads the envelope's `data`
   * @throws ApiError for every failure but the caller's own abort
   */
  call<P extends OperationPath, T>(
    path: P,
    input: Input<P> | undefined,
    decode: (data: unknown) => T,
    signal?: AbortSignal,
  ): Promise<T>
}

/** @param middlewares run inside the error handling, for example to watch for 401 */
export function createBackend(
  hosts: Hosts,
  {
    fetch = (request) => takeEarly(request) ?? globalThis.fetch(request),
    timeoutMs = TIMEOUT_MS,
    middlewares = [],
  }: {
    fetch?: (request: Request) => Promise<Response>
    timeoutMs?: number
    middlewares?: Middleware[]
  } = {},
): Backend {
  const client = createClient<AnyPaths>({
    baseUrl: CONTRACT_ORIGIN,
    Request: kodeRequest(hosts),
    bodySerializer: (fields: object = {}) => toFormData(fields),
    fetch,
  })
  client.use(refusals, ...middlewares)

  return {
    async call(path, input, decode, signal) {
      const timeout = AbortSignal.timeout(timeoutMs)
      const init = { signal: signal ? AbortSignal.any([signal, timeout]) : timeout }
      try {
        const { data, response } =
          operations[path].method === 'get'
            ? await client.GET(path, { ...init, params: { query: input ?? {} } })
            : await client.POST(path, input ? { ...init, body: input } : init)
        return decode(openEnvelope(path, response.status, data))
      } catch (error) {
        if (error instanceof ApiError) throw error
        if (error instanceof DecodeError) throw malformed(path, 200, error.message)
        if (error instanceof SyntaxError)
          throw malformed(path, 200, `body: not JSON (${error.message})`)
        if (signal?.aborted || isAbort(error)) throw error
        throw unreachable(path, error)
      }
    },
  }
}

/** `{ status, message, data }` (design §2): gives `data`, or throws what `status: false` says. */
function openEnvelope(path: OperationPath, status: number, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body)) {
    if (typeof body === 'object' && body && 'status' in body && body.status === false)
      throw refusal(path, status, 'message' in body ? body.message : null)
    throw malformed(path, status, 'body: expected an object with status, message and data')
  }
  if ('status' in body && body.status === false)
    throw refusal(path, status, 'message' in body ? body.message : null)
  return body.data
}

export const backend = createBackend(config, { middlewares: [unauthorizedWatch] })
