import { createServer, type Server } from 'node:net'

/** How often another free port is tried, where one is free on one of the two addresses only. */
const ATTEMPTS = 10

/**
 * Makes an HTTP server listen on this machine alone: on 127.0.0.1 and, where the machine has it, on ::1, as `localhost`
 * is either.
 * @param port 0: any free one
 * @returns the port
 * @throws when it is taken (`code: 'EADDRINUSE'`)
 */
export async function listen(server: Server, port = 0): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const got = await open(server, port, '127.0.0.1')
    // It can listen on one address only: the connections of another one are passed on to it.
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
      server.emit('connection', socket)
    })
    try {
      await open(other, got, '::1')
      server.once('close', () => other.close())
      return got
    } catch (error) {
      if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error))) return got
      await new Promise((resolve) => server.close(resolve))
      if (port !== 0 || attempt === ATTEMPTS || !isTaken(error)) throw error
    }
  }
}

/** Whether a server could not listen because its port is taken. */
export const isTaken = (error: unknown): boolean => codeOf(error) === 'EADDRINUSE'

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

function open(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
