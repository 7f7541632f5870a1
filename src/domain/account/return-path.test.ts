import { beforeEach, expect, it, test } from 'vitest'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import {
  afterRegistration,
  forgetReturnPath,
  readReturnPath,
  rememberReturnPath,
} from './return-path'

const origin = 'https://jejaring.example'
const kept = new Map<string, string>()
const source = memoryStore(kept)
const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

beforeEach(() => {
  kept.clear()
})

it('keeps the plain address under the agreed key', () => {
  rememberReturnPath('/campaign/sumur?utm_source=web', source)
  expect(Object.fromEntries(kept)).toEqual({
    redirect_after_login: '/campaign/sumur?utm_source=web',
  })
  expect(readReturnPath(origin, source)).toBe('/campaign/sumur?utm_source=web')
  forgetReturnPath(source)
  expect(readReturnPath(origin, source)).toBeNull()
})

it('lets a visitor go on where storage is denied', () => {
  expect(() => {
    rememberReturnPath('/', denied)
    forgetReturnPath(denied)
  }).not.toThrow()
  expect(readReturnPath(origin, denied)).toBeNull()
})

test.each([
  // More of them: safe-redirect.test.ts.
  '//evil.example',
  '/.//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '',
  // It would lead in a circle.
  '/auth',
  '/auth?state=campaign',
  '/auth/register',
  '/forgot-password/verification',
])('%j is not followed', (path) => {
  kept.set('redirect_after_login', path)
  expect(readReturnPath(origin, source)).toBeNull()
})

test.each(['/', '/campaign/auth', '/authors'])('%j is followed', (path) => {
  kept.set('redirect_after_login', path)
  expect(readReturnPath(origin, source)).toBe(path)
})

test.each([
  ['/campaign/atap-masjid/fundraiser', '/campaign/atap-masjid'],
  ['/campaign/atap-masjid/fundraiser/', '/campaign/atap-masjid'],
  ['/campaign/atap/fundraiser?utm_source=web', '/campaign/atap?utm_source=web'],
  [`${origin}/campaign/atap/fundraiser`, '/campaign/atap'],
  ['/campaign/fundraiser/fundraiser', '/campaign/fundraiser'],
  ['/campaign/atap', '/campaign/atap'],
  ['/fundraiser', '/'],
  ['/', '/'],
  ['/profile/fundraiser/register', null],
  [null, null],
  [7, null],
  ['https://evil.example/fundraiser', null],
  ['/.//evil.example/fundraiser', null],
])('after %j a new fundraiser goes on to %j', (stored, path) => {
  expect(afterRegistration(stored, origin)).toBe(path)
})
