import { type IssuedOtp, isIssuedOtp } from './otp'
import { personalSession } from '@/lib/owned-storage'
import { VERIFICATION_PREFIX } from '@/lib/personal-storage'
import { readStored, removeStored, type StorageSource, writeStored } from '@/lib/storage'

/** What a code is asked for: the request type of spec §3, and the two changes of a profile. */
export type VerificationPurpose = 'Register' | 'forgot-password' | 'phone' | 'email'

/** A verification under way, as it is kept between its steps. */
export interface Verification {
  /** Where the code goes, without the leading 62. */
  phone: string
  /** Of who registers; empty otherwise. */
  fullName: string
  /** Null once it was entered rightly: the code is not needed any more. */
  otp: IssuedOtp | null
}

/**
 * Where one kind of verification is kept: this tab's session storage, and nowhere else (design §5). Each kind has a
 * place of its own, so that finishing one clears its own keys only.
 */
export function verificationOf(
  purpose: VerificationPurpose,
  source: StorageSource = personalSession,
) {
  const key = VERIFICATION_PREFIX + purpose
  return {
    read: (): Verification | null => readStored(source, key, parse),
    write: (verification: Verification): void => {
      writeStored(source, key, verification)
    },
    clear: (): void => {
      removeStored(source, key)
    },
  }
}

function parse(value: unknown): Verification | null {
  if (typeof value !== 'object' || value === null) return null
  if (!('phone' in value) || typeof value.phone !== 'string' || !/^\d+$/.test(value.phone))
    return null
  if (!('fullName' in value) || typeof value.fullName !== 'string') return null
  if (!('otp' in value) || !(value.otp === null || isIssuedOtp(value.otp))) return null
  return { phone: value.phone, fullName: value.fullName, otp: value.otp }
}
