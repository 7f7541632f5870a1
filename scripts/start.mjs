/**
 * `npm start`: the stand-in and the app's dev server, together, from a fresh clone.
 */
import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { hostFromEnvironment, nameInAddress } from './setup/listen.mjs'
import { checkNode, ensurePackages, root, stop, whenNpmEnds } from './setup/packages.mjs'
import { busyMessage, portFromEnvironment, portIsBusy } from './setup/ports.mjs'

const GRACE_MS = 3000
const READY_TIMEOUT_MS = 60_000

checkNode()
const mockPort = portFromEnvironment('MOCK_PORT', 4010)
const hostName = nameInAddress(hostFromEnvironment())
const appPort = portFromEnvironment('APP_PORT', 5173)
if (mockPort === appPort)
  stop(`MOCK_PORT and APP_PORT must differ, both are ${mockPort}: two servers can’t share a port.`)
// Asked before the installation, which takes long enough to walk away from.
for (const [name, port] of /** @type {const} */ ([
  ['MOCK_PORT', mockPort],
  ['APP_PORT', appPort],
]))
  if (await portIsBusy(port)) stop(busyMessage(port, name, 'npm start'))
ensurePackages()

const withParent = pathToFileURL(`${root}/scripts/setup/with-parent.mjs`).href
const stopping = new AbortController()
/** @type {import('node:child_process').ChildProcess[]} */
const children = []

/**
 * Starts one server. Node runs it directly: a wrapper (npm, npx, tsx) in between would have to pass signals on.
 * @param {string} name
 * @param {string[]} args
 */
function startServer(name, args) {
  const child = spawn(process.execPath, ['--import', withParent, ...args], {
    cwd: root,
    env: { ...process.env, MOCK_PORT: String(mockPort), APP_PORT: String(appPort) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.trim() !== '') console.log(`[${name}] ${line}`)
    })
    stream?.once('end', () => {
      if (rest !== '') console.log(`[${name}] ${rest}`)
    })
  }
  child.once('exit', (code, signal) => {
    if (stopping.signal.aborted) return
    console.error(`${name} ended (${signal ?? `exit code ${code}`}): stopping.`)
    void shutDown(1)
  })
  children.push(child)
}

/** @param {number} exitCode */
async function shutDown(exitCode) {
  if (stopping.signal.aborted) return
  stopping.abort()
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null)
  const ended = Promise.all(
    running.map((child) => new Promise((resolve) => child.once('exit', resolve))),
  )
  for (const child of running) child.kill('SIGTERM')
  await Promise.race([ended, sleep(GRACE_MS, undefined, { ref: false })])
  for (const child of running) if (child.exitCode === null) child.kill('SIGKILL')
  process.exit(exitCode)
}

/**
 * Waits until a server answers, whatever it says.
 * @param {string} address
 */
async function answers(address) {
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadline && !stopping.signal.aborted) {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) })
      await answer.arrayBuffer()
      return
    } catch {
      await sleep(100)
    }
  }
  if (stopping.signal.aborted) return
  console.error(`${address} did not answer within ${READY_TIMEOUT_MS / 1000} s: stopping.`)
  await shutDown(1)
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => void shutDown(0))
whenNpmEnds(() => void shutDown(0))

startServer('stand-in', ['--import', 'tsx', 'mock-server/main.ts'])
startServer('app', ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'])
await Promise.all([
  answers(`http://${hostName}:${mockPort}/`),
  answers(`http://${hostName}:${appPort}/`),
])
if (!stopping.signal.aborted)
  console.log(`\nJejaring Masjid is at http://${hostName}:${appPort}/ (Ctrl-C stops it)\n`)
