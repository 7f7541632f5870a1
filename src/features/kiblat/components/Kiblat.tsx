import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { FACING, isFacing, turningText } from '@/features/kiblat/compass-heading'
import { declination } from '@/features/kiblat/declination'
import { type Compass, useCompass } from '@/features/kiblat/use-compass'
import { type Coordinates, distanceKm } from '@/domain/place/distance'
import { formatDistance } from '@/domain/place/distance-text'
import { bearingError, formatBearing, KAABA, qiblaBearing, windOf } from '@/features/kiblat/qibla'
import { Skeleton } from '@/ui/state/Skeleton'
import { Card } from '@/ui/Card'
import card from '@/ui/Card.module.css'
import { IconMapPin } from '@/ui/icons'
import classes from './Kiblat.module.css'
import { KiblatDial } from './KiblatDial'
import { Button } from '@/ui/button/Button'

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
