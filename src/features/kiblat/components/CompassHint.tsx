import type { Compass } from '@/features/kiblat/use-compass'
import { Button } from '@/ui/button/Button'
import classes from './CompassHint.module.css'

interface CompassHintProps {
  compass: Compass
  /** How far east of true north a needle points, in degrees. */
  east: number
}

/** What to do about the compass, depending on its state. */
export function CompassHint({ compass, east }: CompassHintProps) {
  if (compass.kind === 'locked')
    return (
      <Button fullWidth onClick={compass.unlock}>
        Aktifkan kompas
      </Button>
    )
  return (
    <p className={classes.hint} data-strong={isWarning(compass) || undefined}>
      {hintOf(compass) + (compass.kind === 'live' ? '' : needleText(east))}
    </p>
  )
}

function isWarning(compass: Compass): boolean {
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
