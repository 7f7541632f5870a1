import type { Fix } from './location-store'

/** A time zone of Indonesia: a fixed offset from UTC, all year round. */
export interface NationalZone {
  name: 'WIB' | 'WITA' | 'WIT'
  /** Hours ahead of UTC. */
  offset: number
}

export const WIB: NationalZone = { name: 'WIB', offset: 7 }
export const WITA: NationalZone = { name: 'WITA', offset: 8 }
export const WIT: NationalZone = { name: 'WIT', offset: 9 }

/**
 * The zone of the device's clock, used outside Indonesia. It has no offset of its own: clocks are changed, so the
 * device is asked about each moment.
 */
export const deviceZone = { name: '', offset: null } as const

export type Zone = NationalZone | typeof deviceZone

const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/**
 * The zone of a province, as the schedule service writes it in `daerah`: WIT for Maluku and Papua, WITA for Sulawesi,
 * Bali, Nusa Tenggara and the south, east and north of Kalimantan, WIB for the rest.
 */
export function zoneOfProvince(daerah: string): NationalZone {
  const province = daerah.toUpperCase()
  if (/PAPUA|MALUKU|IRIAN/.test(province)) return WIT
  return /SULAWESI|GORONTALO|BALI|NUSA TENGGARA|KALIMANTAN (SELATAN|TIMUR|UTARA)/.test(province)
    ? WITA
    : WIB
}

/**
 * The zone of a city whose schedule hasn't been read yet: the first two digits of the service's ids are the province.
 * Only for choosing which day to request; the answer's `daerah` decides.
 */
export function guessZone(cityId: string): NationalZone {
  const province = Number(cityId.slice(0, 2))
  if (province >= 31 && province <= 34) return WIT
  return [17, 18, 19, 21].includes(province) || (province >= 23 && province <= 30) ? WITA : WIB
}

/** The calendar day at a moment in a zone, `YYYY-MM-DD`. */
export function dateIn({ offset }: Pick<Zone, 'offset'>, now: number): string {
  return local(offset, now).slice(0, 10)
}

/** The day a number of days after (or before) another, across months, leap days and years. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** How many days one day is after another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** The moment of a clock time (`HH:mm`) on a day in a zone without changes of clocks, in milliseconds. */
export function momentIn(zone: NationalZone, date: string, time: string): number {
  return Date.parse(`${date}T${time}:00Z`) - zone.offset * HOUR_MS
}

/** The 24-hour clock at a moment in a zone as Indonesians write it: `"17.58"`. */
export function clockIn(zone: Zone, now: number): string {
  return local(zone.offset, now).slice(11, 16).replace(':', '.')
}

// Written without `Intl`: the device's zone and language data must not matter.
function local(offset: number | null, now: number): string {
  return new Date(now + (offset ?? deviceOffset(now)) * HOUR_MS).toISOString()
}

/** Hours that the device's clock is ahead of UTC at a moment. */
export const deviceOffset = (now: number): number => -new Date(now).getTimezoneOffset() / 60

/** A regency's size, in metres: with a larger error the city may be another. */
const UNSURE_M = 25_000

/**
 * What is to be said beside a place, because it may not be where the user is now.
 * @param fix null for a chosen city, which is where the user says it is
 * @param zone of the place; null where no time is shown
 */
export function placeNote(fix: Fix | null, zone: Zone | null, now: number): string | null {
  const notes = [
    fix !== null && now - fix.at > DAY_MS && 'Lokasi lebih dari sehari lalu',
    fix !== null && fix.accuracy > UNSURE_M && 'Lokasi kurang akurat',
    zone !== null &&
      zone !== deviceZone &&
      zone.offset !== deviceOffset(now) &&
      'Zona waktu perangkat Anda berbeda',
  ].filter((note) => note !== false)
  return notes.length > 0 ? notes.join(' · ') : null
}
