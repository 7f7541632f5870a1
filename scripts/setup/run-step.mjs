import { spawn } from 'node:child_process'
import { root } from './packages.mjs'

/**
 * @typedef {object} Step
 * @property {string} name the npm script that does it, and what one says on the command line
 * @property {string[] | null} [quick] what it is told in addition for the quick verdict, which leaves it out where null
 * @property {string} [after] the step whose result it needs
 * @property {boolean} [alone] uses every core itself
 * @property {RegExp} [shows] finds the line of its output that the summary repeats
 * @property {RegExp} [counts] finds the numbers of failed (1) and passed (2) tests in its output
 */

/**
 * @typedef {object} Result
 * @property {boolean} ok
 * @property {number} seconds
 * @property {string} note
 * @property {number} passed tests, or 1 for a step without tests of its own
 * @property {number} failed
 */

// Stops a step that hangs, so that its output is shown before CI's own limit of 90 minutes. The longest step takes ten
// minutes on a quiet machine; a busy one may need several times as long.
const STEP_TIMEOUT_MS = 60 * 60_000

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()

/**
 * Ends a step with everything it started (servers, browsers).
 * @param {import('node:child_process').ChildProcess} child
 */
function killTree(child) {
  if (child.pid === undefined) return
  try {
    // Each step leads a process group of its own; Windows has none.
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL')
  } catch {
    // It ended in the meantime.
  }
}

export function stopAll() {
  for (const child of children) killTree(child)
}

/**
 * Runs one npm script. Its output is kept and shown only if it fails, so that parallel steps don't mix; `live` shows
 * it as it comes.
 * @param {Step} step
 * @param {{ args: string[], live: boolean }} options
 * @returns {Promise<Result>}
 */
export function runStep(step, { args, live }) {
  const started = Date.now()
  console.log(`${step.name} …`)
  const child = spawn('npm', ['run', '--silent', step.name, '--', ...args], {
    cwd: root,
    // The counts are read from the output, so nothing may colour it.
    env: { ...process.env, CI: '1', NO_COLOR: '1', FORCE_COLOR: '0', npm_config_loglevel: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    detached: process.platform !== 'win32',
  })
  children.add(child)
  let output = ''
  let note = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text
      if (live) process.stdout.write(text)
    })
  const timer = setTimeout(() => {
    note = `stopped after ${STEP_TIMEOUT_MS / 60_000} minutes`
    killTree(child)
  }, STEP_TIMEOUT_MS)

  return new Promise((resolve) => {
    child.once('error', (error) => {
      output += `${error.message}\n`
    })
    child.once('close', (code) => {
      clearTimeout(timer)
      children.delete(child)
      const ok = code === 0
      const seconds = (Date.now() - started) / 1000
      const found = step.counts?.exec(output)
      const failed = ok ? 0 : Math.max(1, Number(found?.[1] ?? 0))
      const passed = Number(found?.[2] ?? (ok ? 1 : 0))
      if (found && note === '') note = `${passed} tests passed${ok ? '' : `, ${failed} failed`}`
      if (!ok && !live)
        console.log(`\n──── ${step.name} failed ────\n${output}\n──── end of ${step.name} ────`)
      if (note === '') note = step.shows?.exec(output)?.[0] ?? ''
      console.log(`${step.name} ${ok ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`)
      resolve({ ok, seconds, note, passed, failed })
    })
  })
}
