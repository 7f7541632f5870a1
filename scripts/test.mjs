/**
 * `npm test`: the quick verdict, from a fresh clone. `CI=true npm test` runs every test; `npm test -- unit lint` only the
 * steps named, whole.
 */
import { availableParallelism } from 'node:os'
import { ensureChromium } from './setup/chromium.mjs'
import { ensureEngines } from './setup/engines.mjs'
import { ensureNginx } from './setup/nginx.mjs'
import { checkNode, ensurePackages, stop, whenNpmEnds } from './setup/packages.mjs'
import { runStep, stopAll } from './setup/run-step.mjs'

/** What Vitest says at its end. */
const UNIT_COUNTS = /^\s+Tests\s+(?:(\d+) failed[^\d]*)?(?:(\d+) passed)?/m

/**
 * In the order they start, as many at a time as there are cores; those that use every core themselves come `alone`,
 * after the others.
 * @type {import('./setup/run-step.mjs').Step[]}
 */
const steps = [
  // It starts first because it takes longest; the others use the time in which it leaves a core idle. The kit's tests are
  // two fifths of its work.
  { name: 'unit', quick: ['--project', '!contract-kit'], counts: UNIT_COUNTS },
  { name: 'typecheck' },
  { name: 'lint' },
  { name: 'unused' },
  { name: 'format:check' },
  { name: 'lint:contract' },
  { name: 'contract:changes', shows: /^(Since|There is no) .*$/m },
  { name: 'codegen:check' },
  { name: 'build' },
  { name: 'size', after: 'build' },
  {
    name: 'e2e',
    quick: ['--project', 'mobile', '--grep', '@quick'],
    after: 'build',
    alone: true,
    counts: /(?:^\s+(\d+) failed\n[^]*)?^\s+(\d+) passed/m,
  },
  {
    name: 'e2e:engines',
    quick: null,
    after: 'build',
    alone: true,
    counts: UNIT_COUNTS,
    shows: /^.* isn’t on this machine: .*$/m,
  },
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0)
  stop(`No step is called ${unknown.join(', ')}. Steps: ${steps.map((s) => s.name).join(' ')}`)

// The end-to-end tests hold calls back that a prerendered program needn't make; a stand-in may run meanwhile.
process.env['PRERENDER'] ??= 'none'

checkNode()
ensurePackages()
const isQuick = wanted.length === 0 && process.env['CI'] !== 'true'
const chosen = steps.filter((step) =>
  wanted.length === 0 ? !isQuick || step.quick !== null : wanted.includes(step.name),
)
if (chosen.some((step) => step.name === 'e2e')) {
  await ensureChromium()
  ensureNginx()
}
if (chosen.some((step) => step.name === 'e2e:engines')) ensureEngines()

function cancel() {
  stopAll()
  process.exit(130)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, cancel)
whenNpmEnds(cancel)

const started = Date.now()
/** @type {Map<string | undefined, Promise<import('./setup/run-step.mjs').Result>>} */
const results = new Map()

/** @param {import('./setup/run-step.mjs').Step} step */
async function run(step) {
  const before = await results.get(step.after)
  if (before?.ok === false)
    return { ok: false, seconds: 0, note: `not run: ${step.after} failed`, passed: 0, failed: 1 }
  return runStep(step, { args: (isQuick && step.quick) || [], live: chosen.length === 1 })
}

/**
 * @param {import('./setup/run-step.mjs').Step[]} queue
 * @param {number} slots how many run at a time
 */
async function runAll(queue, slots) {
  const next = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const result = run(step)
      results.set(step.name, result)
      await result
    }
  }
  await Promise.all(Array.from({ length: slots }, next))
}

await runAll(
  chosen.filter((step) => !step.alone),
  Math.min(availableParallelism(), 4),
)
await runAll(
  chosen.filter((step) => step.alone),
  1,
)

console.log('\nstep                result    seconds')
let passed = 0
let failed = 0
for (const { name } of chosen) {
  const result = await results.get(name)
  if (!result) continue
  passed += result.passed
  failed += result.failed
  console.log(
    `${name.padEnd(20)}${(result.ok ? 'ok' : 'FAILED').padEnd(10)}${result.seconds.toFixed(1).padStart(7)}  ${result.note}`,
  )
}
console.log(`all${((Date.now() - started) / 1000).toFixed(1).padStart(34)}`)
console.log(`\n${passed} passed, ${failed} failed`)
if (isQuick) console.log('This was the quick verdict; CI=true npm test runs every test.')
process.exit(failed > 0 ? 1 : 0)
