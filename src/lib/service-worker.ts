/** The page's side of the service worker: registers it and notices a new version. */

import { updateStore } from '@/lib/new-version'
import { serviceWorkerUrl } from '@/lib/trusted-types'

const ASK_AGAIN_MS = 60 * 60_000

let started = false

/** Registers the service worker, in a build only: a dev server's files change while it runs. Never rejects. */
export async function startServiceWorker(): Promise<void> {
  if (started || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  started = true
  try {
    watch(await navigator.serviceWorker.register(serviceWorkerUrl(), { updateViaCache: 'none' }))
  } catch {
    // Refused (private window, no space), or what a blocker or a frame has in its place: the app works without it.
  }
}

function watch(registration: ServiceWorkerRegistration) {
  const look = () => {
    // The very first one takes over at once: it isn't a new version.
    if (!registration.waiting || !navigator.serviceWorker.controller) return
    updateStore.set(registration.waiting)
  }
  look()
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') look()
    })
  })
  // An installed app may stay open for days, so it also checks when it is shown again.
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < ASK_AGAIN_MS) return
    asked = Date.now()
    registration.update().catch(() => undefined)
  })
}

/**
 * Asks the host whether there is a newer version, which {@link updateStore} then holds.
 * @returns whether one was found; it may still be loading
 * @throws when there is no service worker, or the host can't be reached
 */
export async function askForUpdate(): Promise<boolean> {
  if (!navigator.onLine) throw new Error('Offline')
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) throw new Error('No service worker')
  const { installing, waiting } = await registration.update()
  return installing !== null || waiting !== null
}
