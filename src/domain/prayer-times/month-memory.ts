import {
  lastingLocalStore,
  readStored,
  type StorageSource,
  writeStored,
} from '@/lib/storage/storage'
import { decodeMonth, type MonthOfPrayerTimes } from './month'
import { DAY_MS } from '@/domain/place/zone'

/** Room for this month, the next, and the two of a Ramadan; 6 kB each. */
const MAX_KEPT = 4
/** An older month is asked for again where there is a network: the ministry may have corrected it. */
export const FRESH_MS = 7 * DAY_MS

/** A month in the shape of the service's answer, so that one decoder reads both. */
interface StoredMonth {
  cityId: string
  month: string
  data: unknown
  /** When it was kept, in milliseconds since 1970. */
  at: number
}

function parseEntry(value: unknown): StoredMonth | null {
  if (typeof value !== 'object' || value === null || !('data' in value)) return null
  if (!('cityId' in value) || typeof value.cityId !== 'string') return null
  if (!('month' in value) || typeof value.month !== 'string') return null
  const at = 'at' in value && typeof value.at === 'number' ? value.at : 0
  return { cityId: value.cityId, month: value.month, data: value.data, at }
}

const readAll = (source: StorageSource<'jm-imsakiyah'>): StoredMonth[] =>
  readStored(source, 'jm-imsakiyah', (value) =>
    Array.isArray(value) ? value.flatMap((entry) => parseEntry(entry) ?? []) : null,
  ) ?? []

/**
 * Keeps a city's month, for days without a network; for this visit alone where the storage refuses it.
 * @param data the service's answer, which `decodeMonth` has read
 */
export function rememberMonth(
  cityId: string,
  month: string,
  data: unknown,
  source: StorageSource<'jm-imsakiyah'> = lastingLocalStore,
): void {
  const others = readAll(source).filter((one) => one.cityId !== cityId || one.month !== month)
  writeStored(
    source,
    'jm-imsakiyah',
    [{ cityId, month, data, at: Date.now() }, ...others].slice(0, MAX_KEPT),
  )
}

/** A month that was kept. */
export interface KeptMonth {
  read: MonthOfPrayerTimes
  /** When it was kept, in milliseconds since 1970; 0 where that isn't known: the clock was set back since. */
  at: number
}

/** The kept month of a city, or null. @param month `YYYY-MM` */
export function storedMonth(
  cityId: string,
  month: string,
  source: StorageSource<'jm-imsakiyah'> = lastingLocalStore,
): KeptMonth | null {
  const found = readAll(source).find((one) => one.cityId === cityId && one.month === month)
  if (!found) return null
  try {
    return { read: decodeMonth(found.data, month), at: found.at <= Date.now() ? found.at : 0 }
  } catch {
    return null
  }
}
