import type { Location } from '@/domain/place/location-store'
import type { QueryLike } from '@/ui/QueryView'
import { TextButton } from '@/ui/TextButton'
import classes from './MapNotice.module.css'

/** What the map lacks, in a line below it: the device's place, or the mosques. */
export function MapNotice({
  location,
  onLocate,
  masjids,
}: {
  location: Location
  onLocate: () => void
  masjids: QueryLike<unknown>
}) {
  if (masjids.error !== null && masjids.data === undefined)
    return (
      <Line
        text="Daftar masjid gagal dimuat."
        action="Coba lagi"
        onAction={() => void masjids.refetch()}
      />
    )
  if (!('message' in location)) return null
  return (
    <Line
      cause={location.message}
      text="Lokasi Anda tidak diketahui, peta menampilkan seluruh Indonesia."
      {...(location.kind !== 'unsupported' && { action: 'Cari lokasi saya' })}
      onAction={onLocate}
    />
  )
}

function Line({
  cause,
  text,
  action,
  onAction,
}: {
  cause?: string
  text: string
  action?: string
  onAction: () => void
}) {
  return (
    <div className={classes.line} role="status">
      <span>
        {cause !== undefined && <strong className={classes.cause}>{cause}</strong>}
        {text}
      </span>
      {action !== undefined && <TextButton onClick={onAction}>{action}</TextButton>}
    </div>
  )
}
