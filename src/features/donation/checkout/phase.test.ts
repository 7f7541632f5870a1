import { describe, expect, it } from 'vitest'
import { checkoutPhase } from './phase'

const deadline = new Date('2026-11-21T07:05:00Z')
const at = (seconds: number) => new Date(deadline.getTime() + seconds * 1000)
const unpaid = { status: 'unpaid', deadline } as const

describe('checkoutPhase', () => {
  it('believes the server, whatever the clock says', () => {
    expect(checkoutPhase({ status: 'paid', deadline }, at(999), 0)).toBe('paid')
    expect(checkoutPhase({ status: 'expired', deadline }, at(-999), 0)).toBe('expired')
  })

  it('is payable until the deadline, and without a clock or a deadline', () => {
    expect(checkoutPhase(unpaid, at(-1), 0)).toBe('payable')
    expect(checkoutPhase(unpaid, null, 0)).toBe('payable')
    expect(checkoutPhase({ status: 'unpaid', deadline: null }, at(0), 0)).toBe('payable')
  })

  it('asks the server at the deadline before it warns', () => {
    expect(checkoutPhase(unpaid, at(0), at(-2).getTime())).toBe('checking')
    expect(checkoutPhase(unpaid, at(1), at(0.5).getTime())).toBe('lapsed')
  })
})
