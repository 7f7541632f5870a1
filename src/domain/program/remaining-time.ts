const DAY_MS = 86_400_000

/** What is left of a program's time. `days` is a whole number, 1 or more. */
export type RemainingTime =
  { kind: 'unlimited' } | { kind: 'running'; days: number } | { kind: 'ended' }

/**
 * The remaining time of a program: the days left while its deadline is after now, then ended; unlimited when it has
 * none (`Program.deadline` is null). A started day counts as a day, so the last one says "1 hari lagi" and never "0
 * hari lagi".
 */
export function remainingTime(deadline: Date | null, now: Date): RemainingTime {
  if (deadline === null) return { kind: 'unlimited' }
  const left = deadline.getTime() - now.getTime()
  return left > 0 ? { kind: 'running', days: Math.ceil(left / DAY_MS) } : { kind: 'ended' }
}

/** The label on the screen, and a text for screen readers, which can't read "∞" aloud. */
export function remainingTimeLabel(remaining: RemainingTime): { text: string; spoken: string } {
  switch (remaining.kind) {
    case 'unlimited':
      return { text: '∞', spoken: 'Tanpa batas waktu' }
    case 'running':
      return sameSpoken(`${remaining.days} hari lagi`)
    case 'ended':
      return sameSpoken('Berakhir')
  }
}

function sameSpoken(text: string) {
  return { text, spoken: text }
}
