import type { MasjidEvent } from '@/domain/masjid/events'
import { addDays, clockIn, WIB } from '@/domain/place/zone'

/** What takes place on a day. */
export interface AgendaDay {
  /** `YYYY-MM-DD` */
  day: string
  events: readonly MasjidEvent[]
}

/** A mosque's events as its page shows them. */
export interface Agenda {
  /** The coming Friday, today included; null where nothing takes place on it. */
  friday: AgendaDay | null
  /** The other days, the nearest first. */
  days: readonly AgendaDay[]
}

/**
 * Orders events by day, from today on.
 * @param today `YYYY-MM-DD`
 * @param kind only events of this kind; null: all
 */
export function agendaOf(
  events: readonly MasjidEvent[],
  today: string,
  kind: string | null,
): Agenda {
  const coming = events
    .filter(({ day, kind: its }) => day >= today && (kind === null || its === kind))
    .sort((one, other) => startOf(one) - startOf(other))
  const days = [...new Set(coming.map(({ day }) => day))].sort().map((day) => ({
    day,
    events: coming.filter((event) => event.day === day),
  }))
  const friday = days.find(({ day }) => day === fridayFrom(today)) ?? null
  return { friday, days: days.filter((day) => day !== friday) }
}

/** Those without an hour come after those that have one. */
const startOf = ({ startsAt }: MasjidEvent) => startsAt?.getTime() ?? Number.MAX_SAFE_INTEGER

const FRIDAY = 5

/** The day itself, or the first Friday after it. */
export function fridayFrom(day: string): string {
  return addDays(day, (FRIDAY - new Date(day).getUTCDay() + 7) % 7)
}

/** The kinds of the events from today on, each once, in the order of their first day. */
export function kindsOf(events: readonly MasjidEvent[], today: string): string[] {
  const { friday, days } = agendaOf(events, today, null)
  const all = [...(friday ? [friday] : []), ...days].flatMap((day) => day.events)
  return [...new Set(all.map(({ kind }) => kind))]
}

/** `"11.40–12.30 WIB"`, `"11.40 WIB"`, the backend's own words, or that nobody knows yet. */
export function timeText({ startsAt, endsAt, timeInWords }: MasjidEvent): string {
  if (startsAt === null) return timeInWords ?? 'Waktu belum ditentukan'
  const clock = (date: Date) => clockIn(WIB, date.getTime())
  return `${clock(startsAt)}${endsAt === null ? '' : `–${clock(endsAt)}`} WIB`
}

/** `"Hari ini"`, `"Besok"`; null for any other day. */
export function nearness(day: string, today: string): string | null {
  if (day === today) return 'Hari ini'
  return day === addDays(today, 1) ? 'Besok' : null
}
