import { type ComponentType, useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { toastStore } from '@/ui/toast-store'

/** A picture that hangs keeps a page from ever having loaded, in milliseconds. */
const LATEST_MS = 5_000

/** Runs something once the page has loaded and the browser has nothing better to do; twice where that takes long. */
function whenQuiet(run: () => void): void {
  const idle = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 4_000 })
    else setTimeout(run, 1_000)
  }
  if (document.readyState === 'complete') idle()
  else {
    window.addEventListener('load', idle, { once: true })
    setTimeout(run, LATEST_MS)
  }
}

const loadExtras = () => import('../extras/Extras')

/** Holds the place of what no page needs at first: offline, updates, toasts, the player's bar, the focus after a navigation. */
export function AfterLoad() {
  const moved = useNavigationType() !== NavigationType.Pop
  const [Extras, setExtras] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = () => {
      loadExtras().then(
        (module) => setExtras(() => module.Extras),
        // Without a network, the page does without.
        () => undefined,
      )
    }
    if (moved) load()
    else whenQuiet(load)
    return toastStore.subscribe(load)
  }, [moved])
  return Extras && <Extras />
}
