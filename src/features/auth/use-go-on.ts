import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { userQuery } from '@/domain/account/user-queries'
import { unseen } from '@/api/query'
import { entryKey, noteEntry } from '@/lib/address/history'
import { paths } from '@/lib/address/paths'
import { forgetReturnPath, readReturnPath } from '@/domain/account/return-path'

/**
 * Whether the user was already sent on. A module variable, since a login that replaces another account's session
 * remounts the page before it is finished (see `RootFrame`).
 */
let gone = false

/**
 * Leaves the login for the remembered address, or for the profile if there is none. It replaces the login's history
 * entry, so that "back" doesn't return to it. A user who is logged in already is sent on at once.
 */
export function useGoOn(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  // A cached "nobody is logged in" may be out of date: the user may have logged in in another tab.
  const { data: user } = useQuery({ ...userQuery(), ...unseen, refetchOnMount: 'always' })

  const goOn = () => {
    if (gone) return
    gone = true
    const path = readReturnPath(window.location.origin) ?? paths.profile()
    forgetReturnPath()
    void navigate(path, { replace: true })
  }
  const loggedIn = user != null
  const follow = useEffectEvent(() => {
    // After going back, the user sees the login until the page before has loaded, and must not be sent on from there.
    if (entryKey() === key) goOn()
  })
  useEffect(() => {
    const isHere = noteEntry()
    // Only when the login is left: `RootFrame` and Strict Mode remount it while the next page loads.
    return () => {
      if (!isHere()) gone = false
    }
  }, [])
  useEffect(() => {
    if (loggedIn) follow()
  }, [loggedIn])

  return goOn
}
