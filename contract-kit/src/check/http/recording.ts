import type { Exchange, FormFields } from './client'
import { itemsOf, membersOf, numberAt, textAt } from './json'
import type { Model, Operation } from '../model'
import { jsonIn, whyUnread } from '../options'
import { Unreachable } from '../reach'
import { HIDDEN, keepSecret, keepSessions } from '../secrets'

/** What a recording holds for the check. */
interface Recorded {
  exchanges: readonly Exchange[]
  /** Calls with a `kode` that the contract lacks: `campaign/lama`. */
  unknown: readonly string[]
  /** Operations of which an answer was recorded without its body. */
  bodiless: ReadonlySet<string>
  leftOut: readonly LeftOut[]
}

/** An entry that says nothing about the backend. */
export interface LeftOut {
  /** Null for a preflight, which belongs to no operation. */
  operation: string | null
  why: string
}

/**
 * Reads the calls of the contract in a recording.
 * @param bases only calls below these addresses count; empty: all in the contract's wire form
 * @throws Unreachable when the file can't be read
 */
export async function readRecording(
  model: Model,
  file: string,
  bases: readonly URL[],
): Promise<Recorded> {
  const entries = readHar(file)
  const exchanges: Exchange[] = []
  const unknown = new Set<string>()
  const bodiless = new Set<string>()
  const leftOut: LeftOut[] = []
  for (const entry of entries) {
    const request = membersOf(entry)['request']
    const address = textAt(request, 'url') ?? ''
    const headers = headersOf(request)
    const kode = headers.get('kode')
    const isOurs = bases.length === 0 || bases.some((base) => isBelow(address, base))
    if (!isOurs || !URL.canParse(address)) continue
    const url = new URL(address)
    const method = textAt(request, 'method') ?? ''
    const asked = headers.get('access-control-request-headers') ?? ''
    if (method === 'OPTIONS' && /\bkode\b/i.test(asked))
      leftOut.push({ operation: null, why: 'preflight' })
    if (method === 'OPTIONS' || kode === null) continue
    const name = `${url.pathname.split('/').at(-1) ?? ''}/${kode}`
    const named = model.operations.find((one) => one.name === name)
    const operation = named?.method === method ? named : undefined
    const why = whyLeftOut(entry)
    if (!operation) unknown.add(named ? `${method} ${name}` : name)
    else if (why !== null) leftOut.push({ operation: name, why })
    else if (lacksBody(entry)) bodiless.add(name)
    else exchanges.push(await exchangeOf(entry, operation, url, headers))
  }
  return { exchanges, unknown: [...unknown], bodiless, leftOut }
}

/** Failures that the browser caused: the page was left, an extension blocked the call, the visitor was offline. */
const OWN_FAILURES =
  /ABORT|CANCEL|BLOCKED|DISCONNECTED|OFFLINE|NETWORK_CHANGED|SUSPENDED|CACHE_MISS|NAME_NOT_RESOLVED|PROXY|TUNNEL/i

/** Why an entry says nothing about the backend; null if it does say something. */
function whyLeftOut(entry: unknown): string | null {
  const { response } = membersOf(entry)
  const status = numberAt(response, 'status') ?? 0
  // Chromium's name for it, and WebKit's.
  const isCached =
    textAt(entry, '_fromCache') !== undefined || /cache/i.test(textAt(response, '_fetchType') ?? '')
  if (isCached || status === 304) return 'from the browser’s cache'
  // The address that it redirected to has its own entry.
  if (status >= 300 && status < 400) return 'redirected'
  const failure = failureOf(entry)
  if (failure === null ? status <= 0 : OWN_FAILURES.test(failure))
    return 'without an answer by the browser’s own doing'
  return null
}

const isBelow = (address: string, base: URL) =>
  address.startsWith(`${base.href.replace(/\/$/, '')}/`)

/** What a shell line needs of a recorded call. The cookie is somebody's session. */
const SAID = ['accept-language', 'key', 'kode', 'origin']

async function exchangeOf(
  entry: unknown,
  operation: Operation,
  url: URL,
  requestHeaders: Headers,
): Promise<Exchange> {
  const { request, response } = membersOf(entry)
  const status = numberAt(response, 'status') ?? 0
  const headers = headersOf(response)
  keepSessions({
    setCookies: [...(requestHeaders.get('cookie') ?? '').split(';'), ...headers.getSetCookie()],
  })
  keepSecret(requestHeaders.get('key'))
  return {
    call: { operation, form: await formOf(request) },
    url,
    sent: {
      method: operation.method,
      headers: new Headers([...requestHeaders].filter(([name]) => SAID.includes(name))),
      files: new Map(),
    },
    status: Math.max(0, status),
    headers,
    setCookies: headers.getSetCookie(),
    text: bodyOf(response),
    milliseconds: timeOf(entry),
    failure: status > 0 ? null : { kind: 'cut', message: `the browser got ${failureOf(entry)}` },
  }
}

/** Milliseconds that the backend took. The time that the call was queued in the browser doesn't count. */
function timeOf(entry: unknown): number {
  const { timings } = membersOf(entry)
  const wait = numberAt(timings, 'wait') ?? -1
  return wait < 0
    ? (numberAt(entry, 'time') ?? 0)
    : wait + Math.max(0, numberAt(timings, 'receive') ?? 0)
}

/** The headers of a request or an answer. Some browsers record several cookies as one header, a line for each. */
function headersOf(message: unknown): Headers {
  const headers = new Headers()
  for (const header of itemsOf(membersOf(message)['headers'])) {
    const name = textAt(header, 'name') ?? ''
    // HTTP/2's own begin with a colon.
    if (!/^[\w-]+$/.test(name)) continue
    for (const value of (textAt(header, 'value') ?? '').split('\n')) headers.append(name, value)
  }
  return headers
}

const contentOf = (response: unknown) => membersOf(response)['content']

function bodyOf(response: unknown): string {
  const content = contentOf(response)
  const text = textAt(content, 'text') ?? ''
  return textAt(content, 'encoding') === 'base64'
    ? Buffer.from(text, 'base64').toString('utf8')
    : text
}

/** Browsers drop the bodies of a page when it is left, and can also record without bodies. */
function lacksBody(entry: unknown): boolean {
  const { response } = membersOf(entry)
  const content = contentOf(response)
  const wasSent = Number(headersOf(response).get('content-length') ?? 0) > 0
  const isEmpty =
    !wasSent && (numberAt(content, 'size') === 0 || numberAt(response, 'bodySize') === 0)
  const failed = (numberAt(response, 'status') ?? 0) <= 0
  return textAt(content, 'text') === undefined && !isEmpty && !failed
}

/** How Playwright and Chromium's own tools say why there is no answer; null where nothing says it. */
const failureOf = (entry: unknown) =>
  textAt(membersOf(entry)['response'], '_failureText') ??
  textAt(membersOf(entry)['response'], '_error') ??
  null

/** What a report must not repeat from somebody's visit. */
const SECRET = /password|codeOTP|token/i

/** The fields of a recorded form. Files are left out: recordings hold them as broken text. */
async function formOf(request: unknown): Promise<FormFields> {
  const data = membersOf(request)['postData']
  const type = textAt(data, 'mimeType') ?? ''
  if (!type.startsWith('multipart/')) return []
  const headers = { 'content-type': type }
  const form = await new Response(textAt(data, 'text') ?? '', { headers })
    .formData()
    // The recording holds only part of the form, so the call is reported without it.
    .catch(() => new FormData())
  return [...form].flatMap(([name, value]) => {
    if (typeof value !== 'string') return []
    if (!SECRET.test(name)) return [[name, value] as const]
    keepSecret(value)
    return [[name, HIDDEN] as const]
  })
}

function readHar(file: string): readonly unknown[] {
  try {
    return itemsOf(membersOf(membersOf(jsonIn(file))['log'])['entries'])
  } catch (error) {
    throw new Unreachable(`--har ${file}: ${whyUnread(error)}.`)
  }
}
