import { useDeferredValue } from 'react'
import { ErrorState } from './ErrorState'
import classes from './States.module.css'
import type { Elements } from '@/ui/elements'
import { useFocusAfter } from '@/ui/use-focus-after'

/** The parts of a TanStack query that are used, so that `ui` need not know the library. */
export interface QueryLike<T> {
  data: T | undefined
  error: unknown
  isPending: boolean
  refetch: () => unknown
  isFetching?: boolean
  /** "paused": waiting for a connection. */
  fetchStatus?: 'fetching' | 'paused' | 'idle'
}

export interface QueryViewProps<T> {
  query: QueryLike<T>
  /** Of the size of the content. */
  skeleton: Elements
  isEmpty?: (data: T) => boolean
  empty?: Elements
  children: (data: T) => Elements
}

const offline = new Error('Tidak ada koneksi internet. Data dimuat begitu Anda tersambung lagi.')

/** Draws each state of a query: loading, failed, offline, empty, filled, filled but out of date. */
export function QueryView<T>({ query, skeleton, isEmpty, empty, children }: QueryViewProps<T>) {
  const { error, isPending, isFetching = false } = query
  // Drawn in slices, so that a tap is answered in between: a long list blocked a slow phone for a quarter of a second.
  const drawn = useDeferredValue(query.data)
  const data = query.data === undefined ? undefined : drawn
  const isPaused = isPending && query.fetchStatus === 'paused'
  const hasFailed = data === undefined && (isPaused || (!isPending && Boolean(error)))
  // During a retry the query is pending and the skeleton replaces the button, so the focus has to be given back.
  const { ref: retryRef, follow } = useFocusAfter<HTMLButtonElement>(hasFailed)
  const retry = () => {
    follow()
    void query.refetch()
  }
  if (data !== undefined) {
    return (
      <>
        {Boolean(error) && (
          <div className={classes.stale} role="status">
            <span>Data mungkin belum terbaru.</span>
            <button type="button" className={classes.staleRetry} onClick={retry}>
              Muat ulang
            </button>
          </div>
        )}
        {empty !== undefined && isEmpty?.(data) ? empty : children(data)}
      </>
    )
  }
  // A query that waits for a connection stays pending: the donor would see an endless spinner.
  if (isPaused) {
    return (
      <ErrorState title="Anda sedang offline" error={offline} onRetry={retry} retryRef={retryRef} />
    )
  }
  if (!hasFailed) {
    return (
      <div aria-busy="true">
        <span className="jm-hidden" role="status">
          Memuat…
        </span>
        {skeleton}
      </div>
    )
  }
  return <ErrorState error={error} onRetry={retry} retrying={isFetching} retryRef={retryRef} />
}
