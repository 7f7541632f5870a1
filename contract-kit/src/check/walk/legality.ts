import type { Exchange } from '../http/client'
import { itemsOf, membersOf, numberAt } from '../http/json'
import type { Visit } from './visit'

/** Checks that the audits begin with the newest, and that the fee is in percent. */
export async function checkLegality(visit: Visit): Promise<void> {
  const { run } = visit
  const { exchange, data, ok } = await run.ask('asset/get_legality')
  const years = itemsOf(membersOf(data)['audit']).map((audit) => numberAt(audit, 'tahun') ?? 0)
  const late = years.findIndex((year, index) => year > (years[index - 1] ?? year))
  if (ok) await inPercent(visit, exchange, numberAt(data, 'biaya_persen') ?? 0)
  if (!ok || late < 0) return
  run.tell(exchange, 'order', {
    field: `/data/audit/${late}/tahun`,
    expected: 'must not be after that of the audit before: newest first',
    seen: `${years[late]} after ${years[late - 1]}`,
  })
}

/** If the fee differs from what programs keep by this factor, its unit is wrong. */
const ANOTHER_UNIT = 20

/** Checks that the fee is a percentage (4), not a fraction (0.04), by what is kept of a program. */
async function inPercent(visit: Visit, exchange: Exchange, percent: number): Promise<void> {
  const { run } = visit
  if (percent === 0 || !visit.offers('campaign/get_disbursements')) return
  for (const programId of await visit.ids('campaign')) {
    const query = [['programId', programId]] as const
    const kept = numberAt(
      await run.call('campaign/get_disbursements', { query }),
      'biaya_operasional',
    )
    const total = numberAt(await run.call('campaign/get_total_donate', { query }), 'total_donasi')
    const seen = (100 * (kept ?? 0)) / (total ?? 0)
    if (!Number.isFinite(seen) || seen === 0) continue
    const ratio = seen / percent
    if (ratio < ANOTHER_UNIT && ratio > 1 / ANOTHER_UNIT) return
    run.tell(exchange, 'amount', {
      field: '/data/biaya_persen',
      expected: `must be in percent: ${programId} says that ${seen.toFixed(1)} % of it is kept`,
      seen: String(percent),
    })
    return
  }
}
