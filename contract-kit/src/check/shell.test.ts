import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSecondBackend } from '../../tests/node-backend'
import { listen } from '../listen'
import { check } from './check'
import { type FormFields, preflight, send } from './http/client'
import { Jar } from './http/cookies'
import { Judge } from './judge'
import { loadModel } from './model'

const model = await loadModel()
const run = promisify(execFile)

/** Tells what it was sent: method, address, the headers that a backend looks at, and the form. */
const echo = createServer((request, response) => {
  void buffer(request).then(async (body) => {
    const { method, url = '', headers } = request
    const type = headers['content-type'] ?? ''
    const form = type.startsWith('multipart/')
      ? await new Response(body, { headers: { 'content-type': type } }).formData()
      : new FormData()
    const fields = await Promise.all(
      [...form].map(async ([name, value]) =>
        typeof value === 'string'
          ? [name, value]
          : [name, value.name, value.type, Buffer.from(await value.arrayBuffer()).toString('hex')],
      ),
    )
    const said = ['key', 'kode', 'origin', 'cookie', 'access-control-request-headers']
    response.setHeader('content-type', 'application/json')
    if (headers['kode'] === 'login') response.setHeader('set-cookie', 'sesi=42; Path=/; HttpOnly')
    const seen = { method, url, fields, headers: said.map((name) => headers[name] ?? null) }
    response.end(JSON.stringify(seen))
  })
})
let folder = ''
let base = new URL('http://localhost')
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'contract-shell-'))
  base = new URL(`http://localhost:${await listen(echo)}`)
})
afterAll(async () => {
  echo.close()
  await rm(folder, { recursive: true })
})

const KEY = "kun'ci"
const target = () => ({
  main: base,
  account: base,
  key: KEY,
  origin: 'http://a',
  timeoutMs: 60_000,
})

/** What a line for bash gets: the status and the body, without the headers. */
async function replay(line: string, env: Record<string, string> = {}) {
  const { stdout } = await run('bash', ['-c', line], {
    cwd: folder,
    env: { ...process.env, CONTRACT_KEY: KEY, ...env },
    maxBuffer: 1e8,
  })
  // Before it sends much, curl asks whether it may.
  const [head = '', ...rest] = stdout
    .replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')
    .split('\r\n\r\n')
  return { status: Number(/^HTTP\/\S+ (\d+)/.exec(head)?.[1]), body: rest.join('\r\n\r\n') }
}

const about = { field: 'body', expected: 'must be', seen: '' }

it.each<[string, FormFields]>([
  ['more than an argument holds', [['donorName', `"${'A'.repeat(9_000_000)}'\n é`]]],
  ['quotes', [['donorName', `'" OR 1=1 -- $HOME \`id\` %27 \\ ; !x`]]],
  [
    'what curl takes for a file',
    [
      ['donorName', '@/etc/passwd'],
      ['pray', '<x;type=a'],
    ],
  ],
  ['lines and control characters', [['donorName', 'satu\ndua\ttiga\u0007 \\u0041']]],
  ['emoji and Arabic', [['donorName', '🕌🤲🏽 بِسْمِ اللَّهِ \u202eRTL']]],
  ['10 kB', [['donorName', `awal ${'a'.repeat(10_000)} akhir`]]],
  ['a null byte', [['donorName', 'nol\u0000byte 100%s \\n']]],
  [
    'twice',
    [
      ['donorName', 'satu'],
      ['donorName', 'dua'],
    ],
  ],
  [
    'a file',
    [
      ['codeDonate', 'D-1'],
      ['bukti', new File([new Uint8Array([0, 255, 10, 13])], 'b.jpg', { type: 'image/jpeg' })],
    ],
  ],
])('writes a call with %s so that bash makes it again', async (_what, form) => {
  const operation = model.get('transaction/storeDonate')
  const exchange = await send({ operation, form }, target())
  const { call } = new Judge(model, target(), null).finding(exchange, 'status', about)
  expect((await replay(call)).body).toBe(exchange.text)
})

it('writes queries and preflights so too', async () => {
  const operation = model.get('campaign/get_campaign_limit')
  const judge = new Judge(model, target(), null)
  const odd = await send(
    {
      operation,
      query: [
        ['search', "nol\u0000 ' [1-3] {a,b}"],
        ['limit', '1'.repeat(9_000)],
      ],
    },
    target(),
  )
  const asked = await preflight(operation, target())
  for (const exchange of [odd, asked]) {
    const { call } = judge.finding(exchange, 'status', about)
    expect((await replay(call)).body).toBe(exchange.text)
    expect(call.length).toBeLessThan(600)
  }
})

it('logs in first where a call needs a session, and says no password', async () => {
  const jar = new Jar()
  const form = [
    ['whatsapp', '81234567890'],
    ['password', 'rahasia 123'],
  ] as const
  const judge = new Judge(model, target(), 'rahasia 123')
  const login = await send({ operation: model.get('auth/login'), form, jar }, target())
  const exchange = await send({ operation: model.get('user/get_user'), jar }, target())
  expect(exchange.text).toContain('sesi=42')
  for (const one of [login, exchange]) {
    const { call } = judge.finding(one, 'status', about)
    expect(call).not.toContain('rahasia')
    const answer = await replay(call, { WHATSAPP: '81234567890', PASSWORD: 'rahasia 123' })
    expect(answer.body).toBe(one.text)
  }
  for (const line of [login, exchange].map((one) => judge.finding(one, 'status', about).call))
    expect(line).not.toContain('kun')
  const forged = await send({ operation: model.get('user/get_user'), jar: jar.forged() }, target())
  const { call } = judge.finding(forged, 'session', about)
  expect((await replay(call)).body).toBe(forged.text)
})

it.each([`${KEY}x`, "kun'c", "un'ci", "KUN'CI", 'kunci-yang-salah', '*'])(
  'writes the wrong key %s so that the right one is not told',
  async (wrong) => {
    const operation = model.get('campaign/get_campaign_limit')
    const exchange = await send({ operation, key: wrong }, target())
    const { call } = new Judge(model, target(), null).finding(exchange, 'key', about)
    expect(call).not.toMatch(/kun'ci|KUN'CI|un'c/)
    expect((await replay(call)).body).toBe(exchange.text)
  },
)

it('makes each call of a failing report again, with the same answer', async () => {
  const mistakes = { numbersAsText: true, unknownSlugCrashes: true, wildcardHeaders: true }
  const { url, key, origin, close } = await startSecondBackend(mistakes)
  const only = ['campaign/get_campaign_limit', 'campaign/get_campaign_by_slug']
  const { findings } = await check(model, {
    target: { main: url, account: url, key, origin, timeoutMs: 60_000 },
    only,
    limitMs: 60_000,
  })
  expect(findings.length).toBeGreaterThan(5)
  for (const { call, answer } of findings) {
    const { status, body } = await replay(call, { CONTRACT_KEY: key })
    const [beginning = ''] = answer.split('… (')
    expect(`${status} ${body.replace(/\s+/g, ' ')}`).toContain(beginning)
  }
  await close()
})
