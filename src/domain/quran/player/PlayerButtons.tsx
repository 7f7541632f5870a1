import {
  type IconPlayerSkipBack,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconX,
} from '@/ui/icons'
import classes from './MiniPlayer.module.css'
import { leavePlayer } from './player-focus'
import { isOn, type PlayerStatus, type VerseStatus } from './player-types'
import { player } from './use-player'

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
