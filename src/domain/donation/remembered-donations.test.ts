import { beforeEach, describe, expect, test } from 'vitest'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import {
  canRemember,
  donationCode,
  readRememberedDonations,
  rememberDonation,
} from './remembered-donations'

const stored = new Map<string, string>()
const source = memoryStore(stored)
const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}
const gift = { kind: 'campaign', slug: 'renovasi', amount: 50_000 } as const
const donation = { programTitle: 'Renovasi Masjid', createdAt: '2026-11-21T02:00:00.000Z', gift }

beforeEach(() => {
  stored.clear()
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

  test('keeps a donation once, with its date when it is given back', () => {
    rememberDonation('/donation/JM-1/checkout', donation, source)
    rememberDonation('/donation/JM-2/checkout', donation, source)
    const again = { ...donation, createdAt: '2026-11-28T02:00:00.000Z' }
    rememberDonation('/donation/JM-1/checkout', again, source)
    expect(readRememberedDonations(source)).toEqual([
      { code: 'JM-1', ...donation },
      { code: 'JM-2', ...donation },
    ])
  })

  test.each([
    ['/donation/JM-1', 'JM-1'],
    ['/donation/JM-1/', 'JM-1'],
    ['/donation/JM%201?x=/donation/JM-2', 'JM 1'],
    ['https://bayar.example/donation/JM-1/checkout', 'JM-1'],
    ['https://bayar.example/JM26112100A7', 'JM26112100A7'],
    ['https://bayar.example/pay?codeDonate=JM-1', 'JM-1'],
  ])('finds the code in %s', (address, code) => {
    expect(rememberDonation(address, donation, source)).toBe(true)
    expect(readRememberedDonations(source)).toEqual([{ code, ...donation }])
  })

  test.each([
    '/',
    '/campaign/a/donate',
    '/donation/',
    '/donation/%E0%A4%A/checkout',
    'https://bayar.example/',
    'https://bayar.example/pay/12345678',
  ])('keeps program, amount and time where %s names no code, each time', (address) => {
    expect(rememberDonation(address, donation, source)).toBe(true)
    expect(rememberDonation(address, donation, source)).toBe(true)
    const entry = { code: null, ...donation }
    expect(readRememberedDonations(source)).toEqual([entry, entry])
  })

  test('forgets the oldest after a hundred', () => {
    for (let number = 1; number <= 101; number += 1)
      rememberDonation(`/donation/JM-${number}/checkout`, donation, source)
    const codes = readRememberedDonations(source).map(({ code }) => code)
    expect(codes).toHaveLength(100)
    expect(codes[0]).toBe('JM-101')
    expect(codes.at(-1)).toBe('JM-2')
  })

  test('returns false when storage is denied or full', () => {
    const full = () => ({
      ...source(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    for (const refusing of [denied, full]) {
      expect(rememberDonation('/donation/JM-1/checkout', donation, refusing)).toBe(false)
      expect(readRememberedDonations(refusing)).toEqual([])
      expect(canRemember(refusing)).toBe(false)
    }
    expect(canRemember(source)).toBe(true)
    expect(stored.size).toBe(0)
  })
})

test('only a path of this site has a certain code', () => {
  expect(donationCode('/donation/JM-1/checkout')).toBe('JM-1')
  expect(donationCode('https://bayar.example/donation/JM-1')).toBeNull()
})

describe('readRememberedDonations', () => {
  test.each(['', '{}', '[null, 1, {"code": 7}]'])('reads %s as none', (text) => {
    stored.set('jm-donasi', text)
    expect(readRememberedDonations(source)).toEqual([])
  })

  test('reads what former versions kept, and leaves damaged entries out', () => {
    const { programTitle, createdAt } = donation
    const made = { programTitle, createdAt }
    stored.set(
      'jm-donasi',
      JSON.stringify([
        { code: 'A', programTitle: 'x', createdAt: 'kemarin' },
        { code: 'B', ...made },
        { code: 'C', ...made, gift: { ...gift, amount: 0.5 } },
        { code: null, ...made },
        { code: null, ...made, gift: { ...gift, kind: 'toString' } },
        { code: '', ...made, gift },
      ]),
    )
    expect(readRememberedDonations(source)).toEqual([
      { code: 'B', ...made, gift: null },
      { code: 'C', ...made, gift: null },
    ])
  })
})
