import type { Elements } from '@/ui/elements'
import { EmptyState, type EmptyStateProps, type QueryLike, QueryView } from '@/ui/state/States'
import { useDocumentTitle } from '@/ui/page/page-title'
import { isNotFound } from '@/api/errors'

/** What a page about one thing needs: its query, and what to show before and after the answer. */
export interface FoundViewProps<T> {
  query: QueryLike<T>
  skeleton: Elements
  children: (data: T) => Elements
}

/** The states of a page about one thing. An unknown slug is an answer, not a failure. */
export function FoundView<T>({
  notFound,
  ...view
}: FoundViewProps<T> & { notFound: EmptyStateProps }) {
  return isNotFound(view.query.error) ? <NotFound {...notFound} /> : <QueryView {...view} />
}

function NotFound(props: EmptyStateProps) {
  useDocumentTitle(props.title)
  return <EmptyState {...props} />
}
