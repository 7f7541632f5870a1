import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { rememberReturnPath } from '@/lib/return-path'
import type { QueryLike } from '@/ui/QueryView'
import type { User } from '../entities/user'
import { userQuery } from '../queries/user'
import { unseen } from '../query'
import { hasLoggedOut } from './session'

/**
 * Who is logged in, asked once and shared by every screen: null for a visitor, undefined while nobody knows yet.
 * A failed look-up leaves one a visitor (spec §8 Failed user load).
 */
export function useUser(): User | null | undefined {
  const { data, isError } = useQuery({ ...userQuery(), ...unseen })
  return isError && data === undefined ? null : data
}

/**
 * The user, on a page that needs one (spec §6): a visitor, and whoever's session ends meanwhile, is sent to `/auth`
 * and comes back to this address afterwards. Hand it to a `QueryView`, whose skeleton stands until a user is there;
 * a look-up that fails shows its error and is no reason to log in again.
 *
 * @param state which variant of `/auth` to open (spec §2 /auth)
 */
export function useRequiredUser(state?: 'fundraiser'): QueryLike<User> {
  const { data, error, isPending, refetch, isFetching, fetchStatus } = useQuery(userQuery())
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const hadUser = useRef(false)
  const sent = useRef(false)
  const visitor = data === null && !isFetching

  useEffect(() => {
    if (data) {
      hadUser.current = true
      sent.current = false
    }
    // Once: while this page is still being left, the address may be that of the login already.
    if (!visitor || sent.current) return
    sent.current = true
    // Who has just logged out here wants to be gone, and the next to log in may be somebody else.
    if (!(hadUser.current && hasLoggedOut())) rememberReturnPath(pathname + search)
    void navigate(paths.auth(state), { replace: true })
  }, [data, visitor, navigate, pathname, search, state])

  return {
    data: data ?? undefined,
    error: data === null ? null : error,
    isPending: isPending || data === null,
    refetch,
    isFetching,
    fetchStatus,
  }
}
