import { expect, it, vi } from 'vitest'
import { ambiguities, cacheProblems, waitProblems } from './content'
import { isJson, millisecondsToWait, namesIn } from './headers'

const of = (name: string, value: string) => new Headers({ [name]: value })

it.each([
  'no-store',
  'No-Store',
  'no-store, no-cache, must-revalidate, post-check=0, pre-check=0',
  'no-store,, no-cache,',
  'no-cache, private',
  'private, max-age=0',
  'no-store, max-age=0, s-maxage=0',
])('takes %j for an answer that nobody keeps', (value) => {
  expect(cacheProblems(of('cache-control', value))).toEqual([])
})

it.each([
  // Only the cookie is asked for again: the answer itself is kept for ten minutes.
  'private, max-age=600, no-cache="Set-Cookie"',
  'no-cache="Set-Cookie"',
  'no-storey',
  'x-note="no-store", max-age=60',
  'x-max-age=0, max-age=60',
  'private',
  'max-age=0, s-maxage=60',
  'max-age=0, stale-while-revalidate=60',
  'max-age=060',
  'no-store; max-age=60',
  '',
])('sees that %j lets somebody keep it', (value) => {
  expect(cacheProblems(of('cache-control', value))).toMatchObject([
    { field: 'header cache-control' },
  ])
})

it.each([
  ['application/json', true],
  ['Application/JSON ; Charset="UTF-8"', true],
  ['application/json;', true],
  ['application/json; charset=utf8mb4', true],
  ['application/json; charset=iso-8859-1', false],
  ['application/json, text/html', false],
  ['text/html; what="application/json"', false],
  ['application/problem+json', false],
  ['', false],
])('judges the type %j: %s', (value, right) => {
  expect(isJson(of('content-type', value))).toBe(right)
})

it('reads names whole, in any case', () => {
  const headers = of('access-control-expose-headers', 'X-Retry-After-Note,, Retry-After , Date,')
  expect([...namesIn(headers, 'access-control-expose-headers')]).toEqual([
    'x-retry-after-note',
    'retry-after',
    'date',
  ])
  const note = { 'retry-after': '5', 'access-control-expose-headers': 'X-Retry-After' }
  expect(waitProblems(new Headers(note))).toMatchObject([
    { field: 'header access-control-expose-headers' },
  ])
})

it.each([
  ['120', 120_000],
  ['Fri, 27 Nov 2026 08:01:00 GMT', 60_000],
  ['Friday, 27-Nov-26 08:01:00 GMT', 60_000],
  ['Fri, 27 Nov 2026 07:00:00 GMT', 0],
  ['0x10', null],
  ['1e3', null],
  ['-5', null],
  ['1.5', null],
  ['soon', null],
  ['', null],
])('reads %j as a time to wait: %s', (value, milliseconds) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T08:00:00Z') })
  expect(millisecondsToWait(of('retry-after', value))).toBe(milliseconds)
  vi.useRealTimers()
})

it('tells a name that stands twice and a number that loses its end, by their places', () => {
  const text =
    '{"a":[{"b":1,"c":{"b":2},"b":3},{"b":-9007199254740993}],"a":1e400,"d":9007199254740991}'
  expect(ambiguities(text).map(({ field, seen }) => [field, seen])).toEqual([
    ['/a/0/b', 'the name twice'],
    ['/a/1/b', '-9007199254740993'],
    ['/a', 'the name twice'],
    ['/a', '1e400'],
  ])
})
