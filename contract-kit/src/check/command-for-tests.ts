import { createServer, type RequestListener } from 'node:http'
import type { Server } from 'node:net'
import { Writable } from 'node:stream'
import { afterEach } from 'vitest'
import { runCommand } from './command'

/** A stream that keeps what is written. */
function kept() {
  const chunks: string[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk.toString())
      done()
    },
  })
  return { stream, text: () => chunks.join('') }
}

// Generous: a busy machine must not make the backend fail the check.
export const patient = ['--limit', '60000']

/** Runs the check's command. @returns its exit code, and what it printed */
export async function contract(...argv: string[]) {
  const [out, error] = [kept(), kept()]
  const code = await runCommand(argv, {
    stdout: out.stream,
    stderr: error.stream,
    color: false,
    live: false,
  })
  return { code, out: out.text(), error: error.text() }
}

/** Answers everything with this body, as JSON. */
export const text =
  (body: string): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(body)
  }
export const json = (body: unknown) => text(JSON.stringify(body))

/** Servers for one test file, closed after each test. `closing` takes whatever else has to end. */
export function testServers() {
  const closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })

  async function listen(server: Server): Promise<string> {
    await new Promise<void>((resolve) => {
      server.listen(0, resolve)
    })
    const sockets = new Set<{ destroy: () => void }>()
    server.on('connection', (socket) => sockets.add(socket))
    closing.push(() => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    })
    const address = server.address()
    return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  }

  return { closing, listen, site: (answer: RequestListener) => listen(createServer(answer)) }
}
