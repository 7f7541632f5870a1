/**
 * Calls that a prerendered page starts from its HTML, before the bundle has arrived (design §3). The page's inline
 * script leaves them on `window`; the client takes each once instead of asking again.
 */
declare global {
  interface Window {
    /** Answers under way, by {@link earlyKey}. */
    __early?: Record<string, Promise<Response> | undefined>
  }
}

/** One call as the inline script starts it. */
export interface EarlyCall {
  key: string
  url: string
  headers: Record<string, string>
  credentials: RequestCredentials
  /** The flyers of the answer that the page shows first: their address with `*` for the file's name. */
  flyers?: { url: string; count: number; look: string }
}

/** What tells two calls apart on the wire, where a controller's operations share a path. */
export function earlyKey(request: Pick<Request, 'url' | 'headers'>): string {
  return `${request.headers.get('kode') ?? ''} ${request.url}`
}

/** Describes a call so that a prerendered page can start it. */
export function toEarlyCall(request: Request): EarlyCall {
  return {
    key: earlyKey(request),
    url: request.url,
    headers: Object.fromEntries(request.headers),
    credentials: request.credentials,
  }
}

/** The answer already under way for this call, once; undefined when there is none. */
export function takeEarly(request: Request): Promise<Response> | undefined {
  if (request.method !== 'GET' || typeof window === 'undefined') return undefined
  const key = earlyKey(request)
  const answer = window.__early?.[key]
  delete window.__early?.[key]
  return answer
}
