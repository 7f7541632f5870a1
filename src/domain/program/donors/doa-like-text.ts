import { formatThousands } from '@/lib/format-number'

/**
 * Who said amen to a doa, or `''` when nothing is shown.
 *
 * @param liked whether the current user is among them (`status_like` is "liked")
 * @param count `total_like`; null counts as 0. At 0 nothing is shown, even if the server says "liked": the two
 *   contradict each other, and the next poll brings the right number
 */
export function amenText(liked: boolean, count: number | null): string {
  if (count === null || !(count > 0)) return ''
  if (!liked) return `${formatThousands(count)} orang mengaminkan doa ini`
  return count === 1
    ? 'Kamu mengaminkan doa ini'
    : `Kamu dan ${formatThousands(count - 1)} orang lainnya mengaminkan doa ini`
}
