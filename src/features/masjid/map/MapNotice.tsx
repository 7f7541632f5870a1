import type { Location } from '@/domain/place/location-store'
import type { QueryLike } from '@/ui/state/QueryView'
import { TextButton } from '@/ui/button/TextButton'
import classes from './MapNotice.module.css'

/** What the map lacks, in a line below it: the device's place, or the mosques. */
export function MapNotice({
  location,
  onLocate,
  masjids,
  shown,
}: {
  location: Location
  onLocate: () => void
  masjids: QueryLike<unknown>
  /** How many of them are on the map. */
  shown: number
}) {
  if (masjids.error !== null && masjids.data === undefined)
    return (
      <Line
        text="Daftar masjid gagal dimuat."
        action={{ label: 'Coba lagi', run: () => void masjids.refetch() }}
      />
    )
  if (masjids.data !== undefined && shown === 0) return <Line text="Belum ada masjid di peta." />
  if (!('message' in location)) return null
  return (
    <Line
      cause={location.message}
      text="Lokasi Anda tidak diketahui, peta menampilkan seluruh Indonesia."
      {...(location.kind !== 'unsupported' && {
        action: { label: 'Cari lokasi saya', run: onLocate },
      })}
    />
  )
}

function Line({
  cause,
  text,
  action,
}: {
  cause?: string
  text: string
  action?: { label: string; run: () => void }
}) {
  return (
    <div className={classes.line} role="status">
      <span>
        {cause !== undefined && <strong className={classes.cause}>{cause}</strong>}
        <span>{text}</span>
      </span>
      {action && <TextButton onClick={action.run}>{action.label}</TextButton>}
    </div>
  )
}
