import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { contractRoot } from '../../openapi/read'
import { textAt } from './check/http/json'

/** The repository's stand-in, a backend that conforms. */
export interface StandIn {
  /** `http://localhost:40123` */
  url: string
  key: string
  /** Its account with a complete profile, donations and a fundraiser's figures (mock-server/README.md). */
  login: { whatsapp: string; password: string }
  /** The one-time code that it last sent to a number. */
  codeOf: (phone: string) => Promise<string | null>
  /** Begins with its seed again. */
  reset: () => Promise<void>
  close: () => Promise<void>
}

export const STAND_IN_KEY = 'kunci-alat-kontrak'

/**
 * Starts the stand-in on a free port: a program, as any other backend is, of which nothing is imported. It ends with
 * this process at the latest.
 * @param isStatic it answers with the contract's examples, and keeps nothing
 * @throws Error with what it said, when it ends before it has an address
 */
export async function startStandIn({ isStatic = false } = {}): Promise<StandIn> {
  const child = spawn(
    process.execPath,
    [
      ...['--max-semi-space-size=32', '--import', 'tsx', 'mock-server/main.ts'],
      ...['--free-port', '--quiet', ...(isStatic ? ['--static'] : [])],
    ],
    {
      cwd: contractRoot,
      env: { ...process.env, MOCK_KEY: STAND_IN_KEY, MOCK_ROWS: undefined, HOST: undefined },
      // A channel between the two: through it, the stand-in hears that this process is gone.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('The stand-in was started without pipes.')
  let complaint = ''
  stderr.setEncoding('utf8').on('data', (text: string) => {
    if (complaint.length < 20_000) complaint += text
  })
  for await (const line of createInterface(stdout)) {
    const [url] = /^http\S+(?= serves )/.exec(line) ?? []
    if (url === undefined) continue
    // What it says of each breach is of no use here, but has to be read: it would stand still.
    stdout.resume()
    const hook = async (method: string, name: string): Promise<unknown> => {
      const answer = await fetch(`${url}/__dev/${name}`, { method })
      if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`)
      return answer.json()
    }
    return {
      url,
      key: STAND_IN_KEY,
      login: { whatsapp: '81355667788', password: 'rahasia246' },
      codeOf: async (phone) => textAt(await hook('GET', `otp/${phone}`), 'code') ?? null,
      reset: async () => void (await hook('POST', 'reset')),
      close: async () => {
        if (child.exitCode !== null) return
        child.disconnect()
        await once(child, 'exit')
      },
    }
  }
  throw new Error(`The stand-in could not be started: ${complaint.trim()}`)
}
