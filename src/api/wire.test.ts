import { createServer, type IncomingMessage, type Server } from 'node:http'
import { QueryClient } from '@tanstack/react-query'
import createQueries from 'openapi-react-query'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Backend, createBackend } from './client'
import { requiredText, rows } from './decode'
import { ApiError } from './errors'
import { operations } from './generated/operations'
import { query } from './query'
import { type Hosts, isOperationPath } from './transport'

/** What arrived at a real HTTP server, byte for byte. */
interface Arrival {
  host: 'main' | 'account'
  method: string | undefined
  path: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

interface Answer {
  status?: number
  type?: string
  body?: string
  /** Cuts the connection instead of answering. */
  hangUp?: boolean
  /** Never answers. */
  silent?: boolean
  /** Cuts the connection after the body, of which more was promised. */
  cut?: boolean
}

const ok = (data: unknown): Answer => ({
  body: JSON.stringify({ status: true, message: 'ok', data }),
})

let arrivals: Arrival[] = []
let answer: Answer = ok(null)
const servers: Server[] = []

async function listen(host: Arrival['host']): Promise<string> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method, url: path, headers } = request
      arrivals.push({ host, method, path, headers, body: Buffer.concat(chunks).toString() })
      if (answer.hangUp) request.socket.destroy()
      if (answer.hangUp || answer.silent) return
      response.writeHead(answer.status ?? 200, {
        'content-type': answer.type ?? 'application/json',
      })
      if (answer.cut) response.write(answer.body, () => request.socket.destroy())
      else response.end(answer.body)
    })
  })
  // Idle connections stay open: a client that sends its next call just as the server closes one loses that call.
  server.keepAliveTimeout = 0
  servers.push(server)
  // Not `localhost`: it has two addresses, and Node gives up the first after 250 ms.
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return `http://127.0.0.1:${address.port}`
}

// A machine that is busy with something else must not look like a server that never answers.
const PATIENCE_MS = 60_000

let hosts: Hosts
let backend: Backend
let sentCredentials: RequestCredentials | undefined

beforeAll(async () => {
  hosts = {
    apiUrl: await listen('main'),
    accountApiUrl: await listen('account'),
    apiKey: 'kunci-uji',
  }
  backend = createBackend(hosts, {
    timeoutMs: PATIENCE_MS,
    fetch: (request) => {
      // Node's fetch has no cookie jar: what the browser would do with cookies is read off the request.
      sentCredentials = request.credentials
      return fetch(request)
    },
  })
})
beforeEach(() => {
  arrivals = []
  answer = ok(null)
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => new Error('the call succeeded'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError', { cause: error })
  return error
}

describe('the kode rule on the wire', () => {
  it('sends a GET to the controller, with kode and key as headers and the query as it is', async () => {
    await backend.GET('/campaign/get_campaign_limit', { params: { query: { limit: 5 } } })
    expect(arrivals).toHaveLength(1)
    expect(arrivals[0]).toMatchObject({
      host: 'main',
      method: 'GET',
      path: '/campaign?limit=5',
      body: '',
      headers: { kode: 'get_campaign_limit', key: 'kunci-uji' },
    })
  })

  it('escapes what a donor may type', async () => {
    await backend.GET('/campaign/get_campaign_infaq', {
      params: { query: { search: 'a&b=c #é' } },
    })
    const url = new URL(arrivals[0]?.path ?? '', 'http://x')
    expect(url.searchParams.get('search')).toBe('a&b=c #é')
  })

  it('sends a form as multipart, each field once, with the boundary in the content type', async () => {
    await backend.POST('/campaign/toggle_like', { body: { doa_id: '7' } })
    const [arrival] = arrivals
    expect(arrival).toMatchObject({
      method: 'POST',
      path: '/campaign',
      headers: { kode: 'toggle_like' },
    })
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(
      arrival?.headers['content-type'] ?? '',
    )?.[1]
    expect(arrival?.body).toBe(
      `--${boundary}\r\nContent-Disposition: form-data; name="doa_id"\r\n\r\n7\r\n--${boundary}--\r\n`,
    )
    expect(arrival?.headers['content-length']).toBe(String(arrival?.body.length))
  })

  it('sends an empty body without a content type', async () => {
    await backend.POST('/user/get_user')
    expect(arrivals[0]).toMatchObject({ host: 'account', method: 'POST', path: '/user', body: '' })
    expect(arrivals[0]?.headers['content-type']).toBeUndefined()
  })

  it.each(Object.entries(operations))(
    'sends %s to its host, with the cookie only where the contract says',
    async (path, { host, method, credentials }) => {
      if (!isOperationPath(path)) throw new Error(path)
      await Reflect.apply(method === 'get' ? backend.GET : backend.POST, null, [path])
      const [, controller, kode] = path.split('/')
      expect(arrivals[0]).toMatchObject({
        host,
        method: method.toUpperCase(),
        path: `/${controller}`,
        headers: { kode, key: 'kunci-uji' },
      })
      expect(sentCredentials).toBe(credentials ? 'include' : 'omit')
    },
  )

  it('knows the 26 operations', () => {
    expect(Object.keys(operations)).toHaveLength(26)
    const accounts = Object.entries(operations).filter(([, { host }]) => host === 'account')
    expect(new Set(accounts.map(([path]) => path.split('/')[1]))).toEqual(
      new Set(['user', 'auth', 'fundraiser']),
    )
  })
})

describe('failures become one ApiError', () => {
  const select = rows(({ slug }: { slug: string }, what) => requiredText(slug, `${what}.slug`))
  const call = (from = backend) =>
    new QueryClient().query(
      query(
        createQueries(from).queryOptions(
          'get',
          '/campaign/get_campaign_limit',
          { params: { query: { limit: 5 } } },
          { select },
        ),
      ),
    )

  it.each<[string, Answer, Partial<ApiError>]>([
    [
      'the server’s own words',
      { status: 422, body: '{"status":false,"message":"Nominal terlalu kecil","data":null}' },
      { kind: 'refused', status: 422, message: 'Nominal terlalu kecil' },
    ],
    [
      'an empty body',
      { status: 500, body: '' },
      {
        kind: 'refused',
        status: 500,
        message: 'Server sedang bermasalah. Silakan coba beberapa saat lagi.',
      },
    ],
    [
      'an HTML error page',
      { status: 502, type: 'text/html', body: '<html><h1>Bad gateway</h1>' },
      { kind: 'refused', status: 502 },
    ],
    [
      'a plain-text 429',
      { status: 429, type: 'text/plain', body: 'Too Many Requests' },
      {
        kind: 'refused',
        status: 429,
        message: 'Terlalu banyak permintaan. Coba lagi sebentar lagi.',
      },
    ],
    [
      'HTML in the message',
      { status: 400, body: '{"status":false,"message":"<b>x</b>","data":null}' },
      { kind: 'refused', message: 'Permintaan tidak dapat diproses.' },
    ],
    [
      'status false with 200',
      { body: '{"status":false,"message":"Ditolak","data":null}' },
      { kind: 'refused', status: 200, message: 'Ditolak' },
    ],
    [
      '200 that is HTML',
      { type: 'text/html', body: '<!doctype html>' },
      { kind: 'malformed', message: 'Jawaban server tidak dapat dibaca. Silakan coba lagi.' },
    ],
    ['200 with nothing', { body: '' }, { kind: 'malformed' }],
    ['200 with {}', { body: '{}' }, { kind: 'malformed' }],
    ['truncated JSON', { body: '{"status":true,"mess' }, { kind: 'malformed' }],
    [
      'an object for an array',
      ok({}),
      { kind: 'malformed', detail: 'data: expected an array, got object' },
    ],
    [
      'rows without a field',
      ok([{}, { slug: null }]),
      { kind: 'malformed', detail: 'data[0].slug: expected text, got nothing' },
    ],
    ['no answer', { hangUp: true }, { kind: 'network', status: 0 }],
  ])('%s', async (_, given, expected) => {
    answer = given
    expect(await failure(call())).toMatchObject({
      ...expected,
      operation: '/campaign/get_campaign_limit',
    })
  })

  it('an answer that never comes', async () => {
    answer = { silent: true }
    const hasty = createBackend(hosts, { timeoutMs: 300, fetch: (request) => fetch(request) })
    expect(await failure(call(hasty))).toMatchObject({
      kind: 'network',
      status: 0,
      message: 'Tidak dapat terhubung. Periksa koneksi internet Anda, lalu coba lagi.',
      operation: '/campaign/get_campaign_limit',
    })
  })

  it('gives a caller’s own abort back as it is', async () => {
    answer = { silent: true }
    const controller = new AbortController()
    const pending = backend.GET('/asset/get_all_payment_method', { signal: controller.signal })
    controller.abort()
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('lets every later middleware see a failure before it is thrown', async () => {
    answer = { status: 401, body: '' }
    const seen: number[] = []
    const watched = createBackend(hosts, {
      timeoutMs: PATIENCE_MS,
      middlewares: [
        {
          onResponse: ({ response }) => {
            seen.push(response.status)
          },
        },
      ],
    })
    expect(await failure(watched.POST('/user/get_user'))).toMatchObject({
      status: 401,
    })
    expect(seen).toEqual([401])
  })

  it('a failed form with an empty body is no success', async () => {
    answer = { status: 500, body: '' }
    const sent = backend.POST('/campaign/toggle_like', { body: { doa_id: '7' } })
    expect(await failure(sent)).toMatchObject({ kind: 'refused', status: 500 })
  })

  it('an answer that stops on its way', async () => {
    answer = { body: '{"status":true,"message":"ok","da', cut: true }
    expect(await failure(call())).toMatchObject({ kind: 'network', status: 0 })
  })
})
