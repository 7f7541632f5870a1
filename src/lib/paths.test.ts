import { expect, test } from 'vitest'
import { isSignInPath, kindOfPath, paths } from './paths'

test.each(['campaign', 'kencleng'] as const)('an address tells that it is of a %s', (kind) => {
  expect(kindOfPath(paths.program({ kind, slug: 'a' }))).toBe(kind)
  expect(kindOfPath(paths.program({ kind, slug: 'a' }, 'donate'))).toBe(kind)
})

test('a slug does not deceive it', () => {
  expect(kindOfPath('/campaign/kencleng-masjid/detail')).toBe('campaign')
})

test.each([
  [paths.auth('campaign'), true],
  [paths.registerWelcome(), true],
  [paths.newPassword(), true],
  ['/AUTH', true],
  ['/authors', false],
  ['/forgot-passwords', false],
  [paths.profile(), false],
  ['/campaign/auth', false],
])('%s is an account screen: %s', (path, expected) => {
  expect(isSignInPath(path)).toBe(expected)
})
