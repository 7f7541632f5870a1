import { useCallback, useEffect, useState } from 'react'
import type { VersePlace } from '@/domain/quran/mushaf'
import { markPlace, readPlace, type ReadingPlace } from '@/domain/quran/reading-place'
import { onStoredElsewhere } from '@/lib/storage/owned-storage'
import { ownerTurn } from '@/lib/storage/owner'

/**
 * How far the present owner has read.
 * @returns null while prerendering and where nothing is marked, and what marks a verse, which says whether that was stored
 */
export function useReadingPlace(): [ReadingPlace | null, (place: VersePlace) => boolean] {
  const [place, setPlace] = useState<ReadingPlace | null>(null)
  useEffect(() => {
    const read = () => {
      setPlace(readPlace())
    }
    read()
    const ends = [onStoredElsewhere(['jm-tilawah'], read), ownerTurn.subscribe(read)]
    return () => {
      for (const end of ends) end()
    }
  }, [])
  const mark = useCallback((verse: VersePlace) => {
    const marked = { ...verse, at: Date.now() }
    const isStored = markPlace(marked)
    if (isStored) setPlace(marked)
    return isStored
  }, [])
  return [place, mark]
}
