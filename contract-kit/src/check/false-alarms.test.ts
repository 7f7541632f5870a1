import { expect, it } from 'vitest'
import { byCall, cutOff } from '../../mutations/changes'
import type { Change } from '../../mutations/proxy'
import { Jar } from './http/cookies'
import { spoiltStandIn } from './spoilt-for-tests'

const url = new URL('http://localhost')
const checkSpoilt = spoiltStandIn({ connects: true })

/** What a load balancer and a CDN set on each answer, though nobody chose it: before and after the session. */
const strangersCookies: Change = {
  response: (reply) => ({
    ...reply,
    headers: {
      ...reply.headers,
      'set-cookie': [
        '__cf_bm=Qw3rT; Path=/; HttpOnly; Secure; SameSite=None',
        'route=b7; Path=/; HttpOnly',
        ...[reply.headers['set-cookie'] ?? []].flat(),
        'AWSALB=x9y8z7; Path=/',
      ],
    },
  }),
}

/** Answers calls of one kind as a server does that knows one status alone. */
const refusesAs200 = (kode: string): Change => ({
  request: ({ headers: { origin = '', ...headers } }) =>
    headers['kode'] === kode
      ? {
          status: 200,
          headers: {
            'content-type': 'application/json',
            'cache-control': 'no-store',
            'access-control-allow-origin': origin,
            'access-control-allow-credentials': 'true',
          },
          body: '{"status":false,"message":"Tidak bisa.","data":null}',
        }
      : undefined,
})

it.each<[what: string, Change, only: string[], expected: string[]]>([
  ['cookies that nobody chose', strangersCookies, ['auth/login', 'auth/logout'], []],
  [
    'an account that was not made',
    refusesAs200('register'),
    ['auth/register', 'auth/login'],
    ['auth/register envelope'],
  ],
  [
    'a list that can’t be read whole',
    byCall(({ url: { search } }) => search.includes('limit=50') && cutOff),
    ['campaign/get_campaign_limit'],
    ['campaign/get_campaign_limit connection'],
  ],
])('raises no false alarm at %s', async (_what, change, only, expected) => {
  const without = ['hostile', 'malformed', 'key', 'kode', 'method', 'origin', 'preflight'] as const
  const { findings } = await checkSpoilt(change, { only, without, write: true })
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
