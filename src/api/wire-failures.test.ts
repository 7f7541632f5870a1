import { QueryClient } from '@tanstack/react-query'
import createQueries from 'openapi-react-query'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Backend, createBackend } from './client'
import { requiredText, rows } from './decode'
import { ApiError } from './errors'
import { query } from './query'
import type { Hosts } from './transport'
import { type Answer, ok, PATIENCE_MS, startWire, wire } from './wire-for-tests'

let hosts: Hosts
let backend: Backend

beforeAll(async () => {
  hosts = await startWire()
  backend = createBackend(hosts, { timeoutMs: PATIENCE_MS, fetch: (request) => fetch(request) })
})

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => new Error('the call succeeded'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError', { cause: error })
  return error
}

const BROKEN = 'Server sedang bermasalah. Silakan coba beberapa saat lagi.'

describe('failures become one ApiError', () => {
  const select = rows(
    ({ slug }: { slug: string }, what) => requiredText(slug, `${what}.slug`),
    null,
  )
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
    ['an empty body', { status: 500, body: '' }, { kind: 'refused', status: 500, message: BROKEN }],
    [
      'a crash’s words for developers',
      { status: 500, body: '{"message":"SQLSTATE[23000]","exception":"PDOException"}' },
      { kind: 'refused', message: BROKEN, said: false },
    ],
    [
      'the server’s own words for what broke',
      { status: 500, body: '{"status":false,"message":"Sedang ada gangguan.","data":null}' },
      { kind: 'refused', message: 'Sedang ada gangguan.', said: true },
    ],
    [
      'an HTML error page',
      { status: 502, type: 'text/html', body: '<html><h1>Bad gateway</h1>' },
      { kind: 'refused', status: 502 },
    ],
    [
      'a plain-text 429',
      { status: 429, type: 'text/plain', body: 'Too Many Requests' },
      { kind: 'refused', message: 'Terlalu banyak permintaan. Coba beberapa saat lagi.' },
    ],
    [
      'HTML in the message',
      { status: 400, body: '{"status":false,"message":"<b>x</b>","data":null}' },
      { kind: 'refused', message: 'Permintaan tidak dapat diproses.' },
    ],
    ...[
      'SQLSTATE[HY000] [2002] Connection refused',
      'Undefined index: donorName in /var/www/html/Donate.php on line 42',
      'ErrorException: Trying to access array offset on value of type null',
    ].map((message): [string, Answer, Partial<ApiError>] => [
      `words for developers, though it says "refused": ${message}`,
      { body: JSON.stringify({ status: false, message, data: null }) },
      { kind: 'refused', message: 'Permintaan tidak dapat diproses.', said: false },
    ]),
    [
      'what Laravel says of a form',
      { status: 422, body: '{"message":"The given data was invalid.","errors":{"price":["x"]}}' },
      { kind: 'refused', message: 'Permintaan tidak dapat diproses.' },
    ],
    [
      'a file that a proxy doesn’t let through',
      { status: 413, type: 'text/html', body: '<h1>413 Request Entity Too Large</h1>' },
      { kind: 'refused', message: 'Berkas terlalu besar untuk server. Pilih yang lebih kecil.' },
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
    wire.answer = given
    expect(await failure(call())).toMatchObject({
      ...expected,
      operation: '/campaign/get_campaign_limit',
    })
  })

  it('an answer that never comes, while memory is collected', async () => {
    setFlagsFromString('--expose_gc')
    const collecting = setInterval(() => void runInNewContext('gc()'), 20)
    wire.answer = { silent: true }
    const hasty = createBackend(hosts, { timeoutMs: 300, fetch: (request) => fetch(request) })
    expect(await failure(call(hasty)).finally(() => clearInterval(collecting))).toMatchObject({
      kind: 'network',
      status: 0,
      message: 'Tidak dapat terhubung. Periksa koneksi internet Anda, lalu coba lagi.',
      operation: '/campaign/get_campaign_limit',
    })
  })

  it('gives a caller’s own abort back as it is', async () => {
    wire.answer = { silent: true }
    const controller = new AbortController()
    const pending = backend.GET('/asset/get_all_payment_method', { signal: controller.signal })
    controller.abort()
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('lets every later middleware see a failure before it is thrown', async () => {
    wire.answer = { status: 401, body: '' }
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
    wire.answer = { status: 500, body: '' }
    const sent = backend.POST('/campaign/toggle_like', { body: { doa_id: '7' } })
    expect(await failure(sent)).toMatchObject({ kind: 'refused', status: 500 })
  })

  const done: [string, Answer][] = [
    ['no data', { body: '{"status":true,"message":"OK"}' }],
    ['204', { status: 204, body: '' }],
    ['nothing', { body: '' }],
    ['OK', { type: 'text/html', body: 'OK\n' }],
    ['an empty list, as PHP writes it', { body: '[]' }],
  ]

  it.each(done)('what only says that it was done needs no data: %s', async (_, given) => {
    wire.answer = given
    await expect(backend.POST('/auth/logout')).resolves.toMatchObject({ response: { ok: true } })
    await expect(
      backend.POST('/campaign/toggle_like', { body: { doa_id: '7' } }),
    ).resolves.not.toHaveProperty('error')
  })

  it.each(done)('an answer whose data are read does: %s', async (_, given) => {
    wire.answer = given
    expect(await failure(backend.POST('/user/get_user'))).toMatchObject({ kind: 'malformed' })
  })

  it.each([
    '"status":false',
    '"status":0',
    '"status":"0"',
    '"status":"false"',
    '"status":"FALSE"',
    '"status":"error"',
    '"status":"fail"',
    '"status":"failed"',
    '"status":"gagal"',
    '"status":422',
    '"success":false',
    '"success":0',
    '"status":true,"success":false',
    '"error":true',
    '"error":"invalid_credentials"',
    '"error":{"code":1}',
    '"status":"error","data":{"id":1}',
    '"status":0,"data":null',
  ])('a refusal is one in all its writings, in the server’s words: %s', async (said) => {
    wire.answer = { body: `{${said},"message":"Kata sandi salah"}` }
    const refused = { kind: 'refused', status: 200, message: 'Kata sandi salah', said: true }
    expect(await failure(backend.POST('/auth/logout'))).toMatchObject(refused)
    expect(await failure(call())).toMatchObject(refused)
  })

  it.each([
    '"status":1',
    '"status":"1"',
    '"status":"true"',
    '"status":"success"',
    '"status":"OK"',
    '"status":"sukses"',
    '"status":"berhasil"',
    '"status":200',
    '"success":true',
    '"error":null',
    '"error":false',
    '"status":true,"error":[]',
    '"message":"Tersimpan"',
  ])('done is done in all its writings: %s', async (said) => {
    wire.answer = { body: `{${said}}` }
    await expect(backend.POST('/auth/logout')).resolves.toMatchObject({ response: { ok: true } })
    wire.answer = { body: `{${said},"data":[]}` }
    expect(await call()).toEqual([])
  })

  it.each([
    '"status":"pending"',
    '"status":null',
    '"status":{}',
    '"status":302',
    '"status":500,"message":"SQLSTATE[23000]"',
    '"success":""',
  ])('what may mean either is neither done nor nothing: %s', async (said) => {
    for (const data of ['null', '[]']) {
      wire.answer = { body: `{${said},"data":${data}}` }
      expect(await failure(backend.POST('/auth/logout'))).toMatchObject({ kind: 'malformed' })
      expect(await failure(call())).toMatchObject({ kind: 'malformed' })
    }
    wire.answer = { body: `{${said},"data":[{"slug":"atap"}]}` }
    expect(await failure(backend.POST('/auth/logout'))).toMatchObject({ kind: 'malformed' })
    expect(await call()).toEqual(['atap'])
  })

  it.each<[string, Answer, Partial<ApiError>]>([
    ['a page', { type: 'text/html', body: '<b>Fatal error</b>: x.php' }, { kind: 'malformed' }],
    ['an error in plain text', { body: 'Fatal error: x.php' }, { kind: 'malformed' }],
    ['half an answer', { body: '{"status":true,"mess' }, { kind: 'malformed' }],
    ['false', { body: 'false' }, { kind: 'malformed' }],
    ['null', { body: 'null' }, { kind: 'malformed' }],
    ['a failure without a word', { status: 500, body: '' }, { kind: 'refused' }],
  ])('what doesn’t say that it was done is none: %s', async (_, given, expected) => {
    wire.answer = given
    expect(await failure(backend.POST('/auth/logout'))).toMatchObject(expected)
  })

  it('an answer that stops on its way', async () => {
    wire.answer = { body: '{"status":true,"message":"ok","da', cut: true }
    expect(await failure(call())).toMatchObject({ kind: 'network', status: 0 })
  })
})
