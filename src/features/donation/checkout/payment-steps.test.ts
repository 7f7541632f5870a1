import { describe, expect, it } from 'vitest'
import { needsNumber, type PaymentKind } from './payment-kind'
import { paymentSteps, verificationNote } from './payment-steps'

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
