import type { CheckName } from '../src/check/checks'
import { hasOwnStep } from '../src/check/walk/steps'
import { batchesOf, type Kind, kindOf, type Mutation } from './mutation'
import { inputsDigest, writeRecord } from './record'
import { mutations, names, ownMutations, startProof } from './prove'

/** Fewer are a sign that the schemas are no longer read, or that a list was lost. */
const LEAST = 300

/** How many mutations of a check are looked through for one that no other check catches. */
const MOST_TRIED = 8

const allKinds: readonly Kind[] = ['values', 'rules', 'transport']

/**
 * Spoils a conforming backend in one way after the other; each must be found, with its operation and field. Then the
 * unspoilt one is checked, and nothing may be found. At last each check is left out once: then the mutation that only
 * this check catches must escape.
 * @param words only mutations with one of them in their operation or name, and the unspoilt backend once; none: all
 * @param kinds only those of these kinds
 * @returns whether nothing failed, which a whole run writes down (proof.json); what failed is printed
 */
export async function proveMutations(
  words: readonly string[],
  kinds?: readonly string[],
): Promise<boolean> {
  const isWhole = words.length === 0 && kinds === undefined
  const chosen = mutations.filter((mutation) => {
    const name = `${mutation.operation} ${mutation.what}`
    return (
      (words.length === 0 || words.some((word) => name.includes(word))) &&
      (kinds?.includes(kindOf(mutation)) ?? true)
    )
  })
  const started = performance.now()
  // Taken now: sources that change during the run aren't the ones that it has loaded.
  const digest = await inputsDigest()
  // Each lane has a backend and a proxy of its own: most of a check's time goes by waiting for answers.
  const [proof, ...others] = [await startProof(), await startProof(), await startProof()]
  const lanes = [proof, ...others]
  const failures: string[] = []
  let emptyLists = 0

  /** What the check said instead, by the mutation that it didn't find. */
  const escaped = new Map<Mutation, string>()
  async function spoil(lane: typeof proof, batch: readonly Mutation[]) {
    const { findings } = await lane.spoilt(batch, { depth: 'short' })
    const missed = batch.filter((mutation) => !findings.some((finding) => names(mutation, finding)))
    for (const mutation of missed) await spoilAlone(lane, mutation)
  }

  async function spoilAlone(lane: typeof proof, mutation: Mutation) {
    const { findings, skipped } = await lane.spoilt([mutation])
    if (findings.some((finding) => names(mutation, finding))) return
    const found = findings.map(({ check, operation, field }) => `${check} ${operation} ${field}`)
    escaped.set(
      mutation,
      `found ${found.join('; ') || 'nothing'} ${skipped.map(({ reason }) => reason).join()}`,
    )
  }

  const batches = batchesOf(chosen)
  await Promise.all(
    lanes.map(async (lane, first) => {
      for (let index = first; index < batches.length; index += lanes.length) {
        const batch = batches[index]
        if (batch) await spoil(lane, batch)
      }
    }),
  )
  for (const lane of others) await lane.close()

  for (const { name } of proof.model.operations) {
    const ofItems = chosen.filter(
      (one) => one.operation === name && one.field.startsWith('/data/*'),
    )
    if (ofItems.length === 0 || !ofItems.every((one) => escaped.has(one))) continue
    for (const one of ofItems) escaped.delete(one)
    emptyLists += ofItems.length
    failures.push(
      `${name}: the walk saw no item of its list, so none of ${ofItems.length} spoilt ones was found. It asks for the first program of each kind: give those items in mock-server/seed.`,
    )
  }
  for (const [{ operation, what, check, field }, found] of escaped)
    failures.push(`escaped: ${operation}, ${what} (${check} ${field}); ${found}`)
  const caught = chosen.length - escaped.size - emptyLists

  // Once: the same inputs are asked each time. `--conforming` does it often, and with other backends.
  const { findings: alarms } = await proof.unspoilt()
  for (const { check, operation, field, seen } of alarms)
    failures.push(`false alarm: ${check} ${operation} ${field}: ${seen}`)

  const checkNames = new Set<CheckName>(isWhole ? mutations.map(({ check }) => check) : [])
  let needed = 0
  for (const check of checkNames) {
    // One that this check alone catches is enough to show that it is at work.
    let escaped = false
    for (const mutation of mutations.filter((one) => one.check === check).slice(0, MOST_TRIED)) {
      const options = { without: [check], depth: 'short' } as const
      const { findings } = await proof.spoilt([mutation], options)
      // That a call led nowhere doesn't say what is wrong with it.
      escaped ||= findings.every(({ check: by }) => by === 'walked')
      if (escaped) break
    }
    if (escaped) needed += 1
    else failures.push(`without ${check}, everything is still caught: what is it for?`)
  }
  await proof.close()

  // What a schema doesn't tell of has to be thought of where the walk has a step of its own for it.
  const covered = new Set(ownMutations.map(({ operation }) => operation))
  const uncovered = proof.model.operations.filter(
    (operation) => hasOwnStep(operation) && !covered.has(operation.name),
  )
  for (const { name } of uncovered)
    failures.push(
      `${name} has a step of its own in the walk, and no mutation of its own: write one in contract-kit/mutations/.`,
    )
  if (mutations.length < LEAST) failures.push(`fewer than ${LEAST} mutations`)
  const seconds = (performance.now() - started) / 1000

  for (const failure of failures) console.error(failure)
  const scores = allKinds.map((kind) => {
    const all = chosen.filter((mutation) => kindOf(mutation) === kind)
    return `${kind} ${all.filter((one) => !escaped.has(one)).length}/${all.length}`
  })
  const score = `${scores.join(', ')}; ${caught}/${chosen.length}`
  if (isWhole && failures.length === 0)
    writeRecord({ digest, score, date: new Date().toISOString().slice(0, 10) })
  console.log(
    `Mutation score ${score} (${Math.floor((caught / chosen.length) * 100)} %) over ${proof.model.operations.length - uncovered.length} operations, ${alarms.length} false alarms, ${needed}/${checkNames.size} checks shown to be needed, ${seconds.toFixed(1)} s`,
  )
  return failures.length === 0
}
