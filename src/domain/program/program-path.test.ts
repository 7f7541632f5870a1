import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  kindOfPath,
  programOfPath,
  programPath,
  programSections,
  type ProgramSection,
} from './program-path'

test.each(['campaign', 'kencleng'] as const)('an address tells that it is of a %s', (kind) => {
  expect(kindOfPath(programPath({ kind, slug: 'a' }))).toBe(kind)
  expect(kindOfPath(programPath({ kind, slug: 'a' }, 'donate'))).toBe(kind)
})

test('a slug does not deceive it', () => {
  expect(kindOfPath('/campaign/kencleng-masjid/detail')).toBe('campaign')
})

const isSection = (name: string): name is ProgramSection => name in programSections

test('each page of a program tells whose it is', () => {
  const kinds = fc.constantFrom('campaign' as const, 'kencleng' as const)
  const sections = fc.constantFrom(...Object.keys(programSections).filter(isSection))
  // Dots alone are steps to other folders, and the map stands beside the mosques' programs.
  const slugs = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .filter((slug) => !/^\.{1,2}$/.test(slug) && slug !== 'map')
  fc.assert(
    fc.property(kinds, slugs, sections, (kind, slug, section) => {
      expect(programOfPath(programPath({ kind, slug }, section))).toEqual({ kind, slug })
    }),
  )
})

test.each([
  '/',
  '/infaq',
  '/campaign',
  '/campaign/',
  '/campaign/a/b',
  '/kencleng-masjid/map',
  '/x/a',
])('%s is no program’s', (path) => {
  expect(programOfPath(path)).toBeNull()
})
