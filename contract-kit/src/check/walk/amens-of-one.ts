import type { Exchange } from '../http/client'
import type { Jar } from '../http/cookies'
import { itemsOf, numberAt, shown } from '../http/json'
import { amensOf, type Doa } from './amens'
import type { Visit } from './visit'
import { LIKE, PRAYERS } from '../operations'

type Seen = Awaited<ReturnType<typeof amensOf>>

/** Another doa of the same program, and one of another program, as far as there are such. */
async function othersThan(visit: Visit, first: Doa): Promise<Doa[]> {
  const programs = await visit.anyPrograms()
  const all = await Promise.all(
    programs.map(async ({ programId }) => {
      const data = await visit.run.call(PRAYERS, { query: [['programId', programId]] })
      const ids = itemsOf(data).flatMap((row) => numberAt(row, 'id') ?? [])
      return ids.filter((id) => id !== first.id).map((id): Doa => ({ id, programId }))
    }),
  )
  const others = all.flat()
  const isHere = ({ programId }: Doa) => programId === first.programId
  return [others.find(isHere), others.find((one) => !isHere(one))].flatMap((one) => one ?? [])
}

/** Checks that two taps at the same time leave a person one amen, or none, and leave it amened as before the taps. */
async function tapsTwice(visit: Visit, jar: Jar, doa: Doa): Promise<void> {
  const toggle = () => visit.run.ask(LIKE, { form: [['doa_id', String(doa.id)]], jar })
  const before = await amensOf(visit, doa, jar)
  const [first, second] = await Promise.all([toggle(), toggle()])
  const after = await amensOf(visit, doa, jar)
  if (!first.ok || !second.ok) return
  const said = ({ status }: Seen) => Number(status === 'liked')
  const expected = before.amens + said(after) - said(before)
  if (after.amens !== expected)
    visit.run.tell(second.exchange, 'effect', {
      beside: first.exchange,
      field: '/data/*/total_like',
      expected: `must be ${expected} after two taps of one account at the same time, which has said ${shown(after.status)}`,
      seen: String(after.amens),
    })
  if (after.status !== before.status) await toggle()
}

/**
 * Says amen to several doa with one account. Checks that all of them count, and that taking one back leaves the others: SQL
 * that deletes by the account alone deletes them all.
 */
export async function amensOfOne(visit: Visit, jar: Jar, first: Doa): Promise<void> {
  const { run } = visit
  const others = await othersThan(visit, first)
  const all = [first, ...others]
  const see = () => Promise.all(all.map((doa) => amensOf(visit, doa, jar)))
  const toggle = ({ id }: Doa) => run.ask(LIKE, { form: [['doa_id', String(id)]], jar })
  const before = await see()
  // What somebody's own account has amened stays as it is.
  if (others.length === 0 || before.some(({ status }) => status !== 'unliked')) return
  /** Reports each of these doa that doesn't have this account's amen. */
  const stayAmened = (
    exchange: Exchange,
    now: readonly Seen[],
    which: readonly Doa[],
    why: string,
  ) => {
    for (const [index, doa] of all.entries()) {
      const [was, is] = [before[index], now[index]]
      if (!was || !is || is.status === undefined || !which.includes(doa)) continue
      const where = `of doa ${doa.id} of ${doa.programId}`
      if (is.status !== 'liked')
        run.tell(exchange, 'effect', {
          field: '/data/*/status_like',
          expected: `must stay "liked" for the account that ${why}`,
          seen: `${shown(is.status)} ${where}`,
        })
      else if (is.amens <= was.amens)
        run.tell(exchange, 'effect', {
          field: '/data/*/total_like',
          expected: `must keep the amen of the account that ${why}`,
          seen: `${was.amens} before it, now ${is.amens} ${where}`,
        })
    }
  }
  for (const doa of all) if (!(await toggle(doa)).ok) return
  const last = run.lastOf(run.model.get(LIKE))
  if (last) stayAmened(last, await see(), all, 'has said amen to other doa too')
  await tapsTwice(visit, jar, first)
  const back = await toggle(first)
  if (back.ok) stayAmened(back.exchange, await see(), others, 'takes back its amen to another doa')
  for (const doa of others) await toggle(doa)
}
