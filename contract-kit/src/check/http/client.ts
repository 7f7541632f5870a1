import { isUtf8 } from 'node:buffer'
import type { Jar } from './cookies'
import { membersOf, parsed } from './json'
import type { Operation } from '../model'

/** Query parameters or form fields. A name may come twice: that is one of the things to try. */
export type Fields = readonly (readonly [name: string, value: string])[]

/** The same, for a form that may hold files. */
export type FormFields = readonly (readonly [name: string, value: string | File])[]

/** One call to make. What isn't given is what the app would send. */
export interface Call {
  operation: Operation
  query?: Fields
  form?: FormFields
  /** Null: without the header. */
  key?: string | null
  kode?: string | null
  method?: string
  /** The site that the call is made from, where that isn't the target's. */
  origin?: string
  /** The `ETag` of an earlier answer, sent as `If-None-Match`. */
  tag?: string
  /** Sent along where the contract declares the cookie, as the app does. */
  jar?: Jar
}

/** What a call led to. */
export interface Exchange {
  call: Call
  url: URL
  /** What was sent along, but for the form. */
  sent: Sent
  /** 0 when there was no answer at all; `failure` then says why. */
  status: number
  headers: Headers
  setCookies: readonly string[]
  text: string
  /** False for a body in another encoding, whose `text` is what a browser would make of it. */
  isUtf8?: boolean
  milliseconds: number
  failure: Failure | null
}

interface Sent {
  method: string
  headers: Headers
  /** The content of the form's files, as Base64. */
  files: ReadonlyMap<File, string>
}

export interface Failure {
  kind:
    | 'refused'
    | 'unknown-host'
    | 'not-http'
    | 'http2'
    | 'timeout'
    | 'cut'
    | 'encoding'
    | 'certificate'
    | 'too-large'
  /** For people: `took longer than 8 s`. */
  message: string
}

export interface Target {
  main: URL
  account: URL
  key: string
  /** The site that the calls are made from, as a browser would say. */
  origin: string
  timeoutMs: number
  /** How a call is made; default: over HTTP. */
  fetch?: (url: URL, init: RequestInit) => Promise<Response>
}

const MAX_BODY = 20 * 1024 * 1024

/**
 * Whether an answer means this status. 200 with "status": false isn't done, and stands for any refusal: that its status is
 * wrong is told where it is judged, and once.
 */
export function means({ status, text }: Pick<Exchange, 'status' | 'text'>, meant: number): boolean {
  if (status !== 200) return status === meant
  return (membersOf(parsed(text))['status'] === false) === (meant !== 200)
}

/** Where an operation is called on the wire: `{host}/{controller}`. */
export function wireUrl({ controller, host }: Operation, target: Target, query: Fields = []): URL {
  const base = host === 'account' ? target.account : target.main
  const url = new URL(`${base.href.replace(/\/$/, '')}/${controller}`)
  for (const [name, value] of query) url.searchParams.append(name, value)
  return url
}

/** Makes one call over HTTP, as a browser on the app's site would. Never throws: see {@link Exchange.failure}. */
export async function send(call: Call, target: Target): Promise<Exchange> {
  const { operation, query, form, jar, method = operation.method } = call
  const url = wireUrl(operation, target, query)
  const { origin = target.origin } = call
  // As a browser asks on a phone that is set to English.
  const headers = new Headers({ 'accept-language': 'en-US,en;q=0.9', origin })
  const key = call.key === undefined ? target.key : call.key
  const kode = call.kode === undefined ? operation.kode : call.kode
  if (call.tag !== undefined) headers.set('if-none-match', call.tag)
  if (key !== null) headers.set('key', key)
  if (kode !== null) headers.set('kode', kode)
  const withJar = operation.session === 'none' ? undefined : jar
  const cookie = withJar?.header(url)
  if (cookie !== undefined) headers.set('cookie', cookie)
  const exchange = await request(url, { method, headers, body: formData(form) }, target)
  withJar?.take(url, exchange.setCookies)
  if (withJar && form && operation.name === 'auth/login' && means(exchange, 200))
    withJar.login = form
  return { ...exchange, call }
}

/** Asks what the browser asks before the first call of a controller by a method. */
export async function preflight(
  operation: Operation,
  target: Target,
  origin = target.origin,
): Promise<Exchange> {
  const url = wireUrl(operation, target)
  const headers = new Headers({
    origin,
    'access-control-request-method': operation.method,
    'access-control-request-headers': 'key,kode',
  })
  const exchange = await request(url, { method: 'OPTIONS', headers }, target)
  return { ...exchange, call: { operation, method: 'OPTIONS', key: null, kode: null, origin } }
}

/** Opens an address as anybody would: without key, kode and cookie. */
export async function openPlainly(url: URL, target: Target): Promise<{ isPicture: boolean }> {
  const { status, headers } = await request(url, { method: 'GET', headers: new Headers() }, target)
  return { isPicture: status === 200 && /^image\//.test(headers.get('content-type') ?? '') }
}

function formData(form: FormFields | undefined): FormData | null {
  if (!form) return null
  const data = new FormData()
  for (const [name, value] of form) data.append(name, value)
  return data
}

async function request(
  url: URL,
  init: { method: string; headers: Headers; body?: FormData | null },
  { timeoutMs, fetch: ask = fetch }: Target,
): Promise<Omit<Exchange, 'call'>> {
  const started = performance.now()
  // AbortSignal's own timer doesn't hold the process: a call that nothing else holds would end it without a word.
  const hold = setTimeout(() => undefined, timeoutMs * 2)
  const signal = AbortSignal.timeout(timeoutMs)
  const { method, headers, body } = init
  const about = { url, sent: { method, headers, files: await filesOf(body) } }
  try {
    const read = async () => {
      const response = await ask(url, { ...init, redirect: 'manual', signal })
      return { response, bytes: await readBytes(response) }
    }
    const { response, bytes } = await Promise.race([read(), aborted(signal)])
    return {
      ...about,
      status: response.status,
      headers: response.headers,
      setCookies: response.headers.getSetCookie(),
      text: bytes.toString('utf8'),
      isUtf8: isUtf8(bytes),
      milliseconds: performance.now() - started,
      failure: null,
    }
  } catch (error) {
    return {
      ...about,
      status: 0,
      headers: new Headers(),
      setCookies: [],
      text: '',
      milliseconds: performance.now() - started,
      failure: failureOf(error, timeoutMs),
    }
  } finally {
    clearTimeout(hold)
  }
}

/** Rejects as soon as the time is over, whether or not `fetch` takes notice of it. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')))
  })
}

/** A file of more bytes is one of zeros, made to be too large, and is written down as that. */
const LARGEST_KEPT = 10 * 1024 * 1024

async function filesOf(form: FormData | null | undefined): Promise<Map<File, string>> {
  const files = [...(form?.values() ?? [])].filter((value) => typeof value !== 'string')
  const kept = files.filter(({ size }) => size <= LARGEST_KEPT)
  const contents = kept.map(
    async (file) => [file, Buffer.from(await file.arrayBuffer()).toString('base64')] as const,
  )
  return new Map(await Promise.all(contents))
}

class TooLarge extends Error {}

async function readBytes(response: Response): Promise<Buffer> {
  const reader = response.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const part = await reader?.read()
    if (!part?.value) return Buffer.concat(chunks)
    size += part.value.length
    if (size > MAX_BODY) throw new TooLarge()
    chunks.push(part.value)
  }
}

const CERTIFICATE = /^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS)/

/** What zlib calls its failures: gzip and deflate, Brotli, Zstandard. */
const BROKEN_ENCODING = /^(Z_|ERR_*BROTLI|ERR__ERROR_|ZSTD_)/

function failureOf(error: unknown, timeoutMs: number): Failure {
  if (error instanceof TooLarge)
    return { kind: 'too-large', message: `sent more than ${MAX_BODY / 1024 / 1024} MB` }
  if (error instanceof Error && error.name === 'TimeoutError')
    return { kind: 'timeout', message: `took longer than ${timeoutMs / 1000} s` }
  const causes = causesOf(error)
  const codes = causes.flatMap((cause) => ('code' in cause ? [String(cause.code)] : []))
  const message = causes.at(-1)?.message ?? String(error)
  if (codes.some((code) => BROKEN_ENCODING.test(code)))
    return {
      kind: 'encoding',
      message: `the body is not encoded as its content-encoding says (${message})`,
    }
  if (codes.includes('ECONNREFUSED'))
    return { kind: 'refused', message: 'nothing listens there (connection refused)' }
  if (codes.some((code) => code === 'ENOTFOUND' || code === 'EAI_AGAIN'))
    return { kind: 'unknown-host', message: 'no such host' }
  // HTTP/2's first frame begins with its length, which a short one's first byte says nothing of.
  const isFrame = causes.some((cause) => 'data' in cause && String(cause.data).startsWith('\0'))
  if (isFrame || codes.includes('ERR_SSL_TLSV1_ALERT_NO_APPLICATION_PROTOCOL'))
    return {
      kind: 'http2',
      message: `it speaks HTTP/2 only${isFrame ? ', and without TLS, which no browser does' : ''}; this check speaks HTTP/1.1`,
    }
  if (codes.some((code) => code.startsWith('HPE_')))
    return { kind: 'not-http', message: `what answers does not speak HTTP (${message})` }
  const certificate = codes.find((code) => CERTIFICATE.test(code))
  if (certificate !== undefined)
    return { kind: 'certificate', message: `its certificate is not trusted (${certificate})` }
  if (codes.some((code) => code.startsWith('EPROTO') || code.startsWith('ERR_SSL')))
    return { kind: 'not-http', message: `what answers does not speak HTTPS (${message})` }
  return { kind: 'cut', message: `the connection was cut (${codes[0] ?? message})` }
}

/** An error and what it was caused by: fetch hides the reason in `cause`. */
function causesOf(error: unknown): Error[] {
  if (error instanceof AggregateError) return [error, ...error.errors.flatMap(causesOf)]
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
