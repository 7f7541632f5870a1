import { afterEach, beforeAll, expect, it } from 'vitest'
import type { StandIn } from '../stand-in'
import { freshStandIn } from '../stand-in-for-tests'
import { check } from './check'
import { Jar } from './cookies'
import { type Habit, startHabit } from './habits-for-tests'
import { loadModel } from './model'

const model = await loadModel()
const url = new URL('http://localhost')

let standIn: StandIn
beforeAll(async () => {
  standIn = await freshStandIn()
})

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** What a load balancer and a CDN set on each answer, though nobody chose it: before and after the session. */
const strangersCookies: NonNullable<Habit['after']> = (_request, response) => {
  response.setHeader('set-cookie', [
    '__cf_bm=Qw3rT; Path=/; HttpOnly; Secure; SameSite=None',
    'route=b7; Path=/; HttpOnly',
    ...[response.getHeader('set-cookie') ?? []].flat().map(String),
    'AWSALB=x9y8z7; Path=/',
  ])
}

/** Answers calls of one kind as a server does that knows one status alone. */
const refusesAs200 =
  (kode: string): NonNullable<Habit['before']> =>
  ({ headers }, response) => {
    if (headers['kode'] !== kode) return false
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'no-store')
    response.setHeader('access-control-allow-origin', headers.origin ?? '')
    response.setHeader('access-control-allow-credentials', 'true')
    response.end('{"status":false,"message":"Tidak bisa.","data":null}')
    return true
  }

it.each<[what: string, Habit, only: string[], expected: string[]]>([
  ['cookies that nobody chose', { after: strangersCookies }, ['auth/login', 'auth/logout'], []],
  [
    'an account that was not made',
    { before: refusesAs200('register') },
    ['auth/register', 'auth/login'],
    ['auth/register envelope'],
  ],
  [
    'a list that can’t be read whole',
    {
      before: ({ url: address = '' }, response) => {
        const isWhole = address.includes('limit=50')
        if (isWhole) response.destroy()
        return isWhole
      },
    },
    ['campaign/get_campaign_limit'],
    ['campaign/get_campaign_limit connection'],
  ],
])('raises no false alarm at %s', async (_what, habit, only, expected) => {
  const { target, options, close } = await startHabit(standIn, habit)
  closing.push(close)
  const { codeOf } = standIn
  const without = ['hostile', 'malformed', 'key', 'kode', 'method', 'origin', 'preflight'] as const
  const { findings } = await check(model, {
    target,
    ...options,
    only,
    without,
    write: true,
    codeOf,
  })
  const told = new Set(findings.map(({ operation, check: by }) => `${operation} ${by}`))
  expect([...told].toSorted()).toEqual(expected)
})

it('makes up another session each time: PHP makes one of whatever comes', () => {
  const jar = new Jar()
  jar.take(url, ['PHPSESSID=0123456789abcdef; Path=/; HttpOnly'])
  const values = [jar.forged(), jar.forged()].map((one) => one.header(url))
  expect(values[0]).toMatch(/^PHPSESSID=/)
  expect(values[0]).not.toBe(values[1])
})
