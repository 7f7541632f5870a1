import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { listen } from '../listen'
import type { StandIn } from '../stand-in'
import { freshStandIn } from '../stand-in-for-tests'
import { check } from './check'
import { send } from './client'
import { type Habit, startHabit } from './habits-for-tests'
import { loadModel } from './model'
import { Throttled } from './pace'

const model = await loadModel()
const only = ['campaign', 'asset']

let standIn: StandIn
beforeAll(async () => {
  standIn = await freshStandIn()
})

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function backend(habit: Habit = {}) {
  const started = await startHabit(standIn, habit)
  closing.push(started.close)
  return started
}

const tooOften = (
  retryAfter: string | null,
  every = 40,
  envelope: object | null = null,
): NonNullable<Habit['before']> => {
  let calls = 0
  return ({ headers }, response) => {
    calls += 1
    if (calls % every !== 0) return false
    response.statusCode = 429
    if (retryAfter !== null) response.setHeader('retry-after', retryAfter)
    if (envelope) {
      response.setHeader('content-type', 'application/json')
      response.setHeader('access-control-allow-origin', headers.origin ?? '')
      response.setHeader('access-control-allow-credentials', 'true')
      response.setHeader('access-control-expose-headers', 'Retry-After')
      response.setHeader('cache-control', 'no-store')
    }
    response.end(envelope ? JSON.stringify(envelope) : '<h1>Too Many Requests</h1>')
    return true
  }
}

const FAILURE = { status: false, message: 'Terlalu sering.', data: null }

it.each([
  ['1', []],
  [null, ['header retry-after']],
  [new Date(0).toUTCString(), ['header retry-after']],
])('waits where it is asked to (Retry-After: %s), and tells of %j', async (retryAfter, fields) => {
  // Without the header each wait is twice the one before, so there are only few.
  const { target, options } = await backend({ before: tooOften(retryAfter, 20, FAILURE) })
  const waits: number[] = []
  const onWait = (seconds: number) => waits.push(seconds)
  const one = ['campaign/get_campaign_limit']
  const result = await check(model, { target, ...options, only: one, onWait })
  expect([...new Set(result.findings.map(({ field }) => field))]).toEqual(fields)
  expect(waits.length).toBeGreaterThan(0)
  expect(waits[0]).toBe(1)
})

it('waits too where a form is asked too often, whose answer it tells', async () => {
  const { target, options } = await backend({
    before: tooOften('1', 3, FAILURE),
  })
  const result = await check(model, {
    target,
    ...options,
    only: ['auth/register', 'auth/verify_otp'],
    // Their answers may be refusals of any kind.
    without: ['hostile', 'key', 'method', 'kode', 'origin', 'preflight', 'unknown', 'slow'],
    write: true,
    codeOf: standIn.codeOf,
  })
  expect(result.findings).toEqual([])
})

it('gives up where it is asked to wait longer than it may, and says so', async () => {
  const { target, options } = await backend({ before: tooOften('3600') })
  const run = check(model, { target, ...options, only })
  await expect(run).rejects.toThrow(Throttled)
  await expect(run).rejects.toThrow(
    /^The target limits how often it may be asked: .* answered 429 and asks to wait 3600 s\. --wait allows 120 s in all, of which 0 s are used up\./,
  )
})

it('tells what it has found until it gives up', async () => {
  const { target, options } = await backend({
    before: tooOften('3600', 40, { status: true, message: '', data: null }),
  })
  const found: string[] = []
  const run = check(model, {
    target,
    ...options,
    only,
    onStopped: ({ findings, operations }) => {
      found.push(...findings.map(({ field }) => field))
      expect(operations.map(({ summary }) => summary)).not.toContain('ok')
    },
  })
  await expect(run).rejects.toThrow(Throttled)
  expect(found).toContain('/status')
})

it('lets a new password end the sessions, and asks what comes later with a new one', async () => {
  let ended = 0
  const refused: string[] = []
  const { target, options } = await backend({
    after: ({ headers }, response) => {
      const { kode, cookie } = headers
      if (response.statusCode !== 401) return
      refused.push(String(kode))
      if (cookie !== undefined) ended += 1
    },
  })
  const names = ['user/get_user', 'user/edit_profile', 'fundraiser/get_user', 'auth/new-password']
  const result = await check(model, {
    target,
    ...options,
    samples: 20,
    write: true,
    only: names,
    codeOf: standIn.codeOf,
  })
  expect(ended).toBeGreaterThan(0)
  expect(result.findings).toEqual([])
  // Once each without a session on purpose, once by another method; each time anew that the password was changed,
  // one call finds out. None of the odd inputs is asked without a session.
  expect(refused.filter((kode) => kode === 'edit_profile').length).toBeLessThan(4)
})

it('asks side by side, and times alone what was late in company', async () => {
  let [now, most] = [0, 0]
  const { target, options } = await backend({
    delayMs: 50,
    before: (_request, response) => {
      now += 1
      most = Math.max(most, now)
      response.on('close', () => (now -= 1))
      return false
    },
  })
  const few = ['campaign/get_campaign_limit', 'mosque/get_campaign', 'asset']
  const { findings } = await check(model, { target, ...options, only: few })
  expect(findings).toEqual([])
  expect(most).toBeGreaterThan(3)
  expect(most).toBeLessThanOrEqual(12)
})

it('ends in time, and says what it did not ask', async () => {
  let asked = 0
  const { target, options } = await backend({ before: () => (asked += 1) < 0 })
  const { now } = performance
  const hour = 3_600_000
  vi.spyOn(performance, 'now').mockImplementation(
    () => now.call(performance) + (asked > 30 ? hour : 0),
  )
  const without = ['slow' as const]
  const result = await check(model, { target, ...options, only, without })
  // Those that were under way are the last.
  expect(asked).toBeLessThan(50)
  expect(result.findings).toEqual([])
  expect(result.conforms).toBe(false)
  expect(result.skipped.map(({ reason }) => reason)).toContain(
    'not all of it: the run took longer than --time says',
  )
})

it('says that a body is not encoded as its header says', async () => {
  const { target, options } = await backend({
    after: ({ headers }, response) => {
      response.removeHeader('content-length')
      if (headers['kode'] === 'get_legality') response.setHeader('content-encoding', 'gzip')
    },
  })
  const { findings } = await check(model, { target, ...options, only: ['asset'] })
  const [first] = findings
  expect(findings.map(({ operation }) => operation)).toEqual(['asset/get_legality'])
  expect(first?.seen).toMatch(/^the body is not encoded as its content-encoding says/)
})

it('holds the process until a call is over, whatever becomes of its connection', async () => {
  const client = fileURLToPath(new URL('./client.ts', import.meta.url))
  // Nothing holds a promise that never settles: Node ends with 13 and no word.
  const script = `
    globalThis.fetch = () => new Promise(() => {})
    const { send } = await import(${JSON.stringify(client)})
    const target = { main: new URL('http://a'), key: '', origin: 'http://b', timeoutMs: 100 }
    const operation = { controller: 'asset', kode: 'x', name: 'asset/x', host: 'main', method: 'GET', session: 'none' }
    console.log((await send({ operation }, target)).failure.message)`
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    script,
  ])
  expect(stdout).toBe('took longer than 0.1 s\n')
})

it('tells a connection that is cut in the middle of an answer', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('{"status":', () => response.destroy())
  })
  const url = new URL(`http://localhost:${await listen(server)}`)
  closing.push(async () => server.close())
  const target = { main: url, account: url, key: standIn.key, origin: '', timeoutMs: 60_000 }
  const { failure } = await send({ operation: model.get('asset/get_legality') }, target)
  expect(failure?.message).toMatch(/^the connection was cut/)
})
