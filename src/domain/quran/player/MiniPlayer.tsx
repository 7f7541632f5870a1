import { reciterName } from '@/domain/quran/reciters'
import { paths } from '@/lib/address/paths'
import { formatPlayTime, spokenPlayTime } from '@/domain/quran/play-time'
import type { Surah } from '@/domain/quran/surah'
import { AppLink } from '@/ui/AppLink'
import {
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
  IconRefresh,
  IconX,
} from '@/ui/icons'
import classes from './MiniPlayer.module.css'
import { leavePlayer, tabOutOfPlayer } from './player-focus'
import { isOn, type PlayerStatus } from './player-types'
import { player, usePlayer, useProgress } from './use-player'

/**
 * The player's bar at the bottom of every page. On the murottal page the surah's own row has buttons named "Putar" and
 * "Jeda"; the bar's have other names, so that screen reader users can tell the two apart.
 */
export function MiniPlayer() {
  const { surah, reciter, status, previous, next } = usePlayer()
  if (surah === null) return null
  const name = surah.namaLatin
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its controls have the focus, this only handles their Tab key
    <section
      className={classes.bar}
      aria-label="Pemutar murottal"
      data-player-bar
      onKeyDown={tabOutOfPlayer}
    >
      <Seek surah={surah} />
      <div className={classes.row}>
        <AppLink to={paths.murottal()} className={classes.title ?? ''}>
          <span className={classes.name}>{name}</span>
          <span className={classes.detail}>
            {status === 'failed' || reciter === null ? 'Audio gagal dimuat' : reciterName(reciter)}
          </span>
        </AppLink>
        <button
          type="button"
          className={classes.button}
          aria-label={previous ? `Surah sebelumnya: ${previous.namaLatin}` : 'Surah sebelumnya'}
          disabled={previous === null}
          onClick={() => player.previous()}
        >
          <IconPlayerSkipBack size={20} aria-hidden />
        </button>
        <MainButton surah={surah} status={status} />
        <button
          type="button"
          className={classes.button}
          aria-label={next ? `Surah berikutnya: ${next.namaLatin}` : 'Surah berikutnya'}
          disabled={next === null}
          onClick={() => player.next()}
        >
          <IconPlayerSkipForward size={20} aria-hidden />
        </button>
        <button
          type="button"
          className={classes.button}
          aria-label={`Tutup pemutar ${name}`}
          onClick={(event) => {
            leavePlayer(event, surah.nomor)
            player.stop()
          }}
        >
          <IconX size={20} aria-hidden />
        </button>
      </div>
    </section>
  )
}

function MainButton({ surah, status }: { surah: Surah; status: PlayerStatus }) {
  const plays = isOn(status)
  const verb = plays ? 'Hentikan sementara' : status === 'failed' ? 'Muat lagi' : 'Lanjutkan'
  const Icon = plays ? IconPlayerPause : status === 'failed' ? IconRefresh : IconPlayerPlay
  return (
    <button
      type="button"
      className={classes.main}
      aria-label={`${verb} ${surah.namaLatin}`}
      aria-busy={status === 'loading' || status === 'waiting'}
      onClick={() => player.toggle(surah)}
    >
      <Icon size={22} aria-hidden />
    </button>
  )
}

function Seek({ surah }: { surah: Surah }) {
  const { position, duration } = useProgress()
  const end = duration === Infinity ? null : duration
  const from = end === null ? '' : ` dari ${spokenPlayTime(end)}`
  return (
    <div className={classes.seek}>
      <span className={classes.time}>{formatPlayTime(position)}</span>
      <input
        type="range"
        className={classes.range}
        aria-label={`Posisi ${surah.namaLatin}`}
        aria-valuetext={duration === null ? 'Belum dimuat' : spokenPlayTime(position) + from}
        min={0}
        max={Math.ceil(end ?? 1)}
        step={1}
        value={end === null ? 0 : Math.round(position)}
        disabled={end === null}
        onChange={(event) => player.seek(Number(event.currentTarget.value))}
      />
      <span className={classes.time}>{end === null ? '–:––' : formatPlayTime(end)}</span>
    </div>
  )
}
