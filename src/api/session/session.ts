import type { QueryClient } from '@tanstack/react-query'
import { clearPersonalStorage } from '@/lib/personal-storage'
import { backend } from '../client'
import type { User } from '../entities/user'
import { userQuery } from '../queries/user'
import { tellOtherTabs } from './tabs'
import { USER_KEY } from './user-key'

let leftByLogout = false

/** Every query but the user's own. */
const others = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== USER_KEY[0],
}

/** Whether the last session ended because its user wanted it to, in this tab. */
export const hasLoggedOut = (): boolean => leftByLogout

/**
 * Logs in, and loads who that is (spec §7 login). Not a mutation of the query cache: that would keep the password.
 * @param whatsapp digits without the leading 62
 * @returns the user; null when the browser did not keep the session's cookie; undefined when nobody knows yet,
 *   since the login went through but the user could not be loaded
 * @throws ApiError 401 for a wrong number or password, with the server's words
 */
export async function logIn(
  client: QueryClient,
  form: { whatsapp: string; password: string },
): Promise<User | null | undefined> {
  await backend.call('/auth/login', form, () => undefined)
  leftByLogout = false
  // What a visitor was shown may look different to a user: amens, for one.
  void client.invalidateQueries(others)
  tellOtherTabs('masuk')
  // A look-up still under way would answer for the visitor that asked.
  await client.cancelQueries({ queryKey: USER_KEY })
  try {
    return await client.query({ ...userQuery(), staleTime: 0 })
  } catch {
    // "Nobody", known from before, would now be wrong.
    void client.resetQueries({ queryKey: USER_KEY })
    return undefined
  }
}

/**
 * Ends the session on the server, then forgets everything personal: cache, drafts, the donations remembered here,
 * the way back; in the other open tabs too. Pages that need a login send to `/auth` by themselves.
 * @throws ApiError when the server could not end it: then the person is still logged in, and should know
 */
export async function logOut(client: QueryClient): Promise<void> {
  await backend.call('/auth/logout', undefined, () => undefined)
  leftByLogout = true
  clearPersonalStorage()
  tellOtherTabs('keluar')
  await client.cancelQueries()
  client.getMutationCache().clear()
  client.setQueryData(USER_KEY, null)
  client.removeQueries({ ...others, type: 'inactive' })
  // What is on screen is asked for again, as a visitor; that may fail, and is not waited for.
  void client.resetQueries({ ...others, type: 'active' })
}
