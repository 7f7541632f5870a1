import type { Hosting } from '../scripts/deploy/hosting'
import { lookUp } from '../scripts/deploy/look-up'

/** The build's table of addresses and headers; the build writes it above each host's file (scripts/deploy/write.ts). */
declare const __JM_HOSTING__: Hosting

/** What the table says of a request's address. */
export function ofTable({ url }: Request) {
  const { pathname, search } = new URL(url)
  return lookUp(__JM_HOSTING__, pathname, search)
}

/** An answer with the headers that the table has for the request's address. */
export function withHeaders(request: Request, answer: Response): Response {
  const response = new Response(answer.body, answer)
  for (const [name, value] of Object.entries(ofTable(request).headers))
    response.headers.set(name, value)
  return response
}
