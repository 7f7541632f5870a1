import { reciterName } from '@/domain/quran/reciters'
import type { Player } from './player'
import { isOn } from './player-types'

const SKIP_S = 10

/**
 * Tells the system what is playing, for its lock screen and headset buttons: title, next, previous, seek. Does nothing
 * where there is no Media Session.
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
  set('seekbackward', ({ seekOffset }) => seekBy(-(seekOffset ?? SKIP_S)))
  set('seekforward', ({ seekOffset }) => seekBy(seekOffset ?? SKIP_S))
  set('seekto', ({ seekTime }) => seekTime !== undefined && player.seek(seekTime))

  let shown = ''
  player.state.subscribe(() => {
    const { surah, reciter, status, next, previous } = player.state.get()
    mediaSession.playbackState = surah === null ? 'none' : isOn(status) ? 'playing' : 'paused'
    const now = surah === null ? '' : `${reciter}/${surah.nomor}`
    if (now === shown) return
    shown = now
    mediaSession.metadata =
      surah &&
      new MediaMetadata({
        title: surah.namaLatin,
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
