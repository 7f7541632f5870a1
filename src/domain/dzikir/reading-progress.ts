import { number, record } from '@/api/decode'
import { deviceOffset } from '@/domain/place/zone'
import type { StoredSchedule } from '@/domain/prayer-times/schedule'
import { storedValue } from '@/lib/storage/storage'
import { type DzikirItem, type DzikirList, dzikirLists } from './lists'

/** How much of one list was read. Items are identified by their index, from 0. */
export interface ListProgress {
  /** How often each item was read; items that weren't begun are missing. */
  readonly counts: Readonly<Record<number, number>>
  /** Where the reader stopped. */
  readonly last: number
}

/** What was read of each list, with the moment of the last change, in milliseconds since 1970. */
export type KeptProgress = Readonly<
  Partial<Record<DzikirList, ListProgress & { readonly at: number }>>
>

export const nothing: ListProgress = { counts: {}, last: 0 }

/** A look at something else doesn't end a reading, although a prayer time may have come meanwhile. */
const PAUSE_MS = 10 * 60_000

/**
 * What still counts when a list is opened: what was read in the present period, and what was read a moment ago.
 * @param start when the period of a list began in which `now` lies
 */
export function withoutEnded(
  kept: KeptProgress,
  now: number,
  start: (list: DzikirList) => number,
): KeptProgress {
  const goesOn = (list: DzikirList) => {
    const at = kept[list]?.at ?? -Infinity
    // The clock may have been ahead.
    return at <= now + PAUSE_MS && at >= Math.min(start(list), now - PAUSE_MS)
  }
  const left = dzikirLists.filter((list) => kept[list] && goesOn(list))
  return Object.fromEntries(left.map((list) => [list, kept[list]]))
}

/** How often an item was read, never more than required (a new version may have lowered that). */
export function countOf(progress: ListProgress, index: number, { read }: DzikirItem): number {
  return Math.min(progress.counts[index] ?? 0, read)
}

/** How many items were read as often as required. */
export function finished(progress: ListProgress, items: readonly DzikirItem[]): number {
  return items.filter((item, index) => countOf(progress, index, item) === item.read).length
}

/** One more reading of an item; a finished one stays finished. */
export function readItem(progress: ListProgress, index: number, item: DzikirItem): ListProgress {
  return withCount(progress, index, Math.min(countOf(progress, index, item) + 1, item.read))
}

/** An item read a number of times: 0 begins it anew. */
export function withCount(progress: ListProgress, index: number, count: number): ListProgress {
  return { counts: { ...progress.counts, [index]: count }, last: index }
}

/** Reads stored progress; null when it is unusable. */
export function parseProgress(value: unknown): KeptProgress | null {
  const wire = record<Record<DzikirList, unknown>>(value, 'progress')
  return Object.fromEntries(
    dzikirLists.flatMap((list) => {
      const read = wire[list] === undefined ? null : parseListProgress(wire[list])
      return read ? [[list, read]] : []
    }),
  )
}

function parseListProgress(value: unknown) {
  const wire = record<Record<'counts' | 'last' | 'at', unknown>>(value, 'list')
  const at = number(wire.at)
  if (at === null) return null
  const counts = Object.entries(record<Record<string, unknown>>(wire.counts, 'counts')).map(
    ([index, count]): [string, number] => [index, whole(count)],
  )
  return { counts: Object.fromEntries(counts), last: whole(wire.last), at }
}

function whole(value: unknown): number {
  const read = number(value)
  return read !== null && Number.isInteger(read) && read >= 0 ? read : 0
}

/** What was read on this device. */
export const storedProgress = storedValue<KeptProgress>('jm-dzikir', parseProgress, {})

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** Of a place whose schedule isn't known, by the device's clock: as in the middle of Java. */
const usual = { subuh: '04:15', dzuhur: '11:45', ashar: '15:00', maghrib: '17:45', isya: '19:00' }

const fromMidnight = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/**
 * When the period began in which a moment lies: for what is read after shalat the last prayer time, for morning and
 * evening readings Subuh or Dzuhur, which begin the halves of a day.
 * @param now milliseconds since 1970
 * @param schedule of any day, for prayer times move by a minute or two in a week, but of the device's zone; null where
 *   none is known
 * @param offset hours that the device's clock is ahead of UTC
 */
export function periodStart(
  list: DzikirList,
  now: number,
  schedule: StoredSchedule | null,
  offset = deviceOffset(now),
): number {
  const { subuh, dzuhur, ashar, maghrib, isya } = schedule?.jadwal ?? usual
  const times = list.startsWith('shalat') ? [subuh, dzuhur, ashar, maghrib, isya] : [subuh, dzuhur]
  const minute = (((now / MINUTE_MS + offset * 60) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  // Before the day's first it is still the period of the evening before.
  const since = times.map((time) => (minute - fromMidnight(time) + DAY_MINUTES) % DAY_MINUTES)
  return now - Math.min(...since) * MINUTE_MS
}
