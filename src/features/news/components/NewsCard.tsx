import { clsx } from 'clsx'
import type { NewsItem } from '@/domain/news/news'
import { paths } from '@/lib/paths'
import { AppLink } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import cover from '@/ui/cover-link.module.css'
import { Picture } from '@/ui/Picture'
import { LineSkeleton, Skeleton } from '@/ui/Skeleton'
import { Byline } from './Byline'
import classes from './NewsCard.module.css'

/** The height of most cards on a phone, in px. */
export const NEWS_CARD_HEIGHT = 136

/** An article in the list; the whole card is one link. */
export function NewsCard({ article, priority }: { article: NewsItem; priority: boolean }) {
  const { slug, title, summary, pictureUrl, publishedAt } = article
  return (
    <Card as="article" className={clsx(cover.whole, classes.card)}>
      <Picture
        src={pictureUrl}
        alt=""
        width={104}
        height={104}
        priority={priority}
        radius={12}
        className={classes.picture}
      />
      <div className={classes.body}>
        <h2 className={classes.title}>
          <AppLink to={paths.article(slug)} className={cover.link ?? ''}>
            {title}
          </AppLink>
        </h2>
        {summary !== null && <p className={classes.summary}>{summary}</p>}
        <Byline publishedAt={publishedAt} author={null} />
      </div>
    </Card>
  )
}

/** Skeleton cards. */
export function NewsListSkeleton() {
  return (
    <div className={classes.skeleton}>
      {['1', '2', '3', '4', '5'].map((key) => (
        <Card key={key} className={classes.card} aria-hidden>
          <Skeleton width={104} height={104} radius={12} />
          <div className={classes.body}>
            <p className={classes.title}>
              <LineSkeleton width="85%" />
            </p>
            <p className={classes.summary}>
              <LineSkeleton width="95%" />
              <LineSkeleton width="60%" />
            </p>
          </div>
        </Card>
      ))}
    </div>
  )
}
