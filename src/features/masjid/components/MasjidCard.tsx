import { clsx } from 'clsx'
import type { Location } from '@/domain/place/location-store'
import { paths } from '@/lib/paths'
import type { Program } from '@/domain/program/program'
import { AppLink } from '@/ui/AppLink'
import { Skeleton } from '@/ui/Skeleton'
import { Card } from '@/ui/Card'
import cover from '@/ui/cover-link.module.css'
import { Picture } from '@/ui/Picture'
import classes from './MasjidCard.module.css'
import { TravelLine } from './TravelLine'

/** The height of most cards on a phone, in px. */
export const MASJID_CARD_HEIGHT = 120

/** A mosque in the list; the whole card is one link. */
export function MasjidCard({
  masjid,
  location,
  priority,
}: {
  masjid: Program
  location: Location
  priority: boolean
}) {
  return (
    <Card as="article" className={clsx(cover.whole, classes.card)}>
      <Picture
        src={masjid.flyerUrl}
        alt=""
        width={96}
        height={96}
        priority={priority}
        radius={12}
        className={classes.flyer}
      />
      <div className={classes.body}>
        <h2 className={classes.title}>
          <AppLink to={paths.masjid(masjid.slug)} className={cover.link ?? ''}>
            {masjid.title}
          </AppLink>
        </h2>
        <p className={classes.address}>{masjid.address ?? '-'}</p>
        <TravelLine location={location} position={masjid.position} />
      </div>
    </Card>
  )
}

/** The skeleton of a `MasjidCard`; `flyer` as in `Skeleton`. */
export function MasjidCardSkeleton({ flyer }: { flyer: boolean }) {
  return (
    <Card className={classes.card} aria-hidden>
      <Skeleton width={96} height={96} radius={12} flyer={flyer} />
      <div className={classes.body}>
        <p className={classes.title}>
          <Skeleton width="70%" height="0.8em" radius={4} />
        </p>
        <p className={classes.address}>
          <Skeleton width="95%" height="0.8em" radius={4} />
          <Skeleton width="50%" height="0.8em" radius={4} />
        </p>
        <Skeleton width="9em" height="0.75em" radius={4} />
      </div>
    </Card>
  )
}
