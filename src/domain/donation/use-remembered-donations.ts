import { useEffect, useState } from 'react'
import { followedLocal, onStoredElsewhere } from '@/lib/storage/owned-storage'
import { ownerTurn } from '@/lib/storage/owner'
import { readRememberedDonations, type RememberedDonation } from './remembered-donations'
import { useHydrated } from '@/ui/use-hydrated'

const readOwn = () => readRememberedDonations(followedLocal)

/** The present owner's donations on this device, newest first; null while prerendering, without storage. */
export function useRememberedDonations(): RememberedDonation[] | null {
  const hydrated = useHydrated()
  const [donations, setDonations] = useState(() => (hydrated ? readOwn() : null))
  useEffect(() => {
    if (!hydrated) return
    setDonations((held) => held ?? readOwn())
    const read = () => setDonations(readOwn())
    const stops = [onStoredElsewhere(['jm-donasi'], read), ownerTurn.subscribe(read)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [hydrated])
  return donations
}
