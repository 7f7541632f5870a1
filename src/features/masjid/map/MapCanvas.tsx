import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { config } from '@/api/config'
import type { Coordinates } from '@/domain/place/distance'
import { lazyModule } from '@/lib/lazy-module'
import { VersionGone } from '@/lib/new-version'
import { ErrorState } from '@/ui/state/States'
import { useLazyModule } from '@/ui/use-lazy-module'
import type { MasjidMap } from './leaflet-map'
import classes from './MapCanvas.module.css'
import type { MapMarker, MapView } from './map-view'

export interface MapCanvasProps {
  /** The name of the map's region. */
  label: string
  /** Null: shows `waiting` instead of a map. */
  view: MapView | null
  waiting: string
  markers: readonly MapMarker[]
  device?: Coordinates | null
  /** The marker to go to; a new object goes there again. */
  focus?: { id: string } | null
  small?: boolean
  /** Called when the map is removed. */
  onLeave?: (view: MapView) => void
}

type MapModule = typeof import('./leaflet-map')

const loadMap = lazyModule(() => import('./leaflet-map'))

const offline = new Error('Peta tidak dapat dimuat. Periksa koneksi internet Anda, lalu coba lagi.')

/** Leaflet in a box that fills its parent. Only this part loads the library. */
export function MapCanvas(props: MapCanvasProps) {
  const { label, view, waiting, small = false } = props
  const { module, error, retry } = useLazyModule(loadMap, true)

  if (error !== null)
    return (
      <div className={classes.box} data-small={small || undefined}>
        <ErrorState error={error instanceof VersionGone ? error : offline} onRetry={retry} />
      </div>
    )
  if (view === null || module === null)
    return (
      <div className={classes.box} data-small={small || undefined}>
        <p className={classes.waiting} role="status">
          {waiting}
        </p>
      </div>
    )
  return (
    <div className={classes.box} data-small={small || undefined} role="region" aria-label={label}>
      <Canvas {...props} view={view} module={module} />
    </div>
  )
}

function Canvas({
  module,
  view,
  markers,
  device = null,
  focus = null,
  small = false,
  onLeave,
}: MapCanvasProps & { module: MapModule; view: MapView }) {
  const element = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MasjidMap | null>(null)
  const [tilesFailed, setTilesFailed] = useState(false)
  const navigate = useNavigate()

  const create = useEffectEvent((box: HTMLElement) =>
    module.createMasjidMap(box, {
      view,
      small,
      tileUrl: config.tileUrl,
      onTiles: setTilesFailed,
      onFollow: (href) => void navigate(href),
    }),
  )
  const leave = useEffectEvent((last: MapView) => onLeave?.(last))
  useEffect(() => {
    if (element.current === null) return
    const created = create(element.current)
    setMap(created)
    return () => {
      leave(created.view())
      created.destroy()
      setMap(null)
    }
  }, [])

  useEffect(() => {
    // A user who has moved the map isn't taken back when the position comes late.
    if (map?.touched() === false) map.setView(view)
  }, [map, view])
  useEffect(() => map?.setMarkers(markers), [map, markers])
  useEffect(() => map?.setDevice(device), [map, device])
  useEffect(() => {
    if (focus) map?.focus(focus.id)
  }, [map, focus])

  return (
    <>
      <div ref={element} className={classes.map} />
      {tilesFailed && (
        <p className={classes.notice} role="status">
          Gambar peta gagal dimuat. Periksa koneksi internet Anda.
        </p>
      )}
    </>
  )
}
