import { expect, it } from 'vitest'
import { cleanNames, namesInLine, namesProblem, readNames } from './donor-words'

it.each([
  ['', ''],
  [' \u200B \n ', ''],
  ['  almarhum Bapak Ahmad ', 'almarhum Bapak Ahmad'],
  ['Ahmad \r\n\r\n  Fatimah', 'Ahmad\nFatimah'],
  // Composed, so that it is found and compared whatever keyboard wrote it.
  ['Ce\u0301lia', 'Célia'],
])('of %j the names are %j', (typed, names) => {
  expect(cleanNames(typed)).toBe(names)
  expect(readNames(typed)).toBe(names === '' ? null : names)
})

it.each([
  ['x'.repeat(100), null],
  ['x'.repeat(101), 'Maksimal 100 karakter'],
  [` ${'x'.repeat(100)} `, null],
  // The break is two characters on the wire.
  [`${'x'.repeat(49)}\n${'x'.repeat(49)}`, null],
  [`${'x'.repeat(49)}\n${'x'.repeat(50)}`, 'Maksimal 100 karakter'],
])('%j is refused with %j', (typed, problem) => {
  expect(namesProblem(typed)).toBe(problem)
})

it('stands on one line beside a name', () => {
  expect(namesInLine('almarhum Ahmad\nalmarhumah Fatimah')).toBe(
    'almarhum Ahmad, almarhumah Fatimah',
  )
})
