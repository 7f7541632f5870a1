import { useEffect, useState } from 'react'
import { deviceOffset } from '@/domain/place/zone'
import { lastSchedule } from '@/domain/prayer-times/schedule'
import { useStore } from '@/ui/use-store'
import type { DzikirItem, DzikirList } from '@/domain/dzikir/lists'
import {
  type ListProgress,
  nothing,
  periodStart,
  readItem,
  storedProgress,
  withCount,
  withoutEnded,
} from '@/domain/dzikir/reading-progress'

/** A list's progress in this reading, and the functions that change it. */
export interface ReadingProgress {
  progress: ListProgress
  /** Counts one more reading of an item. @returns how often it has now been read */
  read: (index: number, item: DzikirItem) => number
  setCount: (index: number, count: number) => void
  /** Remembers where the reader is. */
  leaveOffAt: (index: number) => void
  /** Puts a former progress back, or {@link nothing}. */
  replace: (progress: ListProgress) => void
}

/**
 * What was read of a list. It begins anew in the next period of the list, but only when the page is opened or returned
 * to, never while it is being read. Null until that is known, and so while prerendering.
 */
export function useReadingProgress(list: DzikirList): ReadingProgress | null {
  const kept = useStore(storedProgress, () => null)
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    const open = () => {
      if (document.hidden) return
      const now = Date.now()
      const schedule = lastSchedule(deviceOffset(now))
      const left = withoutEnded(storedProgress.get(), now, (one) => periodStart(one, now, schedule))
      storedProgress.set(left)
      setOpened(true)
    }
    open()
    document.addEventListener('visibilitychange', open)
    return () => {
      document.removeEventListener('visibilitychange', open)
    }
  }, [])
  if (kept === null || !opened) return null

  const update = (change: (progress: ListProgress) => ListProgress) => {
    // From the store, not from this render: taps may be faster than renders.
    const before = storedProgress.get()
    const changed = change(before[list] ?? nothing)
    storedProgress.set({ ...before, [list]: { ...changed, at: Date.now() } })
    return changed
  }
  return {
    progress: kept[list] ?? nothing,
    read: (index, item) => update((progress) => readItem(progress, index, item)).counts[index] ?? 0,
    setCount: (index, count) => {
      update((progress) => withCount(progress, index, count))
    },
    leaveOffAt: (index) => {
      update((progress) => ({ ...progress, last: index }))
    },
    replace: (progress) => {
      update(() => progress)
    },
  }
}
