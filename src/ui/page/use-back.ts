import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { canGoBack, entryKey } from '@/lib/address/history'
import { paths } from '@/lib/address/paths'

/** Whether the browser was told to go back and hasn't done so yet. */
let goingBack = false

/**
 * Goes back one history entry, or to `path` if the visit began at this page. Until another page is shown, a second tap
 * is meant for this one too, and does nothing.
 */
export function useBack(path = paths.home()): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return useCallback(() => {
    // The browser is at another entry already: its page is loading.
    if (goingBack || entryKey() !== key) return
    if (!canGoBack()) {
      void navigate(path, { replace: true })
      return
    }
    goingBack = true
    addEventListener('popstate', () => (goingBack = false), { once: true })
    void navigate(-1)
  }, [navigate, key, path])
}
