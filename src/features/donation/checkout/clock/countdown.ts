import type { Donation } from '@/domain/donation/donation'

/** Whole units of the time left; together they are at least one second. */
export interface Countdown {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/**
 * The time left until a deadline, or null from the deadline on. A started second counts as a whole one, so that
 * "00:00:00" is never shown while time is left.
 */
export function remaining(deadline: Date, now: Date): Countdown | null {
  const total = Math.ceil((deadline.getTime() - now.getTime()) / 1000)
  if (!(total > 0)) return null
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3_600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}

/**
 * What the payment page shows.
 * - `payable`: the instruction.
 * - `checking`: the deadline has just passed; the server is being asked, and the instruction stays.
 * - `lapsed`: past the deadline by this device's clock, but the server still says unpaid.
 * - `expired`: the server says that it can't be paid any more, and the deadline has passed.
 * - `failed`: the server says that it can't be paid any more, for another reason.
 * - `paid`: Lunas.
 */
export type CheckoutPhase = 'payable' | 'checking' | 'lapsed' | 'expired' | 'failed' | 'paid'

/** The backend's word for a deadline that has passed (docs/contract.md). */
const EXPIRED = 'Kedaluwarsa'

/**
 * The server's status decides. A device's clock may be wrong, so the clock alone never takes a payable donation away:
 * past the deadline the server is asked again. If it still says "Belum Lunas", the page warns and offers a way back to
 * the instruction.
 *
 * @param now null while the time isn't known: then only the server's status counts
 * @param askedAt when the server last answered or failed to, in milliseconds
 */
export function checkoutPhase(
  { status, statusLabel, deadline }: Pick<Donation, 'status' | 'statusLabel' | 'deadline'>,
  now: Date | null,
  askedAt: number,
): CheckoutPhase {
  if (status === 'paid') return 'paid'
  if (status === 'expired') {
    const latest = Math.max(askedAt, now?.getTime() ?? 0)
    const isLate = statusLabel === EXPIRED || (deadline !== null && latest >= deadline.getTime())
    return isLate ? 'expired' : 'failed'
  }
  if (now === null || deadline === null || now < deadline) return 'payable'
  return askedAt >= deadline.getTime() ? 'lapsed' : 'checking'
}

/**
 * What a screen reader says about the time left: only twice, near the end, so that it never talks over the instruction.
 * A screen reader announces each change of this text, so between the two times it stays the same.
 */
export function spokenMilestone({ days, hours, minutes, seconds }: Countdown): string {
  const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
  if (total <= 60) return 'Waktu pembayaran tinggal kurang dari 1 menit.'
  if (total <= 5 * 60) return 'Waktu pembayaran tinggal kurang dari 5 menit.'
  return ''
}
