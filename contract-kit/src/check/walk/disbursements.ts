import { itemsOf, membersOf, numberAt, rowsOf } from '../http/json'
import type { Visit } from './visit'
import { DISBURSEMENTS, TOTAL, UPDATES } from '../operations'

/** Checks the disbursements of each program. */
export async function checkDisbursements(visit: Visit): Promise<void> {
  for (const programId of await visit.followedIds()) await addsUp(visit, programId)
}

/**
 * Checks that `total_dicairkan` is the sum of the list, and that it adds up with costs and rest to what was collected.
 * Unpaid donations don't count.
 */
export async function addsUp(visit: Visit, programId: string): Promise<void> {
  const { run } = visit
  const query = [['programId', programId]] as const
  const total = await run.call(TOTAL, { query })
  const { exchange, data, ok } = await run.ask(DISBURSEMENTS, { query })
  const after = await run.call(TOTAL, { query })
  const collected = numberAt(after, 'total_donasi') ?? 0
  // Somebody may have paid in between.
  if (!ok || after === undefined || collected !== (numberAt(total, 'total_donasi') ?? 0)) return
  const disbursed = numberAt(data, 'total_dicairkan') ?? 0
  const rest = collected - disbursed - (numberAt(data, 'biaya_operasional') ?? 0)
  const sum = rowsOf(data).reduce<number>((all, row) => all + (numberAt(row, 'nominal') ?? 0), 0)
  for (const [name, expected, why] of [
    ['total_dicairkan', sum, 'the sum of its list'],
    ['sisa', rest, `${TOTAL} without total_dicairkan and biaya_operasional`],
  ] as const) {
    const seen = numberAt(data, name)
    if (seen !== undefined && seen !== expected)
      run.tell(exchange, 'amount', {
        field: `/data/${name}`,
        expected: `must be ${expected}, ${why}`,
        seen: String(seen),
      })
  }
}

/** Checks that the disbursement named in a program's news belongs to that program. */
export async function checkUpdates(visit: Visit): Promise<void> {
  const { run } = visit
  if (!visit.offers(DISBURSEMENTS)) return
  for (const programId of await visit.followedIds()) {
    const query = [['programId', programId]] as const
    const { exchange, data } = await run.ask(UPDATES, { query })
    const told = itemsOf(data).flatMap((row) => numberAt(row, 'id_pencairan') ?? [])
    if (told.length === 0) continue
    const list = rowsOf(await run.call(DISBURSEMENTS, { query }))
    const known = list.map((row) => membersOf(row)['id'])
    const strange = told.find((id) => !known.includes(id))
    if (strange !== undefined)
      run.tell(exchange, 'same', {
        field: '/data/*/id_pencairan',
        expected: `must be a disbursement of the same program (${DISBURSEMENTS})`,
        seen: String(strange),
      })
  }
}
