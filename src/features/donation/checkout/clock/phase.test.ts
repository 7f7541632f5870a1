import { describe, expect, it } from 'vitest'
import { checkoutPhase } from './phase'

const deadline = new Date('2026-11-21T07:05:00Z')
const at = (seconds: number) => new Date(deadline.getTime() + seconds * 1000)
const unpaid = { status: 'unpaid', statusLabel: 'Belum Lunas', deadline } as const
const lost = (statusLabel: string, until: Date | null = deadline) =>
  ({ status: 'expired', statusLabel, deadline: until }) as const

describe('checkoutPhase', () => {
  it('believes the server, whatever the clock says', () => {
    const paid = { status: 'paid', statusLabel: 'Lunas', deadline } as const
    expect(checkoutPhase(paid, at(999), 0)).toBe('paid')
    expect(checkoutPhase(lost('Kedaluwarsa'), at(-999), 0)).toBe('expired')
    expect(checkoutPhase(lost('Kedaluwarsa', null), null, 0)).toBe('expired')
  })

  it('tells a payment that failed from one that came too late', () => {
    expect(checkoutPhase(lost('Gagal'), at(-1), 0)).toBe('failed')
    expect(checkoutPhase(lost('Gagal'), at(0), 0)).toBe('expired')
    expect(checkoutPhase(lost('Gagal', null), at(0), 0)).toBe('failed')
    // Before this page knows the time, it knows when it was answered.
    expect(checkoutPhase(lost('Gagal'), null, at(0).getTime())).toBe('expired')
    expect(checkoutPhase(lost('Gagal'), null, at(-1).getTime())).toBe('failed')
  })

  it('is payable until the deadline, and without a clock or a deadline', () => {
    expect(checkoutPhase(unpaid, at(-1), 0)).toBe('payable')
    expect(checkoutPhase(unpaid, null, 0)).toBe('payable')
    expect(checkoutPhase({ ...unpaid, deadline: null }, at(0), 0)).toBe('payable')
  })

  it('asks the server at the deadline before it warns', () => {
    expect(checkoutPhase(unpaid, at(0), at(-2).getTime())).toBe('checking')
    expect(checkoutPhase(unpaid, at(1), at(0.5).getTime())).toBe('lapsed')
  })
})
