import { expect, test } from 'vitest'
import { isSignInPath, paths } from './paths'

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
