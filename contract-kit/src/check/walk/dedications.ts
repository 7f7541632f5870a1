import type { Fields } from '../client'
import { shown, textAt } from '../json'
import { almostCodes, refusesAlmost } from './almost-codes'
import { keptDonation } from './donation-edges'
import { codeOf, donationForm, noDonation } from './donation-form'
import { itIsThere } from './made-donation'
import { NOWHERE, type Visit } from './visit'

const EDIT = 'transaction/edit_dedication'
const STORE = 'transaction/storeDonate'
const DETAIL = 'transaction/getTransaction'

/** Two names, with signs that are easily lost; with the line break, which a form carries as two, 100 characters. */
const NAMES =
  `alm. Uji O'Kontrak & <3\n${'almarhumah Ibu Nama Panjang '.repeat(3)}`.slice(0, 98) + 'h'
const CORRECTED = 'almarhum Bapak Akhmad'

/**
 * In whose name it is given is told as it was sent.
 * @param form a donation that the backend has taken
 */
export async function checkDedication(visit: Visit, form: Fields): Promise<void> {
  const named = [...form, ['atas_nama', NAMES]] as const
  const { data, ok } = await visit.run.ask(STORE, { form: named })
  const code = ok ? codeOf(data) : null
  if (code !== null) await itIsThere(visit, code, named, { check: 'effect' })
}

/** Correcting in whose name a donation is given. */
export const dedicationSteps = {
  [EDIT]: async (visit: Visit) => {
    const { run } = visit
    if (!run.mayWrite(EDIT, 'corrects the name of a donation')) return
    if (!run.options.stateless && !visit.offers(`${STORE}#atas_nama`)) {
      run.lack(EDIT, `needs a donation in somebody’s name: ${STORE}#atas_nama isn’t listed`, [
        STORE,
      ])
      return
    }
    const form = await donationForm(visit)
    const give = async (...more: Fields) =>
      form && codeOf(await run.call(STORE, { form: [...form, ...more] }))
    const code = await give(['atas_nama', NAMES])
    if (code === null) {
      await noDonation(visit, EDIT)
      return
    }
    const edit = (codeDonate: string) => ({
      form: [['codeDonate', codeDonate] as const, ['atas_nama', CORRECTED] as const],
    })
    const staysAsItIs = run.options.stateless ? null : await keptDonation(visit, code)
    const { exchange, ok } = await run.ask(EDIT, edit(code))
    if (run.options.stateless) return
    await staysAsItIs?.('must be %, as before the name was corrected')
    const seen = textAt(await run.call(DETAIL, { query: [['codeDonate', code]] }), 'atas_nama')
    if (ok && seen !== CORRECTED)
      run.tell(exchange, 'effect', {
        field: `atas_nama of ${DETAIL} afterwards`,
        expected: `must be ${shown(CORRECTED)}, as it was corrected`,
        seen: shown(seen),
      })
    await run.ask(EDIT, edit(code), { status: [200], as: 'repeat' })
    await run.ask(EDIT, edit(NOWHERE), { status: [404], as: 'unknown' })
    for (const almost of almostCodes(code)) await run.ask(EDIT, edit(almost), refusesAlmost)
    const nobodys = await give()
    if (nobodys !== null) await run.ask(EDIT, edit(nobodys), { status: [422] })
  },
}
