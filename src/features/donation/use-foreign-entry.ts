import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { digest } from '@/domain/account/account-mark'
import { visitorSession } from '@/lib/owned-storage'
import { noteAccountShown, owner } from '@/lib/owner'
import { readStored, writeStored } from '@/lib/storage'
import { useHydrated } from '@/ui/use-hydrated'

/**
 * Storage key for which account opened which history entry of this tab. Digests only: nothing about a donation is
 * stored.
 */
const KEY = 'jm-lembar'

/** As many entries as browsers keep in a tab's history. */
const MAX_ENTRIES = 50

function parse(value: unknown): Record<string, string> | null {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, account]) => typeof account === 'string'))
    : null
}

/**
 * Whether another account opened this history entry. If so, the back button would show that account's donation to the
 * next user. The first drawing of a page that hydrates says no, since all donations share one HTML; the next one comes
 * before any answer can. An address that is opened again is a new entry, and anyone who knows the address may open it.
 */
export function useForeignEntry(): boolean {
  const { key, pathname } = useLocation()
  const entry = digest(key + pathname)
  const opened = useMemo(() => (readStored(visitorSession, KEY, parse) ?? {})[entry], [entry])
  useEffect(() => {
    const now = owner()
    // Whose entry it is must be asked again if the session has ended.
    noteAccountShown()
    if (opened !== undefined || now === null) return
    const others = Object.entries(readStored(visitorSession, KEY, parse) ?? {})
    writeStored(
      visitorSession,
      KEY,
      Object.fromEntries([...others.slice(1 - MAX_ENTRIES), [entry, now]]),
    )
  }, [entry, opened])
  const isForeign = opened !== undefined && opened !== owner()
  const [isDrawn, setIsDrawn] = useState(useHydrated())
  // Not when the page has hydrated: React would have drawn the answer by then.
  useLayoutEffect(() => setIsDrawn(true), [])
  return isDrawn && isForeign
}
