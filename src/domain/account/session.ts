import type { QueryClient } from '@tanstack/react-query'
import { accountDigest } from './account-mark'
import { visitorSeen } from '@/lib/storage/owned-storage'
import { owner, ownerTurn, session, setSession } from '@/lib/storage/owner'
import { unsubscribe } from '@/lib/service-worker'
import { forgetCopy } from '@/lib/storage/personal-storage'
import { findAccount, noteAccount } from '@/lib/storage/sealed-storage'
import { capabilitiesStore } from '@/domain/capabilities/capabilities'
import { backend, type Form } from '@/api/client'
import type { User } from './user'
import { isUnauthorized } from '@/api/errors'
import { userQuery } from './user-queries'
import { handOver, others, USER_KEY } from './hand-over'

/**
 * Logs in and loads the user. Not a mutation of the query cache: that would keep the password.
 * @param whatsapp digits without the leading 62
 * @returns the user; null when the browser did not keep the session's cookie; undefined when the login succeeded but
 *   the user could not be loaded
 * @throws ApiError 401 for a wrong number or password, with the server's words
 */
export async function logIn(
  client: QueryClient,
  form: Form<'/auth/login'>,
): Promise<User | null | undefined> {
  const digest = accountDigest({ phone: form.whatsapp })
  const account = await findAccount(digest)
  await backend.POST('/auth/login', { body: form })
  const former = owner()
  visitorSeen()
  setSession({ account, ended: false })
  noteAccount(account, digest)
  // A call for the user that is still running would answer for the former owner.
  await client.cancelQueries({ queryKey: USER_KEY })
  // Some answers differ for a logged-in user: for example, which doa they have amened.
  if (former === null || former === account) void client.invalidateQueries(others)
  else handOver(client)
  try {
    return await client.query({ ...userQuery(), staleTime: 0 })
  } catch {
    // A cached "nobody is logged in" would now be wrong.
    void client.resetQueries({ queryKey: USER_KEY })
    return undefined
  }
}

/**
 * Ends the session on the server. After that the account's data are hidden, here and in the other open tabs, and all
 * are deleted except the account's own donations, where the backend doesn't keep them. Pages that need a login redirect
 * to `/auth` by themselves. A session that the server has ended before is ended here in the same way: that is what was
 * wanted.
 * @param options `reloads`: the page is loaded anew right after, so nothing on screen is asked for again
 * @throws ApiError when the server could not end the session: the person is still logged in, and must be told
 */
export async function logOut(client: QueryClient, { reloads = false } = {}): Promise<void> {
  const turn = ownerTurn.get()
  try {
    await backend.POST('/auth/logout')
  } catch (error) {
    if (!isUnauthorized(error)) throw error
    // Somebody else has logged in since: that session goes on.
    if (ownerTurn.get() !== turn) return
  }
  // The backend has forgotten it with the session. Not awaited: the browser may have to reach its push service.
  void unsubscribe()
  const { account } = session()
  if (account !== null && capabilitiesStore.get().operations.includes('transaction/get_history'))
    forgetCopy(account)
  setSession({ account: null, ended: false })
  await client.cancelQueries({ queryKey: USER_KEY })
  if (!reloads) handOver(client)
}

/**
 * Lets the logged-in account be recognised by its new phone number.
 * @param phone the new number, without the leading 62
 */
export function renameAccount(phone: string): void {
  const { account } = session()
  if (account !== null) noteAccount(account, accountDigest({ phone }))
}
