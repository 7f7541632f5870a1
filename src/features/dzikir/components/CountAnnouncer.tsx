import { useEffect, useState } from 'react'
import type { Tally } from '@/features/dzikir/tally'

/** A count is read out once the finger rests for so long, in milliseconds. */
const REST_MS = 1200

interface CountAnnouncerProps {
  /** What was just counted; null: nothing yet. */
  counted: Tally | null
  /** Said when the tapping pauses. */
  resting: string
  /** Said at once when the count is full. */
  full: string
}

/** Tells a screen reader a count: its end at once, everything else only when the tapping pauses. */
export function CountAnnouncer({ counted, resting, full }: CountAnnouncerProps) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    if (counted === null) return
    if (counted.count === counted.target) {
      setSpoken(full)
      return
    }
    const timer = setTimeout(() => {
      setSpoken(resting)
    }, REST_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [counted, resting, full])
  return (
    <p className="jm-hidden" role="status">
      {spoken}
    </p>
  )
}
