import type { QueryClient } from '@tanstack/react-query'
import { onAnswer } from '@/api/unauthorized'
import {
  isAccountShown,
  owner,
  ownerTurn,
  session,
  setSession,
  syncSession,
} from '@/lib/storage/owner'
import { showToast } from '@/ui/overlay/toast'

/** Where the cache holds the user. It isn't in `user-queries.ts`, since the app's entry needs no code that reads a user. */
export const USER_KEY = ['post', '/user/get_user'] as const

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

/**
 * Keeps this tab's session state up to date for as long as the app runs: the server may end the session, and another
 * tab may log in or out.
 * @param options a signal that ends the watch, for tests
 */
export function watchSession(client: QueryClient, options?: AddEventListenerOptions): void {
  /** Shows the message only if this tab knew a logged-in user: a visitor has no session that could end. */
  const end = (finish: () => void) => {
    const known = client.getQueryData(USER_KEY)
    finish()
    if (known && session().ended)
      showToast('Sesi Anda telah berakhir. Silakan masuk kembali.', { duration: 5000 })
  }
  // Other tabs cause `storage` events. A page in the background may miss them, so it also checks when it is shown
  // again.
  const look = () => {
    end(() => {
      if (syncSession()) followOtherTab(client)
    })
  }
  for (const event of ['storage', 'pageshow', 'visibilitychange'])
    addEventListener(event, look, options)
  onAnswer({
    answered: look,
    hasEnded: async () => {
      try {
        const { userQuery } = await import('./user-queries')
        return (await client.query({ ...userQuery(), staleTime: 0, retry: false })) === null
      } catch {
        return false
      }
    },
    unauthorized: () => {
      end(() => {
        sessionEnded(client)
      })
    },
  })
}
