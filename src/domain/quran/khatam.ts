import * as z from 'zod/mini'
import { addDays, daysBetween } from '@/domain/place/zone'
import { boundsOf, partCounts, partOf, type VersePlace } from './mushaf'
import { cleanWords } from '@/lib/text/clean-text'
import { isCalendarDay } from '@/lib/time/calendar-day'
import { ownedList } from '@/lib/storage/owned-value'
import { showToast } from '@/ui/overlay/toast'

/** Letters of a khatam's name. */
export const LONGEST_NAME = 60

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const day = z.string().check(z.refine(isCalendarDay))

/** How the pages are spread over days: all of them within some days, so many juz or pages a day, or freely. */
const paceSchema = z.discriminatedUnion('cara', [
  z.object({ cara: z.literal('hari'), jumlah: whole(1, partCounts.halaman) }),
  z.object({ cara: z.literal('juz'), jumlah: whole(1, partCounts.juz) }),
  z.object({ cara: z.literal('halaman'), jumlah: whole(1, partCounts.halaman) }),
  z.object({ cara: z.literal('bebas') }),
])

export type Pace = z.infer<typeof paceSchema>

/** Some juz, each once and in their order. */
const juzSchema = z.array(whole(1, partCounts.juz)).check(
  z.minLength(1),
  z.refine((all) => all.every((juz, index) => index === 0 || juz > (all[index - 1] ?? 0))),
)

const pagesSchema = z.record(
  z.string().check(
    z.regex(/^[1-9]\d{0,2}$/),
    z.refine((page) => boundsOf('halaman', Number(page)) !== null),
  ),
  day,
)

const khatamSchema = z.object({
  /** Its place in addresses, from 1. */
  id: whole(1, Number.MAX_SAFE_INTEGER),
  nama: z.string().check(
    z.refine((nama) => nama === cleanWords(nama) && nama !== ''),
    z.maxLength(LONGEST_NAME),
  ),
  laju: paceSchema,
  /** The reader's own share: all thirty, unless a group shares them. */
  juz: juzSchema,
  /** The first day on the device's calendar, as all days here. */
  mulai: day,
  /** On which day each page was read. */
  dibaca: pagesSchema,
})

/** A reading of the Qur'an, or of some juz, from beginning to end. Its pages are those of the Madinah mushaf. */
export type Khatam = z.infer<typeof khatamSchema>

/** Reads a stored khatam. A page that isn't one, or on no day, costs itself alone. @returns null for anything else */
export function readKhatam(stored: unknown): Khatam | null {
  const { data } = z.looseObject({ dibaca: z.record(z.string(), z.unknown()) }).safeParse(stored)
  if (!data) return null
  const dibaca = Object.entries(data.dibaca).filter(
    ([page, readOn]) => pagesSchema.safeParse({ [page]: readOn }).success,
  )
  return khatamSchema.safeParse({ ...data, dibaca: Object.fromEntries(dibaca) }).data ?? null
}

/** What a person decides of a khatam. */
export type KhatamPlan = Pick<Khatam, 'nama' | 'laju' | 'juz'>

export const allJuz: readonly number[] = Array.from(
  { length: partCounts.juz },
  (_, index) => index + 1,
)

/** The pages of some juz, each once, and which of these juz it counts for: a page may have two. */
export function pagesOf(juz: readonly number[]): ReadonlyMap<number, number> {
  const pages = new Map<number, number>()
  for (const one of juz) {
    const bounds = boundsOf('juz', one)
    if (!bounds) continue
    const last = partOf('halaman', bounds.last)
    for (let page = partOf('halaman', bounds.first); page <= last; page += 1)
      if (!pages.has(page)) pages.set(page, one)
  }
  return pages
}

/** How many pages some juz have. */
export const pageCount = (juz: readonly number[]): number => pagesOf(juz).size

export interface KhatamState {
  /** All of its pages. */
  pages: readonly number[]
  unread: readonly number[]
  /** Today's pages, in their order: those read today, and those that are still due. */
  today: readonly number[]
  /** How many were due when the day began; null where none ever is. */
  due: number | null
  readToday: number
  /** The day on which the last page falls at this pace; null where none is due, or all is read. */
  ends: string | null
  /** Pages are left, but no day is. */
  isOverdue: boolean
  /** The day of the last page read; null while one is left. */
  finished: string | null
}

/**
 * Where a khatam stands. What was missed is spread over the days that are left, or moves the end: it never adds up to a
 * debt of one day. With a clock that was set back, a page of a later day counts as read before.
 * @param today on the device's calendar, `YYYY-MM-DD`
 */
export function khatamState({ laju, juz, mulai, dibaca }: Khatam, today: string): KhatamState {
  const juzOf = pagesOf(juz)
  const pages = [...juzOf.keys()]
  const unread = pages.filter((page) => dibaca[page] === undefined)
  const readToday = pages.filter((page) => dibaca[page] === today)
  const atDawn = pages.filter((page) => dibaca[page] === undefined || dibaca[page] === today)
  const daysGone = Math.max(0, daysBetween(mulai, today))

  const due = (): number | null => {
    if (laju.cara === 'bebas') return null
    if (laju.cara === 'halaman') return Math.min(laju.jumlah, atDawn.length)
    if (laju.cara === 'hari') {
      const daysLeft = laju.jumlah - daysGone
      return daysLeft < 1 ? 0 : Math.ceil(atDawn.length / daysLeft)
    }
    const juzLeft = [...new Set(atDawn.map((page) => juzOf.get(page)))]
    const dueJuz = new Set(juzLeft.slice(0, laju.jumlah))
    return atDawn.filter((page) => dueJuz.has(juzOf.get(page))).length
  }
  const quota = due()
  // Without a target the next page is there to be ticked.
  const left = quota === null ? 1 : Math.max(0, quota - readToday.length)
  const rest = unread.slice(0, left)
  const ends = (): string | null => {
    if (laju.cara === 'bebas' || unread.length === 0) return null
    if (laju.cara === 'hari') return addDays(mulai, laju.jumlah - 1)
    const after = unread.slice(left)
    const steps =
      laju.cara === 'halaman' ? after.length : new Set(after.map((page) => juzOf.get(page))).size
    return addDays(today, Math.ceil(steps / laju.jumlah))
  }
  return {
    pages,
    unread,
    today: [...readToday, ...rest].sort((one, other) => one - other),
    due: quota,
    readToday: readToday.length,
    ends: ends(),
    isOverdue: laju.cara === 'hari' && unread.length > 0 && daysGone >= laju.jumlah,
    finished:
      unread.length > 0
        ? null
        : pages.map((page) => dibaca[page] ?? today).reduce((a, b) => (a > b ? a : b)),
  }
}

/** A khatam with another plan. The days of another pace are counted from today on, with the pages that are left. */
export const withPlan = (khatam: Khatam, plan: KhatamPlan, today: string): Khatam => ({
  ...khatam,
  ...plan,
  ...(JSON.stringify(khatam.laju) !== JSON.stringify(plan.laju) && { mulai: today }),
})

/** A khatam in which some pages were read on a day, or with `null`, weren't read after all. */
export function withPages(khatam: Khatam, pages: readonly number[], readOn: string | null): Khatam {
  const dibaca = new Map(Object.entries(khatam.dibaca))
  for (const page of pages.map(String)) {
    if (readOn === null) dibaca.delete(page)
    // A page that is read again keeps its first day.
    else if (!dibaca.has(page)) dibaca.set(page, readOn)
  }
  return { ...khatam, dibaca: Object.fromEntries(dibaca) }
}

/** Days with the pages that were read on them, the latest first. */
export function history({ dibaca }: Khatam): { day: string; pages: number[] }[] {
  const days = new Map<string, number[]>()
  for (const [page, readOn] of Object.entries(dibaca)) {
    const pages = days.get(readOn)
    if (pages) pages.push(Number(page))
    else days.set(readOn, [Number(page)])
  }
  return [...days]
    .map(([readOn, pages]) => ({ day: readOn, pages: pages.sort((a, b) => a - b) }))
    .sort((one, other) => (one.day < other.day ? 1 : -1))
}

/** The unread pages of a khatam that end at or before a verse: what is read by somebody who has come so far. */
export function unreadUpTo(khatam: Khatam, place: VersePlace): number[] {
  const page = partOf('halaman', place)
  const last = boundsOf('halaman', page)?.last
  const isWhole = last?.surah === place.surah && last.ayat === place.ayat
  return [...pagesOf(khatam.juz).keys()].filter(
    (one) => khatam.dibaca[one] === undefined && (one < page || (one === page && isWhole)),
  )
}

/** Pages in words: "1–3, 7". */
export function pageRanges(pages: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const page of pages) {
    const last = ranges.at(-1)
    if (last && page === last[1] + 1) last[1] = page
    else ranges.push([page, page])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}

/** How many somebody may have. */
export const MOST_KHATAMS = 20

/** The present owner's khatams, in the order in which they were begun. */
export const khatams = ownedList('jm-khatam', readKhatam)

/** @param today its first day, `YYYY-MM-DD` @returns the new khatam's id; null where the device refused */
export function beginKhatam(plan: KhatamPlan, today: string): number | null {
  let id = 0
  const isStored = khatams.update((all) => {
    id = Math.max(0, ...all.map((one) => one.id)) + 1
    return [...all, { id, ...plan, mulai: today, dibaca: {} }]
  })
  return isStored ? id : null
}

/** @returns whether it was stored */
export const changeKhatam = (id: number, change: (khatam: Khatam) => Khatam): boolean =>
  khatams.update((all) => all.map((one) => (one.id === id ? change(one) : one)))

/** @returns whether the device let it be deleted */
export const removeKhatam = (id: number): boolean =>
  khatams.update((all) => all.filter((one) => one.id !== id))

/** Notes that pages were read on a day, or with `null`, that they weren't; says so where the device refuses. */
export function tickPages(id: number, pages: readonly number[], readOn: string | null): boolean {
  const isStored = changeKhatam(id, (khatam) => withPages(khatam, pages, readOn))
  if (!isStored) showToast('Bacaan tidak dapat dicatat di perangkat ini.', { tone: 'error' })
  return isStored
}
