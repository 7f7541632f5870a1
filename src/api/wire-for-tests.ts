import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterAll, beforeEach } from 'vitest'
import type { Hosts } from './transport'

/** A request as it arrived at a real HTTP server, byte for byte. */
interface Arrival {
  host: 'main' | 'account'
  method: string | undefined
  path: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

export interface Answer {
  status?: number
  type?: string
  body?: string
  /** Cuts the connection instead of answering. */
  hangUp?: boolean
  /** Never answers. */
  silent?: boolean
  /** Cuts the connection in the middle of the body. */
  cut?: boolean
}

export const ok = (data: unknown): Answer => ({
  body: JSON.stringify({ status: true, message: 'ok', data }),
})

/** The requests since the test began, and how to answer them. */
export const wire: { arrivals: Arrival[]; answer: Answer } = { arrivals: [], answer: ok(null) }

const servers: Server[] = []

async function listen(host: Arrival['host']): Promise<string> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method, url: path, headers } = request
      wire.arrivals.push({ host, method, path, headers, body: Buffer.concat(chunks).toString() })
      const { answer } = wire
      if (answer.hangUp) request.socket.destroy()
      if (answer.hangUp || answer.silent) return
      response.writeHead(answer.status ?? 200, {
        'content-type': answer.type ?? 'application/json',
      })
      if (answer.cut) response.write(answer.body, () => request.socket.destroy())
      else response.end(answer.body)
    })
  })
  // Idle connections stay open: a client that sends its next call just as the server closes one loses that call.
  server.keepAliveTimeout = 0
  servers.push(server)
  // Not `localhost`: it has two addresses, and Node gives up the first after 250 ms.
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return `http://127.0.0.1:${address.port}`
}

// Generous, so that a slow answer of a busy machine isn't taken for none.
export const PATIENCE_MS = 60_000

/** Two real HTTP servers for the tests of this file: the backend's two hosts. */
export async function startWire(): Promise<Hosts> {
  return {
    apiUrl: await listen('main'),
    accountApiUrl: await listen('account'),
    apiKey: 'kunci-uji',
  }
}

beforeEach(() => {
  wire.arrivals = []
  wire.answer = ok(null)
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})
