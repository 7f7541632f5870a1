import { addDays } from '@/domain/place/zone'
import { isCalendarDay } from '@/lib/time/calendar-day'
import { dayText, monthInWords } from '@/lib/time/day-words'
import { fridayFrom } from './agenda'

/** The days of a cash book, `YYYY-MM-DD`, both included. */
export interface CashPeriod {
  kind: 'pekan' | 'bulan'
  from: string
  to: string
}

/**
 * The week that is told on a Friday: from the Friday before, whose collection is counted after the prayer, to the
 * Thursday on which the report is written.
 */
const weekToldOn = (friday: string): CashPeriod => ({
  kind: 'pekan',
  from: addDays(friday, -7),
  to: addDays(friday, -1),
})

/** @param month `YYYY-MM` */
const monthOf = (month: string): CashPeriod => ({
  kind: 'bulan',
  from: `${month}-01`,
  to: addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1),
})

/** The week or the month of a day; on a Friday the week that is told on it. */
export const periodOf = (kind: CashPeriod['kind'], day: string): CashPeriod =>
  kind === 'pekan' ? weekToldOn(fridayFrom(day)) : monthOf(day.slice(0, 7))

/** The week or month before this one, or the next one; null if that hasn't begun yet. */
export function neighbour(period: CashPeriod, step: -1 | 1, today: string): CashPeriod | null {
  const { kind, from, to } = period
  const next =
    kind === 'pekan'
      ? weekToldOn(addDays(to, step === 1 ? 8 : -6))
      : monthOf(addDays(step === 1 ? to : from, step).slice(0, 7))
  return next.from > periodOf(kind, today).from ? null : next
}

/** What an address says of the period: `pekan=2026-11-27`, the Friday, or `bulan=2026-11`. Nonsense is this week. */
export function readPeriod(params: URLSearchParams, today: string): CashPeriod {
  const [month, friday] = [params.get('bulan') ?? '', params.get('pekan') ?? '']
  if (isCalendarDay(`${month}-01`) && month <= today.slice(0, 7)) return monthOf(month)
  const now = fridayFrom(today)
  const isFriday = isCalendarDay(friday) && fridayFrom(friday) === friday
  return weekToldOn(isFriday && friday <= now ? friday : now)
}

/** The address's words of a period. */
export const periodParams = ({ kind, from, to }: CashPeriod): Record<string, string> =>
  kind === 'pekan' ? { pekan: addDays(to, 1) } : { bulan: from.slice(0, 7) }

/** `"Jumat, 20 November 2026 – Kamis, 26 November 2026"`, `"November 2026"`. */
export const periodText = ({ kind, from, to }: CashPeriod): string =>
  kind === 'pekan' ? `${dayText(from)} – ${dayText(to)}` : monthInWords(from.slice(0, 7))
