import { readdirSync } from 'node:fs'
import path from 'node:path'
import { check, type CheckResult } from '../src/check/check'
import type { CheckName, Finding } from '../src/check/checks'
import { itemsOf, membersOf } from '../src/check/http/json'
import { loadModel } from '../src/check/model'
import { PATIENCE_MS, targetAt } from '../src/check/target-for-tests'
import { forgetSecrets } from '../src/check/secrets'
import { startStandIn } from '../src/stand-in'
import { schemaMutations } from './from-schema'
import { isMutation, kindOf, type Mutation } from './mutation'
import type { RunOptions } from '../src/check/run'
import { type Change, startProxy } from './proxy'

const model = await loadModel()

/** Ways to spoil a backend that no schema tells of, or that somebody's backend had: `mutations` of each file in faults/. */
export const ownMutations = (
  await Promise.all(readdirSync(new URL('faults', import.meta.url)).map(mutationsIn))
).flat()

async function mutationsIn(file: string): Promise<readonly Mutation[]> {
  const module: unknown = await import(`./faults/${path.parse(file).name}.ts`)
  const mutations = itemsOf(membersOf(module)['mutations']).filter(isMutation)
  if (mutations.length === 0) throw new Error(`No mutations in faults/${file}`)
  return mutations
}

/** Every way in which the proof spoils the stand-in. */
export const mutations = [...ownMutations, ...model.operations.flatMap(schemaMutations)]

/** Checks with calls of their own, which the walk's don't need. */
const probing: readonly CheckName[] = [
  ...(['key', 'kode', 'method', 'preflight', 'origin', 'hostile', 'injection', 'slow'] as const),
  ...(['malformed', 'size'] as const),
]

/** How many short runs a backend is written to before it begins anew. */
const RUNS_OF_A_SEED = 8

/** Enough for most mutations. */
const SHORT: Partial<RunOptions> = { rows: 2, oddValues: 0, formSize: 1_000_001 }

/** Mutations of one operation as a single change; those of a schema change answers, and nothing else. */
function together(mutations: readonly Mutation[]): Change {
  const [first, ...others] = mutations.map(({ change }) => change)
  if (!first || others.length === 0) return first ?? {}
  return {
    response: (reply, call) =>
      [first, ...others].reduce(
        (before, { response }) => response?.(before, call) ?? before,
        reply,
      ),
  }
}

/** A conforming backend behind a proxy that can spoil it. */
export async function startProof() {
  const standIn = await startStandIn()
  const proxy = await startProxy(standIn.url)
  const target = targetAt(new URL(proxy.url))
  let runs = 0
  const run = (options: Partial<RunOptions>) =>
    check(model, {
      target,
      write: true,
      codeOf: standIn.codeOf,
      login: standIn.login,
      samples: 1,
      limitMs: PATIENCE_MS,
      timeMs: PATIENCE_MS * 60,
      ...options,
    })

  return {
    model,
    /** What the check finds in a backend that nobody has spoilt. */
    unspoilt: async () => {
      await standIn.reset()
      return run({})
    },
    /**
     * What the check finds in a spoilt one.
     * @param mutations spoil the same operation; several at a time are of its schema
     * @param depth `short`: few rows and few odd values, in a backend that others have written to before
     */
    spoilt: async (
      mutations: readonly Mutation[],
      {
        without = [],
        depth = 'whole',
      }: { without?: readonly CheckName[]; depth?: 'short' | 'whole' } = {},
    ): Promise<CheckResult> => {
      const [mutation] = mutations
      if (!mutation) throw new Error('No mutation')
      const { operation, calls = operation, only = operation, limitMs } = mutation
      // The seed takes as long to make as the calls, and so does reading what many runs have written.
      runs += 1
      // Each run logs in anew; what thousands of them have kept would be looked for in every text.
      forgetSecrets()
      if (depth === 'whole' || mutation.check === 'hostile' || runs % RUNS_OF_A_SEED === 0)
        await standIn.reset()
      proxy.mutate(calls, together(mutations))
      // Faults of HTTP itself need real connections.
      const isTransport = kindOf(mutation) === 'transport'
      const result = await run({
        target: isTransport ? target : { ...target, fetch: proxy.fetch },
        only: [only].flat(),
        // What is asked for one check alone is left out, but for the one that must find it.
        without: [...without, ...probing.filter((check) => check !== mutation.check)],
        ...(limitMs !== undefined && { limitMs }),
        ...(depth === 'short' && SHORT),
      })
      proxy.mutate('', null)
      return result
    },
    close: async () => {
      await proxy.close()
      await standIn.close()
    },
  }
}

/** Whether a finding says what is wrong: the check, the operation and the field. */
export function names({ check: by, operation, field }: Mutation, finding: Finding): boolean {
  return (
    finding.check === by &&
    finding.operation === operation &&
    finding.field.replace(/\/\d+(?=\/|$)/g, '/*') === field
  )
}
