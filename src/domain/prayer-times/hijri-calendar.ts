import content from '@content/awal-bulan-hijriah.json'
import { addDays, daysBetween } from '@/domain/place/zone'
import { storedValue } from '@/lib/storage/storage'

/** Whose decision begins and ends Ramadan; the government's counts until another is chosen. */
export const authorities = [
  { value: 'pemerintah', label: 'Pemerintah' },
  { value: 'muhammadiyah', label: 'Muhammadiyah' },
] as const

export type Authority = (typeof authorities)[number]['value']

/** Null for what is no authority. */
export const parseAuthority = (value: unknown): Authority | null =>
  authorities.find((one) => one.value === value)?.value ?? null

/** The user's choice, remembered on this device. */
export const storedAuthority = storedValue<Authority>(
  'jm-awal-ramadan',
  parseAuthority,
  'pemerintah',
)

/** What an authority has decided, and what is computed until it has. Months are `1448-09`, days `YYYY-MM-DD`. */
interface Beginnings {
  /** The criterion of the computation. */
  kriteria: string
  /** What overrules it. */
  penetapan: string
  awal: Readonly<Record<string, string>>
  /** The months that were announced, with the source. */
  ditetapkan: Readonly<Record<string, string>>
}

/** Checked by the build (scripts/html/content/hijri-content.ts). The last of the government's months only ends the one before. */
export const beginnings: Readonly<Record<Authority, Beginnings>> = content

/** Whether the chosen authority decides when a month begins: Ramadan and Syawal. The government decides on all others. */
export const isDecided = (month: string): boolean => /-(?:09|10)$/.test(month)

/** The source of what was announced of a month's beginning; undefined: it is computed. */
export const announced = (month: string, authority: Authority): string | undefined =>
  beginnings[isDecided(month) ? authority : 'pemerintah'].ditetapkan[month]

const names = [
  'Muharam',
  'Safar',
  'Rabiul Awal',
  'Rabiul Akhir',
  'Jumadil Awal',
  'Jumadil Akhir',
  'Rajab',
  'Syakban',
  'Ramadan',
  'Syawal',
  'Zulkaidah',
  'Zulhijah',
] as const

/** `"1448-06"` → `"Jumadil Akhir"`. */
export const hijriMonthName = (month: string): string => names[Number(month.slice(5)) - 1] ?? ''

/** `"Jumadil Akhir – Rajab 1448 H"`, the year on one line. @param from,to Hijri months, `1448-06` */
export function hijriMonths(from: string, to: string): string {
  const [year, last] = [from.slice(0, 4), to.slice(0, 4)]
  const end = `${hijriMonthName(to)} ${last}\u00a0H`
  if (from === to) return end
  return `${hijriMonthName(from)}${year === last ? '' : ` ${year}`} – ${end}`
}

/** A fasting month: its first and last day, and 1 Syawal. */
export interface Ramadan {
  /** `1448` */
  year: string
  first: string
  last: string
  eid: string
}

/** Null for a year that isn't known. */
export function ramadanOf(year: string, authority: Authority): Ramadan | null {
  const { awal } = beginnings[authority]
  const [first, eid] = [awal[`${year}-09`], awal[`${year}-10`]]
  return first && eid ? { year, first, last: addDays(eid, -1), eid } : null
}

/** Each Ramadan that is known, in their order. */
export function knownRamadans(authority: Authority): Ramadan[] {
  const years = Object.keys(beginnings[authority].awal).map((month) => month.slice(0, 4))
  return [...new Set(years)].flatMap((year) => ramadanOf(year, authority) ?? [])
}

/** The first Ramadan that ends on a day or later; null beyond those that are known. @param date `YYYY-MM-DD` */
export const nextRamadan = (date: string, authority: Authority): Ramadan | null =>
  knownRamadans(authority).find(({ last }) => last >= date) ?? null

/** The beginnings of months one after another; the last only ends the one before. */
export type HijriCalendar = readonly (readonly [month: string, begins: string])[]

/** The operator can move the Hijri date by at most this many days (docs/product.md, Hijri date). */
const MAX_MOVE = 3

/** The Hijri day of a date by the calendar service. */
export interface ToldDay {
  /** `YYYY-MM-DD` */
  date: string
  /** 1 to 30 */
  day: number
}

/**
 * The calendar with the authority's Ramadan and Syawal, in which a day has the number that Home tells, as far as these
 * two leave room for it. Months have 29 or 30 days, so the ones around a moved month follow as far as they must.
 * @param told null: not known
 */
export function hijriCalendar(authority: Authority, told: ToldDay | null): HijriCalendar {
  let calendar: HijriCalendar = Object.entries(beginnings.pemerintah.awal)
  for (const [month, date] of Object.entries(beginnings[authority].awal)) {
    const at = calendar.findIndex(([one]) => one === month)
    if (isDecided(month)) calendar = withBeginning(calendar, at, date)
  }
  if (!told) return calendar
  const begins = addDays(told.date, 1 - told.day)
  const near = calendar.findIndex(([, date]) => Math.abs(daysBetween(date, begins)) <= MAX_MOVE)
  if (isDecided(calendar[near]?.[0] ?? '')) return calendar
  return withBeginning(calendar, near, withRoom(calendar, near, begins))
}

/** The day nearest to one on which a month can begin, so that each from it to the next decided one has 29 or 30 days. */
function withRoom(calendar: HijriCalendar, index: number, date: string): string {
  let nearest = date
  for (const step of [1, -1]) {
    const ahead = step > 0 ? calendar.slice(index + 1) : calendar.slice(0, index).reverse()
    const at = ahead.findIndex(([month]) => isDecided(month))
    const decided = ahead[at]?.[1]
    if (!decided) continue
    const months = step * (at + 1)
    const [least = '', most = ''] = [29, 30].map((days) => addDays(decided, -months * days)).sort()
    if (nearest < least) nearest = least
    if (nearest > most) nearest = most
  }
  return nearest
}

function withBeginning(calendar: HijriCalendar, index: number, date: string): HijriCalendar {
  const begun = calendar[index]
  if (!begun) return calendar
  const moved = [...calendar]
  moved[index] = [begun[0], date]
  for (const step of [1, -1]) {
    let near = date
    for (let at = index + step; ; at += step) {
      const [month, begins] = calendar[at] ?? []
      if (!month || !begins || isDecided(month)) break
      const days = Math.min(30, Math.max(29, Math.abs(daysBetween(near, begins))))
      near = addDays(near, step * days)
      moved[at] = [month, near]
    }
  }
  return moved
}

export interface HijriDay {
  /** `1448-09` */
  month: string
  day: number
}

/** The Hijri day of a date (by day; it begins at sunset before). Null beyond the calendar. */
export function hijriDay(calendar: HijriCalendar, date: string): HijriDay | null {
  const next = calendar.findIndex(([, begins]) => begins > date)
  const [month, begins] = calendar[next - 1] ?? []
  return month && begins ? { month, day: daysBetween(begins, date) + 1 } : null
}

/** The day's number in what the calendar service tells, `"Sabtu, 10 Jumadil Akhir 1448 H"`; null where there is none. */
export function hijriNumber(text: string): number | null {
  const number = Number(/, (\d{1,2}) /.exec(text)?.[1] ?? 0)
  return number >= 1 && number <= 30 ? number : null
}
