import type { NewsItem } from '@/domain/news/news'
import { formatWibDate } from '@/lib/time/wib-date'
import classes from './Byline.module.css'

/** When and by whom an article was written, as far as it is known. */
export function Byline({ publishedAt, author }: Pick<NewsItem, 'publishedAt' | 'author'>) {
  if (publishedAt === null && author === null) return null
  return (
    <p className={classes.byline}>
      {publishedAt !== null && (
        <time dateTime={publishedAt.toISOString()}>{formatWibDate(publishedAt)}</time>
      )}
      {publishedAt !== null && author !== null && <span aria-hidden>·</span>}
      {author !== null && <span>{author}</span>}
    </p>
  )
}
