import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AcceptedCall, HandlerAnswer } from './gateway'
import { RawAnswer } from './http'
import { SESSION_COOKIE } from './session-cookie'

export type Mode = 'stateful' | 'static'

/** Where the contract's examples say that their pictures and pages are. */
const EXAMPLE_BASE = 'http://localhost:4010'

/** What of a call concerns Prism. The cookie is added: everyone is logged in. */
const PASSED_ON = ['accept', 'content-type', 'key', 'kode', 'prefer']

/** About the connection to Prism, not about the answer. */
const HOP = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']

/** The gateway does CORS; with `NODE_ENV=production` Prism would start yet another process. */
const options = ['--no-cors', '--no-multiprocess']

const program = createRequire(import.meta.url).resolve('@stoplight/prism-cli')
const withParent = new URL('with-parent.mjs', import.meta.url).href

/** `prism mock`, running. */
export interface PrismMock {
  /**
   * The contract's example for a call, or the one that its header `Prefer: code=…, example=…` names.
   * @throws RawAnswer with Prism's own words, where it has no such example
   */
  answer: (call: AcceptedCall) => Promise<HandlerAnswer>
  /** Settles when its process has ended and left nothing behind. */
  ended: Promise<unknown>
}

/**
 * Runs `prism mock` on the bundled contract, in a process of its own that answers this machine alone, on any free
 * port. It ends with `signal`, or when this process does.
 * @throws when Prism can't start, with what it said
 */
export async function startPrismMock(signal: AbortSignal): Promise<PrismMock> {
  // Loaded here, since only this mode needs it.
  const { loadContract } = await import('../../openapi/read')
  const contract = JSON.stringify(await loadContract('backend'))
  const folder = await mkdtemp(path.join(tmpdir(), 'jejaring-masjid-'))
  const document = path.join(folder, 'backend.json')
  await writeFile(document, contract)
  const child = spawn(
    process.execPath,
    ['--import', withParent, program, 'mock', document, '--port', '0', ...options],
    // A channel between the two: through it, Prism hears that this process is gone.
    { signal, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  )
  const ended = new Promise((resolve) => child.once('close', resolve)).then(() =>
    // Not sooner: Prism watches the file.
    rm(folder, { recursive: true }),
  )
  const address = await addressOf(child)
  return { answer: (call) => answerFrom(address, call, signal), ended }
}

/** Waits until Prism says where it listens. @throws Error with what it said instead */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        // Later it says two lines a call: they have to be read, or it would stand still.
        if (said.length < 20_000) said += text
        const address = /listening on (http:\/\/[\d.]+:\d+)/.exec(said)?.[1]
        if (address !== undefined) resolve(address)
      })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`prism mock ended: ${said.trim()}`)))
  })
}

async function answerFrom(
  address: string,
  { operation, session, sent }: AcceptedCall,
  signal: AbortSignal,
): Promise<HandlerAnswer> {
  const response = await fetch(`${address}${operation.path}${sent.search}`, {
    method: operation.method.toUpperCase(),
    headers: [
      ...Object.entries(sent.headers).filter(([name]) => PASSED_ON.includes(name)),
      ['cookie', `${SESSION_COOKIE}=${session ?? 'siapa-saja'}`],
    ],
    body: sent.body.length > 0 ? new Uint8Array(sent.body) : null,
    signal,
  })
  const text = (await response.text()).replaceAll(
    EXAMPLE_BASE,
    `http://${sent.headers['host'] ?? 'localhost'}`,
  )
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !HOP.includes(name)))
  if (headers['content-type']?.startsWith('application/problem+json'))
    throw new RawAnswer({ status: response.status, headers, body: text })
  const body: unknown = JSON.parse(text)
  return { status: response.status, headers, body }
}
