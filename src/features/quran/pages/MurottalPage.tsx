import { useDebouncedCallback } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyModule } from '@/lib/lazy-module'
import { surahListQuery } from '@/domain/quran/surah-queries'
import { PlayerSettings } from '@/features/quran/components/PlayerSettings'
import { ResumeCard } from '@/features/quran/components/ResumeCard'
import { SurahList, SurahListSkeleton } from '@/features/quran/components/SurahList'
import { player, usePlayer } from '@/features/quran/player/use-player'
import { bottomBarStore } from '@/ui/bottom-bar-store'
import { QueryView } from '@/ui/QueryView'
import { SearchBox } from '@/ui/SearchBox'
import { useHydrated } from '@/ui/use-hydrated'
import classes from './MurottalPage.module.css'

export const firstQueries = () => [surahListQuery()]

/** Recitations of the whole Qur'an, surah by surah. */
export default function MurottalPage() {
  const query = useQuery(surahListQuery())
  const [search, setSearch] = useSearchText()
  usePlayerBar()
  useEffect(() => {
    if (query.data) player.setQueue(query.data)
  }, [query.data])
  return (
    <>
      <SearchBox label="Cari surah" value={search} onChange={setSearch} stickyAt={40} />
      <div className={classes.page}>
        {query.data && <ResumeCard surahs={query.data} />}
        {!query.isLoadingError && <PlayerSettings surahs={query.data ?? null} />}
        <QueryView query={query} skeleton={<SurahListSkeleton />}>
          {(surahs) => <SurahList surahs={surahs} search={search} />}
        </QueryView>
      </div>
    </>
  )
}

/** The pause before a search is written into the address, in milliseconds: once for a word, not for each letter. */
const TYPING_PAUSE_MS = 250

/** The search: the text at once, and the address a moment later, so that a reload keeps it. */
function useSearchText(): [string, (text: string) => void] {
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useState<string | null>(null)
  // Prerendered HTML knows no query string.
  const inAddress = useHydrated() ? params.get('search') : null
  const write = useDebouncedCallback((text: string) => {
    setParams(text === '' ? {} : { search: text }, { replace: true, preventScrollReset: true })
  }, TYPING_PAUSE_MS)
  return [
    typed ?? inAddress ?? '',
    (text) => {
      setTyped(text)
      write(text)
    },
  ]
}

const loadPlayerBar = lazyModule(() => import('@/features/quran/player/MiniPlayer'))

/** Loads the player's bar with the first play, so that users who only look at the list never load it. */
function usePlayerBar() {
  const playing = usePlayer().surah !== null
  useEffect(() => {
    if (!playing) return
    loadPlayerBar().then(
      ({ MiniPlayer }) => bottomBarStore.set(MiniPlayer),
      // Without the bar the rows' own buttons remain.
      () => undefined,
    )
  }, [playing])
}
