/** A time zone of Indonesia: a fixed offset from UTC, all year round. Without a name it is the device's own zone. */
export interface Zone {
  name: 'WIB' | 'WITA' | 'WIT' | ''
  /** Hours ahead of UTC. */
  offset: number
}

export const WIB: Zone = { name: 'WIB', offset: 7 }
export const WITA: Zone = { name: 'WITA', offset: 8 }
export const WIT: Zone = { name: 'WIT', offset: 9 }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * The zone of a province, as the schedule service writes it in `daerah`: WIT for Maluku and Papua, WITA for Sulawesi,
 * Bali, Nusa Tenggara and the south, east and north of Kalimantan, WIB for the rest.
 */
export function zoneOfProvince(daerah: string): Zone {
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
export function guessZone(cityId: string): Zone {
  const province = Number(cityId.slice(0, 2))
  if (province >= 31 && province <= 34) return WIT
  return [17, 18, 19, 21].includes(province) || (province >= 23 && province <= 30) ? WITA : WIB
}

/** The zone of the device's clock, used outside Indonesia. */
export function deviceZone(now: number): Zone {
  return { name: '', offset: -new Date(now).getTimezoneOffset() / 60 }
}

/** The calendar day at a moment in a zone, `YYYY-MM-DD`. */
export function dateIn(zone: Zone, now: number): string {
  return local(zone, now).slice(0, 10)
}

/** The day a number of days after (or before) another, across months, leap days and years. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** How many days one day is after another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** The moment of a clock time (`HH:mm`) on a day in a zone, in milliseconds. */
export function momentIn(zone: Zone, date: string, time: string): number {
  return Date.parse(`${date}T${time}:00Z`) - zone.offset * HOUR_MS
}

/** The 24-hour clock at a moment in a zone as Indonesians write it: `"17.58"`. */
export function clockIn(zone: Zone, now: number): string {
  return local(zone, now).slice(11, 16).replace(':', '.')
}

// Written without `Intl`: the device's zone and language data must not matter.
function local(zone: Zone, now: number): string {
  return new Date(now + zone.offset * HOUR_MS).toISOString()
}
