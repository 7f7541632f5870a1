import { expect, test } from 'vitest'
import { kindOfPath, paths } from './paths'

test.each(['campaign', 'kencleng'] as const)('an address tells that it is of a %s', (kind) => {
  expect(kindOfPath(paths.program({ kind, slug: 'a' }))).toBe(kind)
  expect(kindOfPath(paths.program({ kind, slug: 'a' }, 'donate'))).toBe(kind)
})

test('a slug does not deceive it', () => {
  expect(kindOfPath('/campaign/kencleng-masjid/detail')).toBe('campaign')
})
