import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { DEVELOPMENT_KEY } from '../../../mock-server/start.ts'

/** The code that this backend takes from any number. */
export const OTP = '50627'

/** Without files of its own beside the sources. */
const program = ['-B', 'contract-kit/second-backend', '--key', DEVELOPMENT_KEY]

const versionOf = 'import sys; sys.exit(sys.version_info < (3, 9))'

/** Why the second backend can't be started here, in words; null where it can. */
export const notHere =
  spawnSync('python3', ['-c', versionOf]).status === 0
    ? null
    : 'not run: the second backend needs python3, 3.9 or newer'

/**
 * Starts the contract kit's backend in Python on a free port.
 * @param options see `python3 contract-kit/second-backend --help`
 * @throws when it ends before it has an address
 */
export async function startPythonBackend(options: readonly string[]) {
  // It ends when its standard input does, so it outlives nobody who is killed.
  const python = spawn('python3', [...program, '--otp', OTP, ...options], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  for await (const url of createInterface(python.stdout))
    return {
      /** `http://localhost:40123` */
      url,
      port: Number(new URL(url).port),
      close: async () => {
        if (python.exitCode !== null) return
        python.stdin.end()
        await once(python, 'exit')
      },
    }
  throw new Error('the second backend ended before it had an address')
}

/** The names of all that can be withheld: operations, fields of forms and of answers. */
export const capabilityNames = (): string[] =>
  spawnSync('python3', [...program, '--list'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
