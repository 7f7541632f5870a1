import type { Exchange } from '../client'
import type { Jar } from '../cookies'
import { itemsOf, membersOf, numberAt, shown, textAt } from '../json'
import { donationForm } from './donation-form'
import { rightlyNamed } from './history-rows'
import { dataLine } from './lines'
import type { Answer } from './list'
import type { Visit } from './visit'

const STATS = 'fundraiser/get_stats'
const STORE = 'transaction/storeDonate'

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
        lineOf: dataLine(name),
      })
  }
}

async function agrees(visit: Visit, jar: Jar): Promise<void> {
  const { run } = visit
  const answer = await run.ask(STATS, { jar })
  const { exchange, data, ok } = answer
  if (!ok) return
  const rows = itemsOf(membersOf(data)['per_program'])
  await rightlyNamed(visit, answer, rows, ['per_program', '*'])
  for (const name of ['donasi', 'nominal']) {
    const numbers = rows.map((row) => numberAt(row, name) ?? 0)
    const sum = numbers.reduce((all, one) => all + one, 0)
    const seen = numberAt(data, name)
    if (seen !== sum)
      run.tell(exchange, 'amount', {
        field: `/data/${name}`,
        expected: `must be ${sum}, the sum of per_program`,
        seen: String(seen),
        lineOf: dataLine(name),
      })
    if (name === 'nominal' && numbers.some((one, index) => one > (numbers[index - 1] ?? one)))
      run.tell(exchange, 'order', {
        field: '/data/per_program',
        expected: 'must begin with the largest nominal',
        seen: shown(numbers),
        lineOf: dataLine('per_program'),
      })
  }
}

/** Checks that a donation is credited only to the fundraiser of its code. */
export async function ownCode(
  visit: Visit,
  exchange: Exchange,
  fundraiser: unknown,
): Promise<void> {
  const { run } = visit
  const stranger = await visit.stranger()
  const jar = stranger && (await visit.freshSession(stranger))
  if (!jar || !(await run.ask('fundraiser/register', { jar }, { status: [200, 409] })).ok) return
  const other = textAt(await run.call('fundraiser/get_user', { jar }), 'kode_ref')
  if (other === undefined || other !== textAt(fundraiser, 'kode_ref')) return
  run.tell(exchange, 'effect', {
    field: '/data/kode_ref',
    expected: 'must be another one for each fundraiser',
    seen: `${shown(other)} for two accounts`,
  })
}
