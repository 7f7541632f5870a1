import { createPreview } from './preview'
import { withHeaders } from './with-headers'

/** What Netlify hands to an edge function. */
interface Context {
  next: () => Promise<Response>
}

/**
 * For Netlify, as an edge function; files of the site and the rule for `200.html` answer through `next`. It sends the
 * headers too: `_headers` are looked up for the address that a rule rewrites to, which has no page's own.
 */
// oxlint-disable-next-line import/no-default-export -- Netlify calls the default export
export default async function site(request: Request, { next }: Context): Promise<Response> {
  return withHeaders(request, await createPreview(() => next())(request))
}

export const config = { path: '/*', excludedPath: '/assets/*' }
