import { useIntersection } from '@mantine/hooks'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Unlisted } from '@/domain/capabilities/Unlisted'
import { useListed } from '@/domain/capabilities/use-listed'
import { type NewsItem, type NewsKind, newsListQuery } from '@/domain/news/news'
import { Byline } from '@/features/news/components/Byline'
import { paths } from '@/lib/address/paths'
import { Button } from '@/ui/button/Button'
import { IconNews } from '@/ui/icons'
import { FoundList, NothingFound, SearchBox, useListFilter } from '@/ui/list/Search'
import { Tabs } from '@/ui/page/Tabs'
import { PictureCard, PictureCardSkeleton } from '@/ui/picture/PictureCard'
import { QueryView } from '@/ui/state/States'
import { useFocusAfter } from '@/ui/use-focus-after'
import { useHydrated } from '@/ui/use-hydrated'
import classes from '@/features/news/components/NewsList.module.css'

/** The height of most cards on a phone, in px. */
const NEWS_CARD_HEIGHT = 136

/** Skeleton cards. */
function NewsListSkeleton() {
  return (
    <div className={classes.skeleton}>
      {['1', '2', '3', '4', '5'].map((key) => (
        <PictureCardSkeleton key={key} />
      ))}
    </div>
  )
}

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
  if (listed === false)
    return (
      <Unlisted>
        <NoArticles onClear={undefined} />
      </Unlisted>
    )
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
            itemKey={({ slug }) => slug}
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
    <NothingFound
      icon={<IconNews size={32} stroke={1.5} />}
      title="Artikel tidak ditemukan"
      text="Nantikan update artikel terbaru kami disini"
      onClear={onClear}
    />
  )
}

/** The parts of an infinite query that are used. */
interface PagedQuery {
  hasNextPage: boolean
  isFetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  isPlaceholderData: boolean
  fetchNextPage: (options: { cancelRefetch: boolean }) => unknown
}

/** Below a list: the next page comes as the end comes near, and by the button, which also repeats one that failed. */
function MorePages({ query }: { query: PagedQuery }) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query
  const { ref, entry } = useIntersection({ rootMargin: '400px' })
  const isNear = entry?.isIntersecting ?? false
  const mayAsk = hasNextPage && !query.isPlaceholderData
  const { ref: endRef, follow } = useFocusAfter<HTMLParagraphElement>(!mayAsk)
  // One at a time; a second tap changes nothing.
  const ask = () => void query.fetchNextPage({ cancelRefetch: false })
  useEffect(() => {
    if (isNear && mayAsk && !isFetching && !isFetchNextPageError) ask()
  })
  if (!mayAsk && !query.isPlaceholderData)
    return (
      <p ref={endRef} tabIndex={-1} className={classes.end}>
        Semua artikel sudah ditampilkan.
      </p>
    )
  return (
    <div ref={ref} className={classes.more}>
      <p className={classes.failed} role="status">
        {isFetchNextPageError && !isFetchingNextPage && 'Artikel berikutnya gagal dimuat.'}
      </p>
      <Button
        variant="light"
        fullWidth
        aria-disabled={isFetchingNextPage}
        onClick={() => {
          follow()
          ask()
        }}
      >
        {isFetchingNextPage ? 'Memuat…' : isFetchNextPageError ? 'Coba lagi' : 'Muat lebih banyak'}
      </Button>
    </div>
  )
}

/** An article in the list. */
function NewsCard({
  article: { slug, title, summary, pictureUrl, publishedAt },
  priority,
}: {
  article: NewsItem
  priority: boolean
}) {
  return (
    <PictureCard
      to={paths.article(slug)}
      title={title}
      text={summary}
      pictureUrl={pictureUrl}
      priority={priority}
    >
      <Byline publishedAt={publishedAt} author={null} />
    </PictureCard>
  )
}

const tabs = [
  { value: 'berita', label: 'Berita Terbaru' },
  { value: 'blog', label: 'Blog' },
] as const

const searchLabels: Readonly<Record<NewsKind, string>> = {
  berita: 'Cari Berita',
  blog: 'Cari Blog',
}

/** News and blog; empty where the backend has no articles. */
export default function NewsPage() {
  const [params, setParams] = useSearchParams()
  const hydrated = useHydrated()
  const kind: NewsKind = hydrated && params.get('tab') === 'blog' ? 'blog' : 'berita'
  /** What was searched for in the tab that isn't shown. */
  const otherSearch = useRef('')
  return (
    <Tabs
      value={kind}
      // Only the chosen panel is rendered; otherwise the page would have a second, hidden search box.
      keepMounted={false}
      onChange={(next) => {
        const search = otherSearch.current
        otherSearch.current = params.get('search') ?? ''
        setParams(
          { ...(next === 'blog' && { tab: next }), ...(search !== '' && { search }) },
          { replace: true, preventScrollReset: true },
        )
      }}
    >
      <Tabs.List grow aria-label="Jenis artikel">
        {tabs.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value }) => (
        <Tabs.Panel key={value} value={value}>
          <Panel kind={value} />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

function Panel({ kind }: { kind: NewsKind }) {
  const { filter, searchBox, clearSearch } = useListFilter([])
  return (
    <>
      <SearchBox label={searchLabels[kind]} {...searchBox} />
      <NewsList kind={kind} search={filter?.search ?? null} onClear={clearSearch} />
    </>
  )
}
