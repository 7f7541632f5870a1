import type { ProgramRef } from './program'
import { kindOfPath } from './program-path'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router-dom'
import { programQuery } from './program-queries'

/** The program at the current address: its kind from the base, its slug from the route. */
export function useProgramRef(): ProgramRef {
  const { slug = '' } = useParams()
  const { pathname } = useLocation()
  return { kind: kindOfPath(pathname), slug }
}

/** The program at the current address, on any of its pages. */
export function useProgram() {
  const ref = useProgramRef()
  return { ref, query: useQuery(programQuery(ref.kind, ref.slug)) }
}
