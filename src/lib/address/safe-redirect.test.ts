import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { safePaymentUrl, safeReturnPath } from './safe-redirect'

const origin = 'https://jejaring.example'

/** Neither a path of this site nor a payment page. */
const hostile = [
  '',
  ' ',
  '../profile',
  '#x',
  '//evil.example',
  '//jejaring.example/campaign',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  String.raw`\/evil.example`,
  String.raw`/campaign\..\..\evil`,
  ' //evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/campaign\u0000',
  '/campaign\u007f',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/%252f%252fevil.example',
  '/%25255cevil.example',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:x=1',
  '/campaign/%00',
  '/campaign/%7f',
  'http://evil.example',
  'http://jejaring.example/profile',
  'https:profile',
  'https:evil.example',
  'https:///evil.example',
  'ftp://jejaring.example/',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://jejaring.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://jejaring.example/1',
  'file:///etc/passwd',
  'whatsapp://send?text=x',
  'https://',
  'https://[',
  'https://evil.example:99999',
  'https://user:pass@evil.example/',
  'https://:pass@evil.example/',
  'https://jejaring.example@evil.example/',
  'https://user:pass@jejaring.example/profile',
  String.raw`https://jejaring.example\@evil.example`,
  'https://evil.example\n',
  'https://jejaring.example//evil.example',
  'https://jejaring.example/.//evil.example',
  null,
  undefined,
  42,
  {},
  { toString: () => '/profile' },
]

/** https pages of another site: allowed for a payment, never for a return path. */
const external = [
  ['https://pay.example/invoice?id=1#x', 'https://pay.example/invoice?id=1#x'],
  ['https://pay.example', 'https://pay.example/'],
  ['HTTPS://PAY.EXAMPLE/A', 'https://pay.example/A'],
  ['https://pay.example:8443/a', 'https://pay.example:8443/a'],
  ['https://jejaring.example.evil.example/', 'https://jejaring.example.evil.example/'],
  ['https://jejaring.example:444/profile', 'https://jejaring.example:444/profile'],
] as const

const internal = [
  ['/', '/'],
  ['/profile', '/profile'],
  [
    '/campaign/bantu-sesama/donate?nominal=50000#form',
    '/campaign/bantu-sesama/donate?nominal=50000#form',
  ],
  ['/donation/ABC123/checkout', '/donation/ABC123/checkout'],
  ['/campaign/../profile', '/profile'],
  ['/a//b', '/a//b'],
  ['/auth?next=%2F%2Fevil.example', '/auth?next=%2F%2Fevil.example'],
  ['/cari?q=//evil', '/cari?q=//evil'],
  ['/masjid/al%20ikhlas', '/masjid/al%20ikhlas'],
  ['/masjid/al ikhlas', '/masjid/al%20ikhlas'],
  ['/diskon/100%25', '/diskon/100%25'],
  ['/javascript:alert(1)', '/javascript:alert(1)'],
  ['/@evil.example', '/@evil.example'],
  [origin, '/'],
  [`${origin}/profile?x=1#y`, '/profile?x=1#y'],
] as const

describe('safeReturnPath', () => {
  it.each(internal)('follows %j', (value, path) => {
    expect(safeReturnPath(value, origin)).toBe(path)
  })

  it.each([...hostile, ...external.map(([value]) => value)])('refuses %j', (value) => {
    expect(safeReturnPath(value, origin)).toBeNull()
  })

  it('knows an origin with a port', () => {
    expect(safeReturnPath('http://localhost:5173/infaq', 'http://localhost:5173')).toBe('/infaq')
    expect(safeReturnPath('http://localhost:4010/infaq', 'http://localhost:5173')).toBeNull()
    expect(safeReturnPath('http://localhost:51730/infaq', 'http://localhost:5173')).toBeNull()
  })

  it.each([
    ['of 2000 characters', `/${'a'.repeat(1999)}`, true],
    ['of 2001', `/${'a'.repeat(2000)}`, false],
    ['of 2001 once encoded', `/ab${'é'.repeat(333)}`, false],
    ['of 2000 once encoded', `/a${'é'.repeat(333)}`, true],
  ])('a path %s', (_name, value, followed) => {
    expect(safeReturnPath(value, origin) !== null).toBe(followed)
  })

  it('refuses everything when its own origin is none', () => {
    expect(safeReturnPath('/profile', '')).toBeNull()
    expect(safeReturnPath('/profile', 'null')).toBeNull()
    expect(safeReturnPath('/profile', `${origin}/`)).toBeNull()
  })
})

describe('safePaymentUrl', () => {
  it.each(internal)('keeps %j in the app', (value, path) => {
    expect(safePaymentUrl(value, origin)).toEqual({ kind: 'internal', path })
  })

  it.each(external)('leaves for %j', (value, url) => {
    expect(safePaymentUrl(value, origin)).toEqual({ kind: 'external', url })
  })

  it.each(hostile)('refuses %j', (value) => {
    expect(safePaymentUrl(value, origin)).toBeNull()
  })

  it('leaves for a long address: a payment page may carry a token', () => {
    const url = `https://pay.example/${'t'.repeat(3000)}`
    expect(safePaymentUrl(url, origin)).toEqual({ kind: 'external', url })
    expect(safePaymentUrl(`/${'t'.repeat(3000)}`, origin)).toBeNull()
  })

  it('leaves a development site on http for https alone', () => {
    const local = 'http://localhost:5173'
    expect(safePaymentUrl('http://localhost:5173/donation/A/checkout', local)).toEqual({
      kind: 'internal',
      path: '/donation/A/checkout',
    })
    expect(safePaymentUrl('https://pay.example/', local)?.kind).toBe('external')
    expect(safePaymentUrl('https:pay.example', local)).toBeNull()
    expect(safePaymentUrl('http://pay.example/', local)).toBeNull()
    expect(safePaymentUrl('//pay.example/', local)).toBeNull()
  })
})

describe('whatever comes in', () => {
  const pieces = fc.constantFrom(
    ...['/', '//', '\\', '.', '..', '%2f', '%5C', '%2e', '%25', '%0a', '\t', '\n', '\u0000', ' '],
    ...['https:', 'http:', 'javascript:', 'data:', origin, 'evil.example', '@', ':', '?', '#'],
    ...['user:pass', 'campaign', '\ud83d', '／', 'é', '[', '::1', '443'],
  )
  const anything = fc.oneof(
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.webUrl(),
    fc.string({ unit: 'binary' }),
  )

  test('a return path stays on this site, and is its own normal form', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const path = safeReturnPath(value, origin)
        if (path === null) return
        expect(path).toMatch(/^\/(?![/\\])/)
        expect(new URL(path, origin).origin).toBe(origin)
        expect(safeReturnPath(path, origin)).toBe(path)
      }),
      { numRuns: 5000 },
    )
  })

  test('a payment address is a path of this site or another https site, without credentials', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const target = safePaymentUrl(value, origin)
        if (target === null) return
        if (target.kind === 'internal') {
          expect(target.path).toBe(safeReturnPath(value, origin))
          return
        }
        const url = new URL(target.url)
        expect([url.protocol, url.username, url.password]).toEqual(['https:', '', ''])
        expect(url.origin).not.toBe(origin)
        expect(safePaymentUrl(target.url, origin)).toEqual(target)
      }),
      { numRuns: 5000 },
    )
  })
})
