import { useState } from 'react'
import type { Form } from '@/api/client'
import { certainText, record, requiredText } from '@/api/decode'
import { ApiError, decoded, TooManyRequests, unreachable } from '@/api/errors'
import { optionalBackend } from '@/api/optional-backend'
import { capabilitiesStore, confirmField } from '@/domain/capabilities/capabilities'
import { parseWib } from '@/lib/time/wib-date'
import type { RequestedOtp, Verification, VerificationPurpose } from './verification'

/** What a verification proves, as the form's field; empty where the code was compared here. */
export interface TokenField {
  token?: string
}

type Keperluan = Form<'/auth/request_otp'>['keperluan']

const REQUEST = '/auth/request_otp'
const VERIFY = '/auth/verify_otp'

/** What the contract calls each purpose, and the field that takes its token. */
const purposes: Readonly<Record<VerificationPurpose, { keperluan: Keperluan; field: string }>> = {
  Register: { keperluan: 'daftar', field: 'auth/register#token' },
  'forgot-password': { keperluan: 'lupa_sandi', field: 'auth/new-password#token' },
  phone: { keperluan: 'ubah_nomor', field: 'user/edit_profile#token' },
  email: { keperluan: 'ubah_email', field: 'user/edit_profile#token' },
}

/**
 * The furthest that a moment of the backend may lie ahead, in milliseconds. A device whose clock is wrong by more is not
 * made to wait: the backend says itself when it is too soon, or too late.
 */
const FURTHEST_MS = 3_600_000

/** The verification can't go on: what it began with is no longer there. */
export class VerificationEnded extends Error {
  constructor() {
    super('Verifikasi ini tidak dapat dilanjutkan karena layanan kami baru saja berubah.')
  }
}

/**
 * Whether the backend makes and compares the codes of a purpose, as it says in this visit.
 * @throws ApiError when an earlier visit was told so, and no answer comes now: a code made here would not do
 */
export async function isServersCode(purpose: VerificationPurpose): Promise<boolean> {
  const { field } = purposes[purpose]
  const isConfirmed = await confirmField(field)
  const { operations, fields } = capabilitiesStore.get()
  const isListed =
    [REQUEST, VERIFY].every((path) => operations.includes(path.slice(1))) && fields.includes(field)
  if (isListed && !isConfirmed) throw unreachable(REQUEST, null)
  return isListed
}

/**
 * Codes that this page has asked for and not used yet, by purpose and number. What is stored knows only the last one,
 * and is deleted when the person leaves the screens; the backend refuses to send another one all the same.
 */
const waiting = new Map<string, RequestedOtp>()

const waitingKey = (purpose: VerificationPurpose, phone: string) => `${purpose}:${phone}`

/**
 * Has the backend send a code, unless an earlier one still waits to be entered and no other may be asked for yet: then
 * it is that one, with what is left of the wait.
 * @param phone without the leading 62
 * @param stored what is kept of a code for this purpose and number
 * @throws ApiError as {@link requestOtp}
 */
export async function beginOtp(
  purpose: VerificationPurpose,
  phone: string,
  stored: RequestedOtp | null,
): Promise<RequestedOtp> {
  const earlier = stored ?? waiting.get(waitingKey(purpose, phone))
  if ((earlier?.resendAt ?? 0) > Date.now() && earlier) return earlier
  try {
    return await requestOtp(purpose, phone)
  } catch (error) {
    const isGood = earlier && (earlier.expiresAt ?? Infinity) > Date.now()
    if (!isGood || !(error instanceof TooManyRequests)) throw error
    return { ...earlier, resendAt: Date.now() + error.retryAfterMs }
  }
}

/**
 * Has the backend make a code and send it.
 * @param phone without the leading 62
 * @throws ApiError TooManyRequests when one was sent just now; 404 if the backend can't any more
 */
export async function requestOtp(
  purpose: VerificationPurpose,
  phone: string,
): Promise<RequestedOtp> {
  const body: Form<typeof REQUEST> = {
    phoneNumber: phone,
    keperluan: purposes[purpose].keperluan,
  }
  const { data: answer } = await optionalBackend.POST(REQUEST, { body })
  const requested = decoded(REQUEST, () => {
    const wire = record<NonNullable<typeof answer>['data']>(answer?.data, 'data')
    return {
      expiresAt: plausible(certainText(wire.berlaku_sampai)),
      resendAt: plausible(certainText(wire.kirim_ulang_setelah)),
    }
  })
  waiting.set(waitingKey(purpose, phone), requested)
  return requested
}

function plausible(moment: string): number | null {
  const at = parseWib(moment)?.getTime() ?? NaN
  const ahead = at - Date.now()
  return ahead > 0 && ahead <= FURTHEST_MS ? at : null
}

/**
 * Has the backend compare what was entered with the code that it sent.
 * @returns the token for the form that the code was for
 * @throws ApiError 422 for a code that is wrong, expired or used up, in the server's words; TooManyRequests; 404 if the
 *   backend can't any more
 */
export async function verifyOtp(
  purpose: VerificationPurpose,
  phone: string,
  codeOTP: string,
): Promise<string> {
  const body: Form<typeof VERIFY> = {
    phoneNumber: phone,
    keperluan: purposes[purpose].keperluan,
    codeOTP,
  }
  const { data: answer } = await optionalBackend.POST(VERIFY, { body })
  waiting.delete(waitingKey(purpose, phone))
  return decoded(VERIFY, () =>
    requiredText(record<NonNullable<typeof answer>['data']>(answer?.data, 'data').token, 'token'),
  )
}

/**
 * What goes with the form that a code was for.
 * @param token of the verification; none where the code was compared here
 * @throws VerificationEnded when the backend would ignore the token
 */
export async function tokenFor(
  purpose: VerificationPurpose,
  token: string | undefined,
): Promise<TokenField> {
  if (token === undefined) return {}
  if (!(await isServersCode(purpose))) throw new VerificationEnded()
  return { token }
}

/** Whether a form with a token was refused in a way that a new code may help. */
export const isTokenRefused = (error: unknown): boolean =>
  error instanceof VerificationEnded || (error instanceof ApiError && error.status === 422)

/**
 * Sends a form together with what its verification proves.
 * @returns `refused` says how the last sending with a token was refused: `token` when a new code may help, `taken` when
 *   the number has an account; null otherwise, and always where the code was compared here
 */
export function useNumberToken() {
  const [refused, setRefused] = useState<'token' | 'taken' | null>(null)
  return {
    refused,
    send: async (
      purpose: VerificationPurpose,
      { token }: Pick<Verification, 'token'>,
      save: (tokenField: TokenField) => Promise<unknown>,
    ) => {
      setRefused(null)
      try {
        await save(await tokenFor(purpose, token))
      } catch (error) {
        if (token !== undefined) setRefused(kindOf(error))
        throw error
      }
    },
  }
}

function kindOf(error: unknown) {
  if (isTokenRefused(error)) return 'token'
  return error instanceof ApiError && error.status === 409 ? 'taken' : null
}
