import { forgetPendingActions } from '@/domain/account/pending-action'
import { owner } from '@/lib/storage/owner'
import { isSignInPath } from '@/lib/address/paths'
import { forgetSignIn } from '@/lib/storage/personal-storage'
import { forgetReturnPath } from '@/domain/account/return-path'

const steps = /^\/(?:auth\/(?:register|verification)|forgot-password)(?![\w-])/

/**
 * Deletes what a visitor has entered, when the visitor leaves the account screens without an account: the data of a
 * registration or a new password with their own screens, the return path with the last account screen.
 * @param pathname the page that is opened next
 */
export function leaveSignIn(pathname: string): void {
  if (!steps.test(pathname)) forgetSignIn()
  if (owner() !== null || isSignInPath(pathname)) return
  forgetReturnPath()
  forgetPendingActions()
}
