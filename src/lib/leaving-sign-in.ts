import { owner } from './owner'
import { forgetSignIn } from './personal-storage'
import { forgetErrands, forgetReturnPath } from './return-path'

const signIn = /^\/(?:auth|forgot-password)(?![\w-])/
const steps = /^\/(?:auth\/(?:register|verification)|forgot-password)(?![\w-])/

/**
 * Deletes what a visitor has entered, when the visitor leaves the account screens without an account: the data of a
 * registration or a new password with their own screens, the return path with the last account screen.
 * @param pathname the page that is opened next
 */
export function leaveSignIn(pathname: string): void {
  if (!steps.test(pathname)) forgetSignIn()
  if (owner() !== null || signIn.test(pathname)) return
  forgetReturnPath()
  forgetErrands()
}

/**
 * The same after a page load: then no screen was left inside the app. The return path stays.
 * @param pathname the page that was loaded
 */
export function leftSignIn(pathname: string): void {
  if (signIn.test(pathname)) return
  forgetSignIn()
  if (owner() === null) forgetErrands()
}
