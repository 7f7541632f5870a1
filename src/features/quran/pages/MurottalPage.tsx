import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { surahListQuery } from '@/domain/quran/surah-queries'
import { SurahList, SurahListSkeleton } from '@/features/quran/components/SurahList'
import { player, usePlayer, usePlayerBar } from '@/domain/quran/player/use-player'
import { QueryView } from '@/ui/state/States'
import { SearchBox, useListFilter } from '@/ui/list/Search'
import classes from './MurottalPage.module.css'
import { positionKey } from '@/domain/quran/memory'
import { noteBegin } from '@/domain/quran/player/player-focus'
import { formatPlayTime, spokenPlayTime } from '@/domain/quran/play-time'
import type { Surah } from '@/domain/quran/surah'
import { IconChevronRight, IconMicrophone, IconPlayerPlay } from '@/ui/icons'
import { offeredReciters, reciterName } from '@/domain/quran/reciters'
import { LineSkeleton, Skeleton } from '@/ui/state/Skeleton'
import { Card } from '@/ui/Card'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { Sheet } from '@/ui/overlay/Sheet'
import { Switch } from '@/ui/form/Switch'

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

/** Leads back to the surah that was stopped in the middle, while nothing is loaded. */
function ResumeCard({ surahs }: { surahs: readonly Surah[] }) {
  const { status, memory } = usePlayer()
  const last = surahs.find(({ nomor }) => nomor === memory.last)
  const position = last && memory.positions[positionKey(memory.reciter, last.nomor)]
  if (status !== 'idle' || last === undefined || position === undefined) return null
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

/**
 * The reciter, and whether the next surah follows by itself; both are remembered.
 * @param surahs null while they load: the reciter can't be chosen yet
 */
function PlayerSettings({ surahs }: { surahs: readonly Surah[] | null }) {
  const { reciter, autoNext } = usePlayer().memory
  const [choosing, setChoosing] = useState(false)
  const offered = offeredReciters(surahs ?? [])
  return (
    <Card className={classes.settings}>
      {surahs === null && (
        <div className={classes.reciter} aria-hidden>
          <Skeleton circle height={20} />
          <span className={classes.names}>
            <LineSkeleton width="2.5em" />
            <LineSkeleton width="11em" />
          </span>
        </div>
      )}
      {offered.length > 1 && (
        <button
          type="button"
          className={classes.reciter}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          <IconMicrophone size={20} aria-hidden />
          <span className={classes.names}>
            <span className={classes.label}>Qari</span>
            <span className={classes.name}>{reciterName(reciter)}</span>
          </span>
          <IconChevronRight size={20} aria-hidden />
        </button>
      )}
      <Switch
        label="Lanjut ke surah berikutnya"
        checked={autoNext}
        onChange={(checked) => player.setAutoNext(checked)}
      />
      <Sheet opened={choosing} onClose={() => setChoosing(false)} title="Pilih Qari">
        <RadioGroup
          legend="Qari"
          legendHidden
          stacked
          options={offered.map((key) => ({ value: key, label: reciterName(key) }))}
          value={reciter}
          onChange={(key) => {
            player.setReciter(key)
            setChoosing(false)
          }}
        />
      </Sheet>
    </Card>
  )
}
