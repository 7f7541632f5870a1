import { createPreview } from './preview'

/** What Netlify hands to an edge function. */
interface Context {
  next: () => Promise<Response>
}

/** For Netlify, as an edge function; files of the site and the rule for `200.html` answer through `next`. */
// eslint-disable-next-line import-x/no-default-export -- Netlify calls the default export
export default async function preview(request: Request, { next }: Context): Promise<Response> {
  return createPreview(() => next())(request)
}

export const config = { path: ['/campaign/:slug', '/kencleng-masjid/:slug', '/masjid/:slug'] }
