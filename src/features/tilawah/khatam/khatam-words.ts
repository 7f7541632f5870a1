import { formatCalendarDay } from '@/lib/time/calendar-day'
import type { Khatam, KhatamState } from '@/domain/quran/khatam'

/** What is due, or how it ended: one line. */
export function todayLine({ due, readToday, unread, finished, isOverdue }: KhatamState): string {
  if (finished !== null) return `Selesai ${formatCalendarDay(finished)}`
  if (isOverdue) return `Waktunya habis, ${unread.length} halaman lagi`
  if (due === null) return `${unread.length} halaman lagi`
  return readToday >= due
    ? `Target hari ini tercapai: ${readToday} halaman`
    : `Hari ini ${readToday} dari ${due} halaman`
}

/** How it is paced: "30 hari, mulai 27 November 2026". */
export function paceLine({ laju, mulai, juz }: Khatam): string {
  const pace =
    laju.cara === 'bebas'
      ? 'Tanpa target'
      : laju.cara === 'hari'
        ? `${laju.jumlah} hari`
        : `${laju.jumlah} ${laju.cara} sehari`
  const share = juz.length === 30 ? '' : ` · ${juz.length} juz`
  return `${pace}${share} · mulai ${formatCalendarDay(mulai)}`
}
