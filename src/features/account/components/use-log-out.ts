import { useMutation, useQueryClient } from '@tanstack/react-query'
import { logOut } from '@/domain/account/session'
import { errorText } from '@/ui/text/error-text'
import { showToast } from '@/ui/overlay/toast-store'

/** "Keluar". The page needs a user, so it then goes to /auth by itself. */
export function useLogOut() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => logOut(client),
    onError: (error) => {
      showToast(`Belum dapat keluar. ${errorText(error)}`, { tone: 'error', duration: 5000 })
    },
  })
}
