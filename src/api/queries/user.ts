import { queryOptions } from '@tanstack/react-query'
import { accountMark } from '@/lib/account-mark'
import { backend, type Input } from '../client'
import { toReferralCode, toUser, type User } from '../entities/user'
import { isUnauthorized } from '../errors'
import { operationQuery } from '../query'
import { accountSeen } from '../session/account-seen'
import { sessionEnded } from '../session/hand-over'
import { USER_KEY } from '../session/user-key'

/** Who is logged in, null for a visitor: a 401 is an answer here, not a failure (spec §6). */
export const userQuery = () =>
  queryOptions({
    queryKey: USER_KEY,
    queryFn: async ({ client, signal }): Promise<User | null> => {
      try {
        const user = await backend.call('/user/get_user', undefined, toUser, signal)
        if (user === null) sessionEnded(client)
        else accountSeen(client, accountMark(user))
        return user
      } catch (error) {
        if (isUnauthorized(error)) return null
        throw error
      }
    },
    staleTime: Infinity,
  })

/** Amens a prayer, or takes the amen back (spec §4 Prayer amen). */
export const toggleLike = (doaId: string) =>
  backend.call('/campaign/toggle_like', { doa_id: doaId }, () => undefined)

/** What `edit_profile` can change, in the backend's names (spec §7). */
export type EditType = Input<'/user/edit_profile'>['editType']

/** Changes one field of the profile. */
export const editProfile = (editType: EditType, editValue: string) =>
  backend.call('/user/edit_profile', { editValue, editType }, () => undefined)

/** Has the backend send a code, made here, to the user's current WhatsApp number (spec §4 Phone/email change). */
export const sendUserOtp = (codeOTP: string) =>
  backend.call('/user/send_otp', { codeOTP, verifWith: 'whatsapp' }, () => undefined)

/** The user's referral code, null for who isn't a fundraiser yet. @throws ApiError 401 for a visitor */
export const fundraiserQuery = () =>
  operationQuery('/fundraiser/get_user', undefined, toReferralCode)

/** Makes the user a fundraiser. @throws ApiError 409 for who is one already */
export const registerFundraiser = () =>
  backend.call('/fundraiser/register', undefined, () => undefined)
