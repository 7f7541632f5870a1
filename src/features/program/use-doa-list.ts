import type { ProgramIdentity } from '@/domain/program/program'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { doaListQuery } from '@/domain/program/donor-queries'
import { createPollInterval, keepUnchanged } from './doa-poll'

/**
 * The doa of a program, asked for every second while the page is visible, never while it is hidden,
 * and ever more slowly while that fails (spec §4, design §5).
 */
export function useDoaList(program: ProgramIdentity) {
  const [refetchInterval] = useState(createPollInterval)
  return useQuery({
    ...doaListQuery(program),
    refetchInterval,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    // The poll is the retry; two of them would add up to a storm.
    retry: false,
    structuralSharing: keepUnchanged,
  })
}
