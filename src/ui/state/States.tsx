import { type ReactNode, type Ref, useDeferredValue } from 'react'
import { VersionGone } from '@/lib/new-version'
import { PlainButton, ReloadButton } from '@/ui/button/PlainButton'
import type { Elements } from '@/ui/elements'
import { IconCloudOff, IconInbox } from '@/ui/icons'
import { errorText } from '@/ui/show-error'
import { useFocusAfter } from '@/ui/use-focus-after'
import classes from './States.module.css'

export interface RoundIconProps {
  /** Missing in a skeleton. */
  children?: Elements
  /** Default: the brand's green. */
  tone?: 'quiet' | 'danger'
  /** 96 px instead of 72. */
  large?: boolean
}

/** The icon over a heading, which shows what a screen, an empty list or an error is about. Decorative. */
export function RoundIcon({ children, tone, large = false }: RoundIconProps) {
  return (
    <span
      className={classes.circle}
      data-tone={tone}
      data-size={large ? 'large' : undefined}
      aria-hidden
    >
      {children}
    </span>
  )
}

export interface EmptyStateProps {
  icon?: Elements
  title: string
  text?: Elements | string
  /** A button or link to something else to do. */
  action?: ReactNode
}

/** Says that there is nothing here, and what the user can do. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <RoundIcon tone="quiet">{icon ?? <IconInbox size={32} stroke={1.5} />}</RoundIcon>
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}

export interface ErrorStateProps {
  error: unknown
  onRetry: () => void
  title?: string
  /** While the retry is running. */
  retrying?: boolean
  /** Of the button for another try. */
  retryRef?: Ref<HTMLButtonElement>
}

/** Says what failed, and offers another try, or a reload where only that helps. */
export function ErrorState({
  error,
  onRetry,
  title = 'Gagal memuat',
  retrying = false,
  retryRef,
}: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <RoundIcon tone="danger">
        <IconCloudOff size={32} stroke={1.5} />
      </RoundIcon>
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{errorText(error)}</p>
      <div className={classes.action}>
        {error instanceof VersionGone ? (
          <ReloadButton />
        ) : (
          <PlainButton ref={retryRef} variant="light" onClick={onRetry} loading={retrying}>
            Coba lagi
          </PlainButton>
        )}
      </div>
    </div>
  )
}

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
