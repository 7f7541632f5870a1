import type { QueryClient } from '@tanstack/react-query'
import { clearPersonalStorage } from '@/lib/personal-storage'
import { showToast } from '@/ui/toast-store'
import { hearOtherTabs } from './tabs'
import { onUnauthorized } from './unauthorized'
import { USER_KEY } from './user-key'

/**
 * Keeps what this tab believes about the session true, for as long as the app runs: a session that has ended on the
 * server, a login or a logout in another tab.
 * @param reload opens the page afresh: after a logout nothing personal may be left in memory, forms included
 * @returns stops watching
 */
export function watchSession(
  client: QueryClient,
  reload = () => {
    window.location.reload()
  },
): () => void {
  const stops = [
    onUnauthorized(() => {
      // For a visitor it is no news.
      if (!client.getQueryData(USER_KEY)) return
      client.setQueryData(USER_KEY, null)
      showToast('Sesi Anda telah berakhir. Silakan masuk kembali.', { duration: 5000 })
    }),
    hearOtherTabs((news) => {
      if (news === 'keluar') {
        clearPersonalStorage()
        reload()
      } else void client.invalidateQueries()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
