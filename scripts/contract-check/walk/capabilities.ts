import { membersOf } from '../json'
import type { Run } from '../run'
import type { Step } from './visit'

/** The operation that says which optional ones a backend has. */
export const CAPABILITIES = 'asset/get_capabilities'

/**
 * Asks a backend which optional operations it has, and whether it really has them.
 * @returns their names; with that of the question itself, where the backend knows it. Empty for contract 1.0
 */
export async function offered(run: Run): Promise<ReadonlySet<string>> {
  const { exchange, data } = await run.ask(CAPABILITIES, {}, { status: [200, 404] })
  if (exchange.status !== 200) return new Set()
  const { operations } = membersOf(data)
  const listed = Array.isArray(operations) ? operations : []
  const known = run.model.operations.filter(
    // Who serves the contract's examples has them all, whatever one of them lists.
    ({ name, optional }) => optional && (listed.includes(name) || run.options.stateless),
  )
  const there = await Promise.all(
    known.map(async (operation) => {
      // Without inputs it does nothing: what it needs is missing.
      if (operation.writes && !run.options.write) return operation.name
      const { status, ...answer } = await run.send({ operation })
      if (status !== 404) return operation.name
      if (listed.includes(operation.name))
        run.tell({ status, ...answer }, 'listed', {
          field: 'status',
          expected: `must be known, since ${CAPABILITIES} lists it`,
          seen: '404',
        })
      return null
    }),
  )
  return new Set([CAPABILITIES, ...there.flatMap((name) => name ?? [])])
}

/** Asked before everything else, by `check`. */
export const capabilitySteps: Readonly<Record<string, Step>> = {
  [CAPABILITIES]: () => Promise.resolve(),
}
