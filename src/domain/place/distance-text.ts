import { formatThousands } from '@/lib/format-number'

const TRAVEL_SPEED_KMH = 40

/**
 * `0.85` km → `"850 m"`, `1.4` → `"1,40 km"`: metres under 1 km, otherwise km with two decimals and a decimal comma, as
 * Indonesian writes it. A distance that rounds to 1000 m is already a kilometre.
 */
export function formatDistance(km: number): string {
  const metres = Math.round(km * 1000)
  return metres < 1000 ? `${metres} m` : `${twoDecimals(km)} km`
}

// From the digits: `toFixed` rounds the binary number, and writes 1.005 as 1.00.
function twoDecimals(km: number): string {
  const [whole = '', decimals = ''] = String(km).split('.')
  const hundredths =
    Number(whole + decimals.slice(0, 2).padEnd(2, '0')) + Number(decimals.charAt(2) >= '5')
  return `${formatThousands(Math.floor(hundredths / 100))},${String(hundredths % 100).padStart(2, '0')}`
}

/** Estimated whole minutes of travel at 40 km/h, at least 1. */
export function travelMinutes(km: number): number {
  return Math.max(1, Math.round((km / TRAVEL_SPEED_KMH) * 60))
}

/** The estimate in words: `"21 menit"`, from an hour on `"1 jam 5 menit"`. */
export function formatTravelTime(km: number): string {
  const minutes = travelMinutes(km)
  if (minutes < 60) return `${minutes} menit`
  return `${Math.floor(minutes / 60)} jam ${minutes % 60} menit`
}
