import { describe, expect, it } from 'vitest'
import { accountDigits, accountGroups, paymentKind } from './payment-kind'

describe('paymentKind', () => {
  it.each([
    ['QRIS', null, 'qris'],
    ['qris ', null, 'qris'],
    ['E-wallet', null, 'e-wallet'],
    ['E-Wallet', '0812', 'e-wallet'],
    ['Manual', '7123456789', 'manual'],
    ['VA', '8808', 'va'],
    ['Setor Tunai', '7123456789', 'transfer'],
    ['Gerai', null, 'other'],
    ['', null, 'other'],
    ['constructor', null, 'other'],
  ] as const)('reads %j with number %j as %s', (method, accountNumber, kind) => {
    expect(paymentKind({ method, accountNumber })).toBe(kind)
  })
})

describe('account numbers', () => {
  it('copies without spaces and dashes, which banking apps refuse', () => {
    expect(accountDigits('8808 0812-3456 7890')).toBe('8808081234567890')
  })

  it.each([
    ['731.025.2527', '7310252527'],
    ['7001234567 a.n. Yayasan', '7001234567'],
    ['BSI 700 1234 567', '7001234567'],
    ['ID12 BMRI 3456', 'ID12BMRI3456'],
    ['tunai', 'tunai'],
  ])('copies of %j what a bank takes', (number, digits) => {
    expect(accountDigits(number)).toBe(digits)
  })

  it.each([
    ['7123456789', ['7123', '4567', '89']],
    ['8808 08-1234567890', ['8808', '0812', '3456', '7890']],
    ['12345678', ['1234', '5678']],
    [' ', []],
  ])('shows %j in groups of four, whose text is the number', (number, groups) => {
    expect(accountGroups(number)).toEqual(groups)
    expect(groups.join('')).toBe(accountDigits(number))
  })
})
