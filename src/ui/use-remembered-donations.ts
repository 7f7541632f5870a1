import { useMemo } from 'react'
import { readRememberedDonations, type RememberedDonation } from '@/lib/remembered-donations'
import { useHydrated } from './use-hydrated'

/** The donations made on this device, newest first; null while prerendering, when nobody knows yet. */
export function useRememberedDonations(): RememberedDonation[] | null {
  const hydrated = useHydrated()
  return useMemo(() => (hydrated ? readRememberedDonations() : null), [hydrated])
}
