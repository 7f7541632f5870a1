/**
 * The service worker. It answers only what is named here and ignores everything else, so that users, transactions and
 * forms can't end up in a cache. `scripts/html/service-worker.ts` builds it after the pages are prerendered.
 */
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { createPartialResponse } from 'workbox-range-requests'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { surahListUrl } from '@/domain/quran/surah'
import { isFile, offlineCaches } from '@/lib/storage/offline-caches'
import { isPrivatePath, privateHeaders, SCREEN_PATTERN, slugOfScreen } from '@/lib/address/paths'
import { type Lasting, openMessage, type PushScope, showMessage, tellTabs } from './push'
import { isSurahList } from './surah-list'

/** The part of the worker's global scope that is used; its own types clash with a page's. */
interface WorkerScope extends PushScope {
  /** workbox-build puts the list of the build's files here. */
  __WB_MANIFEST: { url: string; revision: string | null }[]
  skipWaiting: () => Promise<void>
  addEventListener: ((
    type: 'message',
    listener: (event: MessageEvent<{ type?: string } | null>) => void,
  ) => void) &
    ((type: 'activate' | 'pushsubscriptionchange', listener: (event: Lasting) => void) => void) &
    ((
      type: 'push',
      listener: (event: Lasting & { data: { text: () => string } | null }) => void,
    ) => void) &
    ((
      type: 'notificationclick',
      listener: (event: Lasting & { notification: Pick<Notification, 'data' | 'close'> }) => void,
    ) => void)
}
declare const self: WorkerScope

// All or nothing: when one file fails, this version isn't installed and the former one stays.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false })
cleanupOutdatedCaches()
clientsClaim()

/** Keeps an answer only if it is what the address stands for: it would take the place of a good one. */
const onlyIf = (isGood: (answer: Response) => boolean | Promise<boolean>) => ({
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    (await isGood(response)) ? response : null,
})

// A screen takes each new version by itself, since nobody is there to consent; all screens are one page.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && slugOfScreen(url.pathname) !== null,
  new NetworkFirst({
    cacheName: offlineCaches.screen,
    networkTimeoutSeconds: 10,
    plugins: [
      onlyIf(async (answer) => (await answer.clone().text()).includes('data-version')),
      { cacheKeyWillBeUsed: () => Promise.resolve(SCREEN_PATTERN) },
    ],
  }),
)

// Page and code of the version on the device; a new version takes over only with the user's consent.
registerRoute(
  new NavigationRoute(pageOf, {
    // Some hosts lead from lisensi.html to /lisensi.
    denylist: [/^\/(assets|icons)\/|^\/lisensi\b/, /\.(json|js|txt|xml|png|svg|webmanifest)$/],
  }),
)

/**
 * The page that serves every address. The kept copy has the headers of `200.html`, so those of a private page are added.
 */
async function pageOf({ request, url }: { request: Request; url: URL }): Promise<Response> {
  const kept = await matchPrecache('/200.html')
  if (!kept) return fetch(request)
  if (!isPrivatePath(url.pathname)) return kept
  const page = new Response(kept.body, kept)
  for (const [name, value] of Object.entries(privateHeaders)) page.headers.set(name, value)
  return page
}

/** Keeps only the newest files, up to this number. */
const newest = (count: number) => ({
  cacheDidUpdate: async ({ cacheName }: { cacheName: string }) => {
    const cache = await caches.open(cacheName)
    const kept = await cache.keys()
    await Promise.all(
      kept.slice(0, Math.max(0, kept.length - count)).map((request) => cache.delete(request)),
    )
  },
})

// Hashed files that few visits need; stored once they were used.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: offlineCaches.assets,
    plugins: [onlyIf(isFile), newest(60)],
  }),
)

registerRoute(
  ({ url, request }) => url.href === surahListUrl && request.credentials !== 'include',
  new StaleWhileRevalidate({
    cacheName: offlineCaches.surahList,
    plugins: [onlyIf(isSurahList)],
    matchOptions: { ignoreVary: true },
  }),
)

// A player requests parts of a file; the whole of it was stored by the player (keep-recitation.ts).
registerRoute(
  ({ request }) => request.destination === 'audio',
  async ({ request }) => {
    const cache = await caches.open(offlineCaches.recitations)
    const kept = await cache.match(request.url)
    if (!kept) return fetch(request)
    return request.headers.has('range') ? createPartialResponse(request, kept) : kept
  },
)

/** Makes the surah list available offline even before it was ever opened. If this fails, the next visit tries again. */
async function keepSurahList() {
  const cache = await caches.open(offlineCaches.surahList)
  if (await cache.match(surahListUrl)) return
  const answer = await fetch(surahListUrl, { credentials: 'omit' })
  if (await isSurahList(answer)) await cache.put(surahListUrl, answer)
}

self.addEventListener('activate', (event) => {
  event.waitUntil(keepSurahList().catch(() => undefined))
})

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

self.addEventListener('push', (event) => {
  event.waitUntil(showMessage(self, event.data?.text() ?? ''))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openMessage(self, event.notification.data))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(tellTabs(self))
})
