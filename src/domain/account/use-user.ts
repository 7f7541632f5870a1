import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { carriedLocalOf } from '@/lib/storage/owned-storage'
import { noteAccountShown, type Owner, owner, session } from '@/lib/storage/owner'
import { paths } from '@/lib/address/paths'
import { rememberReturnPath } from './return-path'
import type { QueryLike } from '@/ui/state/States'
import type { User } from './user'
import { userQuery } from './user-queries'
import { unseen } from '@/api/query'

/**
 * Who is logged in: null for a visitor, undefined while it isn't known yet. Requested once and shared by all screens.
 * If the request fails, the person counts as a visitor.
 */
export function useUser(): User | null | undefined {
  const { data, isError } = useQuery({ ...userQuery(), ...unseen })
  const unasked = isError && data === undefined
  useEffect(() => {
    // The server can't be asked, so the screen shows what the device keeps for the stored account.
    if (unasked) noteAccountShown()
  }, [unasked])
  return unasked ? null : data
}

interface Shown {
  path: string
  account: Owner
}

/**
 * The page at which this tab was opened, if an account is stored as logged in. The server may report the end of its
 * session before the page is rendered.
 */
function shownAtStart(): Shown | null {
  const account = owner()
  if (account === null) return null
  return { path: window.location.pathname + window.location.search, account }
}

/**
 * The last page on screen that needs a login, and its account. A module variable, since `RootFrame` remounts the page
 * when the owner changes.
 */
let lastShown = shownAtStart()

/**
 * Whether this page was last shown to an account that isn't logged in any more.
 * @param path path and query
 */
export function wasShownToAccount(path: string): boolean {
  return owner() === null && lastShown?.path === path
}

/**
 * Stores the address to return to after the login. If an account's session has just ended, the address is stored for
 * that account only. After a logout nothing is stored: the person wanted to leave, and the next login may be somebody
 * else's.
 */
function keepReturnPath(path: string) {
  const account = lastShown?.path === path ? lastShown.account : null
  lastShown = null
  if (account === null) rememberReturnPath(path)
  else if (session().account === account) rememberReturnPath(path, carriedLocalOf(account))
}

/**
 * The user, for a page that needs one. A visitor, or a person whose session ends meanwhile, is sent to `/auth` and
 * returns to this address afterwards. Pass it to a `QueryView`: its skeleton stays until the user is known. If the
 * request fails, the page shows the error instead of the login.
 * @param options `state` is which variant of `/auth` to open. With `visitorMayStay` nobody is sent there: the page has
 *   something to show to a visitor, or doesn't know yet whether it has
 * @returns the query, and whether a visitor is here
 */
export function useRequiredUser({
  state,
  visitorMayStay = false,
}: { state?: 'fundraiser'; visitorMayStay?: boolean } = {}): QueryLike<User> & {
  visitor: boolean
} {
  const { data, error, isPending, refetch, isFetching, fetchStatus } = useQuery(userQuery())
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const sent = useRef(false)
  const visitor = data === null && !isFetching

  useEffect(() => {
    if (data) sent.current = false
    // The page is the account's: it is drawn anew if the session has ended.
    noteAccountShown()
    if (owner() !== null) lastShown = { path: pathname + search, account: owner() }
    // Only once: while this page is being left, the address may already be the login's.
    if (!visitor || visitorMayStay || sent.current) return
    sent.current = true
    keepReturnPath(pathname + search)
    void navigate(paths.auth(state), { replace: true })
  }, [data, visitor, visitorMayStay, navigate, pathname, search, state])

  return {
    data: data ?? undefined,
    error: data === null ? null : error,
    isPending: isPending || data === null,
    refetch,
    isFetching,
    fetchStatus,
    visitor,
  }
}
