import { paths } from '@/lib/address/paths'
import { safeReturnPath } from '@/lib/address/safe-redirect'

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
