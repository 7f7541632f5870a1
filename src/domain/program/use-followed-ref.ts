import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { rememberRef } from './followed-ref'
import { useProgramRef } from './use-program'

/** Remembers the fundraiser whose link led to this page of a program. */
export function useFollowedRef(): void {
  const { kind, slug } = useProgramRef()
  const { search } = useLocation()
  useEffect(() => {
    rememberRef({ kind, slug }, search)
  }, [kind, slug, search])
}
