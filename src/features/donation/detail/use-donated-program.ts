import { useQuery } from '@tanstack/react-query'
import type { ProgramSummary } from '@/domain/program/read-program'
import { programByIdQuery } from '@/domain/program/program-queries'
import { parseProgramId } from '@/domain/program/program'

export interface DonatedProgram {
  /** Undefined while it loads, and when it can't be loaded: the payment page must work without it. */
  program: ProgramSummary | undefined
  /** Whether it may still come. */
  loading: boolean
}

/** The program that a donation went to. @param programId prefixed; undefined until the donation is there */
export function useDonatedProgram(programId: string | undefined): DonatedProgram {
  const ref = programId === undefined ? null : parseProgramId(programId)
  const { data, isLoading } = useQuery({
    ...programByIdQuery(ref ?? { kind: 'campaign', id: '' }),
    enabled: ref !== null,
  })
  return { program: data, loading: isLoading || programId === undefined }
}
