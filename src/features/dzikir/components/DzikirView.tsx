import { EmptyState, type QueryLike, QueryView, type QueryViewProps } from '@/ui/state/States'
import { useWakeLock } from '@/ui/use-wake-lock'
import { useArabicFont } from '@/ui/text/ArabicText'

type DzikirViewProps<T> = Pick<QueryViewProps<readonly T[]>, 'skeleton' | 'children'> & {
  query: QueryLike<readonly T[]>
}

/** The states of a list to read. It is drawn once its font is there, and keeps the screen on. */
export function DzikirView<T>({ query, ...view }: DzikirViewProps<T>) {
  const fontReady = useArabicFont()
  useWakeLock()
  return (
    <QueryView
      {...view}
      query={{ ...query, data: fontReady ? query.data : undefined }}
      isEmpty={(items) => items.length === 0}
      empty={<EmptyState title="Bacaan belum tersedia" text="Silakan kembali lagi nanti." />}
    />
  )
}
