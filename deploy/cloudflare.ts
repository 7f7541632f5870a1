import { createPreview } from './preview'
import { ofTable, withHeaders } from './with-headers'

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
  const own = await ask(request)
  const { file } = ofTable(request)
  if (own.status !== 404 || file === null) return withHeaders(request, own)
  const fallback = file.replace(/\.html$/, '')
  return withHeaders(request, await createPreview((wanted) => ask(wanted, fallback))(request))
}

// oxlint-disable-next-line import/no-default-export -- Cloudflare calls the default export
export default { fetch: answer }
