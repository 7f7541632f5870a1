import { DecodeError, record, requiredText } from '@/api/decode'
import type { components } from '@/api/generated/prayer'
import type { PrayerTimes, Shalat } from './next-shalat'
import { momentIn, type NationalZone, zoneOfProvince } from '@/domain/place/zone'

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
