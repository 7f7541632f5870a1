import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { invalidate } from '@/api/query'
import { verificationOf } from '@/domain/account/otp/verification'
import { logOut } from '@/domain/account/session'
import { canGoBack } from '@/ui/history'
import { paths, type ProfileEdit } from '@/lib/address/paths'
import { showToast } from '@/ui/overlay/toast'
import { errorText } from '@/ui/show-error'
import { raiseSavedFlag } from './saved-flag'

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

/**
 * After a field was saved: sets the flag and goes back to the overview. After a new phone number it logs the user out,
 * and the page, which needs a user, goes to /auth by itself.
 * @returns receives whether the person is still on the page that sent the form (see `noteEntry`)
 */
export function useAfterSave(edit: ProfileEdit): (isHere: () => boolean) => Promise<void> {
  const client = useQueryClient()
  const { backToOverview } = useSteps()
  return async (isHere) => {
    raiseSavedFlag()
    // A code serves one change.
    if (edit === 'phone' || edit === 'email') verificationOf(edit).clear()
    if (edit === 'phone') {
      try {
        await logOut(client)
        showToast('Nomor WhatsApp berhasil diganti. Silakan masuk dengan nomor baru.', {
          tone: 'success',
          duration: 5000,
        })
        return
      } catch (error) {
        // The number is changed even if the logout fails: that must not look like a failure to change it.
        showToast(`Nomor sudah diganti, tetapi belum dapat keluar. ${errorText(error)}`, {
          tone: 'error',
          duration: 5000,
        })
      }
    }
    if (isHere()) await backToOverview()
    void invalidate(client, '/user/get_user')
  }
}
