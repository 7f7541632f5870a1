import { bookmarks } from '@/domain/quran/bookmarks'
import { khatams, khatamState } from '@/domain/quran/khatam'
import { todayLine } from '@/features/tilawah/khatam/khatam-words'
import { paths } from '@/lib/address/paths'
import { localDay } from '@/lib/time/calendar-day'
import { IconBookmark, IconCalendarEvent, IconDownload } from '@/ui/icons'
import { LinkList } from '@/ui/list/LinkList'
import { useNow } from '@/ui/use-now'
import { useStore } from '@/ui/use-store'
import { SavedHint } from './OfflineSheet'

/**
 * Leads to what the reader keeps: khatams, with what is due of the first that runs, bookmarks, and texts.
 * @param onSave opens what saves texts on this device
 */
export function MyReading({ onSave }: { onSave: () => void }) {
  const marked = useStore(bookmarks, () => []).length
  return (
    <LinkList
      label="Bacaan saya"
      items={[
        {
          label: 'Khatam',
          hint: useKhatamLine() ?? 'Target bacaan harian',
          icon: <IconCalendarEvent size={24} stroke={1.7} />,
          to: paths.khatams(),
        },
        {
          label: 'Penanda',
          hint: marked === 0 ? 'Ayat yang ingin ditemukan lagi' : `${marked} ayat`,
          icon: <IconBookmark size={24} stroke={1.7} />,
          to: paths.bookmarks(),
        },
        {
          label: 'Baca tanpa internet',
          hint: <SavedHint />,
          icon: <IconDownload size={24} stroke={1.7} />,
          to: { open: onSave },
        },
      ]}
    />
  )
}

/** Null where no khatam runs, and while prerendering. */
function useKhatamLine(): string | null {
  const all = useStore(khatams, () => [])
  const now = useNow()
  const running = now ? all.map((one) => ({ one, state: khatamState(one, localDay(now)) })) : []
  const [first, ...others] = running.filter(({ state }) => state.finished === null)
  if (!first) return null
  const more = others.length === 0 ? '' : `, dan ${others.length} khatam lain`
  return `${first.one.nama}: ${todayLine(first.state).toLowerCase()}${more}`
}
