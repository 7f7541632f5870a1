import { owner } from './owner'
import { forgetSignIn } from './personal-storage'
import { forgetErrands, forgetReturnPath } from './return-path'

const signIn = /^\/(?:auth|forgot-password)(?![\w-])/
const steps = /^\/(?:auth\/(?:register|verification)|forgot-password)(?![\w-])/

/**
 * A visitor who leaves the account screens without an account leaves nothing behind: what was entered for a
 * registration or a new password goes with its own screens, the way back with the last of them.
 * @param pathname where he goes
 */
export function leaveSignIn(pathname: string): void {
  if (!steps.test(pathname)) forgetSignIn()
  if (owner() !== null || signIn.test(pathname)) return
  forgetReturnPath()
  forgetErrands()
}

/** The same for who has come by a new address and not by a link: nobody was there to see him leave. */
export function leftSignIn(pathname: string): void {
  if (signIn.test(pathname)) return
  forgetSignIn()
  if (owner() === null) forgetErrands()
}
