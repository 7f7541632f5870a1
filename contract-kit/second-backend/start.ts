import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { STAND_IN_KEY } from '../src/stand-in'

/** The code that this backend takes from any number. */
export const OTP = '50627'

/** An account of its seed, with paid donations on several pages. */
export const LOGIN = { whatsapp: '85211112222', password: 'rahasia-sekali' }

const versionOf = 'import sys; sys.exit(sys.version_info < (3, 9))'

/** Why the second backend can't be started here, in words; null where it can. */
export const notHere =
  spawnSync('python3', ['-c', versionOf]).status === 0
    ? null
    : 'not run: the second backend needs python3, 3.9 or newer'

export interface SecondBackend {
  /** `http://localhost:40123` */
  url: string
  port: number
  close: () => Promise<void>
}

/**
 * Starts the backend that was written in Python from the contract's pages alone, on a free port.
 * @param options see `python3 contract-kit/second-backend --help`
 * @throws when it ends before it has an address
 */
export async function startPythonBackend(options: readonly string[] = []): Promise<SecondBackend> {
  const own = ['-B', 'contract-kit/second-backend', '--key', STAND_IN_KEY, '--otp', OTP]
  // It ends when its standard input does, so it outlives nobody who is killed.
  const python = spawn('python3', [...own, ...options], { stdio: ['pipe', 'pipe', 'inherit'] })
  for await (const url of createInterface(python.stdout))
    return {
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
export function capabilityNames(): string[] {
  const list = ['-B', 'contract-kit/second-backend', '--key', '-', '--list']
  const { stdout } = spawnSync('python3', list, { encoding: 'utf8' })
  return stdout.split('\n').filter(Boolean)
}
