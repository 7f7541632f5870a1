import { clsx } from 'clsx'
import { AppLink } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import cover from '@/ui/list/cover-link.module.css'
import { Picture } from './Picture'
import classes from './PictureCard.module.css'
import { LineSkeleton, Skeleton } from '@/ui/state/Skeleton'
import type { Elements } from '@/ui/elements'

/** Width and height of the picture, in px. */
const SIZE = 96

export interface PictureCardProps {
  to: string
  title: string
  /** Shown in two lines at most, as the title is; null for none. */
  text: string | null
  pictureUrl: string | null
  /** Whether the picture is among the first that are seen. */
  priority: boolean
  /** A last line. */
  children?: Elements
}

/** A card of a list, with a picture at its left; the whole card is one link. */
export function PictureCard(props: PictureCardProps) {
  const { to, title, text, pictureUrl, priority, children } = props
  return (
    <Card as="article" className={clsx(cover.whole, classes.card)}>
      <Picture
        src={pictureUrl}
        alt=""
        width={SIZE}
        height={SIZE}
        priority={priority}
        radius={12}
        className={classes.picture}
      />
      <div className={classes.body}>
        <h2 className={classes.title}>
          <AppLink to={to} className={cover.link ?? ''}>
            {title}
          </AppLink>
        </h2>
        {text !== null && <p className={classes.text}>{text}</p>}
        {children}
      </div>
    </Card>
  )
}

/** The skeleton of a `PictureCard`; `flyer` as in `Skeleton`. */
export function PictureCardSkeleton({ flyer = false }: { flyer?: boolean }) {
  return (
    <Card className={classes.card} aria-hidden>
      <Skeleton width={SIZE} height={SIZE} radius={12} flyer={flyer} />
      <div className={classes.body}>
        <p className={classes.title}>
          <LineSkeleton width="75%" />
        </p>
        <p className={classes.text}>
          <LineSkeleton width="95%" />
          <LineSkeleton width="55%" />
        </p>
        <p className={classes.text}>
          <LineSkeleton width="9em" />
        </p>
      </div>
    </Card>
  )
}
