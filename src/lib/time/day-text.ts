import { dayInWords, weekdayName } from './day-words'

/** `"2026-11-21"` → `"Sabtu, 21 November 2026"`. */
export function dayText(date: string): string {
  const day = new Date(date)
  return `${weekdayName(day)}, ${dayInWords(day)}`
}
