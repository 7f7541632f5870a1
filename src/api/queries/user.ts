import { queryOptions } from '@tanstack/react-query'
import { backend } from '../client'
import { toUser, type User } from '../entities/user'
import { isUnauthorized } from '../errors'

/** Who is logged in, null for a visitor: a 401 is an answer here, not a failure (spec §6). */
export const userQuery = () =>
  queryOptions({
    queryKey: ['/user/get_user', {}],
    queryFn: async ({ signal }): Promise<User | null> => {
      try {
        return await backend.call('/user/get_user', undefined, toUser, signal)
      } catch (error) {
        if (isUnauthorized(error)) return null
        throw error
      }
    },
    staleTime: Infinity,
  })

/** Ends the session. */
export const logout = () => backend.call('/auth/logout', undefined, () => undefined)

/** Amens a prayer, or takes the amen back (spec §4 Prayer amen). */
export const toggleLike = (doaId: string) =>
  backend.call('/campaign/toggle_like', { doa_id: Number(doaId) }, () => undefined)
