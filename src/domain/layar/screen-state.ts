import type { Coordinates } from '@/domain/place/distance'
import { addDays, dateIn, momentIn, type Zone } from '@/domain/place/zone'
import { computeDay } from '@/domain/prayer-times/estimate'
import type { MonthOfPrayerTimes } from '@/domain/prayer-times/month'
import {
  fiveShalat,
  type PrayerTimes,
  type Shalat,
  shalatNames,
} from '@/domain/prayer-times/next-shalat'
import type { Prayer, ScreenSettings } from './screen-settings'

const MINUTE_MS = 60_000

/** Imsak is this long before Subuh, as in the ministry's schedule. */
const IMSAK_MS = 10 * MINUTE_MS

/** A day's times in milliseconds since 1970, with the mosque's corrections. */
export interface ScreenDay extends PrayerTimes {
  /** `YYYY-MM-DD`, in the mosque's zone. */
  date: string
  imsak: number
  terbit: number
  /** Computed, since the schedule of this day isn't known. */
  isEstimated: boolean
}

/** What is known of a mosque's times. */
export interface KnownTimes {
  zone: Zone
  /** A month's schedule, `YYYY-MM`; null: not known. */
  month: (month: string) => MonthOfPrayerTimes | null
  /** Where days without a schedule are computed for; null: nobody knows. */
  position: Coordinates | null
}

/** Yesterday, today and tomorrow by the mosque's clock, as far as anything is known of them. */
export function screenDays(
  known: KnownTimes,
  now: number,
  corrections: ScreenSettings['corrections'],
): ScreenDay[] {
  const today = dateIn(known.zone, now)
  return [-1, 0, 1].flatMap((after) => {
    const date = addDays(today, after)
    const day = scheduled(known, date) ?? computed(known, date)
    return day ? [corrected(day, corrections)] : []
  })
}

function scheduled({ month }: KnownTimes, date: string): ScreenDay | null {
  const found = month(date.slice(0, 7))
  const day = found?.days.find((one) => one.date === date)
  if (!found || !day) return null
  const at = (time: string) => momentIn(found.zone, date, time)
  const { imsak, subuh, terbit, dzuhur, ashar, maghrib, isya } = day.times
  return {
    date,
    imsak: at(imsak),
    subuh: at(subuh),
    terbit: at(terbit),
    dzuhur: at(dzuhur),
    ashar: at(ashar),
    maghrib: at(maghrib),
    isya: at(isya),
    isEstimated: false,
  }
}

function computed({ position }: KnownTimes, date: string): ScreenDay | null {
  if (!position) return null
  const day = computeDay(position, date)
  return { ...day, date, imsak: day.subuh - IMSAK_MS, isEstimated: true }
}

function corrected(day: ScreenDay, corrections: ScreenSettings['corrections']): ScreenDay {
  const by = (minutes = 0) => minutes * MINUTE_MS
  const moved = { ...day, imsak: day.imsak + by(corrections.subuh) }
  for (const name of [...fiveShalat, 'terbit'] as const)
    moved[name] = day[name] + by(corrections[name])
  return moved
}

/** How long the adzan is shown, in milliseconds. */
const ADZAN_MS = 3 * MINUTE_MS

/** How long before an adzan the whole screen counts down to it, in milliseconds. */
const LEAD_MS = 5 * MINUTE_MS

/** Minutes to the iqamah where neither the mosque nor the address tells them. */
export const usualIqamah: Readonly<Record<Shalat, number>> = {
  subuh: 15,
  dzuhur: 10,
  ashar: 10,
  maghrib: 5,
  isya: 10,
}

/** Minutes of a prayer where the address tells none. Jumat has its two khutbahs. */
export const usualLengths: Readonly<Record<Prayer, number>> = {
  subuh: 10,
  dzuhur: 10,
  ashar: 10,
  maghrib: 10,
  isya: 10,
  jumat: 45,
}

/** What is counted down to. */
export interface Target {
  key: Shalat | 'imsak'
  /** "Maghrib" */
  name: string
  /** Milliseconds since 1970. */
  at: number
}

/** What the screen shows at a moment; all times in milliseconds since 1970. */
export type ScreenState =
  /** Nothing is known of the times. */
  | { kind: 'unknown' }
  | { kind: 'between'; next: Target }
  /** The last minutes before an adzan. */
  | { kind: 'countdown'; next: Target }
  | { kind: 'adzan'; prayer: Prayer; name: string; at: number }
  | { kind: 'iqamah'; prayer: Prayer; name: string; at: number }
  /** The quiet screen. */
  | { kind: 'prayer'; prayer: Prayer; name: string }

/** What decides how long each part takes. */
export interface Course {
  /** By the address, else the mosque's own, else the usual ones. */
  iqamah: Readonly<Record<Shalat, number>>
  lengths: Readonly<Record<Prayer, number>>
  /** Whether a day is one of Ramadan: then Imsak is counted down to. @param date `YYYY-MM-DD` */
  isRamadan: (date: string) => boolean
}

/** The minutes of a mosque's screen. @param own the mosque's; null: it has told none */
export function courseOf(
  { iqamah, lengths }: Pick<ScreenSettings, 'iqamah' | 'lengths'>,
  own: Readonly<Record<Shalat, number>> | null,
): Pick<Course, 'iqamah' | 'lengths'> {
  return {
    iqamah: { ...usualIqamah, ...own, ...iqamah },
    lengths: { ...usualLengths, ...lengths },
  }
}

const FRIDAY = 5

/** Whether a day's Dzuhur is Jumat. @param date `YYYY-MM-DD` */
export const isFriday = (date: string): boolean => new Date(date).getUTCDay() === FRIDAY

/** On a Friday, Dzuhur is called Jumat. */
export const prayerName = (shalat: Shalat, date: string): string =>
  shalat === 'dzuhur' && isFriday(date) ? 'Jumat' : shalatNames[shalat]

/**
 * What to show at a moment. A prayer's course is adzan, countdown to the iqamah, prayer. On Fridays the khutbah follows
 * the adzan, so nothing is counted down to, and Jumat's length is that of khutbah and prayer.
 * @param days in their order; the one before today lets a late Isya end after midnight
 */
export function screenState(now: number, days: readonly ScreenDay[], course: Course): ScreenState {
  const all = days.flatMap((day) =>
    fiveShalat.map((shalat) => ({ shalat, at: day[shalat], date: day.date })),
  )
  const begun = all.filter(({ at }) => at <= now).pop()
  const running = begun && stateOf(begun, now, course)
  if (running) return running
  const next = nextTarget(now, days, course)
  if (!next) return { kind: 'unknown' }
  const isNear = next.key !== 'imsak' && next.at - now <= LEAD_MS
  return { kind: isNear ? 'countdown' : 'between', next }
}

/** What is shown of a prayer whose time has come; null once it is over. */
function stateOf(
  { shalat, at, date }: { shalat: Shalat; at: number; date: string },
  now: number,
  { iqamah, lengths }: Course,
): ScreenState | null {
  const isJumat = shalat === 'dzuhur' && isFriday(date)
  const prayer = isJumat ? 'jumat' : shalat
  const told = { prayer, name: prayerName(shalat, date) } as const
  // No minutes mean "right after the adzan".
  const wait = isJumat || iqamah[shalat] === 0 ? ADZAN_MS : iqamah[shalat] * MINUTE_MS
  const begins = at + wait
  if (now < Math.min(at + ADZAN_MS, begins)) return { kind: 'adzan', ...told, at }
  if (now < begins) return { kind: 'iqamah', ...told, at: begins }
  return now < begins + lengths[prayer] * MINUTE_MS ? { kind: 'prayer', ...told } : null
}

/** The next adzan, or in Ramadan the imsak before it. */
function nextTarget(now: number, days: readonly ScreenDay[], course: Course): Target | null {
  for (const day of days) {
    if (day.imsak > now && course.isRamadan(day.date))
      return { key: 'imsak', name: 'Imsak', at: day.imsak }
    for (const key of fiveShalat)
      if (day[key] > now) return { key, name: prayerName(key, day.date), at: day[key] }
  }
  return null
}

/** `"02.13.45"`, `"13.45"` below an hour: the time left, seconds rounded up so that it ends at 0. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return (parts[0] === 0 ? parts.slice(1) : parts)
    .map((part) => String(part).padStart(2, '0'))
    .join('.')
}
