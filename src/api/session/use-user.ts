import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { carriedLocalOf } from '@/lib/owned-storage'
import { type Owner, owner, session } from '@/lib/owner'
import { paths } from '@/lib/paths'
import { rememberReturnPath } from '@/lib/return-path'
import type { QueryLike } from '@/ui/QueryView'
import type { User } from '../entities/user'
import { userQuery } from '../queries/user'
import { unseen } from '../query'

/**
 * Who is logged in, asked once and shared by every screen: null for a visitor, undefined while nobody knows yet.
 * A failed look-up leaves one a visitor (spec §8 Failed user load).
 */
export function useUser(): User | null | undefined {
  const { data, isError } = useQuery({ ...userQuery(), ...unseen })
  return isError && data === undefined ? null : data
}

interface Shown {
  path: string
  account: Owner
}

/** The page that this tab was opened at, as an account's: the server may say that its session has ended before it is drawn. */
function shownAtStart(): Shown | null {
  const account = owner()
  if (account === null) return null
  return { path: window.location.pathname + window.location.search, account }
}

/** The page that needs a login and was last on screen, and for which account. It outlives the page, see `RootFrame`. */
let lastShown = shownAtStart()

/** Whether a page was last on screen for an account whose session has ended since. */
export function wasShownToAccount(path: string): boolean {
  return owner() === null && lastShown?.path === path
}

/**
 * Keeps the way back for who is sent to log in. Where an account's session has just ended it is that account's; who has
 * just logged out wants to be gone, and the next to log in may be somebody else.
 */
function keepReturnPath(path: string) {
  const account = lastShown?.path === path ? lastShown.account : null
  lastShown = null
  if (account === null) rememberReturnPath(path)
  else if (session().account === account) rememberReturnPath(path, carriedLocalOf(account))
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
  const sent = useRef(false)
  const visitor = data === null && !isFetching

  useEffect(() => {
    if (data) sent.current = false
    if (owner() !== null) lastShown = { path: pathname + search, account: owner() }
    // Once: while this page is still being left, the address may be that of the login already.
    if (!visitor || sent.current) return
    sent.current = true
    keepReturnPath(pathname + search)
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
