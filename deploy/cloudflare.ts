import type { Hosting } from '../scripts/deploy/hosting'
import { lookUp } from '../scripts/deploy/look-up'
import { createPreview } from './preview'

/** The build's table of addresses and headers, which the build writes above this file (scripts/deploy/write.ts). */
declare const __JM_HOSTING__: Hosting

/** What Cloudflare hands to the worker of a Pages site. */
interface Env {
  ASSETS: { fetch: (request: Request) => Promise<Response> }
}

/**
 * For Cloudflare Pages, as `_worker.js`: a file of the site goes first. Pages' own rules can't do it: `_redirects` send
 * `200.html` on to another address, and `_headers` drop a line as long as the policy.
 */
async function answer(request: Request, { ASSETS }: Env): Promise<Response> {
  // Pages moves `/infaq` to `/infaq/` and `/200.html` to `/200`: a request of our own follows, the reader's stays.
  const ask = ({ method, headers, url }: Request, pathname = new URL(url).pathname) =>
    ASSETS.fetch(new Request(new URL(pathname, url), { method, headers }))
  const { headers, isPage } = lookUp(__JM_HOSTING__, new URL(request.url).pathname)
  const file = await ask(request)
  const found =
    file.status === 404 && isPage
      ? await createPreview((wanted) => ask(wanted, '/200'))(request)
      : file
  const response = new Response(found.body, found)
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

// eslint-disable-next-line import-x/no-default-export -- Cloudflare calls the default export
export default { fetch: answer }
