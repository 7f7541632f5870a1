import type { QueryClient } from '@tanstack/react-query'
import { isAccountShown, owner, ownerTurn, session, setSession } from '@/lib/storage/owner'
import { USER_KEY } from './user-key'

/** A filter for all queries except the user's. */
export const others = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== USER_KEY[1],
}

/**
 * Removes the former owner's data from this tab, after the owner has changed. Running calls are cancelled, queries on
 * screen are reset and fetched again, and the screens are remounted (see `RootFrame`).
 */
export function handOver(client: QueryClient): void {
  if (owner() === null && !isAccountShown()) {
    turnOutVisitor(client)
    return
  }
  void client.cancelQueries(others)
  client.getMutationCache().clear()
  if (owner() === null) client.setQueryData(USER_KEY, null)
  client.removeQueries({ ...others, type: 'inactive' })
  // Not awaited: a screen shows its own error when a call fails.
  void client.resetQueries({ ...others, type: 'active' })
  ownerTurn.next()
}

/**
 * The account that was found in storage is not here, and nothing of it has been shown: what was typed meanwhile is the
 * visitor's, so the screens stay. Their answers are asked for again, but not taken away: without them a form would be
 * unmounted.
 */
function turnOutVisitor(client: QueryClient): void {
  // A late answer would show the account after all.
  void client.cancelQueries({ queryKey: USER_KEY })
  client.setQueryData(USER_KEY, null)
  void client.invalidateQueries(others)
}

/** Follows another tab that has changed the owner. */
export function followOtherTab(client: QueryClient): void {
  if (owner() !== null) void client.resetQueries({ queryKey: USER_KEY })
  handOver(client)
}

/** Records that the server has ended the session. Does nothing for a visitor. */
export function sessionEnded(client: QueryClient): void {
  if (owner() === null) return
  setSession({ ...session(), ended: true })
  handOver(client)
}
