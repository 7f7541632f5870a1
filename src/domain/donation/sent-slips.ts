import { personalLocal } from '@/lib/storage/owned-storage'
import { readStored, type StorageSource, writeStored } from '@/lib/storage/storage'

/** Enough for years, and far below the limit of the storage. */
export const MAX_KEPT = 50

/** A transfer slip that this device has sent. */
export interface SentSlip {
  code: string
  /** ISO 8601, by this device's clock. */
  sentAt: string
  /** What happens to it, in the backend's words. */
  status: string
}

export const isSlip = (value: unknown): value is SentSlip =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'status' in value &&
  typeof value.status === 'string' &&
  'sentAt' in value &&
  typeof value.sentAt === 'string' &&
  !Number.isNaN(Date.parse(value.sentAt))

const readAll = (source: StorageSource<'jm-bukti'>) =>
  readStored(source, 'jm-bukti', (stored) =>
    Array.isArray(stored) ? stored.filter(isSlip) : null,
  ) ?? []

/** The last slip that this device has sent for a donation. */
export function readSentSlip(
  code: string,
  source: StorageSource<'jm-bukti'> = personalLocal,
): SentSlip | null {
  return readAll(source).find((slip) => slip.code === code) ?? null
}

/** Remembers that a slip was sent, for a donor who comes back to it. @returns false when nothing can be stored */
export function keepSentSlip(
  slip: SentSlip,
  source: StorageSource<'jm-bukti'> = personalLocal,
): boolean {
  const others = readAll(source).filter(({ code }) => code !== slip.code)
  return writeStored(source, 'jm-bukti', [slip, ...others].slice(0, MAX_KEPT))
}
