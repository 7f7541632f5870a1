import { expect, it } from 'vitest'
import { isSameSite, Jar, parseCookie } from './cookies'
import { cookieProblems } from './session-cookie'

const LOCAL = 'http://localhost:4010'

function problems(line: string, main = LOCAL, account = main, origin = 'http://localhost:5173') {
  const cookie = parseCookie(line, new URL('/auth', account))
  if (!cookie) throw new Error('no cookie')
  const target = { main: new URL(main), account: new URL(account), key: '', origin, timeoutMs: 1 }
  return cookieProblems(cookie, target).map(({ attribute }) => attribute)
}

const X = 'https://api.x.example'

it.each<[line: string, expected: string[], origin?: string, main?: string, account?: string]>([
  ['s=1; Path=/; HttpOnly; SameSite=Lax', []],
  ['s=1; path=/; httponly; samesite=strict', []],
  ['s=1; Path=/; HttpOnly', []],
  ['s=1; Path=/; SameSite=Lax', ['HttpOnly']],
  ['s=1; Path=/auth; HttpOnly', ['Path']],
  ['s=1; Path=/; HttpOnly; SameSite=None', ['Secure']],
  // Another site: only None goes along, and only with Secure.
  ['s=1; Path=/; HttpOnly; Secure; SameSite=Lax', ['SameSite'], 'https://y.example', X],
  ['s=1; Path=/; HttpOnly; SameSite=None', ['Secure'], 'https://y.example', X],
  ['s=1; Path=/; HttpOnly; Secure; SameSite=None', [], 'https://y.example', X],
  // The same site by its last labels.
  ['s=1; Path=/; HttpOnly; Secure; SameSite=Lax', [], 'https://www.x.example', X],
  [
    's=1; Path=/; HttpOnly; Secure; SameSite=Lax',
    ['SameSite'],
    'https://www.y.or.id',
    'https://api.x.or.id',
  ],
  // Another tenant of that domain is no neighbour.
  [
    's=1; Path=/; HttpOnly; Secure; SameSite=Lax',
    ['SameSite'],
    'https://masjid.vercel.app',
    'https://masjid-api.vercel.app',
  ],
  // Two hosts.
  [
    's=1; Path=/; HttpOnly; Secure',
    ['Domain'],
    'https://www.x.example',
    X,
    'https://akun.x.example',
  ],
  [
    's=1; Path=/; HttpOnly; Secure; Domain=.x.example',
    [],
    'https://www.x.example',
    X,
    'https://akun.x.example',
  ],
])('of %s: %j', (line, expected, origin, main, account) => {
  expect(problems(line, main, account, origin)).toEqual(expected)
})

it.each([
  ['https://a.x.example', 'https://b.x.example', true],
  ['https://x.example', 'http://x.example', false],
  ['https://a.or.id', 'https://b.or.id', false],
  ['https://a.b.or.id', 'https://c.b.or.id', true],
  ['https://masjid.github.io', 'https://api.github.io', false],
  ['https://www.masjid.github.io', 'https://api.masjid.github.io', true],
  ['https://masjid.vercel.app', 'https://api.vercel.app', false],
  ['http://localhost:1', 'http://localhost:2', true],
  ['http://127.0.0.1:1', 'http://127.0.0.2:1', false],
])('%s and %s are one site: %s', (one, other, same) => {
  expect(isSameSite(new URL(one), new URL(other))).toBe(same)
})

it('sends cookies back where a browser would', () => {
  const jar = new Jar()
  const take = (address: string, ...lines: string[]) => jar.take(new URL(address), lines)
  const sent = (address: string) => jar.header(new URL(address))
  take(
    'https://akun.x.example/auth',
    'a=1; Path=/',
    'b=2; Path=/auth',
    'c=3; Path=/; Domain=x.example',
    'd=4; Path=/; Domain=y.example',
    'e=5; Path=/; Domain=example',
  )
  // The longest path comes first.
  expect(sent('https://akun.x.example/auth')).toBe('b=2; a=1; c=3')
  expect(sent('https://akun.x.example/user')).toBe('a=1; c=3')
  expect(sent('https://akun.x.example/authors')).toBe('a=1; c=3')
  expect(sent('https://api.x.example/campaign')).toBe('c=3')
  expect(sent('https://y.example/')).toBeUndefined()
  take('https://akun.x.example/auth', 's=5; Path=/; Secure')
  expect(sent('http://akun.x.example/user')).toBe('a=1; c=3')

  const before = jar.copy()
  take(
    'https://akun.x.example/auth',
    'a=; Path=/; Max-Age=0',
    'c=x; Path=/; Domain=x.example; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  )
  expect(sent('https://akun.x.example/user')).toBe('s=5')
  expect(before.header(new URL('https://akun.x.example/user'))).toBe('a=1; c=3; s=5')
})
