import { beforeEach, describe, expect, test } from 'vitest'
import { readRememberedDonations, rememberDonation } from './remembered-donations'

let stored: Map<string, string>
const source = () => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})
const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}
const donation = { programTitle: 'Renovasi Masjid', createdAt: '2026-11-21T02:00:00.000Z' }

beforeEach(() => {
  stored = new Map()
})

describe('rememberDonation', () => {
  test('keeps the newest first, in the documented key and shape', () => {
    rememberDonation('/donation/JM-1/checkout', donation, source)
    rememberDonation('/donation/JM-2/checkout?x=1', donation, source)
    expect(JSON.parse(stored.get('jm-donasi') ?? '')).toEqual([
      { code: 'JM-2', ...donation },
      { code: 'JM-1', ...donation },
    ])
  })

  test('keeps a donation once', () => {
    rememberDonation('/donation/JM-1/checkout', donation, source)
    rememberDonation('/donation/JM-2/checkout', donation, source)
    rememberDonation('/donation/JM-1/checkout', donation, source)
    expect(readRememberedDonations(source).map(({ code }) => code)).toEqual(['JM-1', 'JM-2'])
  })

  test.each([
    '/',
    '/campaign/a/donate',
    '/donation',
    '/donation/',
    '/donation//checkout',
    '/donation/%E0%A4%A/checkout',
    'https://bayar.example/donation/JM-1/checkout',
  ])('has nothing to remember of %s', (path) => {
    rememberDonation(path, donation, source)
    expect(stored.size).toBe(0)
  })

  test('forgets the oldest after a hundred', () => {
    for (let number = 1; number <= 101; number += 1)
      rememberDonation(`/donation/JM-${number}/checkout`, donation, source)
    const codes = readRememberedDonations(source).map(({ code }) => code)
    expect(codes).toHaveLength(100)
    expect(codes[0]).toBe('JM-101')
    expect(codes.at(-1)).toBe('JM-2')
  })

  test('does without a storage that is denied', () => {
    expect(() => rememberDonation('/donation/JM-1/checkout', donation, denied)).not.toThrow()
    expect(readRememberedDonations(denied)).toEqual([])
  })
})

describe('readRememberedDonations', () => {
  test.each(['', 'null', '{}', '"x"', '[1', '[null, 1, {"code": 7}]'])(
    'reads %s as none',
    (text) => {
      stored.set('jm-donasi', text)
      expect(readRememberedDonations(source)).toEqual([])
    },
  )

  test('leaves damaged entries out and keeps the others', () => {
    stored.set(
      'jm-donasi',
      JSON.stringify([
        { code: 'A', programTitle: 'x', createdAt: 'kemarin' },
        { code: 'B', ...donation },
      ]),
    )
    expect(readRememberedDonations(source)).toEqual([{ code: 'B', ...donation }])
  })
})
