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

/** How the time left looks: in amber when a donor has to hurry. */
export type Urgency = RemainingTime['kind'] | 'soon'

/** So many days before its end a program is urgent. */
const SOON_DAYS = 3

export const urgency = (remaining: RemainingTime): Urgency =>
  remaining.kind === 'running' && remaining.days <= SOON_DAYS ? 'soon' : remaining.kind

/** The words for the time left, and a sign before them that can't be read aloud. */
export function remainingTimeLabel(remaining: RemainingTime): { text: string; sign?: string } {
  switch (remaining.kind) {
    case 'unlimited':
      return { sign: '∞', text: 'Tanpa batas waktu' }
    case 'running':
      return { text: `${remaining.days} hari lagi` }
    case 'ended':
      return { text: 'Berakhir' }
  }
}

/** The programs that still run first, each part in its former order. */
export const openFirst = <P extends { deadline: Date | null }>(
  programs: readonly P[],
  now: Date,
): P[] => {
  const hasEnded = ({ deadline }: P) => remainingTime(deadline, now).kind === 'ended'
  return programs.toSorted((one, other) => Number(hasEnded(one)) - Number(hasEnded(other)))
}
