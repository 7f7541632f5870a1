import { number, record } from '@/api/decode'
import { storedValue } from '@/lib/stored-value'
import type { DzikirItem, DzikirList } from './lists'
import { nextCount } from './tally'

/** How much of one list was read. Items are identified by their index, from 0. */
export interface ListProgress {
  /** How often each item was read; items that weren't begun are missing. */
  readonly counts: Readonly<Record<number, number>>
  /** Where the reader stopped. */
  readonly last: number
}

/** What was read on one day. Dzikir starts again each morning, so nothing is kept longer. */
export interface DayProgress {
  /** `YYYY-MM-DD` on the device's own calendar. */
  readonly day: string
  readonly lists: Readonly<Partial<Record<DzikirList, ListProgress>>>
}

const nothing: ListProgress = { counts: {}, last: 0 }

/** A list's progress on a day; empty when the stored progress is of another day. */
export function progressOf(kept: DayProgress, day: string, list: DzikirList): ListProgress {
  return (kept.day === day ? kept.lists[list] : undefined) ?? nothing
}

/** How often an item was read, never more than required (a new version may have lowered that). */
export function countOf(progress: ListProgress, index: number, { read }: DzikirItem): number {
  return Math.min(progress.counts[index] ?? 0, read)
}

/** How many items were read as often as required. */
export function finished(progress: ListProgress, items: readonly DzikirItem[]): number {
  return items.filter((item, index) => countOf(progress, index, item) === item.read).length
}

/** One more reading of an item; a finished one starts again from 0, as the tally does. */
export function readItem(progress: ListProgress, index: number, item: DzikirItem): ListProgress {
  const count = nextCount(countOf(progress, index, item), item.read)
  return { counts: { ...progress.counts, [index]: count }, last: index }
}

/** Stores a list's progress for a day, and deletes every other day's. */
export function keep(
  kept: DayProgress,
  day: string,
  list: DzikirList,
  progress: ListProgress,
): DayProgress {
  return { day, lists: { ...(kept.day === day ? kept.lists : {}), [list]: progress } }
}

/** Reads stored progress; null when it is unusable. */
export function parseDayProgress(value: unknown): DayProgress | null {
  const { day, lists } = record<DayProgress>(value, 'progress')
  if (typeof day !== 'string') return null
  const read = Object.entries(record<Record<string, unknown>>(lists, 'lists')).map(
    ([name, list]): [string, ListProgress] => [name, parseListProgress(list)],
  )
  return { day, lists: Object.fromEntries(read) }
}

function parseListProgress(value: unknown): ListProgress {
  const wire = record<ListProgress>(value, 'list')
  const counts = Object.entries(record<Record<string, unknown>>(wire.counts, 'counts')).map(
    ([index, count]): [string, number] => [index, whole(count)],
  )
  return { counts: Object.fromEntries(counts), last: whole(wire.last) }
}

function whole(value: unknown): number {
  const read = number(value)
  return read !== null && Number.isInteger(read) && read >= 0 ? read : 0
}

/** What was read today on this device. */
export const storedProgress = storedValue('jm-dzikir', parseDayProgress, { day: '', lists: {} })
