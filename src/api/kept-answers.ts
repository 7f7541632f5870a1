import { hashKey, type QueryKey } from '@tanstack/react-query'
import { offlineCaches } from '@/lib/storage/offline-caches'
import { DAY_MS } from '@/lib/time/wib-date'
import type { OperationPath } from './generated/operations'
import type { OptionalPath } from './generated/optional-operations'

/**
 * The operations whose answers this device keeps, for days without a network. They say the same to everybody, also
 * `get_campaign_infaq`, which the cookie goes along with. Left out are the names of those who gave (donations, doa), a
 * donation's program (it says what somebody gave to), and what is of use only where something can be sent.
 */
const operations = [
  '/campaign/get_campaign_limit',
  '/campaign/get_campaign_infaq',
  '/campaign/get_campaign_by_slug',
  '/campaign/get_campaign_detail',
  '/campaign/get_total_donate',
  '/campaign/get_disbursements',
  '/campaign/get_updates',
  '/mosque/get_campaign',
  '/mosque/get_campaign_by_slug',
  '/mosque/get_cashbook',
  '/mosque/get_events',
  '/mosque/get_profile',
  '/asset/get_legality',
] as const satisfies readonly (OperationPath | OptionalPath)[]

export const keptOperations: ReadonlySet<unknown> = new Set(operations)

/** Room for what a list of 200 mosques asks, and for the pages of a month. */
const MAX_KEPT = 300
/** An older answer is neither shown nor kept. */
const MAX_AGE_MS = 30 * DAY_MS

/** The header with the time of an answer, in milliseconds since 1970. */
const AT = 'x-jm-at'

/** Whether a query's answers are kept. A search isn't: each letter typed is another query, and what was typed is private. */
const isKept = ([, path, init]: QueryKey): boolean =>
  keptOperations.has(path) && !JSON.stringify(init ?? null).includes('"search":')

/** The address under which an answer is kept: a cache knows no other key. No request is ever sent to it. */
const addressOf = (queryKey: QueryKey) =>
  `${window.location.origin}/dilihat?${encodeURIComponent(hashKey(queryKey))}`

/** Old, damaged or in the future by the device's clock, since which it was set back. */
const isOutdated = (at: number) => !(Math.abs(Date.now() - at) < MAX_AGE_MS)

const timeOf = (kept: Response | undefined) => Number(kept?.headers.get(AT) ?? 'none')

/**
 * Keeps an answer, in place of an older one to the same query. Never rejects: where storage is denied or full, the app
 * works as without it.
 * @param at when it came, in milliseconds since 1970; 0 where that isn't known
 */
export async function keepAnswer(queryKey: QueryKey, answer: unknown, at: number): Promise<void> {
  if (!isKept(queryKey)) return
  try {
    const cache = await caches.open(offlineCaches.seen)
    const address = addressOf(queryKey)
    const former = timeOf(await cache.match(address))
    // A prerendered page's answer may be older than what was seen since.
    if (former >= at && former <= Date.now()) return
    const headers = { [AT]: `${at}` }
    await cache.put(address, new Response(JSON.stringify(answer), { headers }))
    await tidyOnce(cache)
  } catch {
    // No Cache API on a page that isn't secure, denied, or no room.
  }
}

let tidying: Promise<void> | undefined

/** Many answers come at once: they are tidied up after together. */
const tidyOnce = (cache: Cache): Promise<void> =>
  (tidying ??= tidy(cache).finally(() => {
    tidying = undefined
  }))

/** Deletes what is too much or too old. A cache lists its oldest entries first. */
async function tidy(cache: Cache): Promise<void> {
  const kept = await cache.keys()
  const excess = Math.max(0, kept.length - MAX_KEPT)
  await Promise.all(kept.slice(0, excess).map((request) => cache.delete(request)))
  for (const request of kept.slice(excess)) {
    if (!isOutdated(timeOf(await cache.match(request)))) return
    await cache.delete(request)
  }
}

/** By a query's hash, the time of the answer that was taken from here. */
const recalled = new Map<string, number>()

/** Whether an answer is one that was kept, by its time. */
export const isRecalled = (queryHash: string, at: number): boolean => recalled.get(queryHash) === at

/**
 * The answer that a query had last on this device.
 * @returns as JSON, with the time when it came; null where there is none, also where storage is denied
 */
export async function keptAnswer(queryKey: QueryKey): Promise<{ json: string; at: number } | null> {
  if (!isKept(queryKey)) return null
  try {
    const cache = await caches.open(offlineCaches.seen)
    const found = await cache.match(addressOf(queryKey))
    const at = timeOf(found)
    if (!found || isOutdated(at)) return null
    recalled.set(hashKey(queryKey), at)
    return { json: await found.text(), at }
  } catch {
    return null
  }
}
