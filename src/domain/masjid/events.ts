import type { Query } from '@/api/client'
import { certainText, DecodeError, httpsUrl, requiredText, rows, text } from '@/api/decode'
import type { components } from '@/api/generated/backend'
import { $optional } from '@/api/optional-backend'
import { query } from '@/api/query'
import { addDays, clockIn, dateIn, WIB } from '@/domain/place/zone'
import { dayText } from '@/lib/time/day-words'
import { parseWib, parseWibDeadline } from '@/lib/time/wib-date'

type Wire = components['schemas']['MosqueEvent']

/** What a kind is to the app, whatever the backend calls it. `jumat` is the Friday prayer itself. */
const categories = ['jumat', 'tarawih', 'kajian', 'lain'] as const

/** Whom events are for, in the order in which they are offered. */
export const audiences = ['umum', 'muslimah', 'remaja', 'anak'] as const

export type Audience = (typeof audiences)[number]

const offices = ['khatib', 'imam', 'muadzin', 'bilal'] as const

/** Who serves at a prayer. */
export interface Officer {
  office: (typeof offices)[number]
  name: string
}

/** Something that takes place in a mosque. */
export interface MasjidEvent {
  id: string
  /** A word or two, as the backend has it: "Kajian". */
  kind: string
  title: string
  /** `YYYY-MM-DD`, in WIB. */
  day: string
  startsAt: Date | null
  /** Null without a start, too. */
  endsAt: Date | null
  /** "Ba’da Isya" */
  timeInWords: string | null
  speaker: string | null
  note: string | null
  isCancelled: boolean
  category: (typeof categories)[number]
  /** Those that are known. */
  officers: readonly Officer[]
  audience: Audience
  /** The `https:` address of its live broadcast. */
  broadcastUrl: string | null
}

/** @throws DecodeError without id, title or day */
export function toMasjidEvent(wire: Wire, what: string): MasjidEvent {
  const day = parseWibDeadline(certainText(wire.tgl))
  if (day === null) throw new DecodeError(`${what}.tgl: expected a date`)
  const startsAt = parseWib(text(wire.mulai))
  const end = parseWib(text(wire.selesai))
  return {
    id: requiredText(wire.id, `${what}.id`),
    kind: certainText(wire.jenis) || 'Lainnya',
    title: requiredText(wire.judul, `${what}.judul`),
    day: dateIn(WIB, day.getTime()),
    startsAt,
    endsAt: startsAt !== null && end !== null && end > startsAt ? end : null,
    timeInWords: text(wire.waktu_teks),
    speaker: text(wire.pemateri),
    note: text(wire.keterangan),
    // "Y" and 1 are how some databases write it, and a cancelled event must never look like one that takes place.
    isCancelled: ['true', 'Y', '1'].includes(String(wire.batal)),
    category: categories.find((one) => one === wire.kategori) ?? 'lain',
    officers: offices.flatMap((office) => {
      const name = text(wire.petugas?.[office])
      return name === null ? [] : [{ office, name }]
    }),
    audience: audiences.find((one) => one === wire.untuk) ?? 'umum',
    broadcastUrl: httpsUrl(wire.siaran_url ?? null),
  }
}

const select = rows(toMasjidEvent, ({ id }) => id)

/** How far ahead events are asked for, in days. */
const DAYS = 60

/** A mosque's events from a day on; only where the backend lists them. @param today `YYYY-MM-DD`, in WIB */
export function masjidEventsQuery(slug: string, today: string) {
  const wanted = {
    slug,
    dari: today,
    sampai: addDays(today, DAYS),
  } satisfies Query<'/mosque/get_events'>
  const init = { params: { query: wanted } }
  return query($optional.queryOptions('get', '/mosque/get_events', init, { select }))
}

/** What takes place on a day. */
export interface AgendaDay {
  /** `YYYY-MM-DD` */
  day: string
  events: readonly MasjidEvent[]
}

/** A mosque's events as its page shows them. */
export interface Agenda {
  /** Today, unless it is a Friday; null where nothing more takes place. */
  today: AgendaDay | null
  /** The coming Friday, today included; null where nothing takes place on it. */
  friday: AgendaDay | null
  /** The other days, the nearest first. */
  days: readonly AgendaDay[]
}

/**
 * Orders events by day, from now on; what is over isn't among them.
 * @param now milliseconds since 1970
 * @param wanted only events of this kind and for these people; null: all
 */
export function agendaOf(
  events: readonly MasjidEvent[],
  now: number,
  wanted: { kind: string | null; audience: Audience | null },
): Agenda {
  const today = dateIn(WIB, now)
  const coming = events
    .filter((event) => event.day >= today && !isOver(event, now))
    .filter(({ kind }) => wanted.kind === null || kind === wanted.kind)
    .filter(({ audience }) => wanted.audience === null || audience === wanted.audience)
    .sort((one, other) => startOf(one) - startOf(other))
  const days = [...new Set(coming.map(({ day }) => day))].sort().map((day) => ({
    day,
    events: coming.filter((event) => event.day === day),
  }))
  const friday = days.find(({ day }) => day === fridayFrom(today)) ?? null
  const todays = days.find((one) => one.day === today && one !== friday) ?? null
  return { today: todays, friday, days: days.filter((day) => day !== friday && day !== todays) }
}

/** Without an hour of its end, an event lasts until its day does. */
const isOver = ({ endsAt }: MasjidEvent, now: number) => endsAt !== null && endsAt.getTime() <= now

/** Whether an event has begun; false where its hour isn't known. */
export const hasBegun = ({ startsAt }: MasjidEvent, now: number): boolean =>
  startsAt !== null && startsAt.getTime() <= now

/** The Friday prayer comes first, those without an hour after those that have one. */
const startOf = ({ startsAt, category }: MasjidEvent) =>
  category === 'jumat' ? 0 : (startsAt?.getTime() ?? Number.MAX_SAFE_INTEGER)

const FRIDAY = 5

/** The day itself, or the first Friday after it. */
export function fridayFrom(day: string): string {
  return addDays(day, (FRIDAY - new Date(day).getUTCDay() + 7) % 7)
}

/** What there is to choose from of the events from now on: kinds in the order in which they are shown, and audiences. */
export function choicesOf(events: readonly MasjidEvent[], now: number) {
  const { today, friday, days } = agendaOf(events, now, { kind: null, audience: null })
  const all = [friday, today, ...days].flatMap((day) => day?.events ?? [])
  return {
    kinds: [...new Set(all.map(({ kind }) => kind))],
    audiences: audiences.filter((one) => all.some(({ audience }) => audience === one)),
  }
}

/** `"11.40–12.30 WIB"`, `"11.40 WIB"`, the backend's own words, or that nobody knows yet. */
export function timeText({ startsAt, endsAt, timeInWords }: MasjidEvent): string {
  if (startsAt === null) return timeInWords ?? 'Waktu belum ditentukan'
  const clock = (date: Date) => clockIn(WIB, date.getTime())
  return `${clock(startsAt)}${endsAt === null ? '' : `–${clock(endsAt)}`} WIB`
}

/** `"Hari ini"`, `"Besok"`, for the coming Friday also which one it is; null for any other day. */
export function nearness(day: string, today: string): string | null {
  if (day === today) return 'Hari ini'
  if (day === addDays(today, 1)) return 'Besok'
  if (day !== fridayFrom(today)) return null
  // A week begins on Monday: seen on a Saturday, the coming Friday is of the next one.
  return day < addDays(today, FRIDAY) ? 'Jumat ini' : 'Jumat depan'
}

const officeNames = { khatib: 'Khatib', imam: 'Imam', muadzin: 'Muadzin', bilal: 'Bilal' } as const

/** Who serves, in words: `["Khatib", "KH. Abdul Karim"]`. */
export const officerRows = ({ officers }: MasjidEvent) =>
  officers.map(({ office, name }) => [officeNames[office], name] as const)

/** The text that an event is shared as. @param url of its page, absolute */
export function eventText(event: MasjidEvent, masjid: string, url: string): string {
  const { title, day, speaker, note, broadcastUrl } = event
  return [
    title,
    masjid,
    `${dayText(day)}, ${timeText(event)}`,
    ...(speaker === null ? [] : [`Bersama ${speaker}`]),
    ...officerRows(event).map(([office, name]) => `${office}: ${name}`),
    ...(note === null ? [] : [note]),
    ...(broadcastUrl === null ? [] : [`Siaran langsung: ${broadcastUrl}`]),
    url,
  ].join('\n')
}

/** The next event of those that lead to the mosque: a prayer whose officers are known, or a lesson; null for none. */
export const nextServed = (events: readonly MasjidEvent[], now: number): MasjidEvent | null => {
  const { today, friday, days } = agendaOf(events, now, { kind: null, audience: null })
  return (
    [today, friday, ...days]
      .flatMap((day) => day?.events ?? [])
      .toSorted((one, other) => Date.parse(one.day) - Date.parse(other.day))
      .find(
        ({ isCancelled, officers, category }) =>
          !isCancelled && (officers.length > 0 || category === 'kajian'),
      ) ?? null
  )
}

/** `"Besok: Kajian Subuh, Ba’da Subuh, Ustadz Hilman"`, `"Jumat ini: khatib KH. Abdul Karim"`. */
export function servedText(event: MasjidEvent, today: string): string {
  const { title, day, officers, speaker } = event
  const when = nearness(day, today) ?? dayText(day)
  const [first] = officers
  if (first) return `${when}: ${first.office} ${first.name}`
  return `${when}: ${[title, timeText(event), speaker].filter((part) => part !== null).join(', ')}`
}
