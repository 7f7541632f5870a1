import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from '../../scripts/setup/listen.mjs'
import type { SecondBackend } from './start.ts'

/** What no backend has: the app's other services, which stay the stand-in's. */
const SERVICES = /^\/(prayer|geocode|surah|tiles|audio|assets)\b(?!\/flyers)/

/** One address for the build: the second backend, and the stand-in's services. */
export interface Front {
  port: number
  /** Which backend answers from now on. */
  serve: (backend: SecondBackend) => void
  /** The calls so far: `campaign/get_updates 200`. */
  answers: string[]
  close: () => Promise<void>
}

/**
 * Opens it on any free port.
 * @param services the stand-in's port; until `serve`, it is the backend as well
 */
export async function openFront(services: number): Promise<Front> {
  let backend = services
  const answers: string[] = []
  async function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method, url = '/' } = incoming
    const isService = SERVICES.test(url)
    const port = isService ? services : backend
    // Pictures have an address of their own: VITE_ASSET_URL ends in /assets.
    const path = url.replace(/^\/assets(?=\/flyers\/)/, '')
    const body = await buffer(incoming)
    // With its length, as browsers send a form: Node's `fetch` sends it in chunks, which Python's server can't read.
    const { 'transfer-encoding': _, ...headers } = incoming.headers
    if (body.length > 0) headers['content-length'] = String(body.length)
    const passed = request({ host: 'localhost', port, method, headers, path }, (answer) => {
      const { statusCode = 502 } = answer
      if (typeof headers['kode'] === 'string' && method !== 'OPTIONS')
        answers.push(`${path.split(/[/?]/)[1] ?? ''}/${headers['kode']} ${statusCode}`)
      outgoing.writeHead(statusCode, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    passed.end(body)
  }
  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy())
  })
  const port = await listen(server, { port: 0, host: null })
  return {
    port,
    serve: (next) => {
      backend = next.port
      answers.length = 0
    },
    answers,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
