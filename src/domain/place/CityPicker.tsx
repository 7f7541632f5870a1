import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { citySearchQuery } from './city-search'
import { Skeleton } from '@/ui/state/Skeleton'
import { Button } from '@/ui/button/Button'
import { EmptyState, QueryView } from '@/ui/state/States'
import { IconMapPin } from '@/ui/icons'
import { SearchBox } from '@/ui/list/Search'
import { cityLabel } from './city'
import classes from './CityPicker.module.css'
import { useLocation } from './use-location'

/** Fewer letters find half the country. */
const MIN_LETTERS = 3
/** Pause after the last letter, in milliseconds: the service allows one request a second. */
const TYPING_MS = 400

/** "Pilih kota": a search over the schedule service's cities; the choice is remembered. */
export function CityPicker({ onDone }: { onDone: () => void }) {
  const { city: chosen, location, chooseCity, requestInstead } = useLocation()
  const [text, setText] = useState('')
  const [word, setWord] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setWord(text.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  const [locating, setLocating] = useState(false)
  const located = locating && chosen === null && location.kind === 'located'
  useEffect(() => {
    if (!located) return
    setLocating(false)
    onDone()
  }, [located, onDone])
  const long = word.length >= MIN_LETTERS
  const cities = useQuery({ ...citySearchQuery(word), enabled: long })
  return (
    <>
      <div className={classes.search}>
        <SearchBox value={text} onChange={setText} label="Cari kota atau kabupaten" />
      </div>
      <Button
        variant="light"
        fullWidth
        className={classes.here ?? ''}
        leftSection={<IconMapPin size={20} aria-hidden />}
        disabled={location.kind === 'unsupported'}
        loading={location.kind === 'locating'}
        onClick={() => {
          setLocating(true)
          requestInstead()
        }}
      >
        Gunakan lokasi saya
      </Button>
      {'message' in location && (
        <p className={classes.hint} role="status">
          {location.message}
        </p>
      )}
      {/* Always in the page, and outside the list: a screen reader announces a live region only if the region was there
          before its text. */}
      <p className="jm-hidden" role="status">
        {long && cities.data && foundText(cities.data.length)}
      </p>
      {long ? (
        <QueryView
          query={cities}
          skeleton={
            <div className={classes.skeleton}>
              {[62, 48, 70, 55].map((width) => (
                <Skeleton key={width} height={20} width={`${width}%`} />
              ))}
            </div>
          }
          isEmpty={(found) => found.length === 0}
          empty={
            <EmptyState
              title="Kota tidak ditemukan"
              text="Coba nama lain, misalnya nama kabupatennya."
            />
          }
        >
          {(found) => (
            <ul className={classes.list} aria-label="Hasil pencarian">
              {found.map((city) => (
                <li key={city.id}>
                  <button
                    type="button"
                    className={classes.city}
                    aria-current={city.id === chosen?.id || undefined}
                    onClick={() => {
                      chooseCity(city)
                      onDone()
                    }}
                  >
                    {cityLabel(city)}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      ) : (
        <p className={classes.hint}>{`Ketik sedikitnya ${MIN_LETTERS} huruf.`}</p>
      )}
    </>
  )
}

const foundText = (count: number) =>
  count === 0 ? 'Tidak ada kota ditemukan' : `${count} kota ditemukan`
