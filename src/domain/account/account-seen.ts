import type { QueryClient } from '@tanstack/react-query'
import { noteAccountShown, session, setSession } from '@/lib/owner'
import { followAccount, tidyPersonalStorage } from '@/lib/personal-storage'
import { handOver } from './hand-over'

/**
 * Records which account the server says is logged in. The phone number of the account on this device may have changed
 * meanwhile, on another device: it is the same account if it was created at the same second.
 * @param account its mark, see `accountMark`
 * @param joined see `Session`; undefined when the server doesn't say it
 */
export function accountSeen(
  client: QueryClient,
  account: string,
  joined: string | undefined,
): void {
  const former = session()
  const same = former.account === account
  const next = { account, ended: false, joined: joined ?? (same ? former.joined : undefined) }
  // Without its date the account can't be recognised under another number, so what others have left isn't kept for it
  // (see `keepTidy`).
  if (next.joined === undefined) tidyPersonalStorage(next)
  if (same && !former.ended && former.joined === next.joined) {
    noteAccountShown()
    return
  }
  const renamed = followAccount(former, next)
  setSession(next)
  // Without a former account, the answers on screen were requested with this session already, so they and what was
  // typed stay.
  if (former.account !== null && (former.ended || !(same || renamed))) handOver(client)
}
