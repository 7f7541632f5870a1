import { expect, it, test } from 'vitest'
import { isSignInPath, paths, readId } from './paths'

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

it.each([
  ['1', 1],
  ['007', null],
  ['0', null],
  ['1e3', null],
  [undefined, null],
])('an address names %s', (text, id) => {
  expect(readId(text)).toBe(id)
})
