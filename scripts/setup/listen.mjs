/**
 * Where the servers of the repository listen: on this machine alone, unless `HOST` says otherwise.
 */
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { isBusyError } from './ports.mjs'

/** The addresses of `localhost`. A machine may lack the second. */
const LOOPBACK = /** @type {const} */ (['127.0.0.1', '::1'])

/** How often `listen` tries another free port, if the first is free on one of the two addresses only. */
const ATTEMPTS = 10

/**
 * The address to listen on, from `HOST` (`0.0.0.0` means all addresses of this machine); null when it is unset or
 * empty, which means this machine alone.
 * @returns {string | null}
 */
export function hostFromEnvironment() {
  return process.env['HOST']?.trim() || null
}

/**
 * The host name for a server's URL, as this machine reaches it: `localhost`, or `HOST` if that is a single address.
 * @param {string | null} host
 */
export function nameInAddress(host) {
  if (host === null || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/**
 * Makes a server listen.
 * @param {import('node:http').Server} server
 * @param {{ port: number, host: string | null }} where port 0 takes any free one; host null is this machine alone,
 *   over IPv4 and IPv6
 * @returns {Promise<number>} the port
 * @throws when it is taken (`code: 'EADDRINUSE'`), or the machine has no such address
 */
export async function listen(server, { port, host }) {
  if (host !== null) return open(server, port, host)
  for (let attempt = 1; ; attempt += 1) {
    const got = await open(server, port, LOOPBACK[0])
    try {
      await listenOnOtherLoopback(server)
      return got
    } catch (error) {
      await new Promise((resolve) => server.close(resolve))
      if (port !== 0 || attempt === ATTEMPTS || !isBusyError(error)) throw error
    }
  }
}

/**
 * A port that is free now, for a program that can't choose one itself.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createHttpServer()
  const port = await listen(server, { port: 0, host: null })
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * Two free ports. The first stays taken until the second is found, so that they differ.
 * @returns {Promise<[number, number]>}
 */
export async function freePorts() {
  const held = createHttpServer()
  const first = await listen(held, { port: 0, host: null })
  const second = await freePort()
  await new Promise((resolve) => held.close(resolve))
  return [first, second]
}

/**
 * Makes a server that listens on 127.0.0.1 answer on ::1 too, or the other way round, if the machine has that address.
 * Does nothing for a server that listens on another address.
 * @param {import('node:net').Server} server an HTTP server
 * @throws when the port is taken there (`code: 'EADDRINUSE'`)
 */
export async function listenOnOtherLoopback(server) {
  const address = server.address()
  if (typeof address !== 'object' || address === null) return
  const others = LOOPBACK.filter((host) => host !== address.address)
  if (others.length === LOOPBACK.length) return
  // An HTTP server can listen on one address only. So a second server listens on the other address and passes its
  // connections on.
  const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket)
  })
  server.once('close', () => other.close())
  for (const host of others) await open(other, address.port, host).catch(unlessMissing)
}

/**
 * Ignores the error that the machine doesn't have an address, as with IPv6 switched off; throws any other error again.
 * @param {unknown} error
 */
function unlessMissing(error) {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return undefined
  throw error
}

/**
 * @param {import('node:net').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>}
 */
function open(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
