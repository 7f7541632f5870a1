import type { Fields } from '../../http/client'
import { itemsOf, membersOf, numberAt, shown, textAt } from '../../http/json'
import { codeOf } from './donation-form'
import { isNow } from './made-donation'
import type { Visit } from '../visit'
import { DETAIL, STORE } from '../../operations'

const donationOf = ({ run }: Visit, code: string) =>
  run.ask(DETAIL, { query: [['codeDonate', code]] })

/** Checks when things happened to a donation that was made a moment ago: not before it, and the newest stands first. */
export async function eventsInTime(visit: Visit, code: string): Promise<void> {
  const { exchange, data, ok } = await donationOf(visit, code)
  const times = itemsOf(membersOf(data)['riwayat']).flatMap((one) => textAt(one, 'waktu') ?? [])
  const tell = (expected: string) => {
    visit.run.tell(exchange, 'time', {
      field: '/data/riwayat/*/waktu',
      expected,
      seen: shown(times),
    })
  }
  if (!ok) return
  if (!times.every(isNow)) tell('must be the time in WIB at which it happened')
  else if (times.some((time, index) => time > (times[index - 1] ?? time)))
    tell('must begin with the newest')
}

/**
 * Checks that open transfers of one amount can be told apart by what is to be paid. Two codes made by chance may be the
 * same; three hardly ever are.
 * @param form what made the donations
 */
export async function codesDiffer(
  visit: Visit,
  form: Fields,
  codes: readonly string[],
): Promise<void> {
  const third = async () => codeOf(await visit.run.call(STORE, { form }))
  const nominals = new Set<number | undefined>()
  for (const make of [...codes.map((code) => () => Promise.resolve(code)), third]) {
    const code = await make()
    if (code === null) return
    const { exchange, data } = await donationOf(visit, code)
    nominals.add(numberAt(data, 'nominal'))
    if (nominals.size > 1) return
    if (make !== third) continue
    visit.run.tell(exchange, 'amount', {
      field: '/data/nominal',
      expected: 'must have a code of its own, for each of three open transfers of one amount',
      seen: `${shown([...nominals])} in all three`,
    })
  }
}
