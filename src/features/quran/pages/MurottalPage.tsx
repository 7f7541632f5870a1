import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { lazyModule } from '@/lib/lazy-module'
import { surahListQuery } from '@/domain/quran/surah-queries'
import { PlayerSettings } from '@/features/quran/components/PlayerSettings'
import { SurahList, SurahListSkeleton } from '@/features/quran/components/SurahList'
import { player, usePlayer } from '@/features/quran/player/use-player'
import { bottomBarStore } from '@/ui/page/bottom-bar-store'
import { QueryView } from '@/ui/state/QueryView'
import { SearchBox } from '@/ui/form/SearchBox'
import { useListFilter } from '@/ui/list/use-list-filter'
import classes from './MurottalPage.module.css'
import { positionKey } from '@/features/quran/player/memory'
import { noteBegin } from '@/features/quran/player/player-focus'
import { formatPlayTime, spokenPlayTime } from '@/features/quran/player/play-time'
import type { Surah } from '@/domain/quran/surah'
import { IconPlayerPlay } from '@/ui/icons'

export const firstQueries = () => [surahListQuery()]

/** Recitations of the whole Qur'an, surah by surah. */
export default function MurottalPage() {
  const query = useQuery(surahListQuery())
  const { searchBox } = useListFilter([])
  usePlayerBar()
  useEffect(() => {
    if (query.data) player.setQueue(query.data)
  }, [query.data])
  return (
    <>
      <SearchBox label="Cari surah" stickyAt={40} {...searchBox} />
      <div className={classes.page}>
        {query.data && <ResumeCard surahs={query.data} />}
        {!query.isLoadingError && <PlayerSettings surahs={query.data ?? null} />}
        <QueryView query={query} skeleton={<SurahListSkeleton />}>
          {(surahs) => <SurahList surahs={surahs} search={searchBox.value} />}
        </QueryView>
      </div>
    </>
  )
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

/** Leads back to the surah that was stopped in the middle, while nothing is loaded. */
function ResumeCard({ surahs }: { surahs: readonly Surah[] }) {
  const { surah: loaded, memory } = usePlayer()
  const last = surahs.find(({ nomor }) => nomor === memory.last)
  const position = last && memory.positions[positionKey(memory.reciter, last.nomor)]
  if (loaded !== null || last === undefined || position === undefined) return null
  return (
    <button
      type="button"
      className={classes.card}
      aria-label={`Lanjutkan ${last.namaLatin} dari ${spokenPlayTime(position)}`}
      onClick={(event) => {
        noteBegin(event)
        player.toggle(last)
      }}
    >
      <span className={classes.icon}>
        <IconPlayerPlay size={20} aria-hidden />
      </span>
      <span>
        Lanjutkan <strong>{last.namaLatin}</strong>{' '}
        <span>{`dari ${formatPlayTime(position)}`}</span>
      </span>
    </button>
  )
}
