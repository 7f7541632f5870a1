import { lazyModule } from '@/lib/lazy-module'
import { workerUrl } from '@/lib/trusted-types'
import searchWorkerUrl from './search-worker?worker&url'
import type { FoundTexts } from './text-index'

/** What the worker is asked. */
export interface TextQuery {
  id: number
  search: string
  limit: number
}

export interface TextAnswer {
  id: number
  /** Null where the search failed. */
  found: FoundTexts | null
}

type Search = (search: string, limit: number) => Promise<FoundTexts>

/**
 * Searches beside the page's own thread, so that reading six thousand verses holds up nothing.
 * @throws where the browser starts no worker
 */
function inWorker(): Search {
  // A build's worker needs no module, which Firefox before 114 hasn't.
  const worker = new Worker(workerUrl(searchWorkerUrl), {
    type: import.meta.env.DEV ? 'module' : 'classic',
  })
  const waiting = new Map<number, (found: FoundTexts | null) => void>()
  worker.addEventListener('message', ({ data: { id, found } }: MessageEvent<TextAnswer>) => {
    waiting.get(id)?.(found)
    waiting.delete(id)
  })
  worker.addEventListener('error', () => {
    for (const end of waiting.values()) end(null)
    waiting.clear()
  })
  let asked = 0
  return async (search, limit) => {
    asked += 1
    const query: TextQuery = { id: asked, search, limit }
    const found = await new Promise<FoundTexts | null>((resolve) => {
      waiting.set(query.id, resolve)
      worker.postMessage(query)
    })
    if (!found) throw new Error('The worker did not search')
    return found
  }
}

const loadIndex = lazyModule(async () => {
  const [{ createTextIndex }, { keptTexts }] = await Promise.all([
    import('./text-index'),
    import('./kept-texts'),
  ])
  return createTextIndex(keptTexts)
})

/** Searches in small tasks between those of the page. */
const onThisThread: Search = async (search, limit) => (await loadIndex()).search(search, limit)

let chosen: Search | undefined

/**
 * Searches the texts that this device keeps, by the words of their translation and romanisation.
 * @param search as typed
 * @param limit how many verses are told in full
 */
export const searchTexts: Search = async (search, limit) => {
  try {
    chosen ??= inWorker()
    return await chosen(search, limit)
  } catch {
    chosen = onThisThread
    return chosen(search, limit)
  }
}
