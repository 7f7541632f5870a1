import { useEffect, useState } from 'react'
import type { Tally } from '@/features/dzikir/tally'

/** Debounce in milliseconds before a count is announced. */
const REST_MS = 1200

interface CountAnnouncerProps {
  /** The last count; null before the first. */
  counted: Tally | null
  /** Announced when the tapping pauses. */
  resting: string
  /** Announced at once when the count is full. */
  full: string
}

/** Announces a count to a screen reader: a full count at once, any other only when the tapping pauses. */
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
