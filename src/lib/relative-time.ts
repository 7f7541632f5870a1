import { wibDayNumber } from './wib-date'

/** The specification's last number of days before months are counted (spec §9). */
const MAX_DAYS = 30

/**
 * How long ago by calendar days in WIB (spec §9): "Hari ini", "Kemarin", "{n} hari lalu" up to 30,
 * then months and years. A date ahead of now (a device's clock that is slow) is "Hari ini".
 */
export function relativeDay(date: Date, now: Date): string {
  const days = wibDayNumber(now) - wibDayNumber(date)
  if (days <= 0) return 'Hari ini'
  return days === 1 ? 'Kemarin' : `${inDays(days)} lalu`
}

/**
 * How long ago by the time passed (spec §9): "Baru saja" for the first 10 seconds and for a date
 * ahead of now, then "{n} detik/menit/jam/hari/bulan/tahun yang lalu", always rounded down.
 */
export function relativeTime(date: Date, now: Date): string {
  const seconds = Math.floor((now.getTime() - date.getTime()) / 1000)
  return seconds < 10 ? 'Baru saja' : `${inSeconds(seconds)} yang lalu`
}

function inSeconds(seconds: number): string {
  if (seconds < 60) return `${seconds} detik`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} menit`
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} jam`
  return inDays(Math.floor(seconds / 86_400))
}

/** Months of 30 days and years of 365; days 360 to 364 are still 11 months, not a twelfth. */
function inDays(days: number): string {
  if (days <= MAX_DAYS) return `${days} hari`
  if (days < 365) return `${Math.min(11, Math.floor(days / 30))} bulan`
  return `${Math.floor(days / 365)} tahun`
}
