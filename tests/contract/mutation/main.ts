/**
 * `npm run contract:proof`: shows that the contract check catches what it says it catches. A proxy spoils a conforming
 * backend in one way after the other; each must be found, with its operation and field. Then the unspoilt one is
 * checked ten times, and nothing may be found. At last each check is left out once: what it alone catches must escape.
 */
import '../../patience'
import type { CheckName } from '../../../scripts/contract-check/checks'
import { mutations, names, startProof } from './prove'
import { processorMs, referenceWork } from './reference-work'

const ROUNDS = 10
const LEAST = 60
/**
 * What the proof may cost, in pieces of reference work. Measured: 6 100, on two cores with a load of ten; twice that is
 * a check that has become slow.
 */
const LIMIT = 12_000

// `npm run contract:proof -- slug` tries those mutations only whose text has it.
const [filter = ''] = process.argv.slice(2)
const chosen = mutations.filter(({ operation, what }) => `${operation} ${what}`.includes(filter))
const started = performance.now()
const reference = referenceWork()
// Each lane has a backend and a proxy of its own: most of a check's time goes by waiting for answers.
const [proof, ...others] = [await startProof(), await startProof(), await startProof()]
const lanes = [proof, ...others]
const failures: string[] = []

let caught = 0
async function spoil(lane: typeof proof, mutation: (typeof mutations)[number]) {
  const { findings, skipped } = await lane.spoilt(mutation)
  if (findings.some((finding) => names(mutation, finding))) caught += 1
  else {
    const found = findings.map(({ check, operation, field }) => `${check} ${operation} ${field}`)
    failures.push(
      `escaped: ${mutation.operation}, ${mutation.what} (${mutation.check} ${mutation.field}); found ${found.join('; ') || 'nothing'} ${skipped.map(({ reason }) => reason).join()}`,
    )
  }
}

await Promise.all(
  lanes.map(async (lane, first) => {
    for (let index = first; index < chosen.length; index += lanes.length) {
      reference.measure()
      const mutation = chosen[index]
      if (mutation) await spoil(lane, mutation)
    }
  }),
)
for (const lane of others) await lane.close()

let alarms = 0
for (let round = 0; round < ROUNDS; round++) {
  reference.measure()
  for (const { check, operation, field, seen } of (await proof.unspoilt()).findings) {
    alarms += 1
    failures.push(`false alarm: ${check} ${operation} ${field}: ${seen}`)
  }
}

const checkNames = new Set<CheckName>(mutations.map(({ check }) => check))
let needed = 0
for (const check of checkNames) {
  // One that this check alone catches is enough to show that it is at work.
  let escaped = false
  for (const mutation of mutations.filter((one) => one.check === check).slice(0, 4)) {
    escaped ||= (await proof.spoilt(mutation, [check])).findings.length === 0
    if (escaped) break
  }
  if (escaped) needed += 1
  else failures.push(`without ${check}, everything is still caught: what is it for?`)
}
await proof.close()

const covered = new Set(mutations.map(({ operation }) => operation))
const uncovered = proof.model.operations.filter(({ name }) => !covered.has(name))
for (const { name } of uncovered) failures.push(`no mutation of ${name}`)
if (mutations.length < LEAST) failures.push(`fewer than ${LEAST} mutations`)
const seconds = (performance.now() - started) / 1000
const work = processorMs() - reference.totalMs()
// In seconds it says nothing: on a core that is shared or throttled, even the processor's own time grows.
const cost = Math.round(work / reference.meanMs())
if (cost > LIMIT) failures.push(`took ${cost} times the reference work, more than ${LIMIT}`)

for (const failure of failures) console.error(failure)
console.log(
  `Mutation score ${caught}/${mutations.length} (${Math.floor((caught / mutations.length) * 100)} %) over ${proof.model.operations.length - uncovered.length} operations, ${alarms} false alarms in ${ROUNDS} runs, ${needed}/${checkNames.size} checks shown to be needed, ${seconds.toFixed(1)} s (${(work / 1_000).toFixed(1)} s of work, ${cost} times the reference work)`,
)
process.exitCode = failures.length > 0 ? 1 : 0
