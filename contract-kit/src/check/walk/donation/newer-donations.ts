import type { Fields } from '../../http/client'
import { itemsOf, shown, textAt } from '../../http/json'
import { changed, codeOf } from './donation-form'
import { checkDedication } from './dedications'
import { checkKey, OTHER_DONOR } from './donation-key'
import { gives } from './made-donation'
import type { Visit } from '../visit'
import { checkZakat } from './zakat'
import { DETAIL, STORE } from '../../operations'

const NO_FUNDRAISER = 'UJI-TIDAK-ADA'

/**
 * What contracts 1.1 and 1.2 add to a donation: each field where the backend lists it.
 * @param form a donation that the backend has taken
 */
export async function checkNewerFields(visit: Visit, form: Fields): Promise<void> {
  if (visit.offers(`${STORE}#kunci`)) await checkKey(visit, form)
  if (visit.offers(`${STORE}#anonim`)) await checkHiddenName(visit, form)
  if (visit.offers(`${STORE}#atas_nama`)) await checkDedication(visit, form)
  if (visit.offers(`${STORE}#zakat_jenis`)) await checkZakat(visit, form)
  if (!visit.offers(`${STORE}#kode_ref`)) return
  await gives(visit, [...form, ['kode_ref', NO_FUNDRAISER]])
}

/** The donation keeps the name, and others don't see it. Nobody pays it here: then the lists may not have it at all. */
async function checkHiddenName(visit: Visit, form: Fields): Promise<void> {
  const { run } = visit
  const names = visit.offers(`${STORE}#atas_nama`) ? [['atas_nama', OTHER_DONOR] as const] : []
  const hidden = [...changed(form, 'donorName', OTHER_DONOR), ['anonim', 'Y'] as const, ...names]
  const { exchange, data, ok } = await run.ask(STORE, { form: hidden })
  const code = codeOf(data)
  if (!ok || code === null) return
  const tell = (where: string, expected: string, seen: string) => {
    run.tell(exchange, 'effect', { field: `anonim in ${where}`, expected, seen })
  }
  const jar = await visit.session()
  const own = jar && codeOf(await run.call(STORE, { form: hidden, jar }))
  for (const one of own === null ? [code] : [code, own]) {
    const donation = await run.call(DETAIL, { query: [['codeDonate', one]] })
    const donor = textAt(donation, 'donatur')
    if (donation !== undefined && donor !== OTHER_DONOR)
      tell(DETAIL, `must keep the name ${shown(OTHER_DONOR)}`, shown(donor))
    const given = textAt(donation, 'atas_nama')
    if (donation !== undefined && names.length > 0 && given !== OTHER_DONOR)
      tell(DETAIL, `must keep atas_nama ${shown(OTHER_DONOR)}`, shown(given))
  }
  const query = form.filter(([name]) => name === 'programId')
  for (const list of ['campaign/get_transaction_list', 'campaign/get_prayer_campaign']) {
    const donors = itemsOf(await run.call(list, { query })).flatMap((item) => [
      textAt(item, 'donatur'),
      textAt(item, 'atas_nama'),
    ])
    if (donors.includes(OTHER_DONOR))
      tell(list, 'must not show the name to others', shown(OTHER_DONOR))
  }
}
