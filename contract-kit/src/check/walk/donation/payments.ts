import type { Fields } from '../../http/client'
import { rowsOf, shown, textAt } from '../../http/json'
import type { Expectation } from '../../judge'
import { countsDonations, totalOfRows } from '../amounts'
import { addsUp } from '../disbursements'
import { checkCodes } from './donation-codes'
import { changed, codeOf } from './donation-form'
import { gives, itIsThere } from './made-donation'
import { limitsOf, withMethod } from './methods'
import { keysOf } from '../list-rows'
import type { Program } from '../programs'
import { sampled, type Visit } from '../visit'
import { GRID, PAID, STORE } from '../../operations'

/** More than 32 bits hold, as an integer and as a float; less than the app's largest amount. */
const HUGE = 3_000_000_001

/** Prices that begin like a number, or are one to a careless reader: Go takes `_`, Python digits of any script. */
const noPrices = [
  '',
  ...'50000abc 50000.5 50000.00 50.000 50,000 5e4 50_000 0xC350 +50000 ٥٠٠٠٠ -50000 0'.split(' '),
]

/** How many methods are tried, each by a donation of its own. */
const MOST_METHODS = 24

const refused: Expectation = { status: [422, 400], as: 'refusal' }

/** The same donation for another program. */
export const forProgram = (
  form: Fields,
  { programId, type }: Pick<Program, 'programId' | 'type'>,
) => changed(changed(form, 'programType', type), 'programId', programId)

/** As many digits as the contract lets a number have. */
const LONG_PHONE = '812000000000001'
/** A landline's number. Whoever takes the signs of "62" away at its beginning, and not the number 62, cuts it. */
const SIXES_AND_TWOS = '2266123456'
/**
 * The longest name (100 characters) and doa (2,000) that a backend must keep whole; each has one
 * more unit of UTF-16. A form carries each of the doa's two line breaks as CRLF: it is as long as that on the wire, where
 * some backends count.
 */
const LONG_NAME = `Uji 🤲 ${'Nama Panjang '.repeat(8)}`.slice(0, 100) + 'h'
const LONG_PRAYER =
  'Ya Allah 🤲,\nmudahkanlah.\n'.padEnd(1_993, 'Ya Allah, mudahkanlah. ') + 'aamiin'

/**
 * What can be paid is taken, by each method and for each kind of program, and what can't be is refused.
 * @param form a donation that the backend has taken
 */
export async function checkPayments(visit: Visit, form: Fields): Promise<void> {
  const { run } = visit
  const methods = await visit.methods()
  const mostFirst = async () =>
    keysOf(await run.call(GRID, { query: [['sortBy', 'paling banyak']] }))
  const order = await mostFirst()
  const programs = await visit.openPrograms()
  /** For a program of each kind, since backends have code of its own for each. */
  const ofEachKind = (fields: Fields) => programs.map((program) => forProgram(fields, program))
  const give = (fields: Fields) => gives(visit, fields)
  const refuse = async (fields: Fields) => {
    for (const one of ofEachKind(fields)) await run.ask(STORE, { form: one }, refused)
  }

  for (const method of sampled(methods, MOST_METHODS)) {
    const { least, most } = limitsOf(method)
    const own = withMethod(form, method)
    for (const one of ofEachKind(changed(own, 'price', String(least)))) await give(one)
    // Only a manual transfer's amount gets a unique code added.
    if (textAt(method, 'type') === 'Manual') await give(own)
    await refuse(changed(own, 'price', String(least - 1)))
    if (most === undefined) continue
    await give(changed(own, 'price', String(most)))
    await refuse(changed(own, 'price', String(most + 1)))
  }
  const unlimited = methods.find(
    (one) => limitsOf(one).most === undefined && textAt(one, 'type') !== 'QRIS',
  )
  if (unlimited !== undefined) {
    await wholeOrNot(visit, changed(withMethod(form, unlimited), 'price', String(HUGE)))
  }
  await wholeOrNot(visit, changed(form, 'donorPhone', SIXES_AND_TWOS))
  const seen = await mostFirst()
  const last = run.lastOf(run.model.get(GRID))
  if (last && seen.join() !== order.join())
    run.tell(last, 'order', {
      field: '/data by sortBy',
      expected: 'must be ordered by what was paid: nobody has paid what was given since',
      seen: `${shown(order)}, then ${shown(seen)}`,
    })
  // Neither a doa nor a word in its place.
  await give(changed(form, 'donorPray', ''))
  await give(changed(form, 'donorPray', null))
  await give(changed(changed(form, 'donorPhone', LONG_PHONE), 'donorEmail', 'bukan surel'))

  for (const price of noPrices) await refuse(changed(form, 'price', price))
  await refuse(changed(form, 'codePayment', 'TIDAK-ADA'))
  const code = (new Map(form).get('codePayment') ?? '').toLowerCase()
  if (methods.every((one) => textAt(one, 'code') !== code))
    await refuse(changed(form, 'codePayment', code))
  await refuse(changed(form, 'typePayment', 'TIDAK-ADA'))
  const types = methods.map((one) => textAt(one, 'type'))
  const other = types.find((type) => type !== new Map(form).get('typePayment'))
  if (other !== undefined) await refuse(changed(form, 'typePayment', other))
  await refuse(changed(form, 'donorPhone', 'bukan nomor'))
  await refuseEnded(visit, form)
  const endless = (await visit.programs('campaign')).find(
    ({ open, programId, row }) => open && programId !== null && textAt(row, 'all_time') === 'Y',
  )
  if (endless) await give(forProgram(form, endless))
  // The contract says that this length is kept whole.
  await give(changed(changed(form, 'donorName', LONG_NAME), 'donorPray', LONG_PRAYER))
  await checkCodes(visit, form)
  await countsNothing(visit, form)
}

/** Checks that what may be refused is kept as it was sent, where it is taken. */
async function wholeOrNot(visit: Visit, form: Fields): Promise<void> {
  const { exchange, data } = await visit.run.ask(STORE, { form }, { status: [200, 422] })
  const code = exchange.status === 200 ? codeOf(data) : null
  if (code !== null) await itIsThere(visit, code, form, { check: 'effect' })
}

/** Checks that programs of both kinds refuse donations once they have ended, as their lists say. */
async function refuseEnded(visit: Visit, form: Fields): Promise<void> {
  for (const kind of ['campaign', 'mosque'] as const) {
    const ended = (await visit.programs(kind)).find(({ open }) => !open)
    if (ended?.programId != null)
      await visit.run.ask(STORE, { form: forProgram(form, ended) }, refused)
  }
}

/** Nobody has paid any of it: then no list has the donor, and the total doesn't count it. */
async function countsNothing(visit: Visit, form: Fields): Promise<void> {
  const { run } = visit
  const sent = new Map(form)
  const programId = sent.get('programId') ?? ''
  const made = await run.ask(STORE, { form })
  if (!made.ok) return
  const rows = rowsOf(await run.call(PAID, { query: [['programId', programId]] }))
  if (rows.some((row) => textAt(row, 'donatur') === sent.get('donorName')))
    run.tell(made.exchange, 'amount', {
      field: `${PAID} afterwards`,
      expected: 'must not have a donation that nobody has paid',
      seen: 'the donor’s name',
    })
  await totalOfRows(visit, programId, made.exchange)
  await countsDonations(visit, made.exchange)
  if (visit.offers('campaign/get_disbursements')) await addsUp(visit, programId)
}
