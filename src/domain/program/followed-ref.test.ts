// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '@/lib/time/wib-date'
import { followedRef, rememberRef } from './followed-ref'

const KEY = 'jm-rujukan'
const roof = { kind: 'campaign', slug: 'atap' } as const
const well = { kind: 'campaign', slug: 'sumur' } as const
const START = Date.UTC(2026, 10, 23)

beforeEach(() => {
  localStorage.clear()
})

test('the last link that was followed counts, for its program alone', () => {
  rememberRef(roof, '?utm_source=web&utm_ref=SITI7Q2', START)
  rememberRef(roof, '?utm_ref=FAUZAN82', START + 1)
  expect(followedRef(roof, START + 2)).toBe('FAUZAN82')
  expect(followedRef(well, START + 2)).toBeNull()
  expect(followedRef({ ...roof, kind: 'kencleng' }, START + 2)).toBeNull()
})

test('a link to Home counts for each program that has none of its own', () => {
  rememberRef(roof, '?utm_ref=SITI7Q2', START)
  rememberRef(null, '?utm_source=web&utm_ref=FAUZAN82', START + 1)
  expect(followedRef(roof, START + 2)).toBe('SITI7Q2')
  expect(followedRef(well, START + 2)).toBe('FAUZAN82')
  expect(followedRef(roof, START + 30 * DAY_MS)).toBe('FAUZAN82')
  expect(followedRef(well, START + 30 * DAY_MS + 1)).toBeNull()
})

test.each([
  [0, true],
  [30 * DAY_MS - 1, true],
  [30 * DAY_MS, false],
  [-30 * DAY_MS, false],
])('after %i ms it counts: %s', (age, counts) => {
  rememberRef(roof, '?utm_ref=SITI7Q2', START)
  expect(followedRef(roof, START + age)).toBe(counts ? 'SITI7Q2' : null)
})

test('what is older than 30 days is forgotten with the next link', () => {
  rememberRef(roof, '?utm_ref=SITI7Q2', START)
  rememberRef(well, '?utm_ref=SITI7Q2', START + 30 * DAY_MS - 1)
  expect(localStorage.getItem(KEY)).toContain('atap')
  rememberRef(well, '?utm_ref=SITI7Q2', START + 30 * DAY_MS)
  expect(localStorage.getItem(KEY)).not.toContain('atap')
})

describe('not taken for a fundraiser', () => {
  test.each([
    '',
    '?utm_ref=%20%20',
    '?utm_ref=SITI%0A7Q2',
    '?utm_ref=%E2%80%AESITI',
    `?utm_ref=${'A'.repeat(101)}`,
  ])('%s', (search) => {
    rememberRef(roof, '?utm_ref=SITI7Q2', START)
    rememberRef(roof, search, START)
    expect(followedRef(roof, START)).toBe('SITI7Q2')
  })

  test.each([
    '{"campaign:atap":"SITI7Q2"}',
    '{"campaign:atap":{"kode":7,"at":0}}',
    '{"campaign:atap":{"kode":"SITI7Q2","at":"kemarin"}}',
    '{"campaign:atap":{"kode":"","at":0}}',
  ])('stored: %s', (stored) => {
    localStorage.setItem(KEY, stored)
    expect(followedRef(roof, 0)).toBeNull()
  })
})

test('a damaged entry takes no other along', () => {
  rememberRef(roof, '?utm_ref=SITI7Q2', START)
  const entries: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
  localStorage.setItem(KEY, JSON.stringify(Object.assign({ 'campaign:sumur': null }, entries)))
  expect(followedRef(roof, START)).toBe('SITI7Q2')
})

test('where storage is denied it is remembered for the visit', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  rememberRef(roof, '?utm_ref=SITI7Q2', START)
  expect(followedRef(roof, START)).toBe('SITI7Q2')
})
