/**
 * `npm test`: everything CI checks, from a fresh clone. `npm test -- unit lint` runs only the steps named.
 */
import { cpus } from 'node:os'
import { runStep, stopAll } from './setup/run-step.mjs'
import { checkNode, ensurePackages, stop, whenNpmEnds } from './setup/packages.mjs'
import { ensureChromium } from './setup/chromium.mjs'

/**
 * In the order they start. A step begins when those it comes `after` are through and a core is free; `alone` ones use
 * every core themselves.
 * @type {import('./setup/run-step.mjs').Step[]}
 */
const steps = [
  { name: 'typecheck', script: 'typecheck' },
  { name: 'lint', script: 'lint' },
  { name: 'format', script: 'format:check' },
  { name: 'contract', script: 'lint:contract' },
  { name: 'changes', script: 'contract:changes', shows: /^(Since|There is no) .*$/m },
  { name: 'codegen', script: 'codegen:check' },
  { name: 'mutation', script: 'contract:proof', alone: true, shows: /^Mutation score .*$/m },
  { name: 'unit', script: 'unit', counts: /Tests\s+(?:(\d+) failed[^\d]*)?(?:(\d+) passed)?/ },
  { name: 'build', script: 'build' },
  { name: 'size', script: 'size', after: 'build' },
  {
    name: 'e2e',
    script: 'e2e',
    after: 'build',
    alone: true,
    counts: /(?:^\s+(\d+) failed\n[^]*)?^\s+(\d+) passed/m,
  },
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0)
  stop(`No step is called ${unknown.join(', ')}. Steps: ${steps.map((s) => s.name).join(' ')}`)

checkNode()
ensurePackages()
const chosen = steps.filter((step) => wanted.length === 0 || wanted.includes(step.name))
if (chosen.some((step) => step.name === 'e2e')) await ensureChromium()

function cancel() {
  stopAll()
  process.exit(130)
}
process.on('SIGINT', cancel)
process.on('SIGTERM', cancel)
whenNpmEnds(cancel)

const slots = Math.max(1, Math.min(cpus().length, 4))
const started = Date.now()
/** @type {Map<string, import('./setup/run-step.mjs').Result>} */
const results = new Map()
const waiting = [...chosen]
/** @type {Map<string, Promise<void>>} */
const running = new Map()
let aloneIsRunning = false

/** @param {import('./setup/run-step.mjs').Step} step */
function mayStart(step) {
  const before = chosen.find((other) => other.name === step.after)
  if (before && !results.has(before.name)) return false
  if (aloneIsRunning || running.size >= slots) return false
  return step.alone !== true || running.size === 0
}

while (waiting.length > 0 || running.size > 0) {
  for (const step of [...waiting]) {
    if (!mayStart(step)) continue
    waiting.splice(waiting.indexOf(step), 1)
    if (step.after !== undefined && results.get(step.after)?.ok === false) {
      results.set(step.name, {
        ok: false,
        seconds: 0,
        note: `not run: ${step.after} failed`,
        passed: 0,
        failed: 1,
      })
      continue
    }
    aloneIsRunning = step.alone === true
    running.set(
      step.name,
      runStep(step, { live: chosen.length === 1 }).then((result) => {
        running.delete(step.name)
        if (step.alone === true) aloneIsRunning = false
        results.set(step.name, result)
      }),
    )
  }
  if (running.size > 0) await Promise.race(running.values())
}

console.log('\nstep        result    seconds')
let passed = 0
let failed = 0
for (const step of chosen) {
  const result = results.get(step.name)
  if (!result) continue
  passed += result.passed
  failed += result.failed
  console.log(
    `${step.name.padEnd(12)}${(result.ok ? 'ok' : 'FAILED').padEnd(10)}${result.seconds.toFixed(1).padStart(7)}  ${result.note}`,
  )
}
console.log(
  `all         ${' '.repeat(10)}${((Date.now() - started) / 1000).toFixed(1).padStart(7)}`,
)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit([...results.values()].every((result) => result.ok) ? 0 : 1)
