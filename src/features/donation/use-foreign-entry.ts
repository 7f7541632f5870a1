import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { digest } from '@/lib/account-mark'
import { visitorSession } from '@/lib/owned-storage'
import { owner } from '@/lib/owner'
import { readStored, writeStored } from '@/lib/storage'

/** Which account opened which entry of this tab's history. Digests only: nothing of a donation is in it. */
const KEY = 'jm-lembar'

function parse(value: unknown): Record<string, string> | null {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, account]) => typeof account === 'string'))
    : null
}

/**
 * Whether this entry of the history is one that another account opened: the back button would show its donation to who
 * came after. An address that somebody opens anew is a new entry, and open to all who know it, as ever.
 */
export function useForeignEntry(): boolean {
  const { key, pathname } = useLocation()
  return useMemo(() => {
    const entry = digest(key + pathname)
    const opened = readStored(visitorSession, KEY, parse) ?? {}
    const account = opened[entry]
    if (account !== undefined) return account !== owner()
    const now = owner()
    if (now !== null) writeStored(visitorSession, KEY, { ...opened, [entry]: now })
    return false
  }, [key, pathname])
}
