import { expect, test } from 'vitest'
import { kindOfPath, programPath } from './program-path'

test.each(['campaign', 'kencleng'] as const)('an address tells that it is of a %s', (kind) => {
  expect(kindOfPath(programPath({ kind, slug: 'a' }))).toBe(kind)
  expect(kindOfPath(programPath({ kind, slug: 'a' }, 'donate'))).toBe(kind)
})

test('a slug does not deceive it', () => {
  expect(kindOfPath('/campaign/kencleng-masjid/detail')).toBe('campaign')
})
