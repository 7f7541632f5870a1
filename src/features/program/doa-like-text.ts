/**
 * Who said amen to a doa (spec §4, Prayer amen), or `''` when nothing is to be shown.
 *
 * @param liked whether the current user is among them (`status_like` is "liked")
 * @param count `total_like`; null counts as 0, and 0 shows nothing even where the server already
 *   says "liked": it contradicts itself then, and the next poll brings the true number
 */
export function amenText(liked: boolean, count: number | null): string {
  if (count === null || !(count > 0)) return ''
  if (!liked) return `${count} orang mengaminkan doa ini`
  return count === 1
    ? 'Kamu mengaminkan doa ini'
    : `Kamu dan ${count - 1} orang lainnya mengaminkan doa ini`
}
