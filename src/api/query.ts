import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { backend, type Input } from './client'
import { ApiError } from './errors'
import type { OperationPath } from './generated/operations'

/**
 * Query options of one operation: the key is its path and input, what the cache holds is already decoded.
 * Built once per operation in `api/queries`, shared by prefetch and component (design §9).
 */
export function operationQuery<P extends OperationPath, T>(
  path: P,
  input: Input<P> | undefined,
  decode: (data: unknown) => T,
) {
  return queryOptions({
    queryKey: [path, input ?? {}],
    queryFn: ({ signal }) => backend.call(path, input, decode, signal),
  })
}

/** Marks every cached answer of an operation as old, so that what is on screen is asked for again. */
export function invalidate<P extends OperationPath>(
  client: QueryClient,
  path: P,
  input?: Input<P>,
): Promise<void> {
  return client.invalidateQueries({ queryKey: input ? [path, input] : [path] })
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

/** For queries that nothing on the screen waits for, or whose place something else takes (see `slow-answers.ts`). */
export const unseen = { meta: { unseen: true } } as const

/** Asking again helps when no answer came or the server stumbled, never when it said no. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return failures < 2 && (error.kind === 'network' || error.status >= 500)
}
