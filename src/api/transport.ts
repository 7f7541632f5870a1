import { type Operation, type OperationPath, operations } from './generated/operations'

/** Where the two backend hosts are, and the key that every call carries. */
export interface Hosts {
  apiUrl: string
  accountApiUrl: string
  apiKey: string
}

/** For where a base address must be given; no request ever goes there. */
export const CONTRACT_ORIGIN = 'http://contract.invalid'

/** Operations by their path in the contract. */
export type Operations = Readonly<Record<string, Operation>>

/** True for a path of the contract that each backend has. */
export function isOperationPath(path: string): path is OperationPath {
  return Object.hasOwn(operations, path)
}

/**
 * Translates a contract path into a wire request (docs/product.md, Wire): `/{controller}/{kode}` becomes
 * `/{controller}` with the header `kode`. The controller chooses the host, and the contract decides whether the cookie
 * is sent.
 * @param known the operations that may be called
 */
export function toWire(contractUrl: string, hosts: Hosts, known: Operations = operations) {
  const { pathname, search } = new URL(contractUrl)
  const operation = known[pathname]
  if (!operation) throw new Error(`${pathname} is not in the contract`)
  const { host, credentials } = operation
  const [, controller, kode] = pathname.split('/')
  return {
    url: `${host === 'account' ? hosts.accountApiUrl : hosts.apiUrl}/${controller}${search}`,
    headers: { key: hosts.apiKey, kode: kode ?? '' },
    credentials: credentials ? 'include' : 'omit',
  } as const
}

/**
 * A `Request` that openapi-fetch builds from a contract address and that goes to the wire address. Rewriting it later,
 * in a middleware, would turn a form body into a stream, which browsers refuse over HTTP/1.1.
 * @param timeoutMs milliseconds until the call is aborted with a `TimeoutError`
 */
export function kodeRequest(hosts: Hosts, timeoutMs: number, known?: Operations): typeof Request {
  return class KodeRequest extends Request {
    /** Node forgets the timer of a signal that nobody holds, and the call would never end (nodejs/node#57736). */
    readonly signals: readonly AbortSignal[]

    constructor(input: RequestInfo | URL, init?: RequestInit) {
      const wire = toWire(input instanceof Request ? input.url : input.toString(), hosts, known)
      const headers = new Headers(init?.headers)
      for (const [name, value] of Object.entries(wire.headers)) headers.set(name, value)
      const signals = [AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])]
      const signal = AbortSignal.any(signals)
      super(wire.url, { ...init, headers, signal, credentials: wire.credentials })
      this.signals = signals
    }
  }
}

/**
 * A body as `multipart/form-data`, without undefined and null fields; a Blob goes as a file, a File under its name. The content-type isn't set here: only the browser
 * knows the boundary.
 */
export function toFormData(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined && value !== null) form.append(name, String(value))
  return form
}
