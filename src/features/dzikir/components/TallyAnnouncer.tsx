import { useState } from 'react'
import type { Tally } from '@/features/dzikir/tally'
import { CountAnnouncer } from './CountAnnouncer'

/** Announces the tally's count to a screen reader. The count of an earlier visit isn't announced: the page shows it. */
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
