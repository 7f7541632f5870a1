import { Worker } from 'node:worker_threads'
import type { PrerenderedPage } from '../../src/app/entry-server'
import { serverFile } from './open-site.ts'
import type { Server } from './pages.ts'
import { StoppingError } from './stopping-error.ts'

type Asked = Awaited<ReturnType<Server['askProgram']>>

/** A program whose pages are to be drawn, as it travels to the thread. */
export interface DrawJob {
  id: number
  asked: Asked
  preview: string | null
}

/** The thread's answer. */
type Drawn = { id: number; pages: PrerenderedPage[] } | { id: number; problem: string }

interface Waiting {
  resolve: (pages: PrerenderedPage[]) => void
  reject: (error: Error) => void
}

/** MB of the thread's heap. Without limits V8 lets garbage grow as long as the machine has memory. */
const LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 }

/**
 * Draws programs' pages in a thread of its own. Drawing (React and the sanitiser) is half of a page's work; asking,
 * compressing and writing are the other half, so that one thread keeps a second core busy.
 */
export function drawThread() {
  const waiting = new Map<number, Waiting>()
  let jobs = 0
  let ended: StoppingError | null = null
  const worker = new Worker(new URL('draw-worker.mjs', import.meta.url), {
    workerData: serverFile,
    execArgv: [],
    resourceLimits: LIMITS,
  })
  worker.on('message', (drawn: Drawn) => {
    const job = waiting.get(drawn.id)
    waiting.delete(drawn.id)
    if ('pages' in drawn) job?.resolve(drawn.pages)
    else job?.reject(new Error(drawn.problem))
  })
  worker.on('error', (cause) => {
    ended = new StoppingError(`No page can be drawn: ${String(cause)}`, { cause })
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  })

  return {
    /**
     * @param preview the address on this site of the flyer for previews, if there is one
     * @throws StoppingError when the thread has ended, else what is wrong with this program
     */
    draw: (asked: Asked, preview: string | null) =>
      new Promise<PrerenderedPage[]>((resolve, reject) => {
        if (ended) throw ended
        const id = (jobs += 1)
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, asked, preview } satisfies DrawJob)
      }),
    close: () => worker.terminate(),
  }
}
