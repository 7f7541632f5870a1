import { backend, type Input } from '../client'

/*
 * Not mutations of the query cache, which would keep codes and passwords for minutes: each is called by the form
 * that it belongs to (spec §7 Auth controller). Logging in and out is in `session/session.ts`.
 */

/** Has the code, made here, sent to a number that wants to register. @throws ApiError 409 for one that has an account */
export const sendRegisterOtp = (form: Input<'/auth/send_otp'>) =>
  backend.call('/auth/send_otp', form, () => undefined)

/** Has the code sent to a number that has an account. @throws ApiError 404 for one that hasn't */
export const sendForgotPasswordOtp = (form: Input<'/auth/forgot_password'>) =>
  backend.call('/auth/forgot_password', form, () => undefined)

/** Has a new code sent, in either flow. */
export const resendOtp = (form: Input<'/auth/resend_otp'>) =>
  backend.call('/auth/resend_otp', form, () => undefined)

/** Makes the account; it is not logged in by that. @throws ApiError 409 for a number that has one */
export const registerAccount = (form: Input<'/auth/register'>) =>
  backend.call('/auth/register', form, () => undefined)

/** Sets the password of a number that has an account (spec §7: the same form as registering). */
export const setNewPassword = (form: Input<'/auth/new-password'>) =>
  backend.call('/auth/new-password', form, () => undefined)
