import { otherDayNote } from '@/features/home/imsakiyah/hijri-notes'
import { type Authority, storedAuthority } from '@/domain/prayer-times/hijri-calendar'
import { useStore } from '@/ui/use-store'

/** What the followed authority says of today, where the calendar service tells another Hijri day. */
export function OtherDay({ told, date }: { told: string; date: string }) {
  const authority = useStore<Authority>(storedAuthority, () => 'pemerintah')
  const note = otherDayNote(told, date, authority)
  return note && <p>{note}</p>
}
