import type { Donation } from '@/domain/donation/donation'

/**
 * What the payment page shows.
 * - `payable`: the instruction.
 * - `checking`: the deadline passes right now; the server is being asked, the instruction stays.
 * - `lapsed`: past the deadline by this device's clock, yet the server still says unpaid.
 * - `expired`: the server says that it can't be paid any more.
 * - `paid`: Lunas.
 */
export type CheckoutPhase = 'payable' | 'checking' | 'lapsed' | 'expired' | 'paid'

/**
 * The server's status decides (spec §4). A device's clock may be wrong, so it alone never takes a payable
 * donation away: past the deadline the server is asked again, and where it still says "Belum Lunas" the page
 * warns, and leaves a way back to the instruction.
 *
 * @param now null while nobody knows the time: then only the server's word counts
 * @param askedAt when the server last answered or failed to, in milliseconds
 */
export function checkoutPhase(
  { status, deadline }: Pick<Donation, 'status' | 'deadline'>,
  now: Date | null,
  askedAt: number,
): CheckoutPhase {
  if (status !== 'unpaid') return status
  if (now === null || deadline === null || now < deadline) return 'payable'
  return askedAt >= deadline.getTime() ? 'lapsed' : 'checking'
}
