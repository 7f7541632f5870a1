import { useMemo } from 'react'
import { readRememberedDonations, type RememberedDonation } from './remembered-donations'
import { useHydrated } from '@/ui/use-hydrated'

/** The present owner's donations on this device, newest first; null while prerendering, without storage. */
export function useRememberedDonations(): RememberedDonation[] | null {
  const hydrated = useHydrated()
  return useMemo(() => (hydrated ? readRememberedDonations() : null), [hydrated])
}
