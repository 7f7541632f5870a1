import { carriedLocal, carriedSession } from './owned-storage'
import { DRAFT_PREFIX, RETURN_PATH_KEY } from './personal-storage'
import { safeReturnPath } from './safe-redirect'
import { removeStored, type StorageSource } from './storage'

/**
 * Remembers where somebody was when sent to log in. A device that denies storage loses the way back, nothing else.
 * @param path path and query of this site
 * @param source says whose way it is: the present owner's, or that of the account whose session has just ended
 */
export function rememberReturnPath(path: string, source: StorageSource = carriedLocal): void {
  try {
    source().setItem(RETURN_PATH_KEY, path)
  } catch {
    // Storage denied or full.
  }
}

/**
 * The remembered address if it may be followed, or null: of the visitor who was sent to log in, or of this same
 * account. What is in storage can be anybody's, so it goes through `safeReturnPath`; the login itself and its
 * neighbours are no place to return to.
 * @param origin this site's own origin
 */
export function readReturnPath(
  origin: string,
  source: StorageSource = carriedLocal,
): string | null {
  let stored: string | null = null
  try {
    stored = source().getItem(RETURN_PATH_KEY)
  } catch {
    return null
  }
  const path = safeReturnPath(stored, origin)
  return path === null || /^\/(?:auth|forgot-password)(?![\w-])/i.test(path) ? null : path
}

export function forgetReturnPath(source: StorageSource = carriedLocal): void {
  removeStored(source, RETURN_PATH_KEY)
}

/** The drafts that go along with the way back. */
export const ERRANDS = { amen: 'amin', form: 'bawa' } as const

/** Forgets what was to be done at the end of the way: it was left. */
export function forgetErrands(source: StorageSource = carriedSession): void {
  for (const name of Object.values(ERRANDS)) removeStored(source, DRAFT_PREFIX + name)
}
