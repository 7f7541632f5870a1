import type { Exchange } from '../http/client'
import { membersOf } from '../http/json'
import type { Run } from '../run'
import type { Step } from './visit'
import { CAPABILITIES, PUSH } from '../operations'

/**
 * Asks a backend which optional operations it has, and whether it really has them.
 * @returns their names, and those of the fields that it lists; with that of the question itself, where the backend knows it. Empty for contract 1.0
 */
export async function offered(run: Run): Promise<ReadonlySet<string>> {
  const { exchange, data } = await run.ask(CAPABILITIES, {}, { status: [200, 404] })
  if (exchange.status !== 200) return new Set()
  const { operations, fields, settings } = membersOf(data)
  const listed = Array.isArray(operations) ? operations : []
  const known = run.model.operations.filter(
    // A server of the contract's examples has them all, whatever one of them lists.
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
  const { vapid_key: vapidKey } = membersOf(settings)
  if (listed.includes(PUSH) && vapidKey === undefined)
    run.tell(exchange, 'listed', {
      field: '/data/settings/vapid_key',
      expected: `must be there, since ${PUSH} is listed: no browser subscribes without it`,
      seen: 'nothing',
    })
  await knowsWhatItNames(run, exchange, listed)
  const listedFields = Array.isArray(fields) ? fields.filter((one) => typeof one === 'string') : []
  return new Set([CAPABILITIES, ...there.flatMap((name) => name ?? []), ...listedFields])
}

/** Checks that the backend knows each listed name that this contract lacks. If it doesn't, the name is misspelt. */
async function knowsWhatItNames(run: Run, exchange: Exchange, listed: readonly unknown[]) {
  if (run.options.stateless) return
  const known = run.model.operations.map(({ name }) => name)
  for (const name of listed) {
    const [controller = '', kode = ''] = typeof name === 'string' ? name.split('/') : []
    const operation = run.model.operations.find((one) => one.controller === controller)
    if (typeof name !== 'string' || known.includes(name) || !operation) continue
    // An unknown operation answers 404 to every method, a known one 405 to the wrong method.
    const answers = await Promise.all(
      ['GET', 'POST'].map((method) => run.send({ operation, kode, method })),
    )
    if (answers.every(({ status }) => status === 404))
      run.tell(exchange, 'listed', {
        field: '/data/operations',
        expected: 'must name what is there: neither this contract nor this backend has it',
        seen: name,
      })
  }
}

/** Asked before everything else, by `check`. */
export const capabilitySteps: Readonly<Record<string, Step>> = {
  [CAPABILITIES]: () => Promise.resolve(),
}
