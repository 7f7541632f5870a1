import type { QueryClient } from '@tanstack/react-query'
import { accountMark } from '@/lib/account-mark'
import { owner, session, setSession } from '@/lib/owner'
import { moveOwner } from '@/lib/personal-storage'
import { backend } from '../client'
import type { User } from '../entities/user'
import { userQuery } from '../queries/user'
import { handOver, others } from './hand-over'
import { USER_KEY } from './user-key'

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
  const former = owner()
  const account = accountMark({ phone: form.whatsapp })
  setSession({ account, ended: false })
  // A look-up still under way would answer for the one that asked.
  await client.cancelQueries({ queryKey: USER_KEY })
  // What a visitor was shown may look different to a user: amens, for one.
  if (former === null || former === account) void client.invalidateQueries(others)
  else handOver(client)
  try {
    return await client.query({ ...userQuery(), staleTime: 0 })
  } catch {
    // "Nobody", known from before, would now be wrong.
    void client.resetQueries({ queryKey: USER_KEY })
    return undefined
  }
}

/**
 * Ends the session on the server; then the account's things are out of sight, here and in the other open tabs, and
 * all but its own donations are forgotten. Pages that need a login send to `/auth` by themselves.
 * @throws ApiError when the server could not end it: then the person is still logged in, and should know
 */
export async function logOut(client: QueryClient): Promise<void> {
  await backend.call('/auth/logout', undefined, () => undefined)
  setSession({ account: null, ended: false })
  await client.cancelQueries({ queryKey: USER_KEY })
  handOver(client)
}

/** The account that is logged in has another number from now on: its things are kept for that one. */
export function renameAccount(phone: string): void {
  const former = session().account
  const account = accountMark({ phone })
  if (former === null || former === account) return
  moveOwner(former, account)
  setSession({ account, ended: false })
}
