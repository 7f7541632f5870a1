import type { Countdown } from './countdown'

/**
 * What a screen reader says about the time left: twice near the end, and nothing in between, so that it never
 * talks over the instruction. The text stays the same through each stretch: only its change is announced.
 */
export function spokenMilestone({ days, hours, minutes, seconds }: Countdown): string {
  const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
  if (total <= 60) return 'Waktu pembayaran tinggal kurang dari 1 menit.'
  if (total <= 5 * 60) return 'Waktu pembayaran tinggal kurang dari 5 menit.'
  return ''
}
