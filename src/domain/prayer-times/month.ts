import { DecodeError, record, requiredText } from '@/api/decode'
import type { components } from '@/api/generated/prayer'
import { DAY_MS, type NationalZone, zoneOfProvince } from '@/domain/place/zone'
import {
  lastingLocalStore,
  readStored,
  type StorageSource,
  writeStored,
} from '@/lib/storage/storage'
import { type ClockTimes, time } from './schedule'

/** What the schedule also names, and nobody counts down to. */
export const otherTimes = ['imsak', 'terbit', 'dhuha'] as const

/** The columns of a month's table, in the order of the day. */
export const timesOfDay = [
  'imsak',
  'subuh',
  'terbit',
  'dhuha',
  'dzuhur',
  'ashar',
  'maghrib',
  'isya',
] as const

type TimeOfDay = (typeof timesOfDay)[number]

export const timeNames: Readonly<Record<TimeOfDay, string>> = {
  imsak: 'Imsak',
  subuh: 'Subuh',
  terbit: 'Terbit',
  dhuha: 'Dhuha',
  dzuhur: 'Dzuhur',
  ashar: 'Ashar',
  maghrib: 'Maghrib',
  isya: 'Isya',
}

/** One day of a month, with clock times `HH:mm` local to the city. */
export interface DayOfMonth {
  /** `YYYY-MM-DD` */
  date: string
  times: ClockTimes & Readonly<Record<(typeof otherTimes)[number], string>>
}

/** A city's prayer times of a month, each day once and in order. */
export interface MonthOfPrayerTimes {
  zone: NationalZone
  days: readonly DayOfMonth[]
}

type Monthly = components['schemas']['MonthlySchedule']
type Day = components['schemas']['Day']

/** A clock time as it is written here: `04.06`. @param time `HH:mm` */
export const clockText = (time: string) => time.replace(':', '.')

/** How many days a month has. @param month `YYYY-MM` */
export function daysIn(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

/** The month before or after. @param month `YYYY-MM` */
export function monthsLater(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/**
 * Reads a month from the service's `data`. A table with a day missing is worse than none: people fast by it.
 * @param month the requested month, `YYYY-MM`
 * @throws DecodeError when a day or a time is missing
 */
export function decodeMonth(data: unknown, month: string): MonthOfPrayerTimes {
  const { daerah, jadwal } = record<Monthly>(data, 'data')
  if (!Array.isArray(jadwal)) throw new DecodeError('data.jadwal: expected an array')
  const days = jadwal.map((entry: unknown, index) => readDay(entry, `data.jadwal[${index}]`))
  const expected = Array.from(
    { length: daysIn(month) },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  )
  if (days.map(({ date }) => date).join() !== expected.join())
    throw new DecodeError(`data.jadwal: expected each day of ${month} once`)
  return { zone: zoneOfProvince(requiredText(daerah, 'data.daerah')), days }
}

function readDay(entry: unknown, what: string): DayOfMonth {
  const day = record<Day>(entry, what)
  const at = (key: TimeOfDay) => time(day[key], `${what}.${key}`)
  return {
    date: requiredText(day.date, `${what}.date`),
    times: {
      imsak: at('imsak'),
      subuh: at('subuh'),
      terbit: at('terbit'),
      dhuha: at('dhuha'),
      dzuhur: at('dzuhur'),
      ashar: at('ashar'),
      maghrib: at('maghrib'),
      isya: at('isya'),
    },
  }
}

/** Room for this month, the next, and the two of a Ramadan; 6 kB each. */
const MAX_KEPT = 4
/** An older month is asked for again where there is a network: the ministry may have corrected it. */
export const FRESH_MS = 7 * DAY_MS

/** A month in the shape of the service's answer, so that one decoder reads both. */
interface StoredMonth {
  cityId: string
  month: string
  data: unknown
  /** When it was kept, in milliseconds since 1970. */
  at: number
}

function parseEntry(value: unknown): StoredMonth | null {
  if (typeof value !== 'object' || value === null || !('data' in value)) return null
  if (!('cityId' in value) || typeof value.cityId !== 'string') return null
  if (!('month' in value) || typeof value.month !== 'string') return null
  const at = 'at' in value && typeof value.at === 'number' ? value.at : 0
  return { cityId: value.cityId, month: value.month, data: value.data, at }
}

const readAll = (source: StorageSource<'jm-imsakiyah'>): StoredMonth[] =>
  readStored(source, 'jm-imsakiyah', (value) =>
    Array.isArray(value) ? value.flatMap((entry) => parseEntry(entry) ?? []) : null,
  ) ?? []

/**
 * Keeps a city's month, for days without a network; for this visit alone where the storage refuses it.
 * @param data the service's answer, which `decodeMonth` has read
 */
export function rememberMonth(
  cityId: string,
  month: string,
  data: unknown,
  source: StorageSource<'jm-imsakiyah'> = lastingLocalStore,
): void {
  const others = readAll(source).filter((one) => one.cityId !== cityId || one.month !== month)
  writeStored(
    source,
    'jm-imsakiyah',
    [{ cityId, month, data, at: Date.now() }, ...others].slice(0, MAX_KEPT),
  )
}

/** A month that was kept. */
export interface KeptMonth {
  read: MonthOfPrayerTimes
  /** When it was kept, in milliseconds since 1970; 0 where that isn't known: the clock was set back since. */
  at: number
}

/** The kept month of a city, or null. @param month `YYYY-MM` */
export function storedMonth(
  cityId: string,
  month: string,
  source: StorageSource<'jm-imsakiyah'> = lastingLocalStore,
): KeptMonth | null {
  const found = readAll(source).find((one) => one.cityId === cityId && one.month === month)
  if (!found) return null
  try {
    return { read: decodeMonth(found.data, month), at: found.at <= Date.now() ? found.at : 0 }
  } catch {
    return null
  }
}
