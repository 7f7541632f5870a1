import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { type FoundPlace, searchPlaces, searchSurahs } from '@/domain/quran/search-surahs'
import { namesOf, type Surah } from '@/domain/quran/surah'
import { surahListQuery } from '@/domain/quran/surah-queries'
import { Contents, OwnReading } from '@/features/tilawah/components/Contents'
import { OfflineSheet } from '@/features/tilawah/components/OfflineSheet'
import { SurahLinks } from '@/features/tilawah/components/SurahLinks'
import { partLabels, readingPath } from '@/features/tilawah/reading'
import { paths } from '@/lib/address/paths'
import { lazyModule } from '@/lib/lazy-module'
import { AppLink } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import { IconBook2, IconChevronRight, IconSearch } from '@/ui/icons'
import { NothingFound, SearchBox, useListFilter } from '@/ui/list/Search'
import { LineSkeleton, Skeleton } from '@/ui/state/Skeleton'
import { QueryView } from '@/ui/state/States'
import { useLazyModule } from '@/ui/use-lazy-module'
import rows from '@/ui/list/rows.module.css'
import classes from './TilawahPage.module.css'

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
            className={clsx(rows.row, classes.foundHereRow)}
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
    <NothingFound
      icon={<IconSearch size={32} stroke={1.5} />}
      title="Tidak ditemukan"
      text="Coba nama atau nomor surah, juga dengan nomor ayatnya: “yasin 40”, “2:255”, “juz 30”, “halaman 5”."
      onClear={onClear}
    />
  )
}

const labelOf = ({ surah, ayat, part }: FoundPlace, nameOf: (surah: number) => string): string =>
  part ? `${partLabels[part.kind]} ${part.number}` : `${nameOf(surah)} ayat ${ayat}`

/** As large as the tabs and the first surahs. */
export function ContentsSkeleton() {
  return (
    <>
      <Card flush>
        {['khatam', 'penanda', 'luring'].map((key) => (
          <div key={key} className={classes.row}>
            <Skeleton width={24} height={24} />
            <span className={classes.words}>
              <LineSkeleton width="25%" />
              <LineSkeleton width="65%" />
            </span>
          </div>
        ))}
      </Card>
      <div className={classes.tabs}>
        <Skeleton height={20} />
      </div>
      <Card flush>
        {['1', '2', '3', '4', '5'].map((key) => (
          <div key={key} className={classes.row}>
            <Skeleton width={40} height={36} radius="var(--jm-radius-sm)" />
            <span className={classes.words}>
              <LineSkeleton width="45%" />
              <LineSkeleton width="65%" />
            </span>
          </div>
        ))}
      </Card>
    </>
  )
}

export const firstQueries = () => [surahListQuery()]

/** Reading the Qur'an: where one has stopped, a search, and the lists of surahs, juz and pages. */
export default function TilawahPage() {
  const query = useQuery(surahListQuery())
  const { searchBox, clearSearch } = useListFilter([])
  const [isSaving, setIsSaving] = useState(false)
  const isSearching = searchBox.value.trim() !== ''
  const save = () => {
    setIsSaving(true)
  }
  return (
    <>
      <SearchBox label="Cari surah atau ayat" stickyAt={40} {...searchBox} />
      <div className={classes.page}>
        <QueryView query={query} skeleton={<ContentsSkeleton />}>
          {(surahs) =>
            isSearching ? (
              <FoundHere
                surahs={surahs}
                nameOf={namesOf(surahs)}
                search={searchBox.value}
                onClear={clearSearch}
                onSave={save}
              />
            ) : (
              <Contents surahs={surahs} nameOf={namesOf(surahs)} onSave={save} />
            )
          }
        </QueryView>
        {query.data === undefined && (query.isError || query.isPaused) && (
          <OwnReading nameOf={namesOf([])} onSave={save} />
        )}
      </div>
      <OfflineSheet
        opened={isSaving}
        onClose={() => {
          setIsSaving(false)
        }}
      />
    </>
  )
}
