import { personalLocal } from '@/lib/owned-storage'
import { readStored, type StorageSource, writeStored } from '@/lib/storage'

const KEY = 'jm-bukti'

/** Enough for years, and far below the limit of the storage. */
const MAX_KEPT = 50

/** A proof of transfer that this device has sent. */
export interface SentProof {
  code: string
  /** ISO 8601, by this device's clock. */
  sentAt: string
  /** What happens to it, in the backend's words. */
  status: string
}

const isProof = (value: unknown): value is SentProof =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'status' in value &&
  typeof value.status === 'string' &&
  'sentAt' in value &&
  typeof value.sentAt === 'string' &&
  !Number.isNaN(Date.parse(value.sentAt))

const readAll = (source: StorageSource) =>
  readStored(source, KEY, (stored) => (Array.isArray(stored) ? stored.filter(isProof) : null)) ?? []

/** The last proof that this device has sent for a donation. */
export function readSentProof(
  code: string,
  source: StorageSource = personalLocal,
): SentProof | null {
  return readAll(source).find((proof) => proof.code === code) ?? null
}

/** Remembers that a proof was sent, for a donor who comes back to it. @returns false when nothing can be stored */
export function keepSentProof(proof: SentProof, source: StorageSource = personalLocal): boolean {
  const others = readAll(source).filter(({ code }) => code !== proof.code)
  return writeStored(source, KEY, [proof, ...others].slice(0, MAX_KEPT))
}
