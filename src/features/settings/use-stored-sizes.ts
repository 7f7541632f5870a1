import { useEffect, useState } from 'react'
import { appearanceStore } from '@/lib/appearance'
import { storedSize } from '@/lib/device-data'
import { storedKinds } from '@/lib/stored-data'

/** Bytes by the kind's id. */
type Sizes = Readonly<Record<string, number>>

/**
 * What each kind of data takes of this device, measured again when something is stored or deleted elsewhere and when the
 * page is shown again. Null until it is measured.
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
    const end = appearanceStore.subscribe(again)
    window.addEventListener('storage', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      end()
      window.removeEventListener('storage', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [measure])
  return { sizes, measure }
}
