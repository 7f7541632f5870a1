import type { QueryClient } from '@tanstack/react-query'
import {
  isSessionStored,
  owner,
  ownerTurn,
  type Session,
  session,
  setSession,
} from '@/lib/storage/owner'
import { followOtherTab } from './hand-over'

/** Reads another tab’s message: its session, and whether that is also in storage. Null for anything else. */
function parse(message: unknown): { session: Session; stored: boolean } | null {
  if (typeof message !== 'object' || message === null) return null
  const account = 'account' in message ? message.account : undefined
  if (account !== null && typeof account !== 'string') return null
  return {
    session: { account, ended: 'ended' in message && message.ended === true },
    stored: 'stored' in message && message.stored === true,
  }
}

/**
 * Informs the other tabs of each change of the session, and follows theirs. Only needed where storage is full or
 * denied: a session that was stored is followed by `watchSession`.
 * @returns stops that
 */
export function shareSession(client: QueryClient): () => void {
  let channel: BroadcastChannel
  try {
    channel = new BroadcastChannel('jm-pemilik')
  } catch {
    // An old or a restricted browser.
    return () => undefined
  }
  // Sends what could not be stored before this function ran.
  let shared = isSessionStored() ? session() : null
  const share = () => {
    const now = session()
    if (now === shared) return
    shared = now
    channel.postMessage({ ...now, stored: isSessionStored() })
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const heard = parse(data)
    if (heard === null || (heard.stored && isSessionStored())) return
    const before = owner()
    shared = heard.session
    setSession(heard.session)
    if (owner() !== before) followOtherTab(client)
  }
  share()
  const stop = ownerTurn.subscribe(share)
  return () => {
    stop()
    channel.close()
  }
}
