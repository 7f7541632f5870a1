import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { isAborted, isUnauthorized } from '@/api/errors'
import { type Doa, doaListQuery } from '@/domain/program/donors/donor-queries'
import { forgetAmen, type NamedProgram, noteAmens } from '@/domain/program/donors/noted-amens'
import { toggleLike, userQuery } from '@/domain/account/user-queries'
import { noteEntry } from '@/ui/history'
import { carriedLocalOf, carriedSession, carriedSessionOf } from '@/lib/storage/owned-storage'
import { type Owner, owner } from '@/lib/storage/owner'
import { paths } from '@/lib/address/paths'
import { pendingActionOf, rememberReturnPath } from '@/domain/account/return-path'
import { showToast } from '@/ui/overlay/toast'
import { useBusy } from '@/ui/button/Button'
import type { StorageSource } from '@/lib/storage/storage'

/** The doa that a person wanted to say amen to. Not part of the return path, which holds only the page's address. */
const pendingAmen = (source: StorageSource<'jm-draf-amin'>) =>
  pendingActionOf(
    'amin',
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      'doaId' in value &&
      typeof value.doaId === 'string'
        ? { doaId: value.doaId }
        : null,
    source,
  )

/**
 * Remembers the doa until the person has returned from the login.
 * @param whose null for a visitor who is sent to log in, else the account whose session has just ended
 */
function rememberPendingAmen(doaId: string, whose: Owner): void {
  pendingAmen(carriedSessionOf(whose)).write({ doaId })
}

/** Returns the remembered doa and deletes it; null when there is none, or when it belongs to another account. */
export const takePendingAmen = (): string | null =>
  pendingAmen(carriedSession).take()?.doaId ?? null

/** The owner who tapped, what was shown then, and whether the page is still shown. */
interface Tap {
  whose: Owner
  wasLiked: boolean
  isHere: () => boolean
}

/** Checked at the first tap, not when the page opens: most readers are visitors who never tap. */
async function isLoggedIn(client: QueryClient): Promise<boolean> {
  if (client.getQueryData(userQuery().queryKey)) return true
  // A cached "nobody" may be out of date: the user may have logged in in another tab.
  return (await client.query({ ...userQuery(), staleTime: 0, retry: false })) !== null
}

/**
 * The tap on amen for one doa. For a user it is toggled on the server and the list is requested at once, because the
 * display only follows the list. A visitor is sent to log in and comes back here (docs/product.md, Doa and amen).
 */
export function useAmen(program: NamedProgram, { id: doaId, liked }: Pick<Doa, 'id' | 'liked'>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const busy = useBusy()

  // Not called in the callbacks of `mutate`, which don't run after an unmount: the end of a session remounts this card.
  const sendToLogin = ({ whose, isHere }: Tap) => {
    // A person who has opened another page meanwhile must not be sent away from it.
    if (!isHere()) return
    rememberPendingAmen(doaId, whose)
    rememberReturnPath(window.location.pathname + window.location.search, carriedLocalOf(whose))
    void navigate(paths.auth('campaign'))
  }

  const { mutate, isPending } = useMutation({
    mutationFn: async (_: Tap) => {
      if (!(await isLoggedIn(client))) return 'visitor'
      await toggleLike(doaId)
      return 'toggled'
    },
    onSuccess: async (outcome, tap) => {
      if (outcome === 'visitor') {
        sendToLogin(tap)
        return
      }
      // What this device can't keep is the server's all the same.
      if (tap.wasLiked) forgetAmen(program, doaId)
      else noteAmens(program, [doaId])
      await client.invalidateQueries({ queryKey: doaListQuery(program).queryKey })
    },
    onError: (error, tap) => {
      // The session has ended since the user was loaded.
      if (isUnauthorized(error)) sendToLogin(tap)
      else if (!isAborted(error)) showToast('Gagal mengirim amin. Coba lagi.', { tone: 'error' })
    },
    onSettled: busy.end,
  })

  return {
    pending: isPending,
    toggle: () => {
      if (busy.begin()) mutate({ whose: owner(), wasLiked: liked, isHere: noteEntry() })
    },
  }
}
