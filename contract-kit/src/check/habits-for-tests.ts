import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http'
import { listen } from '../listen'
import type { StandIn } from '../stand-in'
import { PATIENCE_MS, targetAt } from './target-for-tests'

/** What a backend does besides what the stand-in does. */
export interface Habit {
  /** Before the stand-in is asked. @returns true where it has answered itself */
  before?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Before its answer is sent on. */
  after?: (request: IncomingMessage, response: ServerResponse) => void
  /** How long each answer takes. */
  delayMs?: number
}

/** Puts a habit in front of a conforming backend, which begins anew, on a free port. */
export async function startHabit(standIn: StandIn, { before, after, delayMs = 0 }: Habit = {}) {
  await standIn.reset()
  const server = createServer((request, response) => {
    if (before?.(request, response)) return
    const { method, headers, url = '/' } = request
    const onward = httpRequest(`${standIn.url}${url}`, { method, headers }, (answer) => {
      setTimeout(() => {
        for (const [name, value] of Object.entries(answer.headers))
          if (value !== undefined) response.setHeader(name, value)
        response.statusCode = answer.statusCode ?? 500
        after?.(request, response)
        answer.pipe(response)
      }, delayMs)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  const port = await listen(server)
  const url = new URL(`http://localhost:${port}`)
  return {
    target: targetAt(url),
    /**
     * For `check`: long time limits, one sample each, no random values. Waiting takes no time.
     */
    options: { limitMs: PATIENCE_MS, samples: 1, oddValues: 0, sleep: () => Promise.resolve() },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
