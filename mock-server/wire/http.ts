import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { constants, gzipSync } from 'node:zlib'
import { Busboy } from '@fastify/busboy'
import { hostFromEnvironment } from '../../scripts/setup/listen.mjs'
import { isOfOwnNetwork } from './own-network'

/** Every failure of the backend. */
export interface FailureEnvelope {
  status: false
  message: string
  data: null
}

/** A call as it comes: Node's own of its HTTP server, or one that is made within the process. Iterating gives its body. */
export interface WireRequest extends AsyncIterable<Uint8Array> {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
}

/** What is needed to answer a call; headers in lower case. */
export interface Reply {
  status: number
  headers?: Record<string, string | string[]>
  body?: string | Buffer
  /** Cut the connection instead of answering. */
  drop?: boolean
  /**
   * Cut it in the middle of the answer: a browser repeats a call by itself if a connection that it has used before is
   * closed before any answer.
   */
  cut?: boolean
}

const MAX_BODY = 10 * 1024 * 1024

/** A call that is answered with a failure envelope before any handler sees it. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
  }
}

/** Whether an answer was held back (sentinels, slow services) until the stand-in was reset or stopped. */
export const isAbandoned = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError'

/** An answer outside the contract, on purpose (sentinels): what a broken server or proxy would send. */
export class RawAnswer extends Error {
  constructor(readonly reply: Reply) {
    super('an answer outside the contract, asked for by a sentinel')
  }
}

export function failure(message: string): FailureEnvelope {
  return { status: false, message, data: null }
}

/** A reply with a JSON body, never cached. `headers` come on top, and may replace those. */
export function jsonReply(
  status: number,
  body: unknown,
  headers: Record<string, string | string[]> = {},
): Reply {
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
    body: JSON.stringify(body),
  }
}

/** In bytes. Compressing a shorter answer saves nothing. */
const WORTH_COMPRESSING = 1000

/** Whether the answer is long JSON and the client reads gzip. Public servers compress too, so times measured here are real. */
const isCompressed = ({ headers }: WireRequest, reply: Reply, body: Buffer) =>
  body.length > WORTH_COMPRESSING &&
  /\bjson\b/.test(String(reply.headers?.['content-type'])) &&
  /\bgzip\b/.test(headers['accept-encoding'] ?? '')

/** Writes a reply with its length, without a body for HEAD. */
export function send(request: WireRequest, response: ServerResponse, reply: Reply): void {
  if (reply.drop) {
    response.destroy()
    return
  }
  if (reply.cut) {
    response.writeHead(reply.status, { ...reply.headers, 'content-length': 2 })
    response.write('{', () => response.destroy())
    return
  }
  const text = Buffer.isBuffer(reply.body) ? reply.body : Buffer.from(reply.body ?? '')
  const compressed = isCompressed(request, reply, text)
  const body = compressed ? gzipSync(text, { level: constants.Z_BEST_SPEED }) : text
  response.writeHead(reply.status, {
    ...reply.headers,
    ...(compressed && { 'content-encoding': 'gzip' }),
    'content-length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Reads a whole request body. @throws Refused above 10 MB */
export async function readBody(request: WireRequest): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const bytes of request) {
    size += bytes.length
    // The rest is read too: a client that is still sending doesn't see an answer.
    if (size <= MAX_BODY) chunks.push(Buffer.from(bytes))
  }
  if (size > MAX_BODY) throw new Refused(413, 'Data yang dikirim terlalu besar.')
  return Buffer.concat(chunks)
}

/** Query or form values; a name that comes several times holds all its values. */
export type Fields = Record<string, string | string[]>

/** Collects name and value pairs, such as URLSearchParams: a name that comes again turns into a list. */
export function fieldsOf(entries: Iterable<readonly [string, string]>): Fields {
  const fields: Fields = {}
  for (const [name, value] of entries) {
    const before = fields[name]
    fields[name] = before === undefined ? value : [before, value].flat()
  }
  return fields
}

/** What a form holds. */
export interface ReadForm {
  /** For each file `[file …]`. */
  fields: Fields
  files: ReadonlyMap<string, File>
}

/** The fields and files of a multipart or URL-encoded body, in any legal spelling; none of any other body. */
export async function readForm(body: Buffer, contentType = ''): Promise<ReadForm> {
  const files = new Map<string, File>()
  const none = { fields: {}, files }
  // Prism reports an unreadable body with its reason; here it just has no fields.
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(contentType))
    return none
  try {
    const reader = new Busboy({
      headers: { 'content-type': contentType },
      limits: { fieldSize: MAX_BODY, fieldNameSize: MAX_BODY },
    })
    const entries: [string, string][] = []
    reader.on('field', (name, value) => entries.push([name, value]))
    reader.on('file', (name, content, fileName, _encoding, type) => {
      const chunks: Uint8Array<ArrayBuffer>[] = []
      content.on('data', (chunk: Buffer) => chunks.push(new Uint8Array(chunk)))
      content.on('end', () => {
        const file = new File(chunks, fileName, { type })
        files.set(name, file)
        entries.push([name, `[file ${file.name}, ${file.size} bytes]`])
      })
    })
    reader.end(body)
    await finished(reader)
    return { fields: fieldsOf(entries), files }
  } catch {
    return none
  }
}

/** A multipart body with these fields, as text, and its content-type. */
export async function textForm(fields: Fields): Promise<{ body: string; contentType: string }> {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value)
  const written = new Response(form)
  return { body: await written.text(), contentType: written.headers.get('content-type') ?? '' }
}

/** Whether an origin can be the app: on this machine, in a private network, or at the name that `HOST` gives. */
function isOurs(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  return (
    /^(.+\.)?localhost$/.test(hostname) ||
    isOfOwnNetwork(hostname) ||
    hostname === hostFromEnvironment()?.toLowerCase()
  )
}

/** What every answer to the app's script carries. Credentials forbid `*`, so its origin is echoed, and nobody else's. */
export function corsHeaders(origin: string | undefined): Record<string, string> {
  return origin === undefined || !isOurs(origin)
    ? { vary: 'Origin' }
    : {
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'x-contract-violation, retry-after, date',
        vary: 'Origin',
      }
}

/** The answer to a preflight: the methods and headers that the real backend takes, and further headers. */
export function preflight(origin: string | undefined, further: readonly string[]): Reply {
  return {
    status: 204,
    headers: {
      ...corsHeaders(origin),
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': ['key', 'kode', 'content-type', ...further].join(', '),
      'access-control-max-age': '7200',
    },
  }
}

/** A cookie of the request, as it was sent (not decoded). Null when it is missing or empty. */
export function cookieOf(request: WireRequest, name: string): string | null {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/)
  const found = pairs.find((pair) => pair.startsWith(`${name}=`))
  return found?.slice(name.length + 1) || null
}
