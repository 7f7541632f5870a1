import { describe, expect, it } from 'vitest'
import { statusView } from './StatusBadge'

const paidAt = new Date('2026-11-21T07:05:00Z')
const deadline = new Date('2026-11-22T02:00:00Z')

describe('statusView', () => {
  it('shows the payment date of a paid donation, in green', () => {
    expect(statusView({ status: 'paid', statusLabel: 'Lunas', paidAt, deadline })).toEqual({
      tone: 'success',
      badge: 'Lunas',
      label: 'Dibayar pada',
      date: '21 November 2026, 14.05 WIB',
    })
  })

  it('shows the deadline of an unpaid one in yellow, of any other in red with its own word', () => {
    const unpaid = statusView({
      status: 'unpaid',
      statusLabel: 'Belum Lunas',
      paidAt: null,
      deadline,
    })
    expect(unpaid).toMatchObject({ tone: 'warning', date: '22 November 2026, 09.00 WIB' })
    const failed = statusView({ status: 'expired', statusLabel: 'Gagal', paidAt: null, deadline })
    expect(failed).toMatchObject({ tone: 'danger', badge: 'Gagal', label: 'Batas waktu' })
  })

  it('invents no date where the backend gave none', () => {
    const view = statusView({ status: 'paid', statusLabel: 'Lunas', paidAt: null, deadline: null })
    expect(view.date).toBe('—')
  })
})
