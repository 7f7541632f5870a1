import { type Authority, type Ramadan, ramadanOf } from '@/domain/prayer-times/hijri-calendar'
import { daysIn, monthsLater } from '@/domain/prayer-times/month'
import { monthInWords } from '@/lib/time/day-words'

/** A sheet of the imsakiyah: a civil month, or a Ramadan, which lies in two of them. */
export interface ShownMonth {
  /** `Desember 2026`, `Ramadan 1448 H` */
  title: string
  /** The first and the last day, `YYYY-MM-DD`. */
  first: string
  last: string
  /** The civil months that "Bulan sebelumnya" and "Bulan berikutnya" lead to. */
  before: string
  after: string
  ramadan: Ramadan | null
}

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/

/**
 * The sheet that an address asks for.
 * @param asked `2026-12` or `ramadan-1448`; anything else is the month of today
 */
export function shownMonth(asked: string, today: string, authority: Authority): ShownMonth {
  const ramadan = ramadanOf(/^ramadan-(\d{4})$/.exec(asked)?.[1] ?? '', authority)
  if (ramadan) {
    const { year, first, last } = ramadan
    const [before, after] = [first.slice(0, 7), last.slice(0, 7)]
    return { title: `Ramadan ${year} H`, first, last, before, after, ramadan }
  }
  const month = MONTH.test(asked) ? asked : today.slice(0, 7)
  return {
    title: monthInWords(month),
    first: `${month}-01`,
    last: `${month}-${daysIn(month)}`,
    before: monthsLater(month, -1),
    after: monthsLater(month, 1),
    ramadan: null,
  }
}
