import { DecodeError, record, requiredText } from '@/api/decode'
import type { components } from '@/api/generated/prayer'
import type { DailyPrayerTimes, PrayerTimes } from './next-shalat'
import { type Zone, zoneOfProvince } from '@/domain/place/zone'

/** One day of a city. */
export interface Schedule extends DailyPrayerTimes {
  cityId: string
  /** The city's zone, from its province. */
  zone: Zone
}

/** A stored schedule: in the shape of the service's answer, so that one decoder reads both. */
export interface StoredSchedule {
  cityId: string
  daerah: string
  jadwal: PrayerTimes & { date: string }
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

/** The stored form with its zone. */
export function openSchedule({ cityId, daerah, jadwal }: StoredSchedule): Schedule {
  const { date, ...times } = jadwal
  return { cityId, date, times, zone: zoneOfProvince(daerah) }
}
