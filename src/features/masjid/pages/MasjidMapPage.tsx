import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation as useRoute } from 'react-router-dom'
import { useLocation } from '@/domain/place/use-location'
import { masjidListQuery } from '@/domain/program/program-queries'
import { MapCanvas } from '@/features/masjid/map/MapCanvas'
import { MapSearch } from '@/features/masjid/map/MapSearch'
import { type MapView, markersOf, viewOf } from '@/features/masjid/map/map-view'
import { paths } from '@/lib/address/paths'
import classes from './MasjidMapPage.module.css'
import type { Location } from '@/domain/place/location-store'
import type { QueryLike } from '@/ui/state/States'
import { TextButton } from '@/ui/button/TextButton'

export const firstQueries = () => [masjidListQuery()]

/** The map's position when a history entry was left, so that "back" from a mosque restores it. */
const lastViews = new Map<string, MapView>()

/** Every mosque that has coordinates, on a map around the device. */
export default function MasjidMapPage() {
  const { location, request } = useLocation({ ask: true })
  const { key } = useRoute()
  const query = useQuery(masjidListQuery())
  const [focus, setFocus] = useState<{ id: string } | null>(null)
  const markers = useMemo(() => markersOf(query.data ?? [], paths.masjid), [query.data])
  const view = useMemo(() => lastViews.get(key) ?? viewOf(location), [key, location])
  return (
    <div className={classes.page}>
      <MapSearch masjids={query.data ?? []} onChoose={(id) => setFocus({ id })} />
      <div className={classes.map}>
        <MapCanvas
          label="Peta masjid"
          waiting="Loading location..."
          view={view}
          markers={markers}
          device={location.kind === 'located' ? location.position : null}
          focus={focus}
          onLeave={(last) => lastViews.set(key, last)}
        />
      </div>
      <MapNotice location={location} onLocate={request} masjids={query} shown={markers.length} />
    </div>
  )
}

/** What the map lacks, in a line below it: the device's place, or the mosques. */
function MapNotice({
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
