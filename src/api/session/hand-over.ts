import type { QueryClient } from '@tanstack/react-query'
import { owner, ownerTurn, session, setSession } from '@/lib/owner'
import { USER_KEY } from './user-key'

/** Every query but the user's own. */
export const others = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== USER_KEY[0],
}

/**
 * The owner is another one: whatever this tab holds of the former goes out of sight at once. Answers that are under way
 * for the former come to nothing, and what is on screen is drawn afresh (see `RootFrame`) and asked for again.
 */
export function handOver(client: QueryClient): void {
  void client.cancelQueries(others)
  client.getMutationCache().clear()
  if (owner() === null) client.setQueryData(USER_KEY, null)
  client.removeQueries({ ...others, type: 'inactive' })
  // It may fail, and is not waited for.
  void client.resetQueries({ ...others, type: 'active' })
  ownerTurn.next()
}

/** The server knows no session. */
export function sessionEnded(client: QueryClient): void {
  if (owner() === null) return
  setSession({ ...session(), ended: true })
  handOver(client)
}
