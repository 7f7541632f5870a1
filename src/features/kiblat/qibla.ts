import wmm from 'geomagnetism/data/wmm-2025.json'
import Model from 'geomagnetism/lib/model.js'
import type { Coordinates } from '@/domain/place/distance'

/** The Ka'bah in Makkah. */
export const KAABA: Coordinates = { latitude: 21.4225, longitude: 39.8262 }

/** Clockwise from north, each 45° wide. */
const winds = [
  'Utara',
  'Timur Laut',
  'Timur',
  'Tenggara',
  'Selatan',
  'Barat Daya',
  'Barat',
  'Barat Laut',
] as const

export type Wind = (typeof winds)[number]

/** An angle within one turn, in degrees: from 0 to below 360. */
export function turn(degrees: number): number {
  const within = degrees % 360
  // Slightly below zero plus 360 is rounded up to 360.
  return within < 0 ? (within + 360) % 360 : within
}

/** The shortest turn from one direction to another, in degrees: right is positive, from -180 to 180. */
export function turnTo(from: number, to: number): number {
  const right = turn(to - from)
  return right > 180 ? right - 360 : right
}

/**
 * The direction of prayer: the bearing in which the great circle to the Ka'bah begins, in degrees clockwise from true
 * north. At the Ka'bah itself, and at the opposite point of the globe, every direction is right, so 0 is returned.
 */
export function qiblaBearing(from: Coordinates): number {
  const latitude = radians(from.latitude)
  const kaaba = radians(KAABA.latitude)
  const eastward = radians(KAABA.longitude - from.longitude)
  const east = Math.sin(eastward) * Math.cos(kaaba)
  const north =
    Math.cos(latitude) * Math.sin(kaaba) - Math.sin(latitude) * Math.cos(kaaba) * Math.cos(eastward)
  return turn((Math.atan2(east, north) * 180) / Math.PI)
}

/**
 * How far off the bearing may be, in degrees, because the place is only known so well; 90 where it may be any.
 * @param km to the Ka'bah
 * @param accuracy of the place, in metres
 */
export function bearingError(km: number, accuracy: number): number {
  return (Math.asin(Math.min(1, accuracy / 1000 / km)) * 180) / Math.PI
}

/** The nearest of the eight directions, in Indonesian. */
export function windOf(bearing: number): Wind {
  return winds[Math.round(turn(bearing) / 45) % 8] ?? 'Utara'
}

/** `295.146` → `"295,1°"`. */
export function formatBearing(bearing: number): string {
  // What rounds up to a whole turn is north.
  return `${turn(Math.round(bearing * 10) / 10)
    .toFixed(1)
    .replace('.', ',')}°`
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/**
 * What a device reports about its orientation: the angles of `DeviceOrientationEvent`, in degrees, and Safari's own
 * compass.
 */
export interface Attitude {
  alpha: number | null
  beta: number | null
  gamma: number | null
  /** Whether `alpha` is measured from north; otherwise from wherever the device happened to point. */
  absolute: boolean
  /** Safari: clockwise from north; negative or null where the compass can't be used now. */
  webkitCompassHeading?: number | null | undefined
}

/**
 * Where the top of the screen points, in degrees clockwise from magnetic north; null when the device can't tell. The sum of the
 * directions of the screen's top edge and of its back, each weighted by how level it is: lying flat the edge counts,
 * held upright the back, and in between they agree. The edge alone would turn round when a phone is raised.
 * @param screenAngle how far the picture is rotated against the device, in degrees (`screen.orientation.angle`)
 */
export function compassHeading(attitude: Attitude, screenAngle: number): number | null {
  const { webkitCompassHeading, absolute } = attitude
  if (webkitCompassHeading !== undefined)
    return webkitCompassHeading !== null && webkitCompassHeading >= 0
      ? turn(webkitCompassHeading + screenAngle)
      : null
  if (!absolute || attitude.alpha === null) return null
  const alpha = radians(attitude.alpha)
  const beta = radians(attitude.beta ?? 0)
  const gamma = radians(attitude.gamma ?? 0)
  const [ca, sa] = [Math.cos(alpha), Math.sin(alpha)]
  const [cb, sb] = [Math.cos(beta), Math.sin(beta)]
  const [cg, sg] = [Math.cos(gamma), Math.sin(gamma)]
  // Columns of the rotation Z(alpha) X(beta) Y(gamma) of the W3C's definition, east and north parts only.
  const right = { east: ca * cg - sa * sb * sg, north: sa * cg + ca * sb * sg }
  const top = { east: -sa * cb, north: ca * cb }
  const back = { east: -(ca * sg + sa * sb * cg), north: -(sa * sg - ca * sb * cg) }
  const [cs, ss] = [Math.cos(radians(screenAngle)), Math.sin(radians(screenAngle))]
  const east = cs * top.east + ss * right.east + back.east
  const north = cs * top.north + ss * right.north + back.north
  // Held overhead and looked up at, the two cancel each other out.
  if (Math.hypot(east, north) < 0.05) return null
  return turn((Math.atan2(east, north) * 180) / Math.PI)
}

/** The share of each new reading: enough to follow the hand, too little to tremble. */
const FOLLOW = 0.25

/**
 * A heading moved a step towards a new reading, the short way round. It isn't reduced to one turn: a dial that jumped
 * from 359 to 0 would spin all the way back.
 */
export function follow(shown: number | null, reading: number): number {
  return shown === null ? reading : shown + turnTo(shown, reading) * FOLLOW
}

/** How close to the direction counts as facing it, in degrees: about the accuracy of a phone's compass. */
export const FACING = 5

/** Whether a heading is the direction of prayer. */
export function isFacing(heading: number, bearing: number): boolean {
  return Math.abs(turnTo(heading, bearing)) <= FACING
}

/** Says which way to turn, and how far, to face the kiblat. */
export function turningText(heading: number, bearing: number): string {
  if (isFacing(heading, bearing)) return 'Anda menghadap kiblat'
  const way = Math.round(turnTo(heading, bearing))
  return way > 0 ? `Putar ke kanan ${way}°` : `Putar ke kiri ${-way}°`
}

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
