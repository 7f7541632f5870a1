import type { QueryClient } from '@tanstack/react-query'
import { owner, ownerTurn, session, setSession } from '@/lib/owner'
import { USER_KEY } from './user-key'

const loadTidying = () => import('@/lib/personal-storage')

/** Removes from storage what is nobody's here any more. Not waited for: who may not see it doesn't. */
export function tidyStorage(): void {
  loadTidying().then(
    ({ tidyPersonalStorage }) => tidyPersonalStorage(),
    // Its code didn't come: the next start tidies.
    () => undefined,
  )
}

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
  tidyStorage()
}

/** The server knows no session. */
export function sessionEnded(client: QueryClient): void {
  if (owner() === null) return
  setSession({ ...session(), ended: true })
  handOver(client)
}

/** The server has said who is logged in. */
export function accountSeen(client: QueryClient, account: string): void {
  const { account: former, ended } = session()
  if (former === account && !ended) return
  setSession({ account, ended: false })
  // Where nobody was before, everything on screen was asked for with this session, and what is typed stays.
  if (former === null) tidyStorage()
  else handOver(client)
}
