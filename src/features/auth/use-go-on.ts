import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { userQuery } from '@/api/queries/user'
import { unseen } from '@/api/query'
import { paths } from '@/lib/paths'
import { forgetReturnPath, readReturnPath } from '@/lib/return-path'

/** Outlives the page: one login over another account's session draws the page anew in the middle of it. */
let gone = false

/**
 * Leads on from the login: to the remembered address, else to the profile (spec §7 login); in the login's place, so
 * that "back" doesn't return to it. Does so by itself for whoever turns out to be logged in already.
 */
export function useGoOn(): () => void {
  const navigate = useNavigate()
  // "Nobody" may be out of date: one can log in in another tab.
  const { data: user } = useQuery({ ...userQuery(), ...unseen, refetchOnMount: 'always' })

  const goOn = () => {
    if (gone) return
    gone = true
    const path = readReturnPath(window.location.origin) ?? paths.profile()
    forgetReturnPath()
    void navigate(path, { replace: true })
  }
  const loggedIn = user != null
  const follow = useEffectEvent(goOn)
  useEffect(() => {
    gone = false
  }, [])
  useEffect(() => {
    if (loggedIn) follow()
  }, [loggedIn])

  return goOn
}
