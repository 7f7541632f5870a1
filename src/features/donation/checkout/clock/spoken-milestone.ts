import type { Countdown } from './countdown'

/**
 * What a screen reader says about the time left: only twice, near the end, so that it never talks over the instruction.
 * Only a change of the text is announced, so the text stays the same in between.
 */
export function spokenMilestone({ days, hours, minutes, seconds }: Countdown): string {
  const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
  if (total <= 60) return 'Waktu pembayaran tinggal kurang dari 1 menit.'
  if (total <= 5 * 60) return 'Waktu pembayaran tinggal kurang dari 5 menit.'
  return ''
}
