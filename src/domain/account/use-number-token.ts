import { useState } from 'react'
import { ApiError } from '@/api/errors'
import { isTokenRefused, type TokenField, tokenFor } from '@/domain/account/otp/server-otp'
import type { Verification, VerificationPurpose } from '@/domain/account/otp/verification'

/**
 * Sends a form together with what its verification proves.
 * @returns `refused` says how the last sending with a token was refused: `token` when a new code may help, `taken` when
 *   the number has an account; null otherwise, and always where the code was compared here
 */
export function useNumberToken() {
  const [refused, setRefused] = useState<'token' | 'taken' | null>(null)
  return {
    refused,
    send: async (
      purpose: VerificationPurpose,
      { token }: Pick<Verification, 'token'>,
      save: (tokenField: TokenField) => Promise<unknown>,
    ) => {
      setRefused(null)
      try {
        await save(await tokenFor(purpose, token))
      } catch (error) {
        if (token !== undefined) setRefused(kindOf(error))
        throw error
      }
    },
  }
}

function kindOf(error: unknown) {
  if (isTokenRefused(error)) return 'token'
  return error instanceof ApiError && error.status === 409 ? 'taken' : null
}
