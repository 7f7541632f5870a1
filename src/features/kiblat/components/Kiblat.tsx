import { clsx } from 'clsx'
import { isFacing, turningText } from '@/features/kiblat/compass-heading'
import { useCompass } from '@/features/kiblat/use-compass'
import { type Coordinates, distanceKm } from '@/domain/place/distance'
import { formatDistance } from '@/domain/place/distance-text'
import { formatBearing, KAABA, qiblaBearing, windOf } from '@/features/kiblat/qibla'
import { Skeleton } from '@/ui/Skeleton'
import { Card } from '@/ui/Card'
import card from '@/ui/Card.module.css'
import { IconMapPin } from '@/ui/icons'
import { CompassHint } from './CompassHint'
import classes from './Kiblat.module.css'
import { KiblatDial } from './KiblatDial'

interface KiblatProps {
  /** The place's coordinates. */
  label: string
  position: Coordinates
  onChangePlace: () => void
}

/** Bearing and distance to the Ka'bah, on a dial that turns with the device where it has a compass. */
export function Kiblat({ label, position, onChangePlace }: KiblatProps) {
  const compass = useCompass()
  const bearing = qiblaBearing(position)
  const heading = compass.kind === 'live' ? compass.heading : null
  const facing = heading !== null && isFacing(heading, bearing)
  return (
    <div className={classes.kiblat}>
      <button
        type="button"
        className={clsx(card.card, classes.place)}
        aria-haspopup="dialog"
        onClick={onChangePlace}
      >
        <IconMapPin size={20} aria-hidden />
        <span className={classes.label}>{label}</span>
        <span className={classes.change}>Ubah</span>
      </button>
      <KiblatDial bearing={bearing} heading={heading} facing={facing} />
      {/* Only the arrival is announced: the way there changes with every tremble of the hand. */}
      <p className={classes.turning} data-facing={facing || undefined}>
        {heading === null ? 'Utara di atas, ikuti panah hijau' : turningText(heading, bearing)}
      </p>
      <p className="jm-hidden" role="status">
        {facing ? 'Anda menghadap kiblat' : ''}
      </p>
      <dl className={classes.facts}>
        <Card>
          <dt>Arah kiblat</dt>
          <dd>{formatBearing(bearing)}</dd>
          <dd className={classes.wind}>{windOf(bearing)}, dari utara searah jarum jam</dd>
        </Card>
        <Card>
          <dt>Jarak ke Ka’bah</dt>
          <dd>{formatDistance(distanceKm(position, KAABA))}</dd>
          <dd className={classes.wind}>garis lurus di permukaan bumi</dd>
        </Card>
      </dl>
      <CompassHint compass={compass} />
    </div>
  )
}

/** As large as the dial with its surroundings. */
export function KiblatSkeleton() {
  return (
    <div className={classes.kiblat}>
      <p className={clsx(card.card, classes.place)} role="status">
        <IconMapPin size={20} aria-hidden />
        <span className={classes.label}>Mencari Lokasi...</span>
      </p>
      <div className={classes.dialSkeleton}>
        <Skeleton width="100%" height="100%" radius="50%" />
      </div>
      <Skeleton width="60%" height={24} />
      <Skeleton height={112} radius={16} />
    </div>
  )
}
