import type { ProgramIdentity } from '@/domain/program/program'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { doaListQuery } from '@/domain/program/donor-queries'
import { createPollInterval, keepUnchanged } from './doa-poll'

/**
 * The doa of a program. Requested every second while the page is visible, never while it is hidden, and more and more
 * slowly after failures.
 */
export function useDoaList(program: ProgramIdentity) {
  const [refetchInterval] = useState(createPollInterval)
  return useQuery({
    ...doaListQuery(program),
    refetchInterval,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    // The poll is already the retry; both together would flood the backend.
    retry: false,
    structuralSharing: keepUnchanged,
  })
}
