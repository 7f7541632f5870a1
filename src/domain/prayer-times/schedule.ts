import { DecodeError, record, requiredText } from '@/api/decode'
import type { components } from '@/api/generated/prayer'
import {
  daysBetween,
  guessZone,
  momentIn,
  type NationalZone,
  zoneOfProvince,
} from '@/domain/place/zone'
import { localStore, readStored, type StorageSource, writeStored } from '@/lib/storage/storage'
import type { PrayerTimes, Shalat } from './next-shalat'

/** One day of a city. */
export interface Schedule {
  /** The city's zone, from its province. */
  zone: NationalZone
  times: PrayerTimes
}

/** Clock times of one day, `HH:mm`, local to the city: as the service writes them. */
export type ClockTimes = Readonly<Record<Shalat, string>>

/** A stored schedule: in the shape of the service's answer, so that one decoder reads both. */
export interface StoredSchedule {
  cityId: string
  daerah: string
  jadwal: ClockTimes & { date: string }
}

type Jadwal = components['schemas']['Schedule']['jadwal']

/** Reads a clock time, `HH:mm`. @throws DecodeError when it is none */
export function time(value: unknown, what: string): string {
  const read = requiredText(value, what)
  // "4:25" and "04:25:00" have only one meaning.
  const [, clock] = /^((?:[01]?\d|2[0-3]):[0-5]\d)(?::[0-5]\d)?$/.exec(read) ?? []
  if (clock === undefined) throw new DecodeError(`${what}: expected HH:mm, got ${read}`)
  return clock.padStart(5, '0')
}

/**
 * Reads a day from the service's `data`.
 * @param date the requested day, `YYYY-MM-DD`
 * @throws DecodeError when a shalat or the province is missing
 */
export function decodeSchedule(data: unknown, cityId: string, date: string): StoredSchedule {
  const { daerah, jadwal } = record<components['schemas']['Schedule']>(data, 'data')
  const day = record<Jadwal>(jadwal, 'data.jadwal')
  return {
    cityId,
    daerah: requiredText(daerah, 'data.daerah'),
    jadwal: {
      subuh: time(day.subuh, 'data.jadwal.subuh'),
      dzuhur: time(day.dzuhur, 'data.jadwal.dzuhur'),
      ashar: time(day.ashar, 'data.jadwal.ashar'),
      maghrib: time(day.maghrib, 'data.jadwal.maghrib'),
      isya: time(day.isya, 'data.jadwal.isya'),
      date,
    },
  }
}

/**
 * The moments of a stored schedule.
 * @param date the day on which they are wanted, `YYYY-MM-DD`: its own, or one near by
 */
export function openSchedule(
  { daerah, jadwal }: StoredSchedule,
  date: string = jadwal.date,
): Schedule {
  const zone = zoneOfProvince(daerah)
  const at = (key: Shalat) => momentIn(zone, date, jadwal[key])
  return {
    zone,
    times: {
      subuh: at('subuh'),
      dzuhur: at('dzuhur'),
      ashar: at('ashar'),
      maghrib: at('maghrib'),
      isya: at('isya'),
    },
  }
}

/** Room for today and tomorrow of a few cities. */
const MAX_KEPT = 8

function parseEntry(value: unknown): StoredSchedule | null {
  if (typeof value !== 'object' || value === null) return null
  if (!('cityId' in value) || typeof value.cityId !== 'string' || !('jadwal' in value)) return null
  const { jadwal } = value
  if (typeof jadwal !== 'object' || jadwal === null) return null
  if (!('date' in jadwal) || typeof jadwal.date !== 'string') return null
  try {
    return decodeSchedule(value, value.cityId, jadwal.date)
  } catch {
    return null
  }
}

function readAll(source: StorageSource<'jm-jadwal'>): StoredSchedule[] {
  const parse = (value: unknown) =>
    Array.isArray(value) ? value.flatMap((entry) => parseEntry(entry) ?? []) : null
  return readStored(source, 'jm-jadwal', parse) ?? []
}

/** Stores a day of a city for the next visit, and for days without a network. */
export function rememberSchedule(
  schedule: StoredSchedule,
  source: StorageSource<'jm-jadwal'> = localStore,
): void {
  const others = readAll(source).filter(
    ({ cityId, jadwal }) => cityId !== schedule.cityId || jadwal.date !== schedule.jadwal.date,
  )
  writeStored(source, 'jm-jadwal', [schedule, ...others].slice(0, MAX_KEPT))
}

/**
 * The schedule that was stored last among those of a zone: of where the user is, or was, or chose to be.
 * @param offset the zone's hours ahead of UTC
 */
export function lastSchedule(
  offset: number,
  source: StorageSource<'jm-jadwal'> = localStore,
): StoredSchedule | null {
  return readAll(source).find(({ daerah }) => zoneOfProvince(daerah).offset === offset) ?? null
}

/** The stored day of a city, or null. */
export function storedSchedule(
  cityId: string,
  date: string,
  source: StorageSource<'jm-jadwal'> = localStore,
): Schedule | null {
  const found = readAll(source).find(
    (stored) => stored.cityId === cityId && stored.jadwal.date === date,
  )
  return found ? openSchedule(found) : null
}

/**
 * The city's stored day that is nearest to a date, at most `within` days from it, or null. Prayer times move by a
 * minute in two days at most, so a near day is as good as a computation.
 */
export function nearestSchedule(
  cityId: string,
  date: string,
  within: number,
  source: StorageSource<'jm-jadwal'> = localStore,
): StoredSchedule | null {
  const away = ({ jadwal }: StoredSchedule) => Math.abs(daysBetween(jadwal.date, date))
  const [nearest] = readAll(source)
    .filter((stored) => stored.cityId === cityId && away(stored) <= within)
    .sort((one, other) => away(one) - away(other))
  return nearest ?? null
}

/** A city's zone: from a stored schedule's province, or guessed from its id until there is one. */
export function zoneOfCity(
  cityId: string,
  source: StorageSource<'jm-jadwal'> = localStore,
): NationalZone {
  const known = readAll(source).find((stored) => stored.cityId === cityId)
  return known ? openSchedule(known).zone : guessZone(cityId)
}
