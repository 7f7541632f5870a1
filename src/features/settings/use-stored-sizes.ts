import { useEffect, useState } from 'react'
import { locationStore } from '@/domain/place/use-location'
import { appearanceStore } from '@/lib/appearance'
import { storedSize } from '@/lib/storage/device-data'
import { storedKinds } from '@/lib/storage/stored-data'

/** Bytes by the kind's id. */
type Sizes = Readonly<Record<string, number>>

/**
 * What each kind of data takes of this device. Measured again when the page's other settings change, when another tab
 * stores or deletes something, and when the page is shown again. Null until it is measured.
 * @returns the sizes, and how to measure them again
 */
export function useStoredSizes(): { sizes: Sizes | null; measure: () => Promise<void> } {
  const [sizes, setSizes] = useState<Sizes | null>(null)
  const [measure] = useState(() => async () => {
    const entries = await Promise.all(
      storedKinds.map(async (kind) => [kind.id, await storedSize(kind)] as const),
    )
    setSizes(Object.fromEntries(entries))
  })
  useEffect(() => {
    const again = () => void measure()
    again()
    const ends = [appearanceStore, locationStore].map(({ subscribe }) => subscribe(again))
    window.addEventListener('storage', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      for (const end of ends) end()
      window.removeEventListener('storage', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [measure])
  return { sizes, measure }
}
