import type { StoredKey } from '@/lib/storage/stored-data'

/** A reload doesn't come again within this time, in milliseconds. */
const AGAIN_MS = 60_000

/** What the service worker made: the build's caches. Recitations have names of their own. */
const cachesOfBuild = /^(workbox|jm-berkas)/

/** @returns whether this is the first time within {@link AGAIN_MS}, and notes it; throws where storage is denied */
function isFirst(key: StoredKey<{ in: 'session'; whose: 'device' }>): boolean {
  if (Date.now() - Number(sessionStorage.getItem(key)) < AGAIN_MS) return false
  sessionStorage.setItem(key, `${Date.now()}`)
  return true
}

/** Fails on a page that isn't secure, which has none of these. */
async function forgetBuild() {
  for (const name of await caches.keys()) if (cachesOfBuild.test(name)) await caches.delete(name)
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
}

/**
 * In every page's HTML, since nothing else is there when the app's own code doesn't come: a broken or half-updated cache
 * must never leave a white page. Deletes the build's caches and the service worker and loads the page anew from the
 * network, once a minute at most and never offline; it keeps the recitations.
 * @param gently tries a plain reload before that, for a page's own part that didn't come
 * @returns whether it does so
 */
export function reloadOnce(gently?: boolean): boolean {
  const reload = () => location.reload()
  try {
    if (!navigator.onLine) return false
    if (gently && isFirst('jm-reload')) reload()
    else if (isFirst('jm-rescue')) forgetBuild().then(reload, reload)
    else return false
    return true
  } catch {
    return false
  }
}

/** Listens to the entry script's errors: where the reload was tried already, it shows a message. */
export function entryFailed(): void {
  if (reloadOnce()) return
  const text = document.createElement('p')
  const link = document.createElement('a')
  text.role = 'alert'
  text.className = 'jm-unloaded'
  link.href = ''
  link.append('Muat ulang')
  text.append('Halaman belum dapat dimuat sepenuhnya. ', link)
  document.body.append(text)
}
