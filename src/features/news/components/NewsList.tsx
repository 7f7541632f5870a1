import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useListed } from '@/domain/capabilities/use-listed'
import { type NewsKind, newsListQuery } from '@/domain/news/news'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/state/EmptyState'
import { IconNews } from '@/ui/icons'
import { QueryView } from '@/ui/state/QueryView'
import { FoundList } from '@/ui/state/SearchResults'
import { MorePages } from './MorePages'
import { NEWS_CARD_HEIGHT, NewsCard, NewsListSkeleton } from './NewsCard'

/** Cards on the first screen of a phone. */
const PRIORITY_CARDS = 4

interface NewsListProps {
  kind: NewsKind
  /** Null until the address has been read. */
  search: string | null
  /** Clears the search; undefined without one. */
  onClear: (() => void) | undefined
}

/** The articles of a tab, searched by the backend, with more as the page is scrolled. */
export function NewsList({ kind, search, onClear }: NewsListProps) {
  const listed = useListed('/news/get_list')
  const query = useInfiniteQuery({
    ...newsListQuery(kind, search ?? ''),
    enabled: listed === true && search !== null,
    placeholderData: keepPreviousData,
  })
  if (listed === false) return <NoArticles onClear={undefined} />
  return (
    <QueryView
      // A later page that fails says so at its own place.
      query={query.isFetchNextPageError ? { ...query, error: null } : query}
      skeleton={<NewsListSkeleton />}
      isEmpty={(articles) => articles.length === 0}
      empty={<NoArticles onClear={onClear} />}
    >
      {(articles) => (
        <>
          <FoundList
            items={articles}
            noun="artikel"
            rowHeight={NEWS_CARD_HEIGHT}
            stale={query.isPlaceholderData}
          >
            {(article, index) => <NewsCard article={article} priority={index < PRIORITY_CARDS} />}
          </FoundList>
          <MorePages query={query} />
        </>
      )}
    </QueryView>
  )
}

function NoArticles({ onClear }: { onClear: (() => void) | undefined }) {
  return (
    <div role="status">
      <EmptyState
        icon={<IconNews size={32} stroke={1.5} />}
        title="Artikel tidak ditemukan"
        text="Nantikan update artikel terbaru kami disini"
        action={
          onClear && (
            <Button variant="light" onClick={onClear}>
              Kosongkan pencarian
            </Button>
          )
        }
      />
    </div>
  )
}
