import {
  type QueryClient,
  type QueryFunction,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import { lazyModule } from '@/lib/lazy-module'
import { ApiError, decoded } from './errors'
import type { paths } from './generated/backend'

/** The part of `$api.queryOptions(method, path, init, { select })`'s result that is used. */
interface Asked<Answer, T, Key extends QueryKey> {
  queryKey: Key
  queryFn: QueryFunction<Answer, Key>
  select?: (answer: Answer) => T
}

/**
 * Query options of one operation: the cache holds the answer as sent, `select` reads it. It is also read once before it
 * is cached. An invalid answer is a failed call: it never replaces a valid cached answer, and the screen shows its
 * error state with a way to try again. Built once per operation, shared by prefetch and component.
 *
 * Where no answer comes, the one that was seen last is shown, see {@link showLast}.
 */
export function query<Answer, T, Key extends QueryKey>({
  queryKey,
  queryFn,
  select,
}: Asked<Answer, T, Key>) {
  const read = (answer: Answer) => {
    decoded(String(queryKey[1]), () => select?.(answer))
    return answer
  }
  return queryOptions({
    queryKey,
    queryFn: async (context) => {
      try {
        return read(await queryFn(context))
      } catch (error) {
        await showLast(context.client, queryKey, error, read)
        throw error
      }
    },
    ...(select && { select }),
  })
}

// Not part of Home's first load: nothing is read from there while answers come.
const loadKept = lazyModule(() => import('./kept-answers'))

/**
 * Where the network is given up on and nothing is on the screen yet, puts there what was seen last, with the time of
 * then as `dataUpdatedAt`. The call has failed all the same: so the data count as out of date, screens say so
 * (`QueryView`, `watchSeenAnswers`), and whatever repeats failed calls repeats this one.
 *
 * It isn't given up on before the last try, or old figures would be shown where new ones are on their way; but after
 * one that got no answer until it timed out.
 * @param read throws where it can't be read: the screen then shows why no new one came
 */
async function showLast<Answer>(
  client: QueryClient,
  queryKey: QueryKey,
  error: unknown,
  read: (answer: Answer) => Answer,
): Promise<void> {
  if (import.meta.env.SSR || !isOfNetwork(error)) return
  const state = client.getQueryState(queryKey)
  if (!state || state.data !== undefined) return
  const isGivenUp = !navigator.onLine || isTimeout(error.cause)
  if (!isGivenUp && shouldRetry(state.fetchFailureCount, error)) return
  try {
    const { keptAnswer } = await loadKept()
    const kept = await keptAnswer(queryKey)
    // As unread as an answer of the network.
    const parse: (json: string) => Answer = JSON.parse
    if (kept) client.setQueryData(queryKey, read(parse(kept.json)), { updatedAt: kept.at })
  } catch {
    // Damaged, or of a contract that has changed since; or the part isn't on this device.
  }
}

/** Whether no answer came. */
export const isOfNetwork = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'network'

const isTimeout = (cause: unknown) => cause instanceof DOMException && cause.name === 'TimeoutError'

/** Marks every cached answer of an operation as stale: those on screen are requested again. */
export function invalidate(client: QueryClient, path: keyof paths): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === path })
}

/** Marks one cached answer as stale: it is requested again at once if it is on screen, else when it is next shown. */
export function invalidateQuery(
  client: QueryClient,
  { queryKey }: { queryKey: QueryKey },
): Promise<void> {
  return client.invalidateQueries({ queryKey, exact: true })
}

/** How long an answer counts as fresh, in milliseconds, unless a query says otherwise. */
export const STALE_MS = 30_000

/**
 * Marks a query whose slow answer isn't reported (see `watch-answers.ts`): nothing on the screen waits for it, or a
 * fallback is shown meanwhile.
 */
export const unseen = { meta: { unseen: true } } as const

/** Marks, in a query's `meta`, data whose age is told where they can't be renewed, as that of what the backend says is. */
export const dated = { dated: true } as const

/** A retry helps when no answer came or the server failed, never when it refused. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return failures < 2 && (error.kind === 'network' || error.status >= 500)
}

/**
 * Repeats the calls that failed or became stale without a network, as soon as there is one. A call for a page's first
 * answer that was on its way at that moment isn't sent again, and may still fail for want of the network: it is then
 * repeated once.
 * @returns once all have ended, however they did
 */
export async function repeatCalls(client: QueryClient): Promise<void> {
  const underWay = new Set(client.getQueryCache().findAll({ fetchStatus: 'fetching' }))
  await client.invalidateQueries()
  await client.refetchQueries({
    type: 'active',
    predicate: (query) => underWay.has(query) && query.state.status === 'error',
  })
}
