import { personalLocal } from './owned-storage'
import { DONATIONS_KEY } from './personal-storage'
import { readStored, type StorageSource, writeStored } from './storage'

/** A donation made on this device; everything else about it is asked of `getTransaction`. */
export interface RememberedDonation {
  code: string
  programTitle: string
  /** ISO 8601, by this device's clock. */
  createdAt: string
}

/** Enough for years of giving, and far from a storage's limit. */
const MAX_REMEMBERED = 100

/** The donations made on this device, newest first; entries that were damaged are left out. */
export function readRememberedDonations(
  source: StorageSource = personalLocal,
): RememberedDonation[] {
  return readStored(source, DONATIONS_KEY, parseList) ?? []
}

/**
 * Remembers a donation, so that `/profile/donasi` can show it to a donor without an account (design §5).
 * Only what leads to a donation's own page has a code; for any other path nothing is remembered.
 *
 * @param path where the donor is sent: `/donation/{code}/…`
 */
export function rememberDonation(
  path: string,
  donation: Omit<RememberedDonation, 'code'>,
  source: StorageSource = personalLocal,
): void {
  const code = donationCode(path)
  if (code === null) return
  const others = readRememberedDonations(source).filter((other) => other.code !== code)
  writeStored(source, DONATIONS_KEY, [{ code, ...donation }, ...others].slice(0, MAX_REMEMBERED))
}

function donationCode(path: string): string | null {
  const code = /^\/donation\/([^/?#]+)\/[^/?#]/.exec(path)?.[1]
  if (code === undefined) return null
  try {
    return decodeURIComponent(code)
  } catch {
    return null
  }
}

function parseList(value: unknown): RememberedDonation[] | null {
  return Array.isArray(value) ? value.filter(isRemembered).slice(0, MAX_REMEMBERED) : null
}

function isRemembered(value: unknown): value is RememberedDonation {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    value.code !== '' &&
    'programTitle' in value &&
    typeof value.programTitle === 'string' &&
    'createdAt' in value &&
    typeof value.createdAt === 'string' &&
    !Number.isNaN(Date.parse(value.createdAt))
  )
}
