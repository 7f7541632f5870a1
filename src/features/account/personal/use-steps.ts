import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { canGoBack } from '@/lib/address/history'
import { paths } from '@/lib/address/paths'

/** Stored with a history entry: how many entries below it the overview is; 0 when it isn't there. */
export interface StepState {
  stepsFromOverview: number
}

function readSteps(state: unknown): number {
  return typeof state === 'object' &&
    state !== null &&
    'stepsFromOverview' in state &&
    typeof state.stepsFromOverview === 'number'
    ? state.stepsFromOverview
    : 0
}

/**
 * Navigation between the steps of a change: forward, and back to the overview without leaving the steps in the history.
 */
export function useSteps() {
  const navigate = useNavigate()
  const location = useLocation()
  const steps = readSteps(location.state)
  const backToOverview = useCallback(async () => {
    if (steps > 0 && canGoBack()) await navigate(-steps)
    else await navigate(paths.personal(), { replace: true })
  }, [navigate, steps])
  return {
    backToOverview,
    /** For a link or step that adds an entry. */
    further: { stepsFromOverview: steps > 0 ? steps + 1 : 0 } satisfies StepState,
    /** For a step that replaces this entry. */
    here: { stepsFromOverview: steps } satisfies StepState,
  }
}
