import { useState } from 'react'
import type { Donation } from '@/domain/donation/donation'
import { clockError, serverNow } from '@/lib/time/server-clock'
import { useServerNow } from '@/ui/use-now'

/**
 * The time by which a donation is paid or late. Where the backend's clock can't be read, a device that is behind the
 * donation itself counts from the donation on, so it never shows more time than was given.
 * @returns `now` by the second, null while hydrating; `ofServer` puts a moment of this device's clock on the same clock
 */
export function usePaymentClock({ donatedAt }: Pick<Donation, 'donatedAt'>) {
  const now = useServerNow(1000)
  const [behind] = useState(() => Math.max(0, (donatedAt?.getTime() ?? 0) - serverNow().getTime()))
  const moved = now && new Date(now.getTime() + behind)
  return {
    now: moved && donatedAt && moved < donatedAt ? donatedAt : moved,
    ofServer: (moment: number) => moment + clockError.get() + behind,
  }
}
