import { readFileSync } from 'node:fs'
import { type CheckResult, result, tellSlow } from './check'
import type { Exchange, FormFields } from './client'
import { itemsOf, membersOf, numberAt, textAt } from './json'
import type { Model, Operation } from './model'
import { Unreachable } from './reach'
import { Run, type RunOptions } from './run'
import { loginCookieFindings } from './session-cookie'

/** What a recording holds for the check. */
interface Recorded {
  exchanges: readonly Exchange[]
  /** Calls with a `kode` that the contract lacks: `campaign/lama`. */
  unknown: readonly string[]
  /** Operations of which an answer was recorded without its body. */
  bodiless: ReadonlySet<string>
}

interface HarOptions extends Omit<RunOptions, 'target'> {
  /** Only calls below these addresses count; empty: all in the contract's wire form. */
  bases: readonly URL[]
}

/**
 * Judges what a browser recorded (HAR 1.2: w3c.github.io/web-performance/specs/HAR/Overview.html) as if the check had
 * asked it. What was right to ask is not known, so each answer that the contract declares for the operation is fine,
 * but a 5xx.
 * @returns with the result, the `kode`s that the contract lacks
 * @throws Unreachable when the file can't be read or has no call of the contract
 */
export async function checkHar(
  model: Model,
  file: string,
  options: HarOptions,
): Promise<{ result: CheckResult; unknown: readonly string[] }> {
  const { exchanges, unknown, bodiless } = await recorded(model, readHar(file), options.bases)
  const [first] = exchanges
  if (!first)
    throw new Unreachable(
      `${file} has no call of this contract: {host}/{controller} with the header kode. Was it recorded with the app open, "preserve log" on, and is --target its backend?`,
    )
  const baseOf = (host: Operation['host']) => {
    const { url } = exchanges.find(({ call }) => call.operation.host === host) ?? first
    return new URL(url.href.replace(/\/[^/]*$/, '/'))
  }
  const origin = exchanges.map(originOf).find((one) => one !== null) ?? first.url.origin
  const key = first.sent.headers.get('key') ?? ''
  const target = { main: baseOf('main'), account: baseOf('account'), key, origin, timeoutMs: 0 }
  const run = new Run(model, { ...options, target })
  for (const exchange of exchanges) {
    const { operation } = exchange.call
    const status = [...operation.answers.keys()].filter((one) => one < 500)
    run.take(exchange, { status, sameOrigin: originOf(exchange) === null })
    if (operation.name === 'auth/login' && exchange.setCookies.length > 0)
      run.report(...loginCookieFindings(run.judge, exchange, target))
  }
  const wanted = model.operations.filter((operation) => run.wants(operation))
  for (const operation of wanted) {
    tellSlow(run, operation)
    if (bodiless.has(operation.name)) run.skip(operation.name, 'a body was not recorded')
    if (!run.wasCalled(operation)) run.skip(operation.name, 'not in the recording')
  }
  const judged = result(run, wanted, { seconds: 0, account: null })
  return { result: { ...judged, calls: exchanges.length }, unknown }
}

/** The page that asked; null where it was the backend's own site. */
const originOf = ({ sent }: Exchange) => sent.headers.get('origin')

function readHar(file: string): readonly unknown[] {
  try {
    const har: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return itemsOf(membersOf(membersOf(har)['log'])['entries'])
  } catch (error) {
    throw new Unreachable(
      `--har ${file}: ${error instanceof Error ? error.message : String(error)}.`,
    )
  }
}

async function recorded(
  model: Model,
  entries: readonly unknown[],
  bases: readonly URL[],
): Promise<Recorded> {
  const exchanges: Exchange[] = []
  const unknown = new Set<string>()
  const bodiless = new Set<string>()
  for (const entry of entries) {
    const request = membersOf(entry)['request']
    const address = textAt(request, 'url') ?? ''
    const headers = headersOf(request)
    const kode = headers.get('kode')
    const isOurs = bases.length === 0 || bases.some((base) => isBelow(address, base))
    if (kode === null || !isOurs || !URL.canParse(address)) continue
    const url = new URL(address)
    const method = textAt(request, 'method')
    const name = `${url.pathname.split('/').at(-1) ?? ''}/${kode}`
    const operation = model.operations.find((one) => one.name === name && one.method === method)
    if (!operation) unknown.add(name)
    else if (lacksBody(entry)) bodiless.add(name)
    else if (!wasGivenUp(entry)) exchanges.push(await exchangeOf(entry, operation, url, headers))
  }
  return { exchanges, unknown: [...unknown], bodiless }
}

const isBelow = (address: string, base: URL) =>
  address.startsWith(`${base.href.replace(/\/$/, '')}/`)

/** What a shell line needs of a recorded call. The cookie is somebody's session. */
const SAID = ['accept', 'key', 'kode', 'origin']

async function exchangeOf(
  entry: unknown,
  operation: Operation,
  url: URL,
  requestHeaders: Headers,
): Promise<Exchange> {
  const { request, response } = membersOf(entry)
  const status = numberAt(response, 'status') ?? 0
  const headers = headersOf(response)
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
    milliseconds: numberAt(entry, 'time') ?? 0,
    failure: status > 0 ? null : { kind: 'cut', message: `the browser got ${failureOf(entry)}` },
  }
}

/** Headers of a request or an answer. Several cookies are lines of one value in some recordings. */
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

/** A page that is left takes the bodies with it, and a recording may be made without any. */
function lacksBody(entry: unknown): boolean {
  const { response } = membersOf(entry)
  const content = contentOf(response)
  const isEmpty = numberAt(content, 'size') === 0 || numberAt(response, 'bodySize') === 0
  const failed = (numberAt(response, 'status') ?? 0) <= 0
  return textAt(content, 'text') === undefined && !isEmpty && !failed
}

/** How Playwright and Chromium's own tools say why there is no answer. */
const failureOf = (entry: unknown) =>
  textAt(membersOf(entry)['response'], '_failureText') ??
  textAt(membersOf(entry)['response'], '_error') ??
  'no answer'

/** Left behind by a page that was closed: no fault of the backend. */
const wasGivenUp = (entry: unknown) => failureOf(entry) === 'net::ERR_ABORTED'

/** What no report may say of somebody's visit. */
const SECRET = /password|codeOTP|token/i

/** The fields of a recorded form. Files are left out: recordings hold them as broken text. */
async function formOf(request: unknown): Promise<FormFields> {
  const data = membersOf(request)['postData']
  const type = textAt(data, 'mimeType') ?? ''
  if (!type.startsWith('multipart/')) return []
  const headers = { 'content-type': type }
  const form = await new Response(textAt(data, 'text') ?? '', { headers })
    .formData()
    // A form that isn't whole in the recording: the call is told without it.
    .catch(() => new FormData())
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, SECRET.test(name) ? '…' : value] as const] : [],
  )
}
