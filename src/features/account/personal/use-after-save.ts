import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '@/api/query'
import { logOut } from '@/domain/account/session'
import type { ProfileEdit } from '@/lib/paths'
import { verificationOf } from '@/domain/account/verification'
import { errorText } from '@/ui/error-text'
import { showToast } from '@/ui/toast-store'
import { raiseSavedFlag } from './saved-flag'
import { useSteps } from './use-steps'

/**
 * What follows once a field was saved (spec §4): the flag, and back to the overview; after a new phone number the
 * user is logged out, and the page, which needs a user, leads to /auth by itself.
 * @returns is given whether the person is still where it was sent (see `noteEntry`)
 */
export function useAfterSave(edit: ProfileEdit): (isHere: () => boolean) => Promise<void> {
  const client = useQueryClient()
  const { backToOverview } = useSteps()
  return async (isHere) => {
    raiseSavedFlag()
    if (edit === 'phone') {
      try {
        await logOut(client)
        showToast('Nomor Whatsapp berhasil diganti. Silakan masuk dengan nomor baru.', {
          tone: 'success',
          duration: 5000,
        })
        return
      } catch (error) {
        // The number is changed all the same: that must not look like a failure to change it.
        showToast(`Nomor sudah diganti, tetapi belum dapat keluar. ${errorText(error)}`, {
          tone: 'error',
          duration: 5000,
        })
      }
    }
    // Not before the logout, which deletes it too: while that is under way, the page must not go back to the first step.
    if (edit === 'phone' || edit === 'email') verificationOf(edit).clear()
    if (isHere()) backToOverview()
    void invalidate(client, '/user/get_user')
  }
}
