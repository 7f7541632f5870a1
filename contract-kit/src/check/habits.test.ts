import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, vi } from 'vitest'
import { byCall, header } from '../../mutations/changes'
import type { Change } from '../../mutations/proxy'
import { listen } from '../listen'
import { freshStandIn } from '../stand-in-for-tests'
import { check } from './check'
import { send, type Target } from './http/client'
import { loadModel } from './model'
import { Throttled } from './pace'
import { spoiltStandIn } from './spoilt-for-tests'
import { PATIENCE_MS, targetAt } from './target-for-tests'

const model = await loadModel()
const only = ['campaign', 'asset']
const checkSpoilt = spoiltStandIn({ connects: true })

/** Says with every so many calls that it is asked too often, and else does nothing. */
const tooOften = (retryAfter: string | null, every = 40, envelope?: object): Change => {
  let calls = 0
  return {
    request: ({ method, headers: { origin = '' } }) => {
      // What browsers ask for by themselves isn't counted.
      if (method === 'OPTIONS') return undefined
      calls += 1
      if (calls % every !== 0) return undefined
      const headers = {
        ...(retryAfter !== null && { 'retry-after': retryAfter }),
        ...(envelope && {
          'content-type': 'application/json',
          'access-control-allow-origin': origin,
          'access-control-allow-credentials': 'true',
          'access-control-expose-headers': 'Retry-After',
          'cache-control': 'no-store',
        }),
      }
      const body = envelope ? JSON.stringify(envelope) : '<h1>Too Many Requests</h1>'
      return { status: 429, headers, body }
    },
  }
}

const FAILURE = { status: false, message: 'Terlalu sering.', data: null }

it.each([
  ['1', []],
  [null, ['header retry-after']],
  [new Date(0).toUTCString(), ['header retry-after']],
])('waits where it is asked to (Retry-After: %s), and tells of %j', async (retryAfter, fields) => {
  // Without the header each wait is twice the one before, so there are only few.
  const change = tooOften(retryAfter, 20, FAILURE)
  const waits: number[] = []
  const onWait = (seconds: number) => waits.push(seconds)
  const result = await checkSpoilt(change, { only: ['campaign/get_campaign_limit'], onWait })
  expect([...new Set(result.findings.map(({ field }) => field))]).toEqual(fields)
  expect(waits.length).toBeGreaterThan(0)
  expect(waits[0]).toBe(1)
})

it('waits too where a form is asked too often, whose answer it tells', async () => {
  const result = await checkSpoilt(tooOften('1', 3, FAILURE), {
    only: ['auth/register', 'auth/verify_otp'],
    // Their answers may be refusals of any kind.
    without: ['hostile', 'key', 'method', 'kode', 'origin', 'preflight', 'unknown', 'slow'],
    write: true,
  })
  expect(result.findings).toEqual([])
})

it('gives up where it is asked to wait longer than it may, and says so', async () => {
  const run = checkSpoilt(tooOften('3600'), { only })
  await expect(run).rejects.toThrow(Throttled)
  await expect(run).rejects.toThrow(
    /^The target limits how often it may be asked: .* answered 429 and asks to wait 3600 s\. --wait allows 120 s in all, of which 0 s are used up\./,
  )
})

it('tells what it has found until it gives up', async () => {
  const found: string[] = []
  const run = checkSpoilt(tooOften('3600', 40, { status: true, message: '', data: null }), {
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
  const change = byCall(({ headers: { kode = '', cookie } }, { status }) => {
    if (status !== 401) return
    refused.push(kode)
    if (cookie !== undefined) ended += 1
  })
  const names = ['user/get_user', 'user/edit_profile', 'fundraiser/get_user', 'auth/new-password']
  const result = await checkSpoilt(change, { samples: 20, write: true, only: names })
  expect(ended).toBeGreaterThan(0)
  expect(result.findings).toEqual([])
  // Once each without a session on purpose, once by another method; each time anew that the password was changed,
  // one call finds out. None of the odd inputs is asked without a session.
  expect(refused.filter((kode) => kode === 'edit_profile').length).toBeLessThan(4)
})

it('asks side by side, and times alone what was late in company', async () => {
  let [now, most] = [0, 0]
  const target = targetAt(new URL((await freshStandIn()).url))
  const counted: Target['fetch'] = async (input, init) => {
    now += 1
    most = Math.max(most, now)
    await new Promise((done) => setTimeout(done, 50))
    const answer = await fetch(input, init)
    now -= 1
    return answer
  }
  const { findings } = await check(model, {
    target: { ...target, fetch: counted },
    only: ['campaign/get_campaign_limit', 'mosque/get_campaign', 'asset'],
    ...{ limitMs: PATIENCE_MS, samples: 1, oddValues: 0 },
  })
  expect(findings).toEqual([])
  expect(most).toBeGreaterThan(3)
  expect(most).toBeLessThanOrEqual(12)
})

it('ends in time, and says what it did not ask', async () => {
  let asked = 0
  const counted: Change = {
    request: () => {
      asked += 1
      return undefined
    },
  }
  const { now } = performance
  const hour = 3_600_000
  vi.spyOn(performance, 'now').mockImplementation(
    () => now.call(performance) + (asked > 30 ? hour : 0),
  )
  const result = await checkSpoilt(counted, { only, without: ['slow'] })
  // Those that were under way are the last.
  expect(asked).toBeLessThan(50)
  expect(result.findings).toEqual([])
  expect(result.conforms).toBe(false)
  expect(result.skipped.map(({ reason }) => reason)).toContain(
    'not all of it: the run took longer than --time says',
  )
})

it('says that a body is not encoded as its header says', async () => {
  const change = header('content-encoding', 'gzip')
  const { findings } = await checkSpoilt(change, { only: ['asset'] }, 'asset/get_legality')
  const [first] = findings
  expect(findings.map(({ operation }) => operation)).toEqual(['asset/get_legality'])
  expect(first?.seen).toMatch(/^the body is not encoded as its content-encoding says/)
})

it('holds the process until a call is over, whatever becomes of its connection', async () => {
  const client = fileURLToPath(new URL('./http/client.ts', import.meta.url))
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
  const { failure } = await send({ operation: model.get('asset/get_legality') }, targetAt(url))
  server.close()
  expect(failure?.message).toMatch(/^the connection was cut/)
})
