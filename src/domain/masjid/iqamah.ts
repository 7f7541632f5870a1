import {
  fiveShalat,
  type ListOfDays,
  type NextShalat,
  type Shalat,
} from '@/domain/prayer-times/next-shalat'

/** Minutes from each adzan to its iqamah. */
export type IqamahMinutes = Readonly<Record<Shalat, number>>

export const MINUTE_MS = 60_000

/** The first iqamah that is later than now, after Isya's tomorrow's; null beyond the known days. */
export function nextIqamah(
  now: number,
  days: ListOfDays,
  minutes: IqamahMinutes,
): NextShalat | null {
  const all = days.flatMap((day) =>
    fiveShalat.map((key) => ({ key, at: day[key] + minutes[key] * MINUTE_MS })),
  )
  return all.filter(({ at }) => at > now).toSorted((one, other) => one.at - other.at)[0] ?? null
}
