import type { QueryClient } from '@tanstack/react-query'
import { owner, session, syncSession } from '@/lib/owner'
import { showToast } from '@/ui/toast-store'
import { handOver, sessionEnded } from './hand-over'
import { onAnswer } from './unauthorized'
import { USER_KEY } from './user-key'

/**
 * Keeps what this tab believes about the session true, for as long as the app runs: a session that has ended on the
 * server, a login or a logout in another tab.
 * @param options a signal that ends it, for tests
 */
export function watchSession(client: QueryClient, options?: AddEventListenerOptions): void {
  /** Says so to who was seen to be logged in; for a visitor it is no news. */
  const end = (finish: () => void) => {
    const known = client.getQueryData(USER_KEY)
    finish()
    if (known && session().ended)
      showToast('Sesi Anda telah berakhir. Silakan masuk kembali.', { duration: 5000 })
  }
  // Storage tells of other tabs; a page that was put aside hears nothing meanwhile, and looks when it is back.
  const look = () => {
    end(() => {
      if (!syncSession()) return
      if (owner() !== null) void client.resetQueries({ queryKey: USER_KEY })
      handOver(client)
    })
  }
  for (const event of ['storage', 'pageshow', 'visibilitychange'])
    addEventListener(event, look, options)
  onAnswer({
    answered: look,
    unauthorized: () => {
      end(() => {
        sessionEnded(client)
      })
    },
  })
}
