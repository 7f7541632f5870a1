import type { NewsItem } from '@/domain/news/news'
import { paths } from '@/lib/address/paths'
import { PictureCard, PictureCardSkeleton } from '@/ui/picture/PictureCard'
import { Byline } from './Byline'
import classes from './NewsCard.module.css'

/** The height of most cards on a phone, in px. */
export const NEWS_CARD_HEIGHT = 136

/** An article in the list. */
export function NewsCard({
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

/** Skeleton cards. */
export function NewsListSkeleton() {
  return (
    <div className={classes.skeleton}>
      {['1', '2', '3', '4', '5'].map((key) => (
        <PictureCardSkeleton key={key} />
      ))}
    </div>
  )
}
