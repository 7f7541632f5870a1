import { useEffect } from 'react'
import { lazyModule } from '@/lib/lazy-module'
import { bottomBarStore } from '@/ui/page/bars'
import { useStore } from '@/ui/use-store'
import { player } from './use-player'

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
