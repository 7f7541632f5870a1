import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { digest } from '@/domain/account/account-mark'
import { personalSession, visitorSession } from '@/lib/storage/owned-storage'
import { noteAccountShown, owner } from '@/lib/storage/owner'
import { readStored, writeStored } from '@/lib/storage/storage'
import { useHydrated } from '@/ui/use-hydrated'

/**
 * Storage key for which account opened which history entry of this tab, and, among an account's own, for how it is
 * named there: at random, so that nothing tells of it after the logout.
 */
const KEY = 'jm-lembar'

/** @returns null for a visitor, and for an account that has opened nothing in this tab */
const ownName = () =>
  owner() === null
    ? null
    : readStored(personalSession, KEY, (value) => (typeof value === 'string' ? value : null))

function nameOwner(): string {
  const name = ownName() ?? crypto.getRandomValues(new Uint32Array(2)).join('-')
  writeStored(personalSession, KEY, name)
  return name
}

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
      Object.fromEntries([...others.slice(1 - MAX_ENTRIES), [entry, nameOwner()]]),
    )
  }, [entry, opened])
  const isForeign = opened !== undefined && opened !== ownName()
  const [isDrawn, setIsDrawn] = useState(useHydrated())
  // Not when the page has hydrated: React would have drawn the answer by then.
  useLayoutEffect(() => setIsDrawn(true), [])
  return isDrawn && isForeign
}
