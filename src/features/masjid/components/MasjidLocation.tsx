import { useMemo } from 'react'
import type { Program } from '@/domain/program/program'
import { MapCanvas } from '@/features/masjid/map/MapCanvas'
import { MASJID_ZOOM } from '@/features/masjid/map/map-view'
import classes from './MasjidLocation.module.css'

/** The small map of a mosque: "Loading..." until the coordinates have come, and a sentence if there are none. */
export function MasjidLocation({ masjid }: { masjid: Program | null }) {
  const position = masjid?.position ?? null
  const view = useMemo(
    () => (position === null ? null : { kind: 'centre' as const, position, zoom: MASJID_ZOOM }),
    [position],
  )
  const markers = useMemo(
    () =>
      masjid === null || position === null
        ? []
        : [{ id: masjid.id, title: masjid.title, address: null, position, href: null }],
    [masjid, position],
  )
  if (masjid !== null && position === null)
    return <p className={classes.none}>Lokasi masjid ini belum ada di peta.</p>
  return (
    <>
      <MapCanvas
        small
        label={`Peta ${masjid?.title ?? 'masjid'}`}
        waiting="Loading..."
        view={view}
        markers={markers}
      />
      {position !== null && (
        <a
          className={classes.directions}
          href={`https://www.google.com/maps/dir/?api=1&destination=${position.latitude},${position.longitude}`}
          target="_blank"
          rel="noopener"
        >
          Petunjuk arah
          <span className="jm-hidden"> (membuka tab baru)</span>
        </a>
      )}
    </>
  )
}
