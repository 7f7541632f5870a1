import type { Location } from '@/domain/place/location-store'
import {
  type Coordinates,
  distanceTo,
  formatDistance,
  formatTravelTime,
} from '@/domain/place/distance'
import { Skeleton } from '@/ui/state/Skeleton'
import { IconMapPin } from '@/ui/icons'
import classes from './TravelLine.module.css'

/** Estimated travel time and distance from the device, or "Jarak tidak diketahui". */
export function TravelLine({
  location,
  position,
}: {
  location: Location
  /** Null: not on the map. Undefined: the mosque is still loading. */
  position: Coordinates | null | undefined
}) {
  const distance =
    position === undefined ? { kind: 'waiting' as const } : distanceTo(location, position)
  return (
    <p className={classes.line} data-known={distance.kind === 'known' || undefined}>
      <IconMapPin size={16} aria-hidden />
      {distance.kind === 'waiting' && <Skeleton width="9em" height="0.75em" radius={4} />}
      {distance.kind === 'unknown' && <span>Jarak tidak diketahui</span>}
      {distance.kind === 'known' && (
        <>
          <span>{formatTravelTime(distance.km)}</span>
          <span aria-hidden>·</span>
          <span>{formatDistance(distance.km)}</span>
        </>
      )}
    </p>
  )
}
