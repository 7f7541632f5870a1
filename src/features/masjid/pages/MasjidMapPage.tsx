import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation as useRoute } from 'react-router-dom'
import { useLocation } from '@/domain/place/use-location'
import { masjidListQuery } from '@/domain/program/program-queries'
import { MapCanvas } from '@/features/masjid/map/MapCanvas'
import { MapNotice } from '@/features/masjid/map/MapNotice'
import { MapSearch } from '@/features/masjid/map/MapSearch'
import { markersOf, type MapView, viewOf } from '@/features/masjid/map/map-view'
import { paths } from '@/lib/address/paths'
import classes from './MasjidMapPage.module.css'

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
