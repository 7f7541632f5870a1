import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Flyer } from './flyers.ts'
import type { Site } from './pages.ts'
import { StoppingError } from './stopping-error.ts'
import type { TextFile } from './whole-files.ts'

/** A program whose pages are to be drawn, as it travels to a thread. */
export interface DrawJob {
  id: number
  asked: Awaited<ReturnType<Site['server']['askProgram']>>
  cut: Flyer | null
}

/** A thread's answer. */
export type DrawnJob = { id: number; files: TextFile[] } | { id: number; problem: string }

/** More would need more memory than prerendering may take: each has React, the app and jsdom. */
const MOST_THREADS = 2

/** Fewer programs than this are drawn before another thread is there. */
const WORTH_A_THREAD = 200

/** MB of a thread's heap. Without limits V8 lets garbage grow as long as the machine has memory. */
const LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 192 }

interface Waiting {
  resolve: (files: TextFile[]) => void
  reject: (error: Error) => void
}

/**
 * Threads that make the files of programs' pages.
 * @param dist the folder of the build
 * @param programs how many there are to draw
 */
export function drawPool(dist: string, programs: number) {
  const count = Math.min(availableParallelism(), MOST_THREADS, Math.ceil(programs / WORTH_A_THREAD))
  const waiting = new Map<number, Waiting>()
  let jobs = 0

  function threadEnded(error: Error) {
    for (const { reject } of waiting.values())
      reject(new StoppingError(`No page can be drawn: ${error.message}`, { cause: error }))
    waiting.clear()
  }

  const workers = Array.from({ length: count }, () => {
    const worker = new Worker(new URL('draw-thread.mjs', import.meta.url), {
      workerData: dist,
      execArgv: [],
      resourceLimits: LIMITS,
    })
    worker.on('message', (drawn: DrawnJob) => {
      const job = waiting.get(drawn.id)
      waiting.delete(drawn.id)
      if ('files' in drawn) job?.resolve(drawn.files)
      else job?.reject(new Error(drawn.problem))
    })
    return worker.on('error', threadEnded)
  })

  return {
    /** @throws StoppingError when a thread has ended, else what is wrong with this program */
    draw: (asked: DrawJob['asked'], cut: Flyer | null) =>
      new Promise<TextFile[]>((resolve, reject) => {
        const id = (jobs += 1)
        waiting.set(id, { resolve, reject })
        workers[id % count]?.postMessage({ id, asked, cut } satisfies DrawJob)
      }),
    close: () => Promise.all(workers.map((worker) => worker.terminate())),
  }
}
