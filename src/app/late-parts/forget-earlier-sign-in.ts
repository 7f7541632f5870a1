import { forgetEarlierPendingActions } from '@/domain/account/pending-action'
import { owner } from '@/lib/storage/owner'
import { isSignInPath } from '@/lib/address/paths'
import { forgetSignIn } from '@/lib/storage/personal-storage'

/**
 * Deletes what was entered on the account screens before this page load, if another page was opened: no screen was left
 * inside the app then (see `leaveSignIn`). The return path stays. It is called late, so somebody may already be on the
 * way to the login again.
 * @param pathname the page on screen
 */
export function forgetEarlierSignIn(pathname: string): void {
  if (isSignInPath(pathname)) return
  forgetSignIn()
  if (owner() === null) forgetEarlierPendingActions()
}
