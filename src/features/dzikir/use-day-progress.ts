import { localDay } from '@/lib/calendar-day'
import { useNow } from '@/ui/use-now'
import { useStore } from '@/ui/use-store'
import type { DzikirItem, DzikirList } from './lists'
import { keep, type ListProgress, progressOf, readItem, storedProgress } from './reading-progress'

/** A list's progress today, and the functions that change it. */
export interface TodaysProgress {
  progress: ListProgress
  /** Counts one more reading of an item. @returns how often it has now been read */
  read: (index: number, item: DzikirItem) => number
  /** Remembers where the reader is. */
  leaveOffAt: (index: number) => void
  restart: () => void
}

/** Once a minute is enough to notice that the day has changed. */
const DAY_CHECK_MS = 60_000

/** Null while prerendering and hydrating: only the device knows the day and what was read. */
export function useDayProgress(list: DzikirList): TodaysProgress | null {
  const kept = useStore(storedProgress, () => null)
  const now = useNow(DAY_CHECK_MS)
  if (kept === null || now === null) return null

  // The day of the tap, which may be the first one after midnight.
  const update = (change: (progress: ListProgress) => ListProgress) => {
    const today = localDay(new Date())
    const changed = change(progressOf(storedProgress.get(), today, list))
    storedProgress.set(keep(storedProgress.get(), today, list, changed))
    return changed
  }
  return {
    progress: progressOf(kept, localDay(now), list),
    read: (index, item) => update((progress) => readItem(progress, index, item)).counts[index] ?? 0,
    leaveOffAt: (index) => {
      update((progress) => ({ ...progress, last: index }))
    },
    restart: () => {
      update(() => ({ counts: {}, last: 0 }))
    },
  }
}
