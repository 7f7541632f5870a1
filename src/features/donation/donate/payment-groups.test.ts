import { expect, test } from 'vitest'
import { groupMethods } from './payment-groups'

const method = (type: string, code: string) => ({ id: code, type, name: code, code, logoUrl: null })

test('groups follow the specification, whatever the order of the answer', () => {
  const methods = [
    method('VA', 'BCAVA'),
    method('QRIS', 'QRIS'),
    method('E-wallet', 'OVO'),
    method('VA', 'BNIVA'),
    method('Pulsa', 'PULSA'),
  ]
  expect(
    groupMethods(methods).map(({ type, methods: found }) => [type, found.map(({ code }) => code)]),
  ).toEqual([
    ['QRIS', ['QRIS']],
    ['E-wallet', ['OVO']],
    ['VA', ['BCAVA', 'BNIVA']],
  ])
})

test('no methods, no groups', () => {
  expect(groupMethods([])).toEqual([])
})
