import { carriedLocal } from '@/lib/storage/owned-storage'
import { isSignInPath } from '@/lib/address/paths'
import { safeReturnPath } from '@/lib/address/safe-redirect'
import { removeStored, type StorageSource } from '@/lib/storage/storage'

/**
 * Stores the page from which a person is sent to log in. If storage is denied, only the return path is lost.
 * @param path path and query of this site
 * @param source decides who owns it: the present owner, or the account whose session has just ended
 */
export function rememberReturnPath(
  path: string,
  source: StorageSource<'redirect_after_login'> = carriedLocal,
): void {
  try {
    source().setItem('redirect_after_login', path)
  } catch {
    // Storage denied or full.
  }
}

/**
 * The stored return path if it is safe; else null. It may be a visitor's, or this account's own. Anything may be in
 * storage, so the value goes through `safeReturnPath`; the login and the other account screens are refused too.
 * @param origin this site's own origin
 */
export function readReturnPath(
  origin: string,
  source: StorageSource<'redirect_after_login'> = carriedLocal,
): string | null {
  let stored: string | null = null
  try {
    stored = source().getItem('redirect_after_login')
  } catch {
    return null
  }
  const path = safeReturnPath(stored, origin)
  return path === null || isSignInPath(path) ? null : path
}

export function forgetReturnPath(
  source: StorageSource<'redirect_after_login'> = carriedLocal,
): void {
  removeStored(source, 'redirect_after_login')
}
