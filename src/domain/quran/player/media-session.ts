import { reciterName } from '@/domain/quran/reciters'
import type { Player } from './player'
import { isOn, type PlayerState, verseName } from './player-types'

const SKIP_S = 10

/**
 * Tells the system what is playing, for its lock screen and headset buttons: title, next, previous, and seek in a
 * whole surah. Does nothing where there is no Media Session.
 */
export function connectMediaSession(player: Player): void {
  if (!('mediaSession' in navigator)) return
  const { mediaSession } = navigator
  const seekBy = (seconds: number) => player.seek(player.progress.get().position + seconds)
  const set = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
    try {
      mediaSession.setActionHandler(action, handler)
    } catch {
      // Browsers refuse actions that they don't know.
    }
  }
  set('play', () => player.play())
  set('pause', () => player.pause())
  set('stop', () => player.stop())

  let shown = ''
  player.state.subscribe(() => {
    const state = player.state.get()
    const { reciter, status, next, previous } = state
    mediaSession.playbackState = status === 'idle' ? 'none' : isOn(status) ? 'playing' : 'paused'
    const title = titleOf(state)
    const now = JSON.stringify([title, reciter, next, previous])
    if (now === shown) return
    shown = now
    mediaSession.metadata =
      title === null
        ? null
        : new MediaMetadata({
            title,
            artist: reciter === null ? '' : reciterName(reciter),
            album: 'Murottal Al-Qur’an',
            artwork: [192, 512].map((size) => ({
              src: `/icons/icon-${size}.png`,
              sizes: `${size}x${size}`,
              type: 'image/png',
            })),
          })
    // Where there is no next one, the lock screen shows no button for it.
    set('nexttrack', next && (() => player.next()))
    set('previoustrack', previous && (() => player.previous()))
    // In a verse one goes to its neighbours.
    const isLong = state.surah !== null
    set('seekbackward', isLong ? ({ seekOffset }) => seekBy(-(seekOffset ?? SKIP_S)) : null)
    set('seekforward', isLong ? ({ seekOffset }) => seekBy(seekOffset ?? SKIP_S) : null)
    set('seekto', isLong ? ({ seekTime }) => seekTime !== undefined && player.seek(seekTime) : null)
  })
  player.progress.subscribe(() => {
    const { position, duration } = player.progress.get()
    if (duration === null || position > duration) return
    try {
      mediaSession.setPositionState({ duration, position })
    } catch {
      // Older browsers have none.
    }
  })
}

const titleOf = (state: PlayerState): string | null =>
  state.surah ? state.surah.namaLatin : state.verse && verseName(state)
