import { useEffect, useState } from 'react'

/**
 * Remembers that a picture failed, until its address changes or the network comes back: then it is asked for again.
 * @returns whether it failed, and what to call when it does
 */
export function useFailedPicture(src: string | null) {
  // The address, not a flag: a new address is tried again.
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    if (failed === null) return
    const forget = () => setFailed(null)
    addEventListener('online', forget)
    return () => removeEventListener('online', forget)
  }, [failed])
  return {
    hasFailed: failed !== null && failed === src,
    onError: () => setFailed(src),
    /** Asks for it again now. */
    retry: () => setFailed(null),
  }
}
