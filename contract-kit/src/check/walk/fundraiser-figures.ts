import type { Exchange } from '../http/client'
import type { Jar } from '../http/cookies'
import { itemsOf, membersOf, numberAt, rowsOf, shown, textAt } from '../http/json'
import type { Run } from '../run'
import { donationForm } from './donation/donation-form'
import { rightlyNamed } from './donation/history-rows'
import type { Answer } from './list'
import { sampled, type Visit } from './visit'
import { PAID, STATS, STORE } from '../operations'

/** How many of a fundraiser's programs are compared with what they were given. */
const MOST_PROGRAMS = 3

/** Checks a fundraiser's figures: the sums agree, the largest come first, and a new fundraiser has none. */
export async function checkFigures(visit: Visit): Promise<void> {
  const { run } = visit
  const account = await visit.account()
  const jar = await visit.session()
  if (account?.own && jar) broughtNothing(visit, await run.ask(STATS, { jar }))
  for (const one of [jar, await visit.given()]) if (one) await agrees(visit, one)
}

/** Checks that an unpaid donation isn't counted. For an account that is already a fundraiser. */
export async function countsPaidOnly(visit: Visit, jar: Jar, fundraiser: unknown): Promise<void> {
  const code = textAt(fundraiser, 'kode_ref')
  const form = await donationForm(visit)
  if (!form || code === undefined || !visit.offers(STATS) || !visit.offers(`${STORE}#kode_ref`))
    return
  await visit.run.call(STORE, { form: [...form, ['kode_ref', code]] })
  broughtNothing(visit, await visit.run.ask(STATS, { jar }))
}

/** Checks that an account whose links brought no donation has no figures. */
function broughtNothing({ run }: Visit, { exchange, data, ok }: Answer): void {
  for (const name of ['donasi', 'nominal']) {
    const seen = numberAt(data, name)
    if (ok && seen !== undefined && seen !== 0)
      run.tell(exchange, 'amount', {
        field: `/data/${name}`,
        expected: 'must be 0: nobody has paid by a link of this account',
        seen: String(seen),
      })
  }
  const programs = itemsOf(membersOf(data)['per_program'])
  if (ok && programs.length > 0)
    run.tell(exchange, 'amount', {
      field: '/data/per_program',
      expected: 'must be []: nobody has paid by a link of this account',
      seen: shown(programs),
    })
}

async function agrees(visit: Visit, jar: Jar): Promise<void> {
  const { run } = visit
  const answer = await run.ask(STATS, { jar })
  const { exchange, data, ok } = answer
  if (!ok) return
  const rows = itemsOf(membersOf(data)['per_program'])
  await rightlyNamed(visit, answer, rows, ['per_program', '*'])
  const ids = rows.map((row) => textAt(row, 'programId'))
  const twice = ids.find((id, index) => ids.indexOf(id) < index)
  if (twice !== undefined)
    run.tell(exchange, 'same', {
      field: '/data/per_program',
      expected: 'must have each program once',
      seen: `${shown(twice)} twice`,
    })
  for (const row of sampled(rows, MOST_PROGRAMS)) await withinProgram(run, exchange, row)
  for (const name of ['donasi', 'nominal']) {
    const numbers = rows.map((row) => numberAt(row, name) ?? 0)
    const sum = numbers.reduce((all, one) => all + one, 0)
    const seen = numberAt(data, name)
    if (seen !== sum)
      run.tell(exchange, 'amount', {
        field: `/data/${name}`,
        expected: `must be ${sum}, the sum of per_program`,
        seen: String(seen),
      })
    if (name === 'nominal' && numbers.some((one, index) => one > (numbers[index - 1] ?? one)))
      run.tell(exchange, 'order', {
        field: '/data/per_program',
        expected: 'must begin with the largest nominal',
        seen: shown(numbers),
      })
  }
}

/** Checks that a fundraiser has brought a program no more than it was given altogether. */
async function withinProgram(run: Run, exchange: Exchange, row: unknown): Promise<void> {
  const query = [['programId', textAt(row, 'programId') ?? '']] as const
  const { data, ok } = await run.ask(PAID, { query })
  if (!ok) return
  const given = rowsOf(data).map((one) => numberAt(one, 'nominal') ?? 0)
  const most = { donasi: given.length, nominal: given.reduce((all, one) => all + one, 0) }
  for (const name of ['donasi', 'nominal'] as const)
    if ((numberAt(row, name) ?? 0) > most[name])
      run.tell(exchange, 'amount', {
        field: `/data/per_program/*/${name}`,
        expected: `must be at most ${most[name]}, what ${PAID} has of ${shown(query[0][1])}: only what was paid counts`,
        seen: String(numberAt(row, name)),
      })
}

/** Checks that a donation is credited only to the fundraiser of its code, and may be that fundraiser's own. */
export async function ownCode(
  visit: Visit,
  exchange: Exchange,
  fundraiser: unknown,
): Promise<void> {
  const { run } = visit
  const { jar } = (await visit.strangersSession()) ?? {}
  if (!jar || !(await run.ask('fundraiser/register', { jar }, { status: [200, 409] })).ok) return
  const other = textAt(await run.call('fundraiser/get_user', { jar }), 'kode_ref')
  const form = visit.offers(`${STORE}#kode_ref`) ? await donationForm(visit) : null
  // Fundraisers may follow a link of their own. This account does, since the run's own history is compared.
  if (form && other !== undefined)
    await run.call(STORE, { form: [...form, ['kode_ref', other]], jar })
  if (other === undefined || other !== textAt(fundraiser, 'kode_ref')) return
  run.tell(exchange, 'effect', {
    field: '/data/kode_ref',
    expected: 'must be another one for each fundraiser',
    seen: `${shown(other)} for two accounts`,
  })
}
