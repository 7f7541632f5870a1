import { TEMPLATE_ID } from '@/app/first-paint/after-first-paint'
import type { StoredKey } from '@/lib/storage/stored-data'
import { loadArabicFont } from '@/ui/text/arabic-font'
import { data, ownLinks, pictureShown, startFirstCalls } from './first-calls'

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

/**
 * Deletes the build's caches and the service worker, if the server answers. A phone in a network that leads nowhere says
 * that it is online, and the caches are all that it has of the app. Rejects without a network, and on a page that isn't
 * secure, which has no caches.
 */
async function forgetBuild() {
  if (!(await fetch('/', { method: 'HEAD' })).ok) return
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
function entryFailed(): void {
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

/** How long the scripts wait for a picture that is loading, in milliseconds. On a slow line a flyer needs seconds. */
const PICTURE_MS = 100

/** After this time (ms) the scripts come even if the browser has told of no paint. */
const PAINT_MS = 1000

/**
 * Moves the template's content, and a page's own links, into the page. A page that nobody sees is never painted: there
 * this happens at once, and it does after a second at the latest, but never before the template was read. A picture
 * that is already loading is shown first, since evaluating the scripts would delay it (/masjid's largest paint was at
 * 1.9 s in some runs of `npm run bench`, and at 3.2 s in others). The font of the first verses goes first as well: beside
 * the scripts it came at 2.2 s on slow 4G, before them at 1.8 s.
 */
export function loadAfterFirstPaint(): void {
  let done = false
  const load = () => {
    if (done) return
    const template = document.querySelector<HTMLTemplateElement>(`#${TEMPLATE_ID}`)
    if (!template) {
      addEventListener('DOMContentLoaded', load)
      return
    }
    done = true
    moveIn(document.importNode(template.content, true))
  }
  const loadAfterContent = () => {
    if (data.early) return void loadArabicFont().then(load, load)
    setTimeout(load, PICTURE_MS)
    // Each frame with a script in it is one more long task on a slow phone, so none is asked for in vain.
    if (pictureShown) void pictureShown.then(() => requestAnimationFrame(() => setTimeout(load)))
    else load()
  }
  if (document.hidden) load()
  addEventListener('visibilitychange', load)
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) loadAfterContent()
    }).observe({ type: 'paint', buffered: true })
  } catch {
    load()
  }
  setTimeout(load, PAINT_MS)
}

function moveIn(content: DocumentFragment) {
  if (data.wait) startFirstCalls()
  const last = content.querySelectorAll('[data-last]')
  const entry = content.querySelector('script')
  for (const one of last) one.remove()
  const onload = () => document.head.append(...last)
  Object.assign(entry ?? {}, { onload, onerror: entryFailed })
  content.append(...ownLinks)
  document.head.append(content)
}
