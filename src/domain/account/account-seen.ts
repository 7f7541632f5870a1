import type { QueryClient } from '@tanstack/react-query'
import { noteAccountShown, session, setSession } from '@/lib/storage/owner'
import { findAccount, noteAccount } from '@/lib/storage/sealed-storage'
import { handOver } from './hand-over'

/**
 * Records which account the server says is logged in.
 * @param digest of its number, see `accountDigest`
 */
export async function accountSeen(client: QueryClient, digest: string): Promise<void> {
  const former = session()
  const account = await findAccount(digest)
  const now = session()
  // Somebody has logged in or out meanwhile.
  if (now.account !== former.account || now.ended !== former.ended) return
  if (former.account === account && !former.ended) {
    noteAccount(account, digest)
    noteAccountShown()
    return
  }
  setSession({ account, ended: false })
  noteAccount(account, digest)
  // Where there was no former account, the answers on screen were requested with this session already: they stay, and
  // what was typed stays too.
  if (former.account !== null) handOver(client)
}
