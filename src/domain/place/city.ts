/** A city of the schedule service. */
export interface City {
  /** Four digits that may start with 0, so not a number. */
  id: string
  /** `KOTA X`, `KAB. X`, or an island with its regency. */
  lokasi: string
}

/** Reads a city from storage or from an answer; null for anything else. */
export function parseCity(value: unknown): City | null {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('lokasi' in value))
    return null
  const { id, lokasi } = value
  return typeof id === 'string' && /^\d{4}$/.test(id) && typeof lokasi === 'string' && lokasi
    ? { id, lokasi }
    : null
}

/** `KAB. BANDUNG BARAT` → `"Kab. Bandung Barat"`, `KOTA BAU-BAU` → `"Kota Bau-Bau"`. */
export function cityLabel({ lokasi }: City): string {
  return lokasi.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
}
