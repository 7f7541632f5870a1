import { localStore } from '@/lib/storage/storage'
import { onStoredElsewhere } from '@/lib/storage/owned-storage'
import { useStore } from '@/ui/use-store'
import { keepRecitation } from './keep-recitation'
import { connectMediaSession } from './media-session'
import { playInOneTab } from './one-tab'
import { createPlayer, idle, still } from './player'
import type { PlayerState, PlayerStatus, Progress } from './player-types'

/** The app's one player, made by the first page that uses it and kept for the rest of the visit. */
export const player = createPlayer({
  createAudio: () => {
    const audio = document.createElement('audio')
    audio.preload = 'auto'
    // In the page, where developer tools and tests find it; without controls it takes no space.
    document.body.append(audio)
    window.addEventListener('pagehide', () => player.remember())
    connectMediaSession(player)
    playInOneTab(player)
    return audio
  },
  storage: localStore,
  onLoaded: (url) => void keepRecitation(url),
})

onStoredElsewhere(['jm-murottal'], player.reread)

/** The player's state; idle while prerendering. */
export function usePlayer(): PlayerState {
  return useStore(player.state, () => idle)
}

/** The position; it changes four times a second during playback. */
export function useProgress(): Progress {
  return useStore(player.progress, () => still)
}

/** The state of one surah. A row listens to nothing else, so 114 of them cost no more than one. */
export function useSurahStatus(nomor: number): PlayerStatus {
  const get = () => {
    const { surah, status } = player.state.get()
    return surah?.nomor === nomor ? status : 'idle'
  }
  return useStore({ get, subscribe: player.state.subscribe }, () => 'idle')
}
