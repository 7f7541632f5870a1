/**
 * Calls that a prerendered page starts from its HTML, before the bundle has arrived (design §3). The page's inline
 * script leaves them on `window`; the client takes each once instead of asking again.
 */
declare global {
  interface Window {
    /** Answers under way, by {@link earlyKey}. */
    __early?: Record<string, EarlyAnswer | undefined>
  }
}

/** An answer that is still on its way. `abort` cancels the call: the promise then rejects with the given reason. */
interface EarlyAnswer extends Promise<Response> {
  abort: (reason: unknown) => void
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

/**
 * Takes the call that the inline script has already started, once. It is aborted together with the request.
 * @returns undefined when there is no such call
 */
export function takeEarly(request: Request): Promise<Response> | undefined {
  if (request.method !== 'GET' || typeof window === 'undefined') return undefined
  const key = earlyKey(request)
  const answer = window.__early?.[key]
  delete window.__early?.[key]
  const { signal } = request
  if (answer) signal.addEventListener('abort', () => answer.abort(signal.reason))
  return answer
}
