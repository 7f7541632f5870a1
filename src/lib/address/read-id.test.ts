import { expect, it } from 'vitest'
import { readId } from './read-id'

it.each([
  ['1', 1],
  ['007', null],
  ['0', null],
  ['1e3', null],
  [undefined, null],
])('an address names %s', (text, id) => {
  expect(readId(text)).toBe(id)
})
