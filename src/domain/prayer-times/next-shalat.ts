import { dateIn, type Zone } from '@/domain/place/zone'

/** The shalat that are counted down to; imsak, terbit, dhuha, tanggal and date are not. */
export const fiveShalat = ['subuh', 'dzuhur', 'ashar', 'maghrib', 'isya'] as const

export type Shalat = (typeof fiveShalat)[number]

export const shalatNames: Readonly<Record<Shalat, string>> = {
  subuh: 'Subuh',
  dzuhur: 'Dzuhur',
  ashar: 'Ashar',
  maghrib: 'Maghrib',
  isya: 'Isya',
}

/**
 * The five shalat of one day at a place, as moments in milliseconds since 1970. Clock times are made of them where they
 * are shown, in the zone that is shown (`clockIn`).
 */
export type PrayerTimes = Readonly<Record<Shalat, number>>

/** Days that follow each other; at least one. */
export type ListOfDays = readonly [PrayerTimes, ...PrayerTimes[]]

export interface NextShalat {
  key: Shalat
  /** Milliseconds since 1970. */
  at: number
}

/** What is shown at a moment. */
export interface ShownShalat {
  day: PrayerTimes
  /** Null when all shalat of the known days have passed. */
  next: NextShalat | null
  /** The next shalat is the first of the following day. */
  tomorrow: boolean
}

/** How often the next shalat is worked out, in milliseconds. */
export const RECALCULATE_MS = 5000

/**
 * The first shalat that is later than now, and its day. A day lasts until its last shalat, which may come after
 * midnight; and after that until midnight of the zone.
 * @param zone the one in which the times are shown
 */
export function shownShalat(now: number, zone: Zone, days: ListOfDays): ShownShalat {
  let before: PrayerTimes | null = null
  for (const day of days) {
    const moments = momentsOf(day)
    const next = moments.find(({ at }) => at > now)
    if (next) {
      const tomorrow = next === moments[0] && dateIn(zone, next.at) > dateIn(zone, now)
      return tomorrow && before ? { day: before, next, tomorrow } : { day, next, tomorrow: false }
    }
    before = day
  }
  return { day: before ?? days[0], next: null, tomorrow: false }
}

function momentsOf(day: PrayerTimes): NextShalat[] {
  return fiveShalat
    .map((key) => ({ key, at: day[key] }))
    .toSorted((one, other) => one.at - other.at)
}

/** The day by which a day's shalat are named in a zone: that of their noon, `YYYY-MM-DD`. */
export const dateOfShalat = (zone: Zone, { dzuhur }: PrayerTimes) => dateIn(zone, dzuhur)

/** `"2 jam 5 menit lagi menuju Maghrib"`: whole minutes left, rounded down. */
export function countdownText(now: number, { key, at }: NextShalat): string {
  const minutes = Math.max(0, Math.floor((at - now) / 60_000))
  return `${Math.floor(minutes / 60)} jam ${minutes % 60} menit lagi menuju ${shalatNames[key]}`
}
