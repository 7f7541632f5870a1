import { useState } from 'react'
import { ApiError } from '@/api/errors'
import { isProofRefused, type Proof, proofOf } from './server-otp'
import type { Verification, VerificationPurpose } from './verification'

/**
 * Sends a form together with what its verification proves.
 * @returns `refused` says how the last sending with a token was refused: `proof` when a new code may help, `taken` when
 *   the number has an account; null otherwise, and always where the code was compared here
 */
export function useProof() {
  const [refused, setRefused] = useState<'proof' | 'taken' | null>(null)
  return {
    refused,
    send: async (
      purpose: VerificationPurpose,
      { token }: Pick<Verification, 'token'>,
      save: (proof: Proof) => Promise<unknown>,
    ) => {
      setRefused(null)
      try {
        await save(await proofOf(purpose, token))
      } catch (error) {
        if (token !== undefined) setRefused(kindOf(error))
        throw error
      }
    },
  }
}

function kindOf(error: unknown) {
  if (isProofRefused(error)) return 'proof'
  return error instanceof ApiError && error.status === 409 ? 'taken' : null
}
