import { resendOtp, sendForgotPasswordOtp, sendRegisterOtp } from '@/domain/account/auth-queries'
import { issueOtp, makeOtpCode } from './otp'
import { beginOtp, isServersCode } from './server-otp'
import { sendUserOtp } from '@/domain/account/user-queries'
import {
  isRequestedOtp,
  type Verification,
  type VerificationPurpose,
  verificationOf,
} from './verification'

type Send = (phone: string, codeOTP: string) => Promise<unknown>

/** How contract 1.0 has a code sent that was made here. */
const senders: Readonly<Record<VerificationPurpose, Send>> = {
  Register: (phoneNumber, codeOTP) => sendRegisterOtp({ phoneNumber, codeOTP }),
  'forgot-password': (phoneNumber, codeOTP) => sendForgotPasswordOtp({ phoneNumber, codeOTP }),
  phone: (_, codeOTP) => sendUserOtp(codeOTP),
  email: (_, codeOTP) => sendUserOtp(codeOTP),
}

/**
 * Begins a verification: has a code sent, which the backend makes if it can, and this device only if not. A code of the
 * backend that still waits to be entered, so that no other may be asked for yet, goes on waiting.
 * @param phone without the leading 62
 * @throws ApiError when it could not be sent
 */
export async function sendOtp(
  purpose: VerificationPurpose,
  phone: string,
): Promise<NonNullable<Verification['otp']>> {
  if (await isServersCode(purpose)) {
    const before = verificationOf(purpose).read()
    const stored = before?.phone === phone && isRequestedOtp(before.otp) ? before.otp : null
    return beginOtp(purpose, phone, stored)
  }
  const code = makeOtpCode()
  await senders[purpose](phone, code)
  return issueOtp(code, new Date())
}

/** How contract 1.0 has another code sent that was made here. */
export function resendTo(
  purpose: VerificationPurpose,
  phoneNumber: string,
): (codeOTP: string) => Promise<unknown> {
  return purpose === 'phone' || purpose === 'email'
    ? sendUserOtp
    : (codeOTP) => resendOtp({ phoneNumber, codeOTP })
}
