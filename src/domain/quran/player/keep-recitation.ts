import { isFile, offlineCaches } from '@/lib/storage/offline-caches'

const MAX_FILES = 20
const MAX_FILE_BYTES = 40_000_000
const MAX_BYTES = 200_000_000

/**
 * Which of the stored recitations must be deleted, the oldest first, so that at most 20 and at most 200 MB stay.
 * @param sizes in bytes, the oldest first
 * @returns how many of the first must be deleted
 */
export function excess(sizes: readonly number[]): number {
  let bytes = sizes.reduce((sum, size) => sum + size, 0)
  let count = 0
  while (sizes.length - count > MAX_FILES || bytes > MAX_BYTES) {
    bytes -= sizes[count] ?? 0
    count += 1
  }
  return count
}

/**
 * Stores a recitation that has been loaded to its end, so that it can be played without a network; the service worker
 * answers requests for its parts. Never throws: on failure, the recitation just isn't available offline.
 */
export async function keepRecitation(url: string): Promise<void> {
  if (!('caches' in window && 'serviceWorker' in navigator)) return
  try {
    // Without a service worker nobody would read it.
    if (!navigator.serviceWorker.controller) return
    const cache = await caches.open(offlineCaches.recitations)
    if (await cache.match(url)) return
    // The element has just loaded it, so it is in the browser's own cache and little or nothing is fetched twice.
    const answer = await fetch(url, { credentials: 'omit', cache: 'force-cache' })
    if (!isFile(answer)) return
    const file = await answer.blob()
    if (file.size > MAX_FILE_BYTES) return
    const headers = {
      'content-type': answer.headers.get('content-type') ?? 'audio/mpeg',
      'content-length': String(file.size),
    }
    await cache.put(url, new Response(file, { headers }))
    const kept = await cache.keys()
    const sizes = await Promise.all(
      kept.map(async (request) =>
        Number((await cache.match(request))?.headers.get('content-length') ?? 0),
      ),
    )
    await Promise.all(kept.slice(0, excess(sizes)).map((request) => cache.delete(request)))
  } catch {
    // No room, or the network went away.
  }
}

/**
 * Fetches a recitation into the browser's own cache, where the element finds it. Never throws: what fails here is asked
 * for again when its turn has come.
 * @param mode as the element asks, since a cached answer to another kind of request may lack the headers of CORS
 */
export async function preloadRecitation(url: string, mode: 'cors' | 'no-cors'): Promise<void> {
  try {
    const answer = await fetch(url, { credentials: 'omit', mode, priority: 'low' })
    // Only what was read to its end is cached.
    await answer.blob()
  } catch {
    // No network.
  }
}
