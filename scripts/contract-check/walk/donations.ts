import type { Fields } from '../client'
import { itemsOf, membersOf, numberAt, shown } from '../json'
import { changed, codeOf, donationForm, PRICE } from './donation-form'
import { checkNewerFields } from './newer-donations'
import { NO_PROGRAM, NOWHERE, type Visit } from './visit'

/** A manual transfer carries a unique code of three digits. */
const UNIQUE_CODES = 1_000
/** Quotes, an emoji and Arabic: what a donor writes must come back as it was. */

/** Donations. */
export const donationSteps = {
  'transaction/storeDonate': async (visit: Visit) => {
    const { run } = visit
    const name = 'transaction/storeDonate'
    if (!run.mayWrite(name, 'makes a donation')) return
    const form = await donationForm(visit)
    if (!form) {
      run.skip(name, 'needs an open program and a payment method')
      return
    }
    const first = await run.ask(name, { form })
    const again = await run.ask(name, { form }, { status: [200, 409, 422], as: 'repeat' })
    if (run.options.stateless) return
    for (const { exchange, data } of [first, again]) {
      const code = codeOf(data)
      if (exchange.status !== 200 || code === null) continue
      await itIsThere(visit, code, form, exchange === again.exchange ? 'repeat' : 'effect')
    }
    await run.ask(
      name,
      { form: changed(form, 'programId', NO_PROGRAM) },
      { status: [404], as: 'unknown' },
    )
    await run.ask(name, { form: changed(form, 'price', '999') }, { status: [422, 400] })
    await run.ask(name, { form: changed(form, 'donorName', null) }, { status: [400, 422] })
    await checkNewerFields(visit, form)
    const jar = await visit.session()
    if (jar) await run.call(name, { form, jar })
  },

  'transaction/getTransaction': async (visit: Visit) => {
    const { run } = visit
    const name = 'transaction/getTransaction'
    const { donation } = run.options
    if (donation != null) await run.call(name, { query: [['codeDonate', donation]] })
    else if (!run.options.write)
      run.skip(name, 'needs a donation to read: --donation CODE or --write')
    else {
      const form = await donationForm(visit)
      const code = form && codeOf(await run.call('transaction/storeDonate', { form }))
      if (!form || code === null)
        run.skip(name, 'storeDonate gave no code: its redirect_url has no /donation/{code}')
      else await itIsThere(visit, code, form, 'effect')
    }
    if (!run.options.stateless)
      await run.ask(name, { query: [['codeDonate', NOWHERE]] }, { status: [404], as: 'unknown' })
  },
}

/** The donation that was just made is what the payment page will read. */
async function itIsThere(
  visit: Visit,
  code: string,
  form: Fields,
  check: 'effect' | 'repeat',
): Promise<void> {
  const { run } = visit
  const name = 'transaction/getTransaction'
  const { exchange, data, ok } = await run.ask(
    name,
    { query: [['codeDonate', code]] },
    { status: [200], as: check },
  )
  if (!ok || run.options.stateless) return
  const sent = Object.fromEntries(form)
  const expected: Record<string, unknown> = {
    id_program: sent['programId'],
    donatur: sent['donorName'],
    doa: sent['donorPray'],
    metode_bayar: sent['typePayment'],
    nomor_hp: sent['donorPhone'],
    status: 'Belum Lunas',
  }
  const transaction = membersOf(data)
  const nominal = numberAt(data, 'nominal') ?? 0
  const wrong = Object.entries(expected)
    .filter(([field, value]) => transaction[field] !== value)
    .map(([field, value]) => ({ field, expected: `must be ${shown(value)}, as it was sent` }))
  if (nominal < PRICE || nominal >= PRICE + UNIQUE_CODES)
    wrong.push({ field: 'nominal', expected: `must be ${PRICE}, or that with a unique code` })
  run.report(
    ...wrong.map((problem) =>
      run.judge.finding(exchange, check, {
        field: `/data/${problem.field}`,
        expected: problem.expected,
        seen: shown(transaction[problem.field]),
        lineOf: ['responses', '200'],
      }),
    ),
  )
}

/** For other steps: a prayer that can be amened. */
export async function somePrayer(visit: Visit): Promise<{ id: number; programId: string } | null> {
  for (const { programId } of await visit.anyPrograms()) {
    const query = [['programId', programId]] as const
    const [prayer] = itemsOf(await visit.run.call('campaign/get_prayer_campaign', { query }))
    const id = numberAt(prayer, 'id')
    if (id !== undefined) return { id, programId }
  }
  return null
}
