import { useEffect, useState } from 'react'
import { type Program, programKinds, type ProgramRef } from '@/domain/program/program'
import { followedLocal, onStoredElsewhere, personalLocal } from '@/lib/storage/owned-storage'
import { ownerTurn } from '@/lib/storage/owner'
import { readStored, removeStored, type StorageSource, writeStored } from '@/lib/storage/storage'
import { useHydrated } from '@/ui/use-hydrated'

/** The program and the amount, as the donor entered it. */
export interface Gift extends ProgramRef {
  /** Whole rupiah, without a unique code. */
  amount: number
}

interface Made {
  programTitle: string
  /** ISO 8601, by the backend's clock where it was known. */
  createdAt: string
}

/**
 * A donation made on this device. If it has a code, the app asks the backend for the rest (`getTransaction`). If
 * not, the app knows only the gift. Older versions of the app stored a code and no gift.
 */
export type RememberedDonation = Made &
  ({ code: string; gift: Gift | null } | { code: null; gift: Gift })

/** Enough for years, and far below the limit of the storage. */
export const MAX_REMEMBERED = 100

/** The present owner's donations on this device, newest first, without damaged entries. */
export function readRememberedDonations(
  source: StorageSource<'jm-donasi'> = personalLocal,
): RememberedDonation[] {
  return readStored(source, 'jm-donasi', parseList) ?? []
}

/**
 * Stores a donation, so that `/profile/donasi` can show it to a donor without an account.
 *
 * @param address where the donor is sent to pay: a path of this site, or a payment provider's `https:` address
 * @returns whether it was stored; false when storage is denied or full
 */
export function rememberDonation(
  address: string,
  donation: Made & { gift: Gift },
  source: StorageSource<'jm-donasi'> = personalLocal,
): boolean {
  const code = donationCode(address) ?? providersCode(address)
  const all = readRememberedDonations(source)
  const isSame = (other: RememberedDonation) => code !== null && other.code === code
  // One that the backend gives back was made when it was made.
  const { createdAt } = all.find(isSame) ?? donation
  const others = all.filter((other) => !isSame(other))
  return writeStored(
    source,
    'jm-donasi',
    [{ code, ...donation, createdAt }, ...others].slice(0, MAX_REMEMBERED),
  )
}

/** Whether a donation made here would be stored: false when storage is denied or full. */
export function canRemember(source: StorageSource<'jm-donasi-uji'> = personalLocal): boolean {
  const probe = 'jm-donasi-uji'
  // About as long as a donation.
  const stored = writeStored(source, probe, ' '.repeat(300))
  return removeStored(source, probe) && stored
}

/** The code in a path of this site, `/donation/{code}` or below; null when there is none. */
export function donationCode(path: string): string | null {
  return decoded(/^\/donation\/([^/?#]+)/.exec(path)?.[1])
}

/**
 * Guesses the code in a payment provider's address: the part after `/donation/`, the backend's parameter `codeDonate`,
 * or the last part of the path if it has letters and digits as codes have. The guess may be wrong: the backend may then
 * answer that there is no such donation.
 */
function providersCode(address: string): string | null {
  if (!address.startsWith('https://') || !URL.canParse(address)) return null
  const { pathname, searchParams } = new URL(address)
  const last = /\/((?=[^/]*\d)(?=[^/]*[a-z])[a-z\d-]{6,40})\/?$/i.exec(pathname)?.[1]
  return (
    decoded(/\/donation\/([^/]+)/.exec(pathname)?.[1]) ??
    (searchParams.get('codeDonate') || (last ?? null))
  )
}

function decoded(part: string | undefined): string | null {
  if (part === undefined) return null
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

function parseList(value: unknown): RememberedDonation[] | null {
  return Array.isArray(value)
    ? value.flatMap((item) => parseDonation(item) ?? []).slice(0, MAX_REMEMBERED)
    : null
}

/** Null for a damaged entry. */
export function parseDonation(value: unknown): RememberedDonation | null {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('code' in value) ||
    !('programTitle' in value) ||
    typeof value.programTitle !== 'string' ||
    !('createdAt' in value) ||
    typeof value.createdAt !== 'string' ||
    Number.isNaN(Date.parse(value.createdAt))
  )
    return null
  const { code, programTitle, createdAt } = value
  const gift = 'gift' in value ? parseGift(value.gift) : null
  if (typeof code === 'string' && code !== '') return { code, programTitle, createdAt, gift }
  return code === null && gift ? { code, programTitle, createdAt, gift } : null
}

function parseGift(value: unknown): Gift | null {
  if (typeof value !== 'object' || value === null) return null
  if (!('slug' in value) || typeof value.slug !== 'string' || value.slug === '') return null
  if (!('amount' in value) || typeof value.amount !== 'number') return null
  if (!Number.isSafeInteger(value.amount) || value.amount <= 0) return null
  if (!('kind' in value) || typeof value.kind !== 'string' || !isKind(value.kind)) return null
  return { kind: value.kind, slug: value.slug, amount: value.amount }
}

const isKind = (kind: string): kind is Program['kind'] => Object.hasOwn(programKinds, kind)

const readOwn = () => readRememberedDonations(followedLocal)

/** The present owner's donations on this device, newest first; null while prerendering, without storage. */
export function useRememberedDonations(): RememberedDonation[] | null {
  const hydrated = useHydrated()
  const [donations, setDonations] = useState(() => (hydrated ? readOwn() : null))
  useEffect(() => {
    if (!hydrated) return
    setDonations((held) => held ?? readOwn())
    const read = () => setDonations(readOwn())
    const stops = [onStoredElsewhere(['jm-donasi'], read), ownerTurn.subscribe(read)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [hydrated])
  return donations
}
