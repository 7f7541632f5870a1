import type { QueryClient } from '@tanstack/react-query'
import { session, setSession } from '@/lib/owner'
import { handOver } from './hand-over'

/** The server has said who is logged in. */
export function accountSeen(client: QueryClient, account: string): void {
  const { account: former, ended } = session()
  if (former === account && !ended) return
  setSession({ account, ended: false })
  // Where nobody was before, everything on screen was asked for with this session, and what is typed stays.
  if (former !== null) handOver(client)
}
