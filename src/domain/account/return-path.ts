import { isSignInPath, paths } from '@/lib/address/paths'
import { safeReturnPath } from '@/lib/address/safe-redirect'
import { carriedLocal, carriedSession, draftOf } from '@/lib/storage/owned-storage'
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

/**
 * Where a new fundraiser goes: the stored path without its trailing `/fundraiser`, which is the program's own page.
 * Null when nothing was stored, or the path isn't safe.
 *
 * @param stored the stored return path; it may be anybody's
 * @param origin this site's own origin
 */
export function afterRegistration(stored: unknown, origin: string): string | null {
  const path = safeReturnPath(stored, origin)
  if (path === null) return null
  const { pathname, search, hash } = new URL(path, origin)
  // Stored when this page sent a visitor to the login: it would lead in a circle.
  if (pathname === paths.fundraiserRegister()) return null
  const page = pathname.replace(/\/+$/, '').replace(/\/fundraiser$/, '')
  // A rest like "//" could be another site's address, so the whole path is checked again.
  return safeReturnPath((page || '/') + search + hash, origin)
}

/** Names of the drafts that are stored together with the return path. */
const NAMES = ['amin', 'bawa'] as const

/** Whether this page has stored a pending action: then somebody is on the way to the login. */
let underWay = false

/**
 * What a person was about to do when sent to log in, kept in this tab until the person has returned.
 * @param parse see `draftOf`
 * @param source decides who owns it, as for the return path
 */
export function pendingActionOf<T extends object, Name extends (typeof NAMES)[number]>(
  name: Name,
  parse: (value: unknown) => T | null,
  source: NoInfer<StorageSource<`jm-draf-${Name}`>> = carriedSession,
) {
  const stored = draftOf(name, parse, source)
  return {
    /** Reads and deletes it, so that it is carried out once. Null when there is none, or none that `wanted` accepts. */
    take: (wanted: (value: T) => boolean = () => true): T | null => {
      const kept = stored.read()
      if (kept === null || !wanted(kept)) return null
      stored.clear()
      return kept
    },
    write: (value: T): void => {
      underWay = true
      stored.write(value)
    },
  }
}

/** Deletes the pending actions, when the login was left. */
export function forgetPendingActions(): void {
  for (const name of NAMES) removeStored(carriedSession, `jm-draf-${name}`)
}

/** Deletes the pending actions of an earlier page load. May be called late: what this page has stored stays. */
export function forgetEarlierPendingActions(): void {
  if (!underWay) forgetPendingActions()
}
