import {
  type QueryClient,
  type QueryFunction,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
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
 * Marks a query whose slow answer isn't reported (see `slow-answers.ts`): nothing on the screen waits for it, or a
 * fallback is shown meanwhile.
 */
export const unseen = { meta: { unseen: true } } as const

/** A retry helps when no answer came or the server failed, never when it refused. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return failures < 2 && (error.kind === 'network' || error.status >= 500)
}
