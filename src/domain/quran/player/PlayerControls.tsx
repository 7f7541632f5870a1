import type { ReactNode } from 'react'
import { reciterName } from '@/domain/quran/reciters'
import { followingStore, shownVerse } from '@/domain/quran/reader-view'
import { paths } from '@/lib/address/paths'
import { AppLink } from '@/ui/AppLink'
import { TextButton } from '@/ui/button/TextButton'
import {
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
  IconRefresh,
  IconX,
} from '@/ui/icons'
import { leavePlayer } from './player-focus'
import {
  isOn,
  type PlayerStatus,
  verseName,
  type VersePlay,
  type VerseStatus,
} from './player-types'
import { player } from './use-player'
import type { Repeat } from './verse-order'
import classes from './MiniPlayer.module.css'

/** To what comes before or after. @param props `onClick` is null where there is nothing */
export function StepButton(props: {
  label: string
  icon: typeof IconPlayerSkipBack
  onClick: (() => void) | null
}) {
  const { label, icon: Icon, onClick } = props
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={label}
      disabled={onClick === null}
      onClick={() => onClick?.()}
    >
      <Icon size={20} aria-hidden />
    </button>
  )
}

/** Pauses, resumes, and tries again what has failed. @param props `name` is what plays, `onClick` null for nothing */
export function MainButton(props: {
  name: string
  status: PlayerStatus | VerseStatus
  onClick: (() => void) | null
}) {
  const { name, status, onClick } = props
  const plays = isOn(status)
  const verb = plays ? 'Hentikan sementara' : status === 'failed' ? 'Muat lagi' : 'Lanjutkan'
  const Icon = plays ? IconPlayerPause : status === 'failed' ? IconRefresh : IconPlayerPlay
  return (
    <button
      type="button"
      className={classes.main}
      aria-label={`${verb} ${name}`}
      aria-busy={status === 'loading' || status === 'waiting'}
      disabled={onClick === null}
      onClick={() => onClick?.()}
    >
      <Icon size={22} aria-hidden />
    </button>
  )
}

/** Puts the player away. @param props `played` is what gets the focus where the control that began is gone */
export function CloseButton({ name, played }: { name: string; played: () => HTMLElement | null }) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={`Tutup pemutar ${name}`}
      onClick={(event) => {
        leavePlayer(event, played())
        player.stop()
      }}
    >
      <IconX size={20} aria-hidden />
    </button>
  )
}

/** The bar's controls while verses are heard one by one. */
export function VerseControls({ play }: { play: VersePlay }) {
  const { verse, reciter, status, previous, next } = play
  const name = verseName(play)
  return (
    <>
      <Notice play={play} />
      <div className={classes.row}>
        <AppLink
          to={paths.surah(verse.surah, verse.ayat)}
          className={classes.title ?? ''}
          onClick={(event) => {
            const shown = shownVerse(verse)
            if (shown === null) return
            // Its page is open, and goes to the verse without being opened anew.
            event.preventDefault()
            shown.focus({ preventScroll: true })
            followingStore.set(true)
          }}
        >
          <span className={classes.verse}>
            <span>{play.name}</span> <span className="jm-whole">{`ayat ${verse.ayat}`}</span>
          </span>
          <span className={classes.detail}>{reciter === null ? '' : reciterName(reciter)}</span>
        </AppLink>
        <StepButton
          label="Ayat sebelumnya"
          icon={IconPlayerSkipBack}
          onClick={previous && (() => player.previous())}
        />
        <MainButton
          name={name}
          status={status}
          onClick={
            status === 'unrecited'
              ? null
              : () => {
                  if (isOn(status)) player.pause()
                  else player.play()
                }
          }
        />
        <StepButton
          label="Ayat berikutnya"
          icon={IconPlayerSkipForward}
          onClick={next && (() => player.next())}
        />
        <CloseButton name={name} played={() => shownVerse(verse)} />
      </div>
    </>
  )
}

/** What a person should know of a verse that doesn't simply play: that it failed, or that it is repeated. */
function Notice({ play: { verse, status, next, repeat, round } }: { play: VersePlay }) {
  const skip = next && <TextButton onClick={() => player.next()}>Lewati</TextButton>
  if (status === 'unrecited')
    return (
      <Line role="alert" text={`Audio ayat ${verse.ayat} tidak tersedia.`}>
        {skip}
      </Line>
    )
  if (status === 'failed')
    return (
      <Line
        role="alert"
        text={`Ayat ${verse.ayat} gagal dimuat. Periksa koneksi internet, lalu coba lagi.`}
      >
        <TextButton onClick={() => player.play()}>Coba lagi</TextButton>
        {skip}
      </Line>
    )
  if (repeat === null) return null
  return (
    <Line
      text={
        status === 'resting'
          ? `Jeda ${repeat.restS} detik, lalu diulang`
          : repeatWords(repeat, round)
      }
    >
      <TextButton onClick={() => player.endRepeat()}>Akhiri ulangan</TextButton>
    </Line>
  )
}

function Line(props: { role?: 'alert'; text: string; children: ReactNode }) {
  const { role, text, children } = props
  return (
    <div className={classes.notice} data-tone={role === 'alert' ? 'danger' : undefined}>
      <span role={role} className={classes.words}>
        {text}
      </span>
      <span className={classes.actions}>{children}</span>
    </div>
  )
}

/** "Ulangan ayat 3–5, ke-2 dari 3". */
function repeatWords({ from, to, times }: Repeat, round: number): string {
  const range = from === to ? `ayat ${from}` : `ayat ${from}–${to}`
  return `Ulangan ${range}, ke-${round}${times === Infinity ? '' : ` dari ${times}`}`
}
