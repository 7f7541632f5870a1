import { useNavigate } from 'react-router-dom'
import { canGoBack } from '@/lib/history'

/** Goes back one history entry; to `path` where the app was entered at this page. */
export function useBackOr(path: string): () => void {
  const navigate = useNavigate()
  return () => {
    if (canGoBack()) void navigate(-1)
    else void navigate(path, { replace: true })
  }
}
