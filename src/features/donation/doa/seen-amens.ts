import { record } from '@/api/decode'
import { followedLocal, personalLocal } from '@/lib/storage/owned-storage'
import { readStored, type StorageSource, writeStored } from '@/lib/storage/storage'

/** By a donation's code: how many had said amen to its doa when that was last shown. */
export type SeenAmens = Readonly<Record<string, number>>

/** More than anybody scrolls through. Beyond it those shown longest ago are forgotten. */
const MAX_SEEN = 500

/** What the present owner has seen on this device, without damaged entries. */
export const readSeenAmens = (source: StorageSource<'jm-doa'> = followedLocal): SeenAmens =>
  readStored(source, 'jm-doa', (stored) =>
    Object.fromEntries(
      Object.entries(record<SeenAmens>(stored, 'stored')).flatMap(([code, amens]) =>
        typeof amens === 'number' ? [[code, amens]] : [],
      ),
    ),
  ) ?? {}

/** Takes note of what is shown now, beside what another tab may have shown. */
export function noteSeenAmens(
  shown: SeenAmens,
  source: StorageSource<'jm-doa'> = personalLocal,
): void {
  const seen = readSeenAmens(source)
  if (Object.entries(shown).every(([code, amens]) => seen[code] === amens)) return
  const others = Object.entries(seen).filter(([code]) => !(code in shown))
  const all = [...others, ...Object.entries(shown)].slice(-MAX_SEEN)
  writeStored(source, 'jm-doa', Object.fromEntries(all))
}

/** How many amens are new. A doa that is shown for the first time has none: nobody knows since when. */
export const newAmens = (amens: number, seen: number | undefined): number =>
  seen === undefined ? 0 : Math.max(0, amens - seen)
