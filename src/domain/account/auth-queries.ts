import { backend, type Form } from '@/api/client'

/*
 * Not mutations of the query cache, which would keep codes and passwords for minutes: each form calls its own function.
 * Login and logout are in `session.ts`.
 */

/** Sends the code, made here, to a number that wants to register. @throws ApiError 409 if it has an account */
export const sendRegisterOtp = (body: Form<'/auth/send_otp'>) =>
  backend.POST('/auth/send_otp', { body })

/** Sends the code to a number that has an account. @throws ApiError 404 if it has none */
export const sendForgotPasswordOtp = (body: Form<'/auth/forgot_password'>) =>
  backend.POST('/auth/forgot_password', { body })

/** Sends a new code, in either flow. */
export const resendOtp = (body: Form<'/auth/resend_otp'>) =>
  backend.POST('/auth/resend_otp', { body })

/** Creates the account, without logging it in. @throws ApiError 409 if the number has one */
export const registerAccount = (body: Form<'/auth/register'>) =>
  backend.POST('/auth/register', { body })

/** Sets the password of a number that has an account; the backend takes the same form as for registering. */
export const setNewPassword = (body: Form<'/auth/new-password'>) =>
  backend.POST('/auth/new-password', { body })
