import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { paths } from '@/lib/address/paths'
import type { Program } from '@/domain/program/program'
import { AppLink } from '@/ui/AppLink'
import { IconBuildingMosque, IconMapPin } from '@/ui/icons'
import { SearchBox } from '@/ui/list/Search'
import { findMasjids } from './map-view'
import classes from './MapSearch.module.css'

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
