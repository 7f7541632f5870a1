import { backend, type Form } from '@/api/client'

/*
 * Not mutations of the query cache, which would keep codes and passwords for minutes: each is called by the form
 * that it belongs to (spec §7 Auth controller). Logging in and out is in `session/session.ts`.
 */

/** Has the code, made here, sent to a number that wants to register. @throws ApiError 409 for one that has an account */
export const sendRegisterOtp = (body: Form<'/auth/send_otp'>) =>
  backend.POST('/auth/send_otp', { body })

/** Has the code sent to a number that has an account. @throws ApiError 404 for one that hasn't */
export const sendForgotPasswordOtp = (body: Form<'/auth/forgot_password'>) =>
  backend.POST('/auth/forgot_password', { body })

/** Has a new code sent, in either flow. */
export const resendOtp = (body: Form<'/auth/resend_otp'>) =>
  backend.POST('/auth/resend_otp', { body })

/** Makes the account; it is not logged in by that. @throws ApiError 409 for a number that has one */
export const registerAccount = (body: Form<'/auth/register'>) =>
  backend.POST('/auth/register', { body })

/** Sets the password of a number that has an account (spec §7: the same form as registering). */
export const setNewPassword = (body: Form<'/auth/new-password'>) =>
  backend.POST('/auth/new-password', { body })
