import { isDeepStrictEqual } from 'node:util'
import type { Fields } from '../client'
import type { Jar } from '../cookies'
import { itemsOf, membersOf, numberAt, shown, textAt } from '../json'
import type { Expectation } from '../judge'
import { almostCodes, refusesAlmost } from './almost-codes'
import { codeOf, donationForm } from './donation-form'
import { forProgram } from './payments'
import type { Program } from './programs'
import { NOWHERE, type Visit } from './visit'

const STORE = 'transaction/storeDonate'
const DETAIL = 'transaction/getTransaction'
const RECEIPT = 'transaction/get_receipt'
const HISTORY = 'transaction/get_history'

/** What is sent for a program of each type. */
const sentFor: Readonly<Record<string, Fields>> = {
  'zakat-mal': [['zakat_jenis', 'simpanan']],
  'zakat-fitrah': [
    ['zakat_jenis', 'fitrah'],
    ['zakat_jiwa', '4'],
  ],
  fidyah: [
    ['zakat_jenis', 'fidyah'],
    ['zakat_jiwa', '2'],
    ['zakat_hari', '30'],
  ],
}

const refused: Expectation = { status: [422, 400], as: 'refusal' }

const typeOf = ({ type }: Program) => type in sentFor

/**
 * Zakat is told as it was sent, and refused where the program isn't for it.
 * @param form a donation that the backend has taken, to a program that isn't for zakat
 */
export async function checkZakat(visit: Visit, form: Fields): Promise<void> {
  const { run } = visit
  const programs = (await visit.programs('campaign')).filter((one) => one.open && typeOf(one))
  for (const program of programs) {
    const listed = (sentFor[program.type] ?? []).filter(([name]) =>
      visit.offers(`${STORE}#${name}`),
    )
    const own = forProgram(form, program)
    const answer = await run.ask(STORE, { form: [...own, ...listed] })
    const code = answer.ok ? codeOf(answer.data) : null
    if (code === null) continue
    const { exchange, data } = await run.ask(DETAIL, { query: [['codeDonate', code]] })
    const sent = new Map(listed)
    const [jiwa = null, hari = null] = ['zakat_jiwa', 'zakat_hari'].map((name) =>
      sent.has(name) ? Number(sent.get(name)) : null,
    )
    const expected = { jenis: sent.get('zakat_jenis'), jiwa, hari }
    const { jenis, ...counts } = membersOf(membersOf(data)['zakat'])
    const seen = { jenis, jiwa: counts['jiwa'], hari: counts['hari'] }
    if (!isDeepStrictEqual(seen, expected))
      run.tell(exchange, 'effect', {
        field: '/data/zakat',
        expected: `must be ${shown(expected)}, as it was sent`,
        seen: shown(seen),
      })
    const other = program.type === 'fidyah' ? 'simpanan' : 'fidyah'
    await run.ask(STORE, { form: [...own, ['zakat_jenis', other]] }, refused)
  }
  await run.ask(STORE, { form: [...form, ['zakat_jenis', 'simpanan']] }, refused)
  if (visit.offers(`${STORE}#zakat_jiwa`))
    await run.ask(STORE, { form: [...form, ['zakat_jiwa', '4']] }, refused)
}

/** Proofs of payment of zakat. The check can't pay, so only an account of somebody's has one. */
export const receiptSteps = {
  [RECEIPT]: async (visit: Visit) => {
    const { run } = visit
    const ask = (code: string, jar?: Jar) =>
      run.ask(RECEIPT, { query: [['codeDonate', code]], ...(jar && { jar }) }, receipt)
    const receipt = { status: [200, 404] }
    if (run.options.stateless) {
      await ask(NOWHERE)
      return
    }
    await run.ask(RECEIPT, { query: [['codeDonate', NOWHERE]] }, { status: [404], as: 'unknown' })
    const form = run.options.write ? await donationForm(visit) : null
    const unpaid = form && codeOf(await run.call(STORE, { form }))
    if (unpaid !== null)
      await run.ask(RECEIPT, { query: [['codeDonate', unpaid]] }, { status: [404], as: 'unknown' })
    const jar = (await visit.given()) ?? (await visit.session())
    const types = new Map(
      (await visit.programs('campaign')).map(({ programId, type }) => [programId, type]),
    )
    const rows = jar && visit.offers(HISTORY) ? await run.call(HISTORY, { jar }) : null
    const paid = itemsOf(membersOf(rows)['daftar']).filter(
      (row) =>
        textAt(row, 'status') === 'Lunas' &&
        (types.get(textAt(membersOf(row)['program'], 'programId') ?? '') ?? '') in sentFor,
    )
    let found = false
    for (const row of paid) {
      const code = textAt(row, 'kode') ?? NOWHERE
      const own = await ask(code, jar ?? undefined)
      if (own.exchange.status !== 200) continue
      const { exchange, data } = await ask(code)
      const nominal = numberAt(row, 'nominal')
      if (!found)
        for (const almost of almostCodes(code))
          await run.ask(RECEIPT, { query: [['codeDonate', almost]] }, refusesAlmost)
      found = true
      if (numberAt(own.data, 'nominal') !== nominal)
        run.tell(own.exchange, 'amount', {
          field: '/data/nominal',
          expected: `must be ${nominal}, as the donation's`,
          seen: String(numberAt(own.data, 'nominal')),
        })
      const { nik_npwp: number } = membersOf(data)
      if (exchange.status === 200 && number !== null)
        run.tell(exchange, 'private', {
          field: '/data/nik_npwp',
          expected: 'must be null without the session of the donation’s account',
          seen: shown(number),
        })
    }
    if (!found)
      run.lack(
        RECEIPT,
        'only in part: a receipt shows with an account that has paid zakat lately and has got one (--login WHATSAPP:PASSWORD)',
        [HISTORY],
      )
  },
}
