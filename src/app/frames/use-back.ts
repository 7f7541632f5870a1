import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { canGoBack } from '@/lib/history'
import { paths } from '@/lib/paths'

/** Goes back one history entry, or to Home if the visit began at this page. */
export function useBack(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    if (canGoBack()) void navigate(-1)
    else void navigate(paths.home(), { replace: true })
  }, [navigate])
}
