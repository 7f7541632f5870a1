import { reciterName } from '@/domain/quran/reciters'
import { paths } from '@/lib/address/paths'
import { formatPlayTime, spokenPlayTime } from '@/domain/quran/play-time'
import type { Surah } from '@/domain/quran/surah'
import { AppLink } from '@/ui/AppLink'
import { IconPlayerSkipBack, IconPlayerSkipForward } from '@/ui/icons'
import classes from './MiniPlayer.module.css'
import { CloseButton, MainButton, StepButton, VerseControls } from './PlayerControls'
import { tabOutOfPlayer } from './player-focus'
import type { SurahPlay } from './player-types'
import { player, usePlayer, useProgress } from './use-player'

/**
 * The player's bar at the bottom of every page. On the murottal page the surah's own row has buttons named "Putar" and
 * "Jeda"; the bar's have other names, so that screen reader users can tell the two apart.
 */
export function MiniPlayer() {
  const state = usePlayer()
  if (state.status === 'idle') return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its controls have the focus, this only handles their Tab key
    <section
      className={classes.bar}
      aria-label="Pemutar murottal"
      data-player-bar
      onKeyDown={tabOutOfPlayer}
    >
      {state.verse ? <VerseControls play={state} /> : <SurahControls play={state} />}
    </section>
  )
}

function SurahControls({ play: { surah, reciter, status, previous, next } }: { play: SurahPlay }) {
  const name = surah.namaLatin
  return (
    <>
      <Seek surah={surah} />
      <div className={classes.row}>
        <AppLink to={paths.murottal()} className={classes.title ?? ''}>
          <span className={classes.name}>{name}</span>
          <span className={classes.detail}>
            {status === 'failed' || reciter === null ? 'Audio gagal dimuat' : reciterName(reciter)}
          </span>
        </AppLink>
        <StepButton
          label={previous ? `Surah sebelumnya: ${previous.namaLatin}` : 'Surah sebelumnya'}
          icon={IconPlayerSkipBack}
          onClick={previous && (() => player.previous())}
        />
        <MainButton
          name={name}
          status={status}
          onClick={() => {
            player.toggle(surah)
          }}
        />
        <StepButton
          label={next ? `Surah berikutnya: ${next.namaLatin}` : 'Surah berikutnya'}
          icon={IconPlayerSkipForward}
          onClick={next && (() => player.next())}
        />
        <CloseButton
          name={name}
          played={() => document.querySelector<HTMLElement>(`[data-surah="${surah.nomor}"]`)}
        />
      </div>
    </>
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
