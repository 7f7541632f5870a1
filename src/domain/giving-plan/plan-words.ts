import { programPath } from '@/domain/program/program-path'
import { daysBetween } from '@/domain/place/zone'
import { dayText } from '@/lib/time/day-words'
import type { Plan, Rhythm } from './plan'

/** When a plan asks: "Setiap Jumat, sebelum shalat Jumat". */
export function rhythmWords(rhythm: Rhythm): string {
  switch (rhythm.cara) {
    case 'jumat':
      return 'Setiap Jumat, sebelum shalat Jumat'
    case 'bulan':
      return `Setiap bulan, tanggal ${rhythm.tanggal}`
    case 'ramadan':
      return 'Setiap malam Ramadan'
    case 'ramadan-akhir':
      return 'Sepuluh malam terakhir Ramadan'
  }
}

/** Days that went by, at least one: "Jumat lalu terlewat". @param today `YYYY-MM-DD` */
export function missedWords(missed: readonly string[], today: string): string {
  const [day = '', ...others] = missed
  if (others.length > 0) return `${missed.length} kali terlewat`
  const [name = ''] = dayText(day).split(',')
  return daysBetween(day, today) <= 7 ? `${name} lalu terlewat` : `${dayText(day)} terlewat`
}

/** The address of the form, filled in as planned. It works on any device, since it needs no stored plan. */
export function giveAddress({ program, nominal, metode }: Plan): string {
  const wish = new URLSearchParams({
    nominal: String(nominal),
    metode: `${metode.jenis}.${metode.kode}`,
  })
  return `${programPath(program, 'donate')}?${wish.toString()}`
}
