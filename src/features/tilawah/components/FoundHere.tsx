import { clsx } from 'clsx'
import { type FoundPlace, searchPlaces } from '@/domain/quran/search-places'
import { searchSurahs } from '@/domain/quran/search-surahs'
import type { Surah } from '@/domain/quran/surah'
import { partLabels, readingPath } from '@/features/tilawah/reading'
import { paths } from '@/lib/address/paths'
import { lazyModule } from '@/lib/lazy-module'
import { AppLink } from '@/ui/AppLink'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/Card'
import { IconBook2, IconChevronRight, IconSearch } from '@/ui/icons'
import rows from '@/ui/list/rows.module.css'
import { EmptyState } from '@/ui/state/States'
import { useLazyModule } from '@/ui/use-lazy-module'
import classes from './FoundHere.module.css'
import { SurahLinks } from './SurahLinks'

interface FoundHereProps {
  surahs: readonly Surah[]
  nameOf: (surah: number) => string
  search: string
  /** Clears the search; undefined while it is being typed. */
  onClear: (() => void) | undefined
  /** Leads to where texts are saved. */
  onSave: () => void
}

const loadFoundInTexts = lazyModule(() => import('@/features/tilawah/text-search/FoundInTexts'))

/** What a search finds: the place that it names, the surahs, and verses of the texts on this device. */
export function FoundHere({ surahs, nameOf, search, onClear, onSave }: FoundHereProps) {
  const places = searchPlaces(surahs, search)
  const found = searchSurahs(surahs, search)
  const { module, error } = useLazyModule(loadFoundInTexts, true)
  const isNone = places.length + found.length === 0
  const none = isNone && <NotFound onClear={onClear} />
  const searching = (
    <p role="status" className={clsx('jm-quiet', classes.searching)}>
      Mencari…
    </p>
  )
  return (
    <>
      {!isNone && (
        <p className="jm-hidden" role="status">
          {[
            ...places.map((place) => labelOf(place, nameOf)),
            ...(found.length > 0 ? [`${found.length} surah`] : []),
          ].join(', ')}
        </p>
      )}
      {places.map((place) => (
        <Card key={labelOf(place, nameOf)} flush className={classes.place}>
          <AppLink
            to={place.part ? readingPath(place.part) : paths.surah(place.surah, place.ayat)}
            className={clsx(rows.row, classes.row)}
          >
            <IconBook2 size={24} aria-hidden />
            <span className={rows.words}>
              <span className={classes.label}>{labelOf(place, nameOf)}</span>
              {place.part && (
                <span className="jm-quiet">{`Mulai ${nameOf(place.surah)} ayat ${place.ayat}`}</span>
              )}
            </span>
            <IconChevronRight size={20} aria-hidden />
          </AppLink>
        </Card>
      ))}
      {found.length > 0 && <SurahLinks surahs={found} />}
      {module ? (
        <module.FoundInTexts search={search} none={none} searching={searching} onSave={onSave} />
      ) : error === null ? (
        searching
      ) : (
        none
      )}
    </>
  )
}

function NotFound({ onClear }: Pick<FoundHereProps, 'onClear'>) {
  return (
    <div role="status">
      <EmptyState
        icon={<IconSearch size={32} stroke={1.5} />}
        title="Tidak ditemukan"
        text="Coba nama atau nomor surah, juga dengan nomor ayatnya: “yasin 40”, “2:255”, “juz 30”, “halaman 5”."
        action={
          onClear && (
            <Button variant="light" onClick={onClear}>
              Kosongkan pencarian
            </Button>
          )
        }
      />
    </div>
  )
}

const labelOf = ({ surah, ayat, part }: FoundPlace, nameOf: (surah: number) => string): string =>
  part ? `${partLabels[part.kind]} ${part.number}` : `${nameOf(surah)} ayat ${ayat}`
