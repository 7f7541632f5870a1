/** The page's side of the service worker: registers it, and notices a new version. */

import { createStore } from '@/lib/store'

const ASK_AGAIN_MS = 60 * 60_000

/** Longer than any browser takes to hand the page over. */
const HANDOVER_MS = 3_000

/** The new version that waits to be let in. */
export const updateStore = createStore<ServiceWorker | null>(null)

let started = false

/** Registers the service worker, in a build only: a dev server's files change under its hands. */
export function startServiceWorker(): void {
  if (started || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  started = true
  navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .then(watch)
    // Refused by the browser (a private window, no room): the app works as it does without.
    .catch(() => undefined)
}

function watch(registration: ServiceWorkerRegistration) {
  const look = () => {
    // The first one ever takes over at once, and is no news to anybody.
    if (registration.waiting === null || navigator.serviceWorker.controller === null) return
    updateStore.set(registration.waiting)
  }
  look()
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') look()
    })
  })
  // An installed app may stay open for days: it asks when it is looked at again.
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < ASK_AGAIN_MS) return
    asked = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** Lets the new version in, and loads the page anew with it. */
export function applyUpdate(worker: ServiceWorker): void {
  let reloaded = false
  const reload = () => {
    if (reloaded) return
    reloaded = true
    window.location.reload()
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload)
  worker.postMessage({ type: 'SKIP_WAITING' })
  window.setTimeout(reload, HANDOVER_MS)
}
