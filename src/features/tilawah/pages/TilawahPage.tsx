import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { namesOf } from '@/domain/quran/surah'
import { surahListQuery } from '@/domain/quran/surah-queries'
import { Contents, OwnReading } from '@/features/tilawah/components/Contents'
import { ContentsSkeleton } from '@/features/tilawah/components/ContentsSkeleton'
import { FoundHere } from '@/features/tilawah/components/FoundHere'
import { OfflineSheet } from '@/features/tilawah/components/OfflineSheet'
import { SearchBox, useListFilter } from '@/ui/list/Search'
import { QueryView } from '@/ui/state/States'
import classes from './TilawahPage.module.css'

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
