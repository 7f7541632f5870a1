import { readStored, type StorageSource, writeStored } from '@/lib/storage/storage'

/** What the player remembers on this device between visits. */
export interface Memory {
  /** "01" unless another one was chosen. */
  reciter: string
  /** Whether the next surah follows by itself. */
  autoNext: boolean
  /** The surah that was heard last. */
  last: number | null
  /** Its Latin name, for where the list of surahs isn't at hand; null where a former version has stored the rest. */
  lastName: string | null
  /** Seconds at which each recitation was stopped, by {@link positionKey}; the latest is last. */
  positions: Readonly<Record<string, number>>
}

export const DEFAULT_RECITER = '01'

/** Enough for going back and forth between long surahs. */
const MAX_POSITIONS = 20

/** Stopping within the first seconds is not worth remembering. */
const MIN_POSITION_S = 3

/** This close to the end there is nothing to resume. */
const END_MARGIN_S = 2

export const freshMemory: Memory = {
  reciter: DEFAULT_RECITER,
  autoNext: false,
  last: null,
  lastName: null,
  positions: {},
}

/** Reciters differ in speed, so each recitation has a position of its own. */
export const positionKey = (reciter: string, nomor: number): string => `${reciter}/${nomor}`

/** The stored memory, with defaults for what is missing or damaged. */
export function readMemory(source: StorageSource<'jm-murottal'>): Memory {
  return readStored(source, 'jm-murottal', parseMemory) ?? freshMemory
}

export function writeMemory(source: StorageSource<'jm-murottal'>, memory: Memory): void {
  writeStored(source, 'jm-murottal', memory)
}

/**
 * Whether a recitation can be resumed at a position, rather than from its beginning.
 * @param position in seconds, as `duration`
 * @param duration null while it is unknown
 */
export const isResumable = (position: number, duration: number | null): boolean =>
  position >= MIN_POSITION_S && (duration === null || position < duration - END_MARGIN_S)

/**
 * @param position in seconds, as `duration`
 * @param duration null while it is unknown
 * @returns the memory with a recitation's position stored if it {@link isResumable}, else without one; beyond 20, the oldest
 *   is deleted
 */
export function notePosition(
  memory: Memory,
  key: string,
  position: number,
  duration: number | null,
): Memory {
  const others = Object.entries(memory.positions).filter(([other]) => other !== key)
  const entry = isResumable(position, duration) ? [[key, position] as const] : []
  return { ...memory, positions: Object.fromEntries([...others, ...entry].slice(-MAX_POSITIONS)) }
}

/** @returns null for what is none; defaults for what of it is missing or damaged */
export function parseMemory(value: unknown): Memory | null {
  if (typeof value !== 'object' || value === null) return null
  const fields: Partial<Record<keyof Memory, unknown>> = value
  const { reciter, autoNext, last, lastName, positions } = fields
  return {
    reciter: typeof reciter === 'string' && /^\d{2}$/.test(reciter) ? reciter : freshMemory.reciter,
    autoNext: autoNext === true,
    last: typeof last === 'number' && Number.isInteger(last) ? last : null,
    lastName: typeof lastName === 'string' && lastName !== '' ? lastName : null,
    positions: parsePositions(positions),
  }
}

function parsePositions(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {}
  const entries: [string, unknown][] = Object.entries(value)
  return Object.fromEntries(
    entries
      .filter((entry): entry is [string, number] => {
        const [key, seconds] = entry
        return /^\d{2}\/\d{1,3}$/.test(key) && typeof seconds === 'number' && seconds >= 0
      })
      .slice(-MAX_POSITIONS),
  )
}
