import { isDeepStrictEqual } from 'node:util'
import type { Fields } from '../../http/client'
import type { Jar } from '../../http/cookies'
import { itemsOf, membersOf, numberAt, shown, textAt } from '../../http/json'
import type { Expectation } from '../../judge'
import { almostCodes, refusesAlmost } from './almost-codes'
import { changed, codeOf, donationForm } from './donation-form'
import { newKey } from './donation-key'
import { itIsThere } from './made-donation'
import { forProgram } from './payments'
import type { Program } from '../programs'
import { NOWHERE, type Visit } from '../visit'
import { DETAIL, HISTORY, RECEIPT, STORE } from '../../operations'

/** What is sent for a program of each type: each kind, and the largest numbers. */
const sentFor: Readonly<Record<string, readonly Fields[]>> = {
  'zakat-mal': ['simpanan', 'penghasilan', 'perdagangan'].map((kind) => [['zakat_jenis', kind]]),
  'zakat-fitrah': [
    [
      ['zakat_jenis', 'fitrah'],
      ['zakat_jiwa', '999'],
    ],
  ],
  fidyah: [
    [
      ['zakat_jenis', 'fidyah'],
      ['zakat_jiwa', '2'],
      ['zakat_hari', '9999'],
    ],
  ],
}

/** What goes only with some kinds. */
const COUNTS: Fields = [
  ['zakat_jiwa', '4'],
  ['zakat_hari', '3'],
]

const refused: Expectation = { status: [422], as: 'refusal' }

const isZakat = ({ type }: Program) => type in sentFor

/** The open programs for zakat, each with the same donation as zakat of each kind, as far as the backend lists it. */
async function zakatForms(visit: Visit, form: Fields) {
  const programs = (await visit.programs('campaign')).filter((one) => one.open && isZakat(one))
  const listed = (fields: Fields) => fields.filter(([name]) => visit.offers(`${STORE}#${name}`))
  return programs.map((program) => {
    const own = forProgram(form, program)
    const all = (sentFor[program.type] ?? []).map((one) => [...own, ...listed(one)])
    return { program, own, forms: visit.offers(`${STORE}#zakat_jenis`) ? all : [] }
  })
}

/** The same donation as zakat, where there is a program for it. */
export async function asZakat(visit: Visit, form: Fields): Promise<Fields> {
  const [first] = await zakatForms(visit, form)
  return first?.forms[0] ?? form
}

/**
 * Zakat is told as it was sent, and refused where the program isn't for it.
 * @param form a donation that the backend has taken
 */
export async function checkZakat(visit: Visit, form: Fields): Promise<void> {
  const { run } = visit
  const refuse = (fields: Fields) => run.ask(STORE, { form: fields }, refused)
  const counts = COUNTS.filter(([name]) => visit.offers(`${STORE}#${name}`))
  for (const { program, own, forms } of await zakatForms(visit, form)) {
    const [first, second] = forms
    const give = async (sent: Fields, keyed = sent) => {
      const answer = await run.ask(STORE, { form: keyed })
      const code = answer.ok ? codeOf(answer.data) : null
      if (code !== null) await itIsThere(visit, code, sent, { check: 'effect' })
      return code
    }
    // It takes other gifts too, as an app of contract 1.0 sends no kind of zakat; and nobody has to count, or to count both.
    await give(own)
    const isCount = ([name]: Fields[number]) => counts.some(([count]) => count === name)
    const counted = first?.filter(isCount) ?? []
    const uncounted = first?.filter((field) => !isCount(field)) ?? []
    if (counted.length > 0) await give(uncounted)
    if (counted.length > 1) for (const count of counted) await give([...uncounted, count])
    for (const sent of forms) {
      const keyed = sent === first && visit.offers(`${STORE}#kunci`) ? [...sent, newKey()] : sent
      const code = await give(sent, keyed)
      if (code !== null && keyed !== sent) await otherAlms(visit, keyed, second)
      for (const count of counts)
        if (!sent.some(([name]) => name === count[0])) await refuse([...sent, count])
    }
    for (const [type, others] of Object.entries(sentFor))
      if (type !== program.type)
        for (const [kind] of others) await refuse([...own, ...(kind ? [kind] : [])])
  }
  for (const program of await visit.openPrograms())
    if (!isZakat(program)) {
      const wrong = [...forProgram(form, program), ['zakat_jenis', 'simpanan']] as const
      await refuse(wrong)
      // What the program is for is known to the backend; the form may say anything.
      await refuse(changed(wrong, 'programType', 'zakat-mal'))
    }
  for (const count of counts) await refuse([...form, count])
}

/** Checks that a used key takes no other zakat. @param second the same donation as another kind of zakat, if there is one */
async function otherAlms({ run }: Visit, keyed: Fields, second?: Fields): Promise<void> {
  const kind = new Map(second).get('zakat_jenis')
  const others = COUNTS.flatMap(([name, value]) => [
    changed(keyed, name, value),
    changed(keyed, name, null),
  ]).filter((one) => !isDeepStrictEqual(one, keyed))
  if (kind !== undefined) others.push(changed(keyed, 'zakat_jenis', kind))
  for (const form of others) await run.ask(STORE, { form }, { status: [422], as: 'repeat' })
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
    const none = (code: string, own?: Jar) =>
      run.ask(
        RECEIPT,
        { query: [['codeDonate', code]], ...(own && { jar: own }) },
        { status: [404], as: 'refusal' },
      )
    const form = run.options.write ? await donationForm(visit) : null
    const unpaid = form && codeOf(await run.call(STORE, { form: await asZakat(visit, form) }))
    if (unpaid !== null) await none(unpaid)
    const given = await visit.given()
    const session = await visit.session()
    const jar = given ?? session
    // Another account's, where the run has two.
    const stranger = given && session
    const types = new Map(
      (await visit.programs('campaign')).map(({ programId, type }) => [programId, type]),
    )
    const rows = jar && visit.offers(HISTORY) ? await run.call(HISTORY, { jar }) : null
    const typeOf = (row: unknown) =>
      types.get(textAt(membersOf(row)['program'], 'programId') ?? '') ?? ''
    const lunas = itemsOf(membersOf(rows)['daftar']).filter(
      (row) => textAt(row, 'status') === 'Lunas',
    )
    const paid = lunas.filter((row) => typeOf(row) in sentFor)
    for (const row of lunas.filter((one) => !(typeOf(one) in sentFor)).slice(0, 2)) {
      const code = textAt(row, 'kode') ?? NOWHERE
      const donation = await run.call(DETAIL, { query: [['codeDonate', code]] })
      if (membersOf(donation)['zakat'] === null) await none(code, jar ?? undefined)
    }
    let found = false
    for (const row of paid) {
      const code = textAt(row, 'kode') ?? NOWHERE
      const own = await ask(code, jar ?? undefined)
      if (own.exchange.status !== 200) continue
      const others = [await ask(code), ...(stranger ? [await ask(code, stranger)] : [])]
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
      const page = await run.call(DETAIL, { query: [['codeDonate', code]] })
      const [issued, paidAt] = [textAt(own.data, 'tgl'), textAt(page, 'tgl_bayar')]
      if (issued !== undefined && paidAt !== undefined && issued < paidAt)
        run.tell(own.exchange, 'time', {
          field: '/data/tgl',
          expected: `must not be before ${shown(paidAt)}, when it was paid`,
          seen: shown(issued),
        })
      const { url } = membersOf(own.data)
      if (typeof url === 'string' && !/^https:/.test(url))
        run.tell(own.exchange, 'private', {
          field: '/data/url',
          expected: 'must be an https: address: it leads to somebody’s tax paper',
          seen: shown(url),
        })
      for (const { exchange, data } of others) {
        const { nik_npwp: number } = membersOf(data)
        if (exchange.status === 200 && number !== null)
          run.tell(exchange, 'private', {
            field: '/data/nik_npwp',
            expected: 'must be null without the session of the donation’s account',
            seen: shown(number),
          })
        if (exchange.status === 404)
          run.tell(exchange, 'same', {
            field: 'status',
            expected: 'must be 200, as for its account: whoever has the code may read it',
            seen: '404',
          })
      }
    }
    if (!found)
      run.lack(
        RECEIPT,
        'only in part: a receipt shows with an account that has paid zakat lately and has got one (--login WHATSAPP:PASSWORD)',
        [HISTORY],
      )
  },
}
