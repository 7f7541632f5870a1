import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation as useRoute } from 'react-router-dom'
import type { Location } from '@/domain/place/location-store'
import { useLocation } from '@/domain/place/use-location'
import type { Program } from '@/domain/program/program'
import { masjidListQuery } from '@/domain/program/program-queries'
import { MapCanvas } from '@/features/masjid/map/MapCanvas'
import { findMasjids, type MapView, markersOf, viewOf } from '@/features/masjid/map/map-view'
import { paths } from '@/lib/address/paths'
import { AppLink } from '@/ui/AppLink'
import { TextButton } from '@/ui/button/TextButton'
import { IconBuildingMosque, IconMapPin } from '@/ui/icons'
import { SearchBox } from '@/ui/list/Search'
import type { QueryLike } from '@/ui/state/States'
import classes from './MasjidMapPage.module.css'

/** The search over the map: a tap on a mosque, or Enter for the first, goes there. */
export function MapSearch({
  masjids,
  onChoose,
}: {
  masjids: readonly Program[]
  onChoose: (id: string) => void
}) {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const search = useDeferredValue(text)
  const found = useMemo(() => findMasjids(masjids, search), [masjids, search])
  const choose = ({ id, title }: Program) => {
    setText(title)
    setOpen(false)
    onChoose(id)
  }
  const shown = open && search.trim() !== ''
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!shown) return
    const close = (event: Event) => {
      const outside = event.target instanceof Node && !box.current?.contains(event.target)
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : outside) setOpen(false)
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
    }
  }, [shown])
  return (
    <div ref={box} className={classes.search}>
      <SearchBox
        label="Cari masjid"
        value={text}
        onChange={(value) => {
          setText(value)
          setOpen(true)
        }}
        onSubmit={() => {
          const first = findMasjids(masjids, text).find(({ position }) => position !== null)
          if (first) choose(first)
        }}
      />
      <div role="status" className="jm-hidden">
        {shown && (found.length === 0 ? 'Masjid tidak ditemukan' : `${found.length} masjid`)}
      </div>
      {shown && (
        <ul className={classes.results} role="list" aria-label="Hasil pencarian">
          {found.length === 0 && <li className={classes.none}>Masjid tidak ditemukan</li>}
          {found.map((masjid) => (
            <li key={masjid.id}>
              <Suggestion masjid={masjid} onChoose={choose} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Suggestion({
  masjid,
  onChoose,
}: {
  masjid: Program
  onChoose: (masjid: Program) => void
}) {
  const { title, address, position, slug } = masjid
  const words = (note: string | null) => (
    <span className={classes.words}>
      <strong>{title}</strong>
      {note !== null && <span>{note}</span>}
    </span>
  )
  if (position === null)
    return (
      <AppLink className={classes.result ?? ''} to={paths.masjid(slug)}>
        <IconBuildingMosque size={20} aria-hidden />
        {words('Belum ada di peta, lihat halamannya')}
      </AppLink>
    )
  return (
    <button
      type="button"
      className={classes.result}
      onClick={() => {
        onChoose(masjid)
      }}
    >
      <IconMapPin size={20} aria-hidden />
      {words(address)}
    </button>
  )
}

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
