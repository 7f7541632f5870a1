import type { Fields } from '../client'
import { itemsOf, membersOf, numberAt, shown, textAt } from '../json'
import { NO_PROGRAM, NOWHERE, type Visit } from './visit'

const PRICE = 50_000
/** A manual transfer carries a unique code of three digits. */
const UNIQUE_CODES = 1_000
/** Quotes, an emoji and Arabic: what a donor writes must come back as it was. */
const PRAYER = 'Uji kontrak: semoga "berkah" & lancar 🤲 آمين'
const DONOR = "Uji O'Kontrak"

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

/** The code that `redirect_url` leads to, or null when it leads to another site. */
export function codeOf(data: unknown): string | null {
  const address = textAt(data, 'redirect_url') ?? ''
  return /\/donation\/([^/?#]+)/.exec(address)?.[1] ?? null
}

export async function donationForm(visit: Visit): Promise<Fields | null> {
  const program = (await visit.anyPrograms()).find(({ open }) => open)
  const methods = await visit.methods()
  const method = methods.find((one) => textAt(one, 'type') === 'QRIS') ?? methods[0]
  const code = textAt(method, 'code')
  const type = textAt(method, 'type')
  if (!program || code === undefined || type === undefined) return null
  return [
    ['price', String(PRICE)],
    ['donorName', DONOR],
    ['donorPhone', '81200000000'],
    ['donorEmail', ''],
    ['donorPray', PRAYER],
    ['codePayment', code],
    ['typePayment', type],
    ['programId', program.programId],
    ['programType', program.type],
  ]
}

/** The form with another value in one field, or without the field. */
export function changed(form: Fields, name: string, value: string | null): Fields {
  return form.flatMap(([field, before]) => {
    if (field !== name) return [[field, before] as const]
    return value === null ? [] : [[field, value] as const]
  })
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
