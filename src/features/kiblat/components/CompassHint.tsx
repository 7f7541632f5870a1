import type { Compass } from '@/features/kiblat/use-compass'
import { Button } from '@/ui/Button'
import classes from './CompassHint.module.css'

/** What to do about the compass, depending on its state. */
export function CompassHint({ compass }: { compass: Compass }) {
  if (compass.kind === 'locked')
    return (
      <Button fullWidth onClick={compass.unlock}>
        Aktifkan kompas
      </Button>
    )
  return (
    <p className={classes.hint} data-strong={isWarning(compass) || undefined}>
      {hintOf(compass)}
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
    case 'still':
      return 'Kompas perangkat ini tidak tersedia. Gunakan gambar ini dengan kompas lain: utara berada di atas.'
  }
}
