/** A version of the app that is newer than the one running here, and the way to it. */

import { createStore } from './store'

/** Longer than any browser takes to activate the new worker. */
const HANDOVER_MS = 3_000

/** Longer than any server takes for an answer without content. */
const ASK_MS = 5_000

/** The new version, waiting for the user's consent. */
export const updateStore = createStore<ServiceWorker | null>(() => null)

/** A part of this version could not be fetched, since the server has another version by now: only a reload helps. */
export class VersionGone extends Error {
  constructor(cause: unknown) {
    super('Versi baru tersedia. Muat ulang halaman untuk melanjutkan.', { cause })
  }
}

/**
 * Asks the server for this version's entry script, whose name changes with any part of the version.
 * @returns false if it is there, and if nobody can say: no network, a server that is down
 */
export async function isVersionGone(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  if (!entry) return false
  try {
    const signal = AbortSignal.timeout(ASK_MS)
    // The service worker answers no HEAD, and the browser's cache would still have the file.
    const answer = await fetch(entry.src, { method: 'HEAD', cache: 'no-store', signal })
    // Some hosts answer a missing file with a page.
    const isPage = answer.headers.get('content-type')?.includes('text/html') === true
    return answer.status === 404 || answer.status === 410 || (answer.ok && isPage)
  } catch {
    return false
  }
}

/** Loads the page anew in the newest version. */
export function takeNewVersion(): void {
  const worker = updateStore.get()
  let reloaded = false
  const reload = () => {
    if (reloaded) return
    reloaded = true
    // Where a reload brought the same version before, the next one is without caches.
    if (!window.__reloadOnce?.(true)) window.location.reload()
  }
  // Without a service worker, or where another tab has activated the new one.
  if (worker?.state !== 'installed') {
    reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload)
  worker.postMessage({ type: 'SKIP_WAITING' })
  window.setTimeout(reload, HANDOVER_MS)
}
