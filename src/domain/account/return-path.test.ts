import { beforeEach, expect, it, test } from 'vitest'
import { forgetReturnPath, readReturnPath, rememberReturnPath } from './return-path'

const origin = 'https://jejaring.example'
const kept = new Map<string, string>()
const source = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})
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
  '//evil.example',
  '///evil.example',
  '/\n//evil.example',
  'java\nscript:alert(1)',
  '<img src=x onerror="alert(1)">',
  '"><script>alert(1)</script>',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'https:evil.example',
  'http://jejaring.example/',
  'https://jejaring.example@evil.example/',
  'https://jejaring.example.evil.example/',
  'javascript:alert(1)',
  'JavaScript:alert(1)//',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://jejaring.example/1',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%252f%252fevil.example',
  '/%09/evil.example',
  '<img src=x onerror=alert(1)>',
  '"/profile"',
  'profile',
  '',
  '/auth',
  '/auth?state=campaign',
  '/auth/register',
  '/forgot-password/verification',
])('%j is not followed', (path) => {
  kept.set('redirect_after_login', path)
  expect(readReturnPath(origin, source)).toBeNull()
})

test.each([
  '/',
  '/profile/personal?edit=phone&state=edit',
  '/campaign/auth',
  '/authors',
  '/kencleng-masjid/a/fundraiser',
])('%j is followed', (path) => {
  kept.set('redirect_after_login', path)
  expect(readReturnPath(origin, source)).toBe(path)
})
