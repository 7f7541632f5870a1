import { useEffect, useState } from 'react'
import { DONATIONS_KEY } from '@/lib/personal-storage'
import { onStoredElsewhere } from '@/lib/stored-elsewhere'
import { readRememberedDonations, type RememberedDonation } from './remembered-donations'
import { useHydrated } from '@/ui/use-hydrated'

/** The present owner's donations on this device, newest first; null while prerendering, without storage. */
export function useRememberedDonations(): RememberedDonation[] | null {
  const hydrated = useHydrated()
  const [donations, setDonations] = useState(() => (hydrated ? readRememberedDonations() : null))
  useEffect(() => {
    if (!hydrated) return
    setDonations((held) => held ?? readRememberedDonations())
    return onStoredElsewhere([DONATIONS_KEY], () => {
      setDonations(readRememberedDonations())
    })
  }, [hydrated])
  return donations
}
