import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { rememberRef } from './followed-ref'
import { kindOfPath, type ProgramRef } from './program'
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

/** Remembers the fundraiser whose link led to this page of a program. */
export function useFollowedRef(): void {
  const { kind, slug } = useProgramRef()
  const { search } = useLocation()
  useEffect(() => {
    rememberRef({ kind, slug }, search)
  }, [kind, slug, search])
}
