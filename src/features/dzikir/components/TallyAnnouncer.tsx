import { useState } from 'react'
import type { Tally } from '@/features/dzikir/tally'
import { CountAnnouncer } from './CountAnnouncer'

/** Tells a screen reader the tally's count. What was counted on an earlier visit is on the page, and is no news. */
export function TallyAnnouncer({ tally }: { tally: Tally | null }) {
  const [first, setFirst] = useState(tally)
  if (first === null && tally !== null) setFirst(tally)
  const news = tally === null || tally === first ? null : tally
  return (
    <CountAnnouncer
      counted={news}
      resting={`${tally?.count} dari ${tally?.target}`}
      full={`Target ${tally?.target} tercapai`}
    />
  )
}
