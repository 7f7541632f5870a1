import type { Exchange, Fields } from '../http/client'
import type { Jar } from '../http/cookies'
import { itemsOf, membersOf, numberAt, shown, textAt } from '../http/json'
import { soundRows } from './list-rows'
import { PRAYERS } from '../operations'
import type { Visit } from './visit'

/** A doa, and the program of its donation. */
export interface Doa {
  id: number
  programId: string
}

/** Reads the amens of a doa as a session sees them, or a visitor. @returns also the other rows of its list */
export async function amensOf({ run }: Visit, { id, programId }: Doa, jar?: Jar) {
  const query = [['programId', programId]] as const
  const prayers = itemsOf(await run.call(PRAYERS, { query, ...(jar && { jar }) }))
  const found = prayers.find((one) => numberAt(one, 'id') === id)
  return {
    status: textAt(found, 'status_like'),
    amens: numberAt(found, 'total_like') ?? 0,
    others: prayers.filter((one) => one !== found),
  }
}

/** Finds a doa to say amen to. Not the first of its list, so that a doa which moves to the top is noticed. */
export async function somePrayer(visit: Visit): Promise<Doa | null> {
  for (const { programId } of await visit.followedOfAll()) {
    if (programId === null) continue
    const query = [['programId', programId]] as const
    const prayers = itemsOf(await visit.run.call(PRAYERS, { query }))
    const id = numberAt(prayers.at(-2) ?? prayers.at(-1), 'id')
    if (id !== undefined) return { id, programId }
  }
  return null
}

/** An answer about a program, without its amens. */
interface Read {
  name: string
  exchange: Exchange
  /** The rows of a list; of a single page, that one. */
  rows: readonly unknown[]
}

const withoutAmens = (row: unknown): unknown => {
  const { total_like: _amens, status_like: _own, ...rest } = membersOf(row)
  return rest
}

/** Reads the answers about a program that an amen must not change. */
export async function readAroundAmens(visit: Visit, programId: string): Promise<Read[]> {
  const { run } = visit
  const kind = programId.startsWith('KM') ? 'mosque' : 'campaign'
  const program = (await visit.programs(kind)).find((one) => one.programId === programId)
  const byId = [['programId', programId]] as const
  const reads = [
    ['campaign/get_transaction_list', byId],
    ['campaign/get_prayer_campaign', byId],
    ['campaign/get_total_donate', byId],
    ...(program ? [[`${kind}/get_campaign_by_slug`, [['slug', program.slug]]] as const] : []),
  ] as const
  return Promise.all(
    reads.map(async ([name, query]) => {
      const answer = await run.ask(name, { query })
      soundRows(visit, run.model.get(name), answer)
      const { exchange, data } = answer
      const rows = Array.isArray(data) ? itemsOf(data) : [data]
      return { name, exchange, rows: rows.map((row) => withoutAmens(row)) }
    }),
  )
}

/**
 * Checks that an amen changes nothing else. A careless SQL join, for example, lists a donation once for each amen. Only
 * what goes away with the amen counts as its effect: a change that somebody else made stays.
 */
export function changeNothingElse(
  { run }: Visit,
  reads: Readonly<Record<'before' | 'during' | 'after', readonly Read[]>>,
): void {
  const { before, during, after } = reads
  const text = (read: Read | undefined) => JSON.stringify(read?.rows)
  for (const [index, { name, exchange, rows }] of during.entries()) {
    const was = before[index]
    if (text(was) !== text(after[index]) || text(was) === JSON.stringify(rows)) continue
    const counts = [was?.rows.length, rows.length]
    run.tell(exchange, 'same', {
      field: '/data',
      expected: `must be the same of ${name} after two accounts have said amen to one doa`,
      seen: counts[0] === counts[1] ? shown(rows) : counts.join(' rows, then '),
    })
  }
}

/** Checks that an amen changes the `ETag`, so that the next poll gets the new numbers, and that an account has its own. */
export async function tellsOfAmens(
  { run }: Visit,
  { query, jar, toggle }: { query: Fields; jar: Jar; toggle: () => Promise<unknown> },
): Promise<void> {
  const operation = run.model.get('campaign/get_prayer_campaign')
  const { headers } = await run.send({ operation, query, jar })
  const tag = headers.get('etag')
  if (tag === null) return
  await toggle()
  const after = await run.send({ operation, query, jar, tag })
  const [own, visitor] = [
    await run.send({ operation, query, jar }),
    await run.send({ operation, query }),
  ]
  const visitors = visitor.headers.get('etag')
  const crossed =
    visitors === null ? null : await run.send({ operation, query, jar, tag: visitors })
  await toggle()
  const tell = (exchange: Exchange | null, expected: string, sent: string | null) => {
    const seen = `304 with ${sent}`
    if (exchange?.status === 304)
      run.tell(exchange, 'same', { field: 'header etag', expected, seen })
  }
  tell(after, 'must be another one after an amen, so that the next poll shows it', tag)
  if (own.text !== visitor.text)
    tell(
      crossed,
      'must be another one for an account than for visitors: status_like is its own',
      visitors,
    )
}
