import { positionKey } from '@/features/quran/player/memory'
import { noteBegin } from '@/features/quran/player/player-focus'
import { player, usePlayer } from '@/features/quran/player/use-player'
import { formatPlayTime, spokenPlayTime } from '@/features/quran/player/play-time'
import type { Surah } from '@/domain/quran/surah'
import { IconPlayerPlay } from '@/ui/icons'
import classes from './ResumeCard.module.css'

/** Leads back to the surah that was stopped in the middle, while nothing is loaded. */
export function ResumeCard({ surahs }: { surahs: readonly Surah[] }) {
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
