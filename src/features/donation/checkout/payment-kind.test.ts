import { describe, expect, it } from 'vitest'
import {
  accountDigits,
  accountGroups,
  needsNumber,
  paymentKind,
  type PaymentKind,
  paymentSteps,
  uniqueCode,
  verificationNote,
} from './payment-kind'

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

const kinds: PaymentKind[] = ['qris', 'e-wallet', 'manual', 'va', 'transfer', 'other']
const facts = { channel: 'Bank Contoh', amount: 50_417, uniqueCode: null, hasNumber: true }

describe('paymentSteps', () => {
  it.each(kinds)('names the exact amount for %s', (kind) => {
    expect(paymentSteps(kind, facts).join(' ')).toContain('Rp 50.417')
  })

  it('explains the unique code and the 1x24 hours only for manual transfers', () => {
    for (const kind of kinds) {
      const uniqueCode = kind === 'manual' ? '417' : null
      const text = paymentSteps(kind, { ...facts, uniqueCode }).join(' ')
      expect(/3 digit kode unik/.test(text), kind).toBe(kind === 'manual')
      expect(/1x24 jam/.test(text), kind).toBe(kind === 'manual')
    }
  })

  it('doesn’t mention a unique code when there is none', () => {
    expect(paymentSteps('manual', facts).join(' ')).not.toContain('kode unik')
  })

  it.each(kinds)('never asks to compare the recipient’s name, which %s doesn’t have', (kind) => {
    expect(paymentSteps(kind, facts).join(' ')).not.toMatch(/nama/i)
  })

  it('says that virtual accounts are verified automatically', () => {
    expect(paymentSteps('va', facts).join(' ')).toContain('diverifikasi otomatis')
    expect(verificationNote('va')).toContain('otomatis')
  })

  it('never points at a number that is not there', () => {
    const text = paymentSteps('e-wallet', { ...facts, hasNumber: false }).join(' ')
    expect(text).not.toContain('nomor tujuan')
    expect(paymentSteps('e-wallet', facts).join(' ')).toContain('nomor tujuan')
  })

  it.each(kinds)('of %s without a number speak of none, and still name the amount', (kind) => {
    const text = paymentSteps(kind, { ...facts, hasNumber: false }).join(' ')
    if (kind !== 'transfer') expect(text).not.toMatch(/nomor/i)
    expect(text).toContain('Rp 50.417')
    if (needsNumber(kind)) expect(text).toContain('Konfirmasi Pembayaran')
  })
})

describe('uniqueCode', () => {
  it.each([
    ['manual', 50_417, '417'],
    ['manual', 50_007, '007'],
    ['manual', 1_000_999, '999'],
    // An amount that ends with 000 has no code.
    ['manual', 50_000, null],
    ['manual', 1_000_000, null],
    ['va', 50_417, null],
  ] as const)('%s of %d: %s', (kind, amount, code) => {
    expect(uniqueCode(kind, amount)).toBe(code)
  })
})
