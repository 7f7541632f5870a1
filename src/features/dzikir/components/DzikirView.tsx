import { EmptyState } from '@/ui/state/EmptyState'
import { type QueryLike, QueryView, type QueryViewProps } from '@/ui/state/QueryView'
import { useWakeLock } from '@/features/dzikir/use-wake-lock'
import { useEffect, useState } from 'react'

/** How long to wait for the font before the device's own Arabic is shown, in milliseconds. */
const PATIENCE_MS = 1500

const FONT = '28px "Amiri Quran"'
const SAMPLE = 'بِسْمِ'

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

/**
 * True once the font of `ArabicText` is loaded. If it were shown earlier, every line would break again when it arrives.
 */
function useArabicFont(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let current = true
    const show = () => {
      if (current) setReady(true)
    }
    const timer = setTimeout(show, PATIENCE_MS)
    document.fonts.load(FONT, SAMPLE).then(show, show)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [])
  return ready
}
