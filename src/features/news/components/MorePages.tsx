import { useIntersection } from '@mantine/hooks'
import { useEffect } from 'react'
import { Button } from '@/ui/button/Button'
import classes from './MorePages.module.css'

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
export function MorePages({ query }: { query: PagedQuery }) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query
  const { ref, entry } = useIntersection({ rootMargin: '400px' })
  const isNear = entry?.isIntersecting ?? false
  const mayAsk = hasNextPage && !query.isPlaceholderData
  // One at a time; a second tap changes nothing.
  const ask = () => void query.fetchNextPage({ cancelRefetch: false })
  useEffect(() => {
    if (isNear && mayAsk && !isFetching && !isFetchNextPageError) ask()
  })
  if (!mayAsk && !query.isPlaceholderData)
    return <p className={classes.end}>Semua artikel sudah ditampilkan.</p>
  return (
    <div ref={ref} className={classes.more}>
      <p className={classes.failed} role="status">
        {isFetchNextPageError && !isFetchingNextPage && 'Artikel berikutnya gagal dimuat.'}
      </p>
      <Button variant="light" fullWidth aria-disabled={isFetchingNextPage} onClick={ask}>
        {isFetchingNextPage ? 'Memuat…' : isFetchNextPageError ? 'Coba lagi' : 'Muat lebih banyak'}
      </Button>
    </div>
  )
}
