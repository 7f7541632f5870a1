import { useState } from 'react'
import { unreachable } from '@/api/errors'
import { ErrorState } from '@/ui/state/States'
import type { Elements } from '@/ui/elements'
import { InlineError } from '@/ui/state/RetryLines'
import { useStore } from '@/ui/use-store'
import { askCapabilities, capabilitiesStore, doubtCapabilities, unasked } from './capabilities'

interface UnlistedProps {
  /** For a part of a page, what couldn't be found out, in one line; without it the whole page says so. */
  line?: string
  /** What is said where the backend doesn't list it. */
  children: Elements
}

/** Stands in place of what the backend doesn't list. Where it couldn't be asked, that isn't told as a fact. */
export function Unlisted({ line, children }: UnlistedProps) {
  const { isGuess } = useStore(capabilitiesStore, () => unasked)
  const [retrying, setRetrying] = useState(false)
  if (!isGuess) return children
  const onRetry = () => {
    setRetrying(true)
    doubtCapabilities()
    void askCapabilities().finally(() => setRetrying(false))
  }
  return line === undefined ? (
    <ErrorState
      error={unreachable('/asset/get_capabilities', null)}
      onRetry={onRetry}
      retrying={retrying}
    />
  ) : (
    <InlineError text={line} onRetry={onRetry} retrying={retrying} />
  )
}
