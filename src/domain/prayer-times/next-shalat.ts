import { momentIn, type Zone } from '@/domain/place/zone'

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

/** Clock times of one day, `HH:mm`, local to the city. */
export type PrayerTimes = Readonly<Record<Shalat, string>>

export interface DailyPrayerTimes {
  /** `YYYY-MM-DD` in the city's zone. */
  date: string
  times: PrayerTimes
}

export interface NextShalat {
  key: Shalat
  /** Milliseconds since 1970. */
  at: number
}

/** How often the next shalat is worked out, in milliseconds. */
export const RECALCULATE_MS = 5000

/**
 * The first shalat of today that is later than now; if there is none, the first of tomorrow.
 * @param tomorrow null when it isn't known yet
 * @returns null when today's shalat have passed and tomorrow's aren't known
 */
export function nextShalat(
  now: number,
  zone: Zone,
  today: DailyPrayerTimes,
  tomorrow: DailyPrayerTimes | null,
): NextShalat | null {
  const left = momentsOf(zone, today).find(({ at }) => at > now)
  if (left) return left
  return (tomorrow && momentsOf(zone, tomorrow)[0]) ?? null
}

function momentsOf(zone: Zone, { date, times }: DailyPrayerTimes): NextShalat[] {
  return fiveShalat
    .map((key) => ({ key, at: momentIn(zone, date, times[key]) }))
    .sort((one, other) => one.at - other.at)
}

/** `"2 jam 5 menit lagi menuju Maghrib"`: whole minutes left, rounded down. */
export function countdownText(now: number, { key, at }: NextShalat): string {
  const minutes = Math.max(0, Math.floor((at - now) / 60_000))
  return `${Math.floor(minutes / 60)} jam ${minutes % 60} menit lagi menuju ${shalatNames[key]}`
}
