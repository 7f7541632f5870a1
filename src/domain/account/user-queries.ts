import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { accountDigest } from './account-mark'
import { visitorSeen } from '@/lib/storage/owned-storage'
import { $api, backend, type Form } from '@/api/client'
import { only } from '@/api/decode'
import { toReferralCode, toUser, type User } from './user'
import { decoded, isUnauthorized } from '@/api/errors'
import { query } from '@/api/query'
import { handOver, sessionEnded } from './hand-over'
import { noteAccountShown, session, setSession } from '@/lib/storage/owner'
import { findAccount, noteAccount } from '@/lib/storage/sealed-storage'

const asked = $api.queryOptions('post', '/user/get_user')

/**
 * Who is logged in, null for a visitor: here a 401 is an answer, not a failure. Decoded in the `queryFn` and not in
 * `select`: the owner must change once for each answer, and the profile forms write decoded users into the cache.
 */
export const userQuery = () =>
  queryOptions({
    queryKey: asked.queryKey,
    queryFn: async (context): Promise<User | null> => {
      const { client } = context
      try {
        const { data } = await asked.queryFn(context)
        const user = decoded('/user/get_user', () => toUser(data))
        if (user !== null) await accountSeen(client, accountDigest(user))
        else {
          visitorSeen()
          sessionEnded(client)
        }
        return user
      } catch (error) {
        if (!isUnauthorized(error)) throw error
        visitorSeen()
        return null
      }
    },
    staleTime: Infinity,
  })

/** Sets the user's amen to a doa, or takes it back. */
export const toggleLike = (doaId: string) =>
  backend.POST('/campaign/toggle_like', {
    body: { doa_id: doaId } satisfies Form<'/campaign/toggle_like'>,
  })

/** What `edit_profile` can change, in the backend's names. */
export type EditType = Form<'/user/edit_profile'>['editType']

/** Changes one field of the profile. */
export const editProfile = (
  editType: EditType,
  editValue: string,
  tokenField: Pick<Form<'/user/edit_profile'>, 'token'> = {},
) =>
  backend.POST('/user/edit_profile', {
    body: { editValue, editType, ...tokenField } satisfies Form<'/user/edit_profile'>,
  })

/** Sends a code, made here, to the user's current WhatsApp number. */
export const sendUserOtp = (codeOTP: string) =>
  backend.POST('/user/send_otp', {
    body: { codeOTP, verifWith: 'whatsapp' } satisfies Form<'/user/send_otp'>,
  })

const referralCode = only(toReferralCode)

/** The user's referral code, null for a user who isn't a fundraiser. @throws ApiError 401 for a visitor */
export const fundraiserQuery = () =>
  query($api.queryOptions('get', '/fundraiser/get_user', {}, { select: referralCode }))

/** Makes the user a fundraiser. @throws ApiError 409 if the user is one already */
export const registerFundraiser = () => backend.POST('/fundraiser/register')

/**
 * Records which account the server says is logged in.
 * @param digest of its number, see `accountDigest`
 */
async function accountSeen(client: QueryClient, digest: string): Promise<void> {
  const former = session()
  const account = await findAccount(digest)
  const now = session()
  // Somebody has logged in or out meanwhile.
  if (now.account !== former.account || now.ended !== former.ended) return
  if (former.account === account && !former.ended) {
    noteAccount(account, digest)
    noteAccountShown()
    return
  }
  setSession({ account, ended: false })
  noteAccount(account, digest)
  // Where there was no former account, the answers on screen were requested with this session already: they stay, and
  // what was typed stays too.
  if (former.account !== null) handOver(client)
}
