import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type Params, useLocation } from 'react-router-dom'
import { Reading } from '@/features/dzikir/components/Reading'
import { ReadingSkeleton } from '@/features/dzikir/components/ReadingSkeleton'
import { dzikirQuery, listOfPath } from '@/features/dzikir/queries'
import { EmptyState } from '@/ui/EmptyState'
import { QueryView } from '@/ui/QueryView'
import { useArabicFont } from '@/ui/use-arabic-font'
import { useWakeLock } from '@/ui/use-wake-lock'

export const prefetch = (client: QueryClient, _params: Params, pathname: string) =>
  client.query(dzikirQuery(listOfPath(pathname)))

/** A list of readings, each with its counter (spec §2 Reading pages). */
export default function DzikirReadingPage() {
  const list = listOfPath(useLocation().pathname)
  const query = useQuery(dzikirQuery(list))
  const fontReady = useArabicFont()
  useWakeLock()
  return (
    <QueryView
      query={{ ...query, data: fontReady ? query.data : undefined }}
      skeleton={<ReadingSkeleton />}
      isEmpty={(items) => items.length === 0}
      empty={<EmptyState title="Bacaan belum tersedia" text="Silakan kembali lagi nanti." />}
    >
      {(items) => <Reading key={list} list={list} items={items} />}
    </QueryView>
  )
}
