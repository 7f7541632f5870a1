import { wibDayNumber } from '@/lib/time/wib-date'

/** The last number of days before months are counted. */
const MAX_DAYS = 30

/**
 * How long ago, in calendar days in WIB: "Hari ini", "Kemarin", "{n} hari lalu" up to 30, then months and years. A date
 * in the future (the device's clock is slow) is "Hari ini".
 */
export function relativeDay(date: Date, now: Date): string {
  const days = wibDayNumber(now) - wibDayNumber(date)
  if (days <= 0) return 'Hari ini'
  return days === 1 ? 'Kemarin' : `${inDays(days)} lalu`
}

/** Months of 30 days and years of 365; days 360 to 364 are still 11 months, not a twelfth. */
function inDays(days: number): string {
  if (days <= MAX_DAYS) return `${days} hari`
  if (days < 365) return `${Math.min(11, Math.floor(days / 30))} bulan`
  return `${Math.floor(days / 365)} tahun`
}
