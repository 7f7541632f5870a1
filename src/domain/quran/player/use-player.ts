import { useEffect } from 'react'
import type { VersePlace } from '@/domain/quran/mushaf'
import { lazyModule } from '@/lib/lazy-module'
import { onStoredElsewhere } from '@/lib/storage/owned-storage'
import { localStore } from '@/lib/storage/storage'
import { bottomBarStore } from '@/ui/page/bars'
import { useStore } from '@/ui/use-store'
import { still } from './deck'
import { keepRecitation, preloadRecitation } from './keep-recitation'
import { connectMediaSession } from './media-session'
import { createPlayer, idle, type Player } from './player'
import {
  isOn,
  type PlayerState,
  type PlayerStatus,
  type Progress,
  type VerseStatus,
} from './player-types'

/** Pauses this tab's player when another tab's begins. Where tabs can't talk to each other, nothing happens. */
export function playInOneTab(player: Player): void {
  let tabs: BroadcastChannel
  try {
    tabs = new BroadcastChannel('jm-murottal')
  } catch {
    // An old or a restricted browser.
    return
  }
  tabs.addEventListener('message', () => player.pause())
  let was = false
  player.state.subscribe(() => {
    const is = isOn(player.state.get().status)
    if (is && !was) tabs.postMessage('on')
    was = is
  })
}

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
  preload: (url, mode) => void preloadRecitation(url, mode),
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
    const now = player.state.get()
    return now.surah !== null && now.surah.nomor === nomor ? now.status : 'idle'
  }
  return useStore<PlayerStatus>({ get, subscribe: player.state.subscribe }, () => 'idle')
}

/** Whether a verse is the one that is played, and how it stands. A card listens to nothing else, as a surah's row does. */
export function useVerseStatus({ surah, ayat }: VersePlace): VerseStatus | null {
  const get = () => {
    const { verse, status } = player.state.get()
    return verse !== null && verse.surah === surah && verse.ayat === ayat ? status : null
  }
  return useStore<VerseStatus | null>({ get, subscribe: player.state.subscribe }, () => null)
}

const loadPlayerBar = lazyModule(() => import('./MiniPlayer'))

const loaded = {
  get: () => player.state.get().status !== 'idle',
  subscribe: player.state.subscribe,
}

/** Loads the player's bar with the first play, so that users who only look at the page never load it. */
export function usePlayerBar() {
  const isLoaded = useStore(loaded, () => false)
  useEffect(() => {
    if (!isLoaded) return
    loadPlayerBar().then(
      ({ MiniPlayer }) => bottomBarStore.set(MiniPlayer),
      // Without the bar the page's own buttons remain.
      () => undefined,
    )
  }, [isLoaded])
}
