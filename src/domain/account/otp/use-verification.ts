import { useEffect, useState } from 'react'
import { type Verification, type VerificationPurpose, verificationOf } from './verification'

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
