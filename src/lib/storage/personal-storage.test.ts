import { expect, test } from 'vitest'
import {
  forgetCopy,
  forgetSignIn,
  isNamed,
  moveOwner,
  tidyPersonalStorage,
} from './personal-storage'

function storage(entries: Record<string, string>) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    source: () => ({
      get length() {
        return kept.size
      },
      key: (index: number) => [...kept.keys()][index] ?? null,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }),
  }
}
const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

const device = ['jm-tally', 'jm-kota', 'jm-pemilik', 'lain']
const visitors = ['jm-donasi', 'jm-draf-donasi:campaign:sumur']
const registration = ['jm-draf-daftar', 'jm-verifikasi-Register', 'jm-verifikasi-forgot-password']
const lastingOfA = ['@A/jm-donasi', '@A/jm-profil-tersimpan']
const draftsOfA = ['@A/jm-draf-donasi:campaign:sumur', '@A/jm-verifikasi-phone']
const wayOfA = ['redirect_after_login', '@/redirect_after_login']
const all = [...device, ...visitors, ...registration, ...lastingOfA, ...draftsOfA, ...wayOfA]

/** The session, and which of the values above stay. */
const table: [string, { account: string | null; ended: boolean }, string[]][] = [
  [
    'A is logged in',
    { account: 'A', ended: false },
    [...device, ...visitors, ...lastingOfA, ...draftsOfA, ...wayOfA],
  ],
  ['A’s session has ended', { account: 'A', ended: true }, all],
  [
    'A has logged out',
    { account: null, ended: false },
    [...device, ...visitors, ...registration, ...lastingOfA],
  ],
  ['B is logged in', { account: 'B', ended: false }, [...device, ...visitors]],
  [
    'B’s session has ended',
    { account: 'B', ended: true },
    [...device, ...visitors, ...registration],
  ],
]

test.each(table)('%s: what stays', (_, now, left) => {
  const { kept, source } = storage(
    Object.fromEntries(all.map((key) => [key, key === '@/redirect_after_login' ? 'A' : 'x'])),
  )
  tidyPersonalStorage(now, [denied, source])
  expect([...kept.keys()].sort()).toEqual([...left].sort())
})

test('a visitor’s return path stays, whoever logs in', () => {
  const { kept, source } = storage({ redirect_after_login: '/campaign/sumur' })
  tidyPersonalStorage({ account: 'B', ended: false }, [source])
  expect(kept.size).toBe(1)
})

test('a key that only ends like an account’s key belongs to the visitor', () => {
  const { kept, source } = storage({ 'jm-draf-donasi:campaign:@A/jm-donasi': 'x' })
  tidyPersonalStorage({ account: 'B', ended: false }, [source])
  expect(kept.size).toBe(1)
})

test('a new phone number moves the account’s data, and nothing else', () => {
  const { kept, source } = storage({ '@A/jm-donasi': '1', '@C/jm-donasi': '2', 'jm-donasi': '3' })
  moveOwner('A', 'B', [denied, source])
  expect(Object.fromEntries(kept)).toEqual({
    '@B/jm-donasi': '1',
    '@C/jm-donasi': '2',
    'jm-donasi': '3',
  })
})

test('a registration that was left is deleted, whoever began it', () => {
  const { kept, source } = storage({
    ...Object.fromEntries(registration.map((key) => [key, 'x'])),
    '@A/jm-verifikasi-Register': 'x',
    '@A/jm-verifikasi-phone': 'x',
    'jm-donasi': 'x',
  })
  forgetSignIn([source])
  expect([...kept.keys()]).toEqual(['@A/jm-verifikasi-phone', 'jm-donasi'])
})

test.each([
  [['jm-kota'], 'jm-kota', true],
  [['jm-kota'], 'jm-kota2', false],
  [['jm-draf-*'], 'jm-draf-donasi:campaign:sumur', true],
  [['jm-draf-*'], 'jm-dra', false],
  [[], 'jm-kota', false],
] as const)('%j names %s: %s', (patterns, name, named) => {
  expect(isNamed(patterns, name)).toBe(named)
})

test('deletes of an account’s data only what the backend keeps too', () => {
  const { kept, source } = storage({
    '@a/jm-donasi': '[]',
    '@a/jm-klaim': '[]',
    '@a/jm-bukti': '[]',
    '@b/jm-donasi': '[]',
    'jm-donasi': '[]',
  })
  forgetCopy('a', [source])
  expect([...kept.keys()]).toEqual(['@a/jm-bukti', '@b/jm-donasi', 'jm-donasi'])
})
