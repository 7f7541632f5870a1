import '@/ui/transliteration.css'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Credits } from '@/features/dzikir/components/Credits'
import { AsmaulHusna } from '@/features/dzikir/components/AsmaulHusna'
import { AsmaulHusnaSkeleton } from '@/features/dzikir/components/AsmaulHusnaSkeleton'
import { creditsOf } from '@/features/dzikir/lists'
import { asmaulHusnaQuery } from '@/features/dzikir/queries'
import { EmptyState } from '@/ui/EmptyState'
import { QueryView } from '@/ui/QueryView'
import { useArabicFont } from '@/ui/use-arabic-font'
import { useWakeLock } from '@/ui/use-wake-lock'

export const prefetch = (client: QueryClient) => client.query(asmaulHusnaQuery())

/** The 99 names, one by one or as a list (spec §2 Asmaul Husna). */
export default function AsmaulHusnaPage() {
  const query = useQuery(asmaulHusnaQuery())
  const fontReady = useArabicFont()
  useWakeLock()
  return (
    <QueryView
      query={{ ...query, data: fontReady ? query.data : undefined }}
      skeleton={<AsmaulHusnaSkeleton />}
      isEmpty={(names) => names.length === 0}
      empty={<EmptyState title="Bacaan belum tersedia" text="Silakan kembali lagi nanti." />}
    >
      {(names) => (
        <>
          <AsmaulHusna names={names} />
          <Credits credits={creditsOf('asmaul-husna')} />
        </>
      )}
    </QueryView>
  )
}
