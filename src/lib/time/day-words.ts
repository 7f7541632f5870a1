const weekdays = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const

const months = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const

/** `"2026-11"` → `"November 2026"`. @param month `YYYY-MM` */
export function monthInWords(month: string): string {
  const [year = '', number = ''] = month.split('-')
  return `${months[Number(number) - 1] ?? ''} ${year}`
}

/** The day of the week on the UTC calendar: `"Sabtu"`. */
export function weekdayName(date: Date): string {
  return weekdays[date.getUTCDay()] ?? ''
}

/**
 * A UTC date in words, such as `"21 November 2026"`. The names come from a table and not from `Intl`, because creating
 * the first formatter of a page is slow (docs/decisions.md).
 */
export function dayInWords(date: Date): string {
  return `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`
}

/** `"2026-11-21"` → `"Sabtu, 21 November 2026"`. */
export function dayText(date: string): string {
  const day = new Date(date)
  return `${weekdayName(day)}, ${dayInWords(day)}`
}
