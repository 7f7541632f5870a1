import type { QueryClient } from '@tanstack/react-query'
import { session, syncSession } from '@/lib/storage/owner'
import { showToast } from '@/ui/overlay/toast'
import { followOtherTab, sessionEnded } from './hand-over'
import { onAnswer } from '@/api/unauthorized'
import { USER_KEY } from './user-key'

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
