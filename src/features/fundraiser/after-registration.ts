import { paths } from '@/lib/paths'
import { safeReturnPath } from '@/lib/safe-redirect'

/**
 * Where a new fundraiser goes: the stored path minus its trailing `/fundraiser`, which is the program's own page
 * (spec §4 Fundraiser flow). Null when nothing was stored, or nothing that may be followed.
 *
 * @param stored what is kept for after the login; it can be anybody's
 * @param origin this site's own
 */
export function afterRegistration(stored: unknown, origin: string): string | null {
  const path = safeReturnPath(stored, origin)
  if (path === null) return null
  const { pathname, search, hash } = new URL(path, origin)
  // Left by a visitor who was sent from here to log in: it would lead in a circle.
  if (pathname === paths.fundraiserRegister()) return null
  const page = pathname.replace(/\/+$/, '').replace(/\/fundraiser$/, '')
  // What is left of "//" could be another site's address; it is checked once more as a whole.
  return safeReturnPath((page || '/') + search + hash, origin)
}
