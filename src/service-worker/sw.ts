/**
 * The service worker. It answers only what is named here; everything else goes past it, so users,
 * transactions and forms can't end in a cache. `scripts/html/service-worker.ts` builds it after the pages are prerendered.
 */
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { createPartialResponse } from 'workbox-range-requests'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { surahListUrl } from '@/domain/quran/surah-list-url'
import { offlineCaches } from '@/lib/offline-caches'

/** What is used of the worker's global scope; its own types clash with a page's. */
interface WorkerScope {
  /** workbox-build puts the list of the build's files here. */
  __WB_MANIFEST: { url: string; revision: string | null }[]
  skipWaiting: () => Promise<void>
  addEventListener: ((
    type: 'message',
    listener: (event: MessageEvent<{ type?: string } | null>) => void,
  ) => void) &
    ((
      type: 'activate',
      listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
    ) => void)
}
declare const self: WorkerScope

// All or nothing: when one file fails, this version isn't installed and the one before stays.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false })
cleanupOutdatedCaches()
clientsClaim()

// The version on the device, page and code of one piece; a new one only comes in by consent.
registerRoute(
  new NavigationRoute(async ({ request }) => (await matchPrecache('/200.html')) ?? fetch(request), {
    denylist: [/^\/(assets|icons)\//, /\.(json|js|txt|xml|png|svg|webmanifest)$/],
  }),
)

/** A host that answers a missing file with a page of HTML must not have it kept as a script. */
const onlyFiles = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.headers.get('content-type')?.includes('text/html')
      ? response
      : null,
}

/** Keeps so many files, the newest. */
const newest = (count: number) => ({
  cacheDidUpdate: async ({ cacheName }: { cacheName: string }) => {
    const cache = await caches.open(cacheName)
    const kept = await cache.keys()
    await Promise.all(
      kept.slice(0, Math.max(0, kept.length - count)).map((request) => cache.delete(request)),
    )
  },
})

// Hashed files that few need, once they were needed.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: offlineCaches.assets,
    plugins: [onlyFiles, newest(60)],
  }),
)

registerRoute(
  ({ url, request }) => url.href === surahListUrl && request.credentials !== 'include',
  new StaleWhileRevalidate({
    cacheName: offlineCaches.surahList,
    plugins: [onlyFiles],
    matchOptions: { ignoreVary: true },
  }),
)

// A player asks for parts of a file; the player's page has kept it whole (keep-recitation.ts).
registerRoute(
  ({ request }) => request.destination === 'audio',
  async ({ request }) => {
    const cache = await caches.open(offlineCaches.recitations)
    const kept = await cache.match(request.url)
    if (!kept) return fetch(request)
    return request.headers.has('range') ? createPartialResponse(request, kept) : kept
  },
)

/** The surah list is there offline even for who has never opened it. Best effort: the next visit asks again. */
async function keepSurahList() {
  const cache = await caches.open(offlineCaches.surahList)
  if (await cache.match(surahListUrl)) return
  const answer = await fetch(surahListUrl, { credentials: 'omit' })
  if (answer.status === 200) await cache.put(surahListUrl, answer)
}

self.addEventListener('activate', (event) => {
  event.waitUntil(keepSurahList().catch(() => undefined))
})

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
