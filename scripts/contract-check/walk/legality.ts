import { itemsOf, membersOf, numberAt } from '../json'
import { dataLine } from './lines'
import type { Visit } from './visit'

/** Checks that the audits begin with the newest. */
export async function checkLegality({ run }: Visit): Promise<void> {
  const { exchange, data, ok } = await run.ask('asset/get_legality')
  const years = itemsOf(membersOf(data)['audit']).map((audit) => numberAt(audit, 'tahun') ?? 0)
  const late = years.findIndex((year, index) => year > (years[index - 1] ?? year))
  if (!ok || late < 0) return
  run.tell(exchange, 'order', {
    field: `/data/audit/${late}/tahun`,
    expected: 'must not be after that of the audit before: newest first',
    seen: `${years[late]} after ${years[late - 1]}`,
    lineOf: dataLine('audit'),
  })
}
