/**
 * A page's first calls, which its HTML starts before the bundle has arrived (scripts/html/README.md). The inline script
 * leaves the answers on `window`; the client takes each of them once instead of asking again.
 */
declare global {
  interface Window {
    /** Answers on their way, by {@link firstCallKey}. */
    __firstCalls?: Record<string, FirstAnswer | undefined>
  }
}

/**
 * An answer on its way; its body is read and parsed once, for all who call `text()` or `json()`. `abort` cancels the
 * call: the promise then rejects with the given reason.
 */
interface FirstAnswer extends Promise<Response> {
  abort: (reason: unknown) => void
}

/** One call as the inline script starts it. */
export interface FirstCall {
  key: string
  url: string
  headers: Record<string, string>
  credentials: RequestCredentials
}

/** Identifies a call: the operations of a controller share an address, and differ in the header `kode`. */
export const firstCallKey = (kode: string | null, url: string) => `${kode ?? ''} ${url}`

/**
 * Takes the answer to a call that the inline script has already started, once. The call is aborted together with the
 * request.
 * @returns undefined when there is no such call
 */
export function takeFirstCall({ method, headers, url, signal }: Request) {
  if (method !== 'GET' || typeof window === 'undefined') return undefined
  const key = firstCallKey(headers.get('kode'), url)
  const answer = window.__firstCalls?.[key]
  delete window.__firstCalls?.[key]
  if (answer) signal.addEventListener('abort', () => answer.abort(signal.reason))
  return answer
}

/**
 * Whether each call that the inline script started has been answered, or is in the next moments.
 * @returns false as well where it started none
 */
export async function firstCallsAnswered(): Promise<boolean> {
  const answers = Object.values(window.__firstCalls ?? {}).filter((one) => one !== undefined)
  if (answers.length === 0) return false
  return Promise.race([
    Promise.allSettled(answers).then(() => true),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), 20)),
  ])
}
