/**
 * How every server of the repository gets its port: one reading of the environment, one way to refuse.
 */
import { connect } from 'node:net'
import { stop } from './packages.mjs'

/**
 * Reads a port from the environment; unset and empty mean the default. Anything else that is no port ends the program.
 * @param {'MOCK_PORT' | 'APP_PORT'} name
 * @param {number} fallback
 * @returns {number} from 1 to 65535
 */
export function portFromEnvironment(name, fallback) {
  const value = process.env[name]
  if (value === undefined || value.trim() === '') return fallback
  const port = Number(value)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    stop(`${name} must be a port from 1 to 65535, got "${value}".`)
  return port
}

/**
 * Whether a server could not listen because its port is taken.
 * @param {unknown} error
 */
export function isBusyError(error) {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

/**
 * What to say when a port is taken, with a command that may be copied.
 * @param {number} port
 * @param {'MOCK_PORT' | 'APP_PORT'} name the variable that chooses another
 * @param {string} command for example `npm run mock`
 */
export function busyMessage(port, name, command) {
  const another = port < 65_535 ? port + 1 : port - 1
  return `Port ${port} is busy: stop what uses it, or choose another one: ${name}=${another} ${command}`
}

/**
 * Whether something answers on this port of this machine, over IPv4 or IPv6.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function portIsBusy(port) {
  const answers = await Promise.all(
    ['127.0.0.1', '::1'].map(
      (host) =>
        new Promise((/** @type {(busy: boolean) => void} */ resolve) => {
          const socket = connect({ host, port })
          socket.once('connect', () => {
            socket.destroy()
            resolve(true)
          })
          socket.once('error', () => resolve(false))
          socket.setTimeout(1000, () => {
            socket.destroy()
            resolve(false)
          })
        }),
    ),
  )
  return answers.includes(true)
}
