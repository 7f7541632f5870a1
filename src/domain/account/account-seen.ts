import type { QueryClient } from '@tanstack/react-query'
import { noteAccountShown, session, setSession } from '@/lib/owner'
import { findSealed } from '@/lib/sealed-storage'
import { handOver } from './hand-over'

/**
 * Records which account the server says is logged in.
 * @param account its mark, see `accountMark`
 */
export async function accountSeen(client: QueryClient, account: string): Promise<void> {
  const former = session()
  if (former.account === account && !former.ended) {
    noteAccountShown()
    return
  }
  if (former.account !== account) {
    const giveBack = await findSealed(account)
    // Somebody has logged in or out meanwhile.
    if (session() !== former) return
    giveBack()
  }
  setSession({ account, ended: false })
  // Without a former account, the answers on screen were requested with this session already, so they and what was
  // typed stay.
  if (former.account !== null) handOver(client)
}
