import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { type Coordinates, distanceKm, formatDistance } from '@/domain/place/distance'
import {
  bearingError,
  declination,
  FACING,
  formatBearing,
  isFacing,
  KAABA,
  qiblaBearing,
  turningText,
  windOf,
} from '@/features/kiblat/qibla'
import { type Compass, useCompass } from '@/features/kiblat/use-compass'
import { Card } from '@/ui/Card'
import { Button } from '@/ui/button/Button'
import { IconMapPin } from '@/ui/icons'
import { Skeleton } from '@/ui/state/Skeleton'
import card from '@/ui/Card.module.css'
import classes from './Kiblat.module.css'

interface KiblatDialProps {
  /** To the Ka'bah, in degrees from north. */
  bearing: number
  /** Where the top of the screen points; null: unknown, and north is up. */
  heading: number | null
  facing: boolean
}

const ticks = Array.from({ length: 24 }, (_, index) => index * 15)
const letters = [
  ['U', 0],
  ['T', 90],
  ['S', 180],
  ['B', 270],
] as const

/** The dial: the four directions, and an arrow to the Ka'bah. */
function KiblatDial({ bearing, heading, facing }: KiblatDialProps) {
  return (
    <div className={classes.frame} data-facing={facing || undefined}>
      <span className={classes.top} aria-hidden />
      <svg
        className={classes.dial}
        viewBox="-160 -160 320 320"
        role="img"
        aria-label={`Arah kiblat ${formatBearing(bearing)} dari utara, ke ${windOf(bearing)}`}
      >
        <circle className={classes.face} r="150" />
        {/* Inside the picture: if the picture itself were rotated, its corners would stick out. */}
        <g transform={`rotate(${-(heading ?? 0)})`}>
          {ticks.map((angle) => (
            <line
              key={angle}
              className={classes.tick}
              data-wind={angle % 90 === 0 || undefined}
              y1="-146"
              y2={angle % 45 === 0 ? -130 : -138}
              transform={`rotate(${angle})`}
            />
          ))}
          {letters.map(([letter, angle]) => (
            <g key={letter} transform={`rotate(${angle}) translate(0 -112)`}>
              <text
                className={classes.letter}
                data-north={angle === 0 || undefined}
                transform={`rotate(${(heading ?? 0) - angle})`}
              >
                {letter}
              </text>
            </g>
          ))}
          <g transform={`rotate(${bearing})`}>
            <path className={classes.arrow} d="M0 -92 L22 24 L0 10 L-22 24 Z" />
            {/* The Ka'bah, small, with its golden band. */}
            <g transform="translate(0 -112)">
              <rect className={classes.kaaba} x="-14" y="-14" width="28" height="28" rx="3" />
              <rect className={classes.band} x="-14" y="-7" width="28" height="5" />
            </g>
          </g>
        </g>
        <circle className={classes.hub} r="7" />
      </svg>
    </div>
  )
}

interface KiblatProps {
  /** The place's coordinates. */
  label: string
  position: Coordinates
  /** How far off the position may be, in metres; 0 where that isn't known. */
  accuracy: number
  onChangePlace: () => void
}

/** Bearing and distance to the Ka'bah, on a dial that turns with the device where it has a compass. */
export function Kiblat({ label, position, accuracy, onChangePlace }: KiblatProps) {
  const compass = useCompass()
  const bearing = qiblaBearing(position)
  const [now] = useState(() => Date.now())
  const east = useMemo(() => declination(position, now), [position, now])
  const distance = distanceKm(position, KAABA)
  const error = bearingError(distance, accuracy)
  const heading = compass.kind === 'live' ? compass.heading + east : null
  const unsure = isUnsure(compass)
  const facing = heading !== null && !unsure && error <= FACING && isFacing(heading, bearing)
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
      {error < ANY && <KiblatDial bearing={bearing} heading={heading} facing={facing} />}
      {/* Only the arrival is announced: the way there changes with every tremble of the hand. */}
      <p className={classes.turning} data-facing={facing || undefined}>
        {wayText(heading, bearing, error, unsure)}
      </p>
      <p className="jm-hidden" role="status">
        {facing ? 'Anda menghadap kiblat' : ''}
      </p>
      <dl className={classes.facts}>
        <Card>
          <dt>Arah kiblat</dt>
          <dd>{error < ANY ? formatBearing(bearing) : 'Belum pasti'}</dd>
          <dd className={classes.wind}>
            {error < ANY
              ? `${windOf(bearing)}, dari utara searah jarum jam`
              : 'lokasi Anda belum diketahui cukup teliti'}
          </dd>
        </Card>
        <Card>
          <dt>Jarak ke Ka’bah</dt>
          <dd>{formatDistance(distance)}</dd>
          <dd className={classes.wind}>garis lurus di permukaan bumi</dd>
        </Card>
      </dl>
      {error < ANY && <CompassHint compass={compass} east={east} />}
    </div>
  )
}

/** The error of a bearing that may be any, in degrees. */
const ANY = 90

function wayText(heading: number | null, bearing: number, error: number, unsure: boolean): string {
  if (error >= ANY)
    return 'Ka’bah lebih dekat daripada ketelitian lokasi Anda, jadi arahnya belum dapat ditunjukkan.'
  if (error > FACING)
    return `Arah dapat meleset ${Math.ceil(error)}°, karena lokasi Anda belum diketahui cukup teliti.`
  if (unsure) return 'Arah kompas belum dapat dipastikan'
  return heading === null ? 'Utara di atas, ikuti panah hijau' : turningText(heading, bearing)
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

interface CompassHintProps {
  compass: Compass
  /** How far east of true north a needle points, in degrees. */
  east: number
}

/** What to do about the compass, depending on its state. */
function CompassHint({ compass, east }: CompassHintProps) {
  if (compass.kind === 'locked')
    return (
      <Button fullWidth onClick={compass.unlock}>
        Aktifkan kompas
      </Button>
    )
  return (
    <p className={classes.hint} data-strong={isUnsure(compass) || undefined}>
      {hintOf(compass) + (compass.kind === 'live' ? '' : needleText(east))}
    </p>
  )
}

/** Whether the device says that its compass may be wrong. If so, the page tells nobody that they face the kiblat. */
function isUnsure(compass: Compass): boolean {
  return compass.kind === 'live' && compass.unsure
}

function hintOf(compass: Exclude<Compass, { kind: 'locked' }>): string {
  switch (compass.kind) {
    case 'waiting':
      return 'Letakkan ponsel mendatar.'
    case 'live':
      return compass.unsure
        ? 'Kompas perlu dikalibrasi: gerakkan ponsel membentuk angka 8, jauh dari logam dan magnet.'
        : 'Letakkan ponsel mendatar. Jika arahnya tampak keliru, gerakkan ponsel membentuk angka 8, jauh dari logam dan magnet.'
    case 'refused':
      return 'Izin kompas ditolak. Gunakan gambar ini dengan kompas lain: utara berada di atas.'
    case 'silent':
      return 'Kompas berhenti memberi arah. Gerakkan ponsel sedikit, atau gunakan gambar ini dengan kompas lain: utara berada di atas.'
    case 'still':
      return 'Kompas perangkat ini tidak tersedia. Gunakan gambar ini dengan kompas lain: utara berada di atas.'
  }
}

/** For whoever takes another compass: how far its needle is off. Less than a degree is lost in holding it. */
function needleText(east: number): string {
  if (Math.abs(east) < 1) return ''
  const degrees = Math.round(Math.abs(east))
  return ` Jarum kompas di sini menunjuk ${degrees}° ke ${east > 0 ? 'timur' : 'barat'} dari utara sebenarnya.`
}
