import { expect, it } from 'vitest'
import { check } from '../src/check/check'
import { loadModel } from '../src/check/model'
import type { RunOptions } from '../src/check/run'
import { PATIENCE_MS, targetAt } from '../src/check/target-for-tests'
import { type StandIn, startStandIn } from '../src/stand-in'
import { freshStandIn } from '../src/stand-in-for-tests'

const model = await loadModel()

/** What is found, and how each operation fared that isn't simply fine. */
async function judge({ url, login, codeOf }: StandIn, options: Partial<RunOptions>) {
  const { findings, operations } = await check(model, {
    target: targetAt(new URL(url)),
    ...{ login, codeOf, limitMs: PATIENCE_MS, samples: 1, oddValues: 0 },
    ...options,
  })
  const others = operations.filter(({ summary }) => summary !== 'ok')
  return { findings, others: others.map(({ operation, summary }) => [operation, summary] as const) }
}

it('finds nothing wrong with the stand-in, all of which is asked', async () => {
  const found = await judge(await freshStandIn(), { write: true })
  expect(found).toEqual({ findings: [], others: [] })
})

it('leaves out what writes, unless it may', async () => {
  // The calls of the walk alone.
  const probes = ['hostile', 'malformed', 'key', 'kode', 'method', 'origin', 'preflight'] as const
  const found = await judge(await freshStandIn(), { without: probes, rows: 2 })
  const writes = model.operations.filter((operation) => operation.writes)
  expect(found.findings).toEqual([])
  expect(new Map(found.others)).toEqual(
    new Map([
      ...writes.map(({ name }) => [name, 'skipped'] as const),
      // The only donation that can be asked for is one that doesn't exist.
      ['transaction/getTransaction', 'partly'],
    ]),
  )
})

it('finds nothing wrong with the contract’s own examples, served by Prism’s static mock', async () => {
  const standIn = await startStandIn({ isStatic: true })
  // What Prism makes of odd values says nothing of the examples.
  const found = await judge(standIn, { stateless: true, write: true, without: ['hostile'] })
  await standIn.close()
  expect(found).toEqual({ findings: [], others: [] })
})
