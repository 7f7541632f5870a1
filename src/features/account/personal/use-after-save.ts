import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '@/api/query'
import { logOut } from '@/domain/account/session'
import type { ProfileEdit } from '@/lib/address/paths'
import { verificationOf } from '@/domain/account/otp/verification'
import { errorText } from '@/ui/text/error-text'
import { showToast } from '@/ui/overlay/toast-store'
import { raiseSavedFlag } from './saved-flag'
import { useSteps } from './use-steps'

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
        showToast('Nomor Whatsapp berhasil diganti. Silakan masuk dengan nomor baru.', {
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
