import { localStore, readStored, type StorageSource, writeStored } from '@/lib/storage'
import { decodeMonth, type MonthOfPrayerTimes } from './month'

const STORAGE_KEY = 'jm-imsakiyah'
/** Room for this month, the next, and the two of a Ramadan; 6 kB each. */
const MAX_KEPT = 4

/** A month in the shape of the service's answer, so that one decoder reads both. */
interface StoredMonth {
  cityId: string
  month: string
  data: unknown
}

function parseEntry(value: unknown): StoredMonth | null {
  if (typeof value !== 'object' || value === null || !('data' in value)) return null
  if (!('cityId' in value) || typeof value.cityId !== 'string') return null
  if (!('month' in value) || typeof value.month !== 'string') return null
  return { cityId: value.cityId, month: value.month, data: value.data }
}

const readAll = (source: StorageSource): StoredMonth[] =>
  readStored(source, STORAGE_KEY, (value) =>
    Array.isArray(value) ? value.flatMap((entry) => parseEntry(entry) ?? []) : null,
  ) ?? []

/**
 * Keeps a city's month, for days without a network.
 * @param data the service's answer, which `decodeMonth` has read
 */
export function rememberMonth(
  cityId: string,
  month: string,
  data: unknown,
  source = localStore,
): void {
  const others = readAll(source).filter((one) => one.cityId !== cityId || one.month !== month)
  writeStored(source, STORAGE_KEY, [{ cityId, month, data }, ...others].slice(0, MAX_KEPT))
}

/** The kept month of a city, or null. @param month `YYYY-MM` */
export function storedMonth(
  cityId: string,
  month: string,
  source = localStore,
): MonthOfPrayerTimes | null {
  const found = readAll(source).find((one) => one.cityId === cityId && one.month === month)
  try {
    return found ? decodeMonth(found.data, month) : null
  } catch {
    return null
  }
}
