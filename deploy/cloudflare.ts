import { createPreview } from './preview'

/** What Cloudflare hands to a function of Pages. */
interface Context {
  request: Request
  env: { ASSETS: { fetch: (url: URL) => Promise<Response> } }
}

/** For Cloudflare Pages, as `functions/{campaign,kencleng-masjid,masjid}/[slug].js`: a file of the site goes first. */
export async function onRequest({ request, env }: Context): Promise<Response> {
  const file = await env.ASSETS.fetch(new URL(request.url))
  if (file.status !== 404) return file
  return createPreview(() => env.ASSETS.fetch(new URL('/200.html', request.url)))(request)
}
