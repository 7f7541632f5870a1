import { useEffect, useState } from 'react'
import { ownKey, personalSession } from '@/lib/storage/owned-storage'
import { owner } from '@/lib/storage/owner'
import {
  heldStorage,
  readStored,
  removeStored,
  type StorageSource,
  writeStored,
} from '@/lib/storage/storage'
import { isIssuedOtp, type IssuedOtp } from './otp'

/** What a code is requested for: a registration, a forgotten password, or a change of the phone or email. */
export type VerificationPurpose = 'Register' | 'forgot-password' | 'phone' | 'email'

/** A code that the backend has made and sent; nobody here knows it. */
export interface RequestedOtp {
  /** By this device's clock, in milliseconds since 1970; null where that isn't known. */
  expiresAt: number | null
  /** From when another one may be asked for; null: now. */
  resendAt: number | null
}

/** A verification in progress, as stored between its steps. */
export interface Verification {
  /** Where the code goes, without the leading 62. */
  phone: string
  /** The name given for a registration; empty otherwise. */
  fullName: string
  /** Null once the code was entered correctly: it isn't needed any more. */
  otp: IssuedOtp | RequestedOtp | null
  /** What the backend gave for the right code; missing where the code was compared here. */
  token?: string
}

/**
 * Where a verification of one kind is kept: only in this tab's session storage. Each kind has its own place, so that
 * finishing one deletes only its own keys.
 */
export function verificationOf<Purpose extends VerificationPurpose>(
  purpose: Purpose,
  source: NoInfer<StorageSource<`jm-verifikasi-${Purpose}`>> = personalSession,
) {
  const key = `jm-verifikasi-${purpose}` as const
  return {
    read: (): Verification | null => readStored(source, key, parse),
    write: (verification: Verification): void => {
      writeStored(source, key, verification)
    },
    clear: (): void => {
      removeStored(source, key)
    },
    /** Whether it is only in memory, so that a reload would lose it. */
    isHeld: (): boolean => heldStorage.getItem(ownKey(key, owner())) !== null,
  }
}

function parse(value: unknown): Verification | null {
  if (typeof value !== 'object' || value === null) return null
  if (!('phone' in value) || typeof value.phone !== 'string' || !/^\d+$/.test(value.phone))
    return null
  if (!('fullName' in value) || typeof value.fullName !== 'string') return null
  if (!('otp' in value)) return null
  const { phone, fullName, otp } = value
  if (!(otp === null || isIssuedOtp(otp) || isRequestedOtp(otp))) return null
  if (!('token' in value)) return { phone, fullName, otp }
  return typeof value.token === 'string' ? { phone, fullName, otp, token: value.token } : null
}

/** Checks a stored request. */
export function isRequestedOtp(value: unknown): value is RequestedOtp {
  return (
    typeof value === 'object' &&
    value !== null &&
    !('code' in value) &&
    'expiresAt' in value &&
    isMoment(value.expiresAt) &&
    'resendAt' in value &&
    isMoment(value.resendAt)
  )
}

const isMoment = (value: unknown) => value === null || typeof value === 'number'

/**
 * A verification in progress, from this tab's storage.
 * @returns its state: undefined until storage has been read (never while rendering, since the prerendered HTML has
 *   none), null when there is none
 */
export function useVerification(purpose: VerificationPurpose) {
  const [current, setCurrent] = useState<Verification | null | undefined>(undefined)
  useEffect(() => {
    setCurrent(verificationOf(purpose).read())
  }, [purpose])
  return {
    current,
    keep: (verification: Verification) => {
      verificationOf(purpose).write(verification)
      setCurrent(verification)
    },
  }
}
