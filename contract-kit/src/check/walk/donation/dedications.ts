import type { Fields } from '../../http/client'
import { asSent, rowsOf, shown, textAt } from '../../http/json'
import { sameInCopy } from '../account/account-export'
import { almostCodes, refusesAlmost } from './almost-codes'
import { keptDonation } from './donation-edges'
import { changed, codeOf, donationForm, noDonation } from './donation-form'
import { leadsThere, newKey } from './donation-key'
import { gives } from './made-donation'
import { forProgram } from './payments'
import { NOWHERE, type Visit } from '../visit'
import { asZakat } from './zakat'
import { DEDICATE, DETAIL, STORE } from '../../operations'

/**
 * Two names, with signs that are easily lost; with the line break, which a form carries as two, 100 characters (101 of
 * UTF-16).
 */
const NAMES =
  `alm. Uji O'Kontrak & <3 🤲 فاطمة José\n${'almarhumah Ibu Nama Panjang '.repeat(3)}`.slice(
    0,
    99,
  ) + 'h'
const CORRECTED = NAMES.split('\n').toReversed().join('\n')

/**
 * In whose name it is given is told as it was sent.
 * @param form a donation that the backend has taken
 */
export async function checkDedication(visit: Visit, form: Fields): Promise<void> {
  const { run } = visit
  for (const program of await visit.openPrograms()) {
    const named = [...forProgram(form, program), ['atas_nama', NAMES] as const, ...keyOf(visit)]
    if ((await gives(visit, named)) === null) continue
    const nameless = changed(named, 'atas_nama', null)
    if (keyOf(visit).length > 0)
      await run.ask(STORE, { form: nameless }, { status: [422], as: 'repeat' })
  }
}

const keyOf = (visit: Visit) => (visit.offers(`${STORE}#kunci`) ? [newKey()] : [])

/** Correcting in whose name a donation is given. */
export const dedicationSteps = {
  [DEDICATE]: async (visit: Visit) => {
    const { run } = visit
    if (!run.mayWrite(DEDICATE, 'corrects the name of a donation')) return
    if (!run.options.stateless && !visit.offers(`${STORE}#atas_nama`)) {
      run.lack(DEDICATE, `needs a donation in somebody’s name: ${STORE}#atas_nama isn’t listed`, [
        STORE,
      ])
      return
    }
    const form = await donationForm(visit)
    const give = async (...more: Fields) =>
      form && codeOf(await run.call(STORE, { form: [...form, ...more] }))
    // The visitor's first: what is tried later repeats the first donation, and must not fill the account.
    const twin = await give(['atas_nama', NAMES])
    if (form === null || twin === null) {
      await noDonation(visit, DEDICATE)
      return
    }
    const edit = (codeDonate: string) => ({
      form: [['codeDonate', codeDonate] as const, ['atas_nama', CORRECTED] as const],
    })
    if (run.options.stateless) {
      await run.ask(DEDICATE, edit(twin))
      return
    }
    // An account's donation, which a visitor corrects, and of the same donor and name as the other one.
    const jar = await visit.session()
    const isHidden = visit.offers(`${STORE}#anonim`)
    const alms: Fields = [
      ...(await asZakat(visit, form)),
      ['atas_nama', NAMES],
      ...(isHidden ? [['anonim', 'Y'] as const] : []),
      ...keyOf(visit),
    ]
    const made = await run.ask(STORE, { form: alms, ...(jar && { jar }) })
    const code = codeOf(made.data) ?? twin
    const [staysAsItIs, twinStays] = [
      await keptDonation(visit, code),
      await keptDonation(visit, twin),
    ]
    const { exchange, ok } = await run.ask(DEDICATE, edit(code))
    if (!ok) return
    await staysAsItIs('must be %, as before the name was corrected', 'atas_nama')
    if (code !== twin) await twinStays('must be %: the name of another donation was corrected')
    const seen = textAt(await run.call(DETAIL, { query: [['codeDonate', code]] }), 'atas_nama')
    if (asSent(seen) !== CORRECTED)
      run.tell(exchange, 'effect', {
        field: `atas_nama of ${DETAIL} afterwards`,
        expected: `must be ${shown(CORRECTED)}, as it was corrected`,
        seen: shown(seen),
      })
    if (isHidden) await staysHidden(visit, new Map(alms).get('programId'))
    if (code !== twin && keyOf(visit).length > 0)
      leadsThere(
        visit,
        await run.ask(STORE, { form: alms }, { status: [200], as: 'repeat' }),
        made,
        ', whatever was corrected since',
      )
    await run.ask(DEDICATE, edit(code), { status: [200], as: 'repeat' })
    const others = jar && (await visit.strangersSession())
    if (others) await run.ask(DEDICATE, { ...edit(code), jar: others.jar })
    if (jar && code !== twin && visit.offers('user/export')) await sameInCopy(visit, jar, code)
    // What is counted anew from each correction shows only some seconds later.
    visit.atEnd.push(async () => {
      await run.ask(DEDICATE, edit(code))
      await staysAsItIs('must be %, as before the name was corrected', 'atas_nama')
    })
    await run.ask(DEDICATE, edit(NOWHERE), { status: [404], as: 'unknown' })
    for (const almost of almostCodes(code)) await run.ask(DEDICATE, edit(almost), refusesAlmost)
    const nobodys = await give()
    if (nobodys !== null) await run.ask(DEDICATE, edit(nobodys), { status: [422], as: 'refusal' })
  },
}

/** Checks that a correction shows no name to others that was hidden from them. */
async function staysHidden({ run }: Visit, programId: unknown): Promise<void> {
  for (const list of ['campaign/get_transaction_list', 'campaign/get_prayer_campaign']) {
    const { exchange, data } = await run.ask(list, { query: [['programId', String(programId)]] })
    if (rowsOf(data).some((row) => asSent(textAt(row, 'atas_nama')) === CORRECTED))
      run.tell(exchange, 'private', {
        field: '/data/*/atas_nama',
        expected: 'must be null for a hidden name, also once its spelling was corrected',
        seen: shown(CORRECTED),
      })
  }
}
