import { useNavigate } from 'react-router-dom'
import { canGoBack } from '@/lib/history'

/** Goes back one history entry, or to `path` if the visit began at this page. */
export function useBackOr(path: string): () => void {
  const navigate = useNavigate()
  return () => {
    if (canGoBack()) void navigate(-1)
    else void navigate(path, { replace: true })
  }
}
