import {
  announced,
  authorities,
  type Authority,
  beginnings,
  hijriCalendar,
  hijriDay,
  hijriMonthName,
  hijriNumber,
  isDecided,
  type Ramadan,
  ramadanOf,
} from '@/domain/prayer-times/hijri-calendar'
import { dayText } from '@/lib/time/day-words'

/** As it stands in a sentence. */
const names = { pemerintah: 'pemerintah', muhammadiyah: 'Muhammadiyah' } as const

/** The authorities that give a Ramadan the same two ends as this one: itself alone, or all. */
function agreeing({ year, first, eid }: Ramadan, authority: Authority): readonly Authority[] {
  const all = authorities.map(({ value }) => value)
  const agree = all.every((one) => {
    const other = ramadanOf(year, one)
    return other?.first === first && other.eid === eid
  })
  return agree ? all : [authority]
}

/** Whether another choice would show another Ramadan. */
export const isContested = (ramadan: Ramadan, authority: Authority): boolean =>
  agreeing(ramadan, authority).length === 1

/** When a Ramadan begins and ends, by whom, and how certain that is. */
export function ramadanNote(ramadan: Ramadan, authority: Authority): string {
  const { year, first, eid } = ramadan
  const by = agreeing(ramadan, authority)
  const joined = (of: (one: Authority) => string) => by.map(of).join(' dan ')
  const isOpen = (month: string) => by.some((one) => announced(month, one) === undefined)
  const begins = (month: string, date: string) => {
    const source = isOpen(month) ? 'perkiraan' : joined((one) => announced(month, one) ?? '')
    return `1\u00a0${hijriMonthName(month)} ${dayText(date)} (${source})`
  }
  const [ramadanMonth, syawal] = [`${year}-09`, `${year}-10`]
  const told = `Menurut ${joined((one) => names[one])}: ${begins(ramadanMonth, first)}; ${begins(syawal, eid)}.`
  return isOpen(ramadanMonth) || isOpen(syawal)
    ? `${told} Perkiraan memakai kriteria ${joined((one) => beginnings[one].kriteria)}; yang berlaku ${joined((one) => beginnings[one].penetapan)}.`
    : told
}

/**
 * How certain the Hijri days of a civil month are.
 * @param months the Hijri months that are shown, `1448-09`
 */
export function hijriNote(months: readonly string[], authority: Authority): string {
  const isOpen = (month: string) => announced(month, authority) === undefined
  const decided = months.filter(isDecided)
  const estimated = months.some(isOpen) ? 'Tanggal Hijriah adalah perkiraan.' : ''
  if (decided.length === 0) return estimated
  const whose = `Awal ${decided.map(hijriMonthName).join(' dan ')} menurut ${names[authority]}`
  const until = decided.some(isOpen) ? `; yang berlaku ${beginnings[authority].penetapan}` : ''
  return `${estimated} ${whose}${until}.`.trim()
}

/**
 * The Hijri day by the authority that the user follows, where the calendar service tells another one: a Ramadan begins
 * and ends by decision, so the two may be a day apart. Empty where they agree.
 * @param told the service's text, `"Senin, 30 Syakban 1448 H"`
 * @returns `"1 Ramadan menurut perkiraan kriteria pemerintah"`
 */
export function otherDayNote(told: string, date: string, authority: Authority): string {
  const number = hijriNumber(told)
  const day = number && hijriDay(hijriCalendar(authority, { date, day: number }), date)
  if (!day || day.day === number) return ''
  // The two days may be in two months. What they disagree about is then when the later one begins.
  const month = day.day - number > 15 ? monthAfter(day.month) : day.month
  if (!isDecided(month)) return ''
  const source = announced(month, authority) === undefined ? 'perkiraan kriteria ' : ''
  return `${day.day} ${hijriMonthName(day.month)} menurut ${source}${names[authority]}`
}

/** `1448-08` → `1448-09`; within a year. */
const monthAfter = (month: string) =>
  `${month.slice(0, 5)}${String(Number(month.slice(5)) + 1).padStart(2, '0')}`
