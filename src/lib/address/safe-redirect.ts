import { hasCredentials } from '@/lib/text/spoofing'

const MAX_PATH_LENGTH = 2000

/** Browsers drop tabs and line ends from an address and read `\` as `/`: `"/\t/evil"` is `"//evil"`. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
const DECEPTIVE = /[\u0000-\u001f\u007f\\]/

/** Encoded slashes, backslashes and control characters, encoded once or more often. */
const DISGUISED = /%(?:25)*(?:2f|5c|[01][\da-f]|7f)/i

/**
 * A stored return path that is safe to follow, or null: only paths of this site are.
 *
 * @param value what was stored: a path from the root, or an address of `origin`
 * @param origin this site's own origin, `https://host` without a final slash
 * @returns path, query and fragment, normalised: one slash at the start, at most 2000 characters
 */
export function safeReturnPath(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || value.length > MAX_PATH_LENGTH || DECEPTIVE.test(value)) {
    return null
  }
  const url = parse(value, origin)
  if (url?.origin !== origin) return null
  // "//host" and "https:page" could be addresses of this site, but the app never stores them.
  if (!/^\/(?!\/)/.test(value) && value !== origin && !value.startsWith(`${origin}/`)) return null
  // "/.//evil" is same-origin, but its normalised path, "//evil", is another site's address.
  if (url.pathname.startsWith('//') || DISGUISED.test(url.pathname)) return null

  const path = url.pathname + url.search + url.hash
  return path.length > MAX_PATH_LENGTH ? null : path
}

/** Where a donation continues: on a page of this app (for the router) or of a payment provider. */
export type PaymentUrl = { kind: 'internal'; path: string } | { kind: 'external'; url: string }

/**
 * Checks the `redirect_url` of storeDonate. Two kinds are safe to follow: an address on this site, and an absolute
 * `https:` address without credentials. Any other gives null.
 */
export function safePaymentUrl(value: unknown, siteOrigin: string): PaymentUrl | null {
  const path = safeReturnPath(value, siteOrigin)
  if (path !== null) return { kind: 'internal', path }

  // Absolute only: on a page that is https itself, "https:host" means a relative path.
  if (typeof value !== 'string' || DECEPTIVE.test(value) || !/^https:\/\/[^/]/i.test(value)) {
    return null
  }
  const url = parse(value, siteOrigin)
  if (url === null || url.origin === siteOrigin) return null
  return hasCredentials(url) ? null : { kind: 'external', url: url.href }
}

function parse(value: string, base: string): URL | null {
  try {
    return new URL(value, base)
  } catch {
    return null
  }
}
