import { expect, test } from 'vitest'
import { groupMethods, isChosen, typeBeside } from './payment-groups'

const method = (type: string, code: string) => ({
  id: code,
  type,
  name: code,
  code,
  logoUrl: null,
  minAmount: null,
  maxAmount: null,
  steps: [],
})

test('the manual transfer is the last group, whatever the order of the answer', () => {
  const methods = [
    method('Manual', 'BSI'),
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
    ['Manual', ['BSI']],
  ])
})

test('no methods, no groups', () => {
  expect(groupMethods([])).toEqual([])
})

test.each([
  ['QRIS', 'QRIS', null],
  [' Qris ', 'QRIS', null],
  ['QRIS Dinamis', 'QRIS', 'QRIS'],
  ['GoPay', 'E-wallet', 'E-wallet'],
  ['Bank Mandiri', 'Manual', 'Transfer Bank (Manual)'],
  ['BNI Virtual Account', 'VA', 'Virtual Account (VA)'],
] as const)('beside "%s" of %s stands %s', (name, type, beside) => {
  expect(typeBeside(name, type)).toBe(beside)
})

test('of two methods with one code, only the one that was tapped is chosen', () => {
  const chosen = { codePayment: 'BCA', typePayment: 'VA' } as const
  expect(isChosen(method('VA', 'BCA'), chosen)).toBe(true)
  expect(isChosen(method('Manual', 'BCA'), chosen)).toBe(false)
  expect(isChosen(method('VA', 'BNI'), chosen)).toBe(false)
  expect(isChosen(method('VA', 'BCA'), { codePayment: '', typePayment: '' })).toBe(false)
})
