import {
  type QueryClient,
  type QueryFunction,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import { ApiError, decoded } from './errors'
import { type OperationPath, operations } from './generated/operations'

/** What `$api.queryOptions(method, path, init, { select })` gives, as far as it is used. */
interface Asked<Answer, T, Key extends QueryKey> {
  queryKey: Key
  queryFn: QueryFunction<Answer, Key>
  select?: (answer: Answer) => T
}

/**
 * Query options of one operation: the cache holds the wire's answer, `select` reads it. It is also read once before it
 * is cached. An invalid answer is a failed call: it never replaces a valid cached answer, and the screen shows its error
 * state with a way to try again.
 * Built once per operation in `api/queries`, shared by prefetch and component (design §9).
 */
export function query<Answer, T, Key extends QueryKey>({
  queryKey,
  queryFn,
  select,
}: Asked<Answer, T, Key>) {
  return queryOptions({
    queryKey,
    queryFn: async (context) => {
      const answer = await queryFn(context)
      decoded(String(queryKey[1]), () => select?.(answer))
      return answer
    },
    ...(select && { select }),
  })
}

/** Marks every cached answer of an operation as old, so that what is on screen is asked for again. */
export function invalidate(client: QueryClient, path: OperationPath): Promise<void> {
  return client.invalidateQueries({ queryKey: [operations[path].method, path] })
}

/** Marks one cached answer as old: asked for again at once where it is on screen, else when it comes there. */
export function invalidateQuery(
  client: QueryClient,
  { queryKey }: { queryKey: QueryKey },
): Promise<void> {
  return client.invalidateQueries({ queryKey, exact: true })
}

/** An answer is good for so long, in milliseconds, unless a query says otherwise. */
export const STALE_MS = 30_000

/**
 * Marks a query whose slow answer isn't reported (see `slow-answers.ts`): nothing on the screen waits for it, or a
 * fallback is shown meanwhile.
 */
export const unseen = { meta: { unseen: true } } as const

/** Asking again helps when no answer came or the server stumbled, never when it said no. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return failures < 2 && (error.kind === 'network' || error.status >= 500)
}
