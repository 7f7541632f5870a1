import { useEffect, useState } from 'react'
import type { Tally } from '@/features/dzikir/tally'

/** A count is read out once the finger rests for so long, in milliseconds. */
const REST_MS = 1200

/** Tells a screen reader the count: the target at once, everything else only when the tapping pauses. */
export function TallyAnnouncer({ tally }: { tally: Tally | null }) {
  const [spoken, setSpoken] = useState('')
  const [first, setFirst] = useState<Tally | null>(null)
  useEffect(() => {
    if (tally === null) return
    // What was counted on an earlier visit is on the page to be read, and is no news.
    if (first === null) {
      setFirst(tally)
      return
    }
    if (tally === first) return
    if (tally.count === tally.target) {
      setSpoken(`Target ${tally.target} tercapai`)
      return
    }
    const timer = setTimeout(() => {
      setSpoken(`${tally.count} dari ${tally.target}`)
    }, REST_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [tally, first])
  return (
    <p className="jm-hidden" role="status">
      {spoken}
    </p>
  )
}
