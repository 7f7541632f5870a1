/**
 * A fundraiser's share link (docs/product.md, Fundraisers): `{site}/{third segment from the end}/{second from the
 * end}?utm_source=web&utm_ref={code}`, which from `/campaign/{slug}/fundraiser` is the program's own page.
 *
 * @param site this site's origin
 * @param pathname the fundraiser page's path, percent-encoded as `location.pathname` is
 */
export function fundraiserLink(site: string, pathname: string, kodeRef: string): string {
  const program = pathname.split('/').filter(Boolean).slice(-3, -1)
  const page = [site.replace(/\/$/, ''), ...program].join('/')
  return `${page}?${new URLSearchParams({ utm_source: 'web', utm_ref: kodeRef }).toString()}`
}
