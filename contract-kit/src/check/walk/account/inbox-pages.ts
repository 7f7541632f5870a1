import type { Jar } from '../../http/cookies'
import { rowsOf, shown, textAt } from '../../http/json'
import type { Answer, List } from '../list'
import { soundRows } from '../list-rows'
import { walkList } from '../lists'
import type { Visit } from '../visit'
import { INBOX } from '../../operations'

/** The ids of an answer's messages. */
export const idsOf = ({ data }: Answer): string[] =>
  rowsOf(data).flatMap((row) => textAt(row, 'id') ?? [])

/** Checks the messages of an account that has several pages, and that no account has another one's. */
export async function checkInbox(visit: Visit): Promise<void> {
  const { run } = visit
  const operation = run.model.get(INBOX)
  const given = await visit.given()
  if (given) {
    const ask: List['ask'] = (query, expectation) =>
      run.ask(INBOX, { query, jar: given }, expectation)
    soundRows(visit, operation, await ask([]))
    await walkList({ visit, ask, query: [], parameters: operation.parameters })
  }
  const own = await visit.session()
  const other = given ?? (await stranger(visit))
  if (!own || !other) return
  const theirs = idsOf(await run.ask(INBOX, { jar: other }))
  const mine = await run.ask(INBOX, { jar: own })
  const seen = idsOf(mine).find((id) => theirs.includes(id))
  if (seen !== undefined)
    run.tell(mine.exchange, 'private', {
      field: '/data/daftar/*/id',
      expected: 'must be of this account alone',
      seen: `${shown(seen)}, which another account has`,
    })
}

/** A session of another account; null where none can be made. */
export async function stranger(visit: Visit): Promise<Jar | null> {
  return (visit.run.options.write && (await visit.strangersSession())?.jar) || null
}
