import { record } from '@/api/decode'
import type { ProgramUpdate } from './updates'
import { storedValue } from '@/lib/storage/storage'

/** By program (`programKey`): when the newest of its news that were seen was published, in ms since 1970. */
export type SeenUpdates = Readonly<Record<string, number>>

/** The most programs to remember. When there are more, the ones seen longest ago are forgotten. */
const MAX_PROGRAMS = 200

export const noneSeen: SeenUpdates = {}

/** Which news this device has shown, whoever used it. */
export const seenUpdatesStore = storedValue<SeenUpdates>(
  'jm-kabar',
  (stored) =>
    Object.fromEntries(
      Object.entries(record<SeenUpdates>(stored, 'stored')).flatMap(([key, at]) =>
        typeof at === 'number' ? [[key, at]] : [],
      ),
    ),
  noneSeen,
)

const timeOf = ({ publishedAt }: Pick<ProgramUpdate, 'publishedAt'>) => publishedAt?.getTime() ?? 0

/** Whether something is newer than what was seen. On a first visit (undefined) nothing is. */
export function isNewUpdate(
  update: Pick<ProgramUpdate, 'publishedAt'>,
  seen: number | undefined,
): boolean {
  return seen !== undefined && timeOf(update) > seen
}

/** What was seen, with these news of a program added. A program without any news yet counts as seen, too. */
export function withSeen(
  all: SeenUpdates,
  key: string,
  updates: readonly Pick<ProgramUpdate, 'publishedAt'>[],
): SeenUpdates {
  const newest = Math.max(all[key] ?? 0, ...updates.map(timeOf))
  const others = Object.entries(all).filter(([other]) => other !== key)
  return Object.fromEntries([...others, [key, newest] as const].slice(-MAX_PROGRAMS))
}
