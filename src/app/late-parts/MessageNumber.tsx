import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { boxStore, shownMessages, unreadAmong } from '@/domain/pesan/box'
import { collectAtHome, takeKnown } from '@/domain/pesan/collect'
import { unreadStore } from '@/domain/pesan/unread-store'
import { paths } from '@/lib/address/paths'
import { updateStore } from '@/lib/new-version'
import { ownerTurn } from '@/lib/storage/owner'
import { versionNumber } from '@/lib/version'
import { useServerNow } from '@/ui/use-now'
import { useStore } from '@/ui/use-store'

/** Counts the messages that the present owner hasn't read, for the tab "Pesan", and asks for new ones at Home. */
export function MessageNumber() {
  const client = useQueryClient()
  const { pathname } = useLocation()
  const box = useStore(boxStore)
  const waiting = useStore(updateStore)
  const turn = useStore(ownerTurn)
  const now = useServerNow()
  const unread = now ? unreadAmong(shownMessages(box, now.getTime(), versionNumber)) : 0
  useEffect(() => unreadStore.set(unread), [unread])
  useEffect(takeKnown, [pathname, turn, waiting])
  useEffect(() => {
    // The page of messages says which call has failed.
    if (pathname === paths.home()) collectAtHome(client).catch(() => undefined)
  }, [client, pathname, turn])
  return null
}
