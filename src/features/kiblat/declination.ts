import wmm from 'geomagnetism/data/wmm-2025.json'
import Model from 'geomagnetism/lib/model.js'
import type { Coordinates } from '@/domain/place/distance'

/** The model is refused outside its years; a year later its error is still a fraction of a degree. */
const within = (now: number) =>
  new Date(Math.min(Math.max(now, Date.parse(wmm.start_date)), Date.parse(wmm.end_date)))

/**
 * How far east of true north a compass needle points, in degrees, by the World Magnetic Model of 2025. Phones tell
 * browsers magnetic headings: Safari `CLHeading.magneticHeading` (WebKit, WebCoreMotionManager.mm), Chrome Android's
 * rotation vector, which counts from magnetic north.
 */
export function declination({ latitude, longitude }: Coordinates, now: number): number {
  return new Model(wmm).getTimedModel(within(now)).point([latitude, longitude]).decl
}
