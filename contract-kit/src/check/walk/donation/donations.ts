import type { Fields } from '../../http/client'
import { almostCodes, refusesAlmost } from './almost-codes'
import { donationsAtOnce } from '../crossing'
import { checkEdges, keptDonations } from './donation-edges'
import { checkOwners } from './donation-owners'
import { changed, codeOf, donationForm, LONG_PRAYER, noDonation } from './donation-form'
import { itIsThere, leadsToPayment } from './made-donation'
import { checkNewerFields } from './newer-donations'
import { checkPayments } from './payments'
import { NO_PROGRAM, otherKind } from '../programs'
import { NOWHERE, type Visit } from '../visit'

/** Donations. */
export const donationSteps = {
  'transaction/storeDonate': async (visit: Visit) => {
    const { run } = visit
    const name = 'transaction/storeDonate'
    if (!run.mayWrite(name, 'makes a donation')) return
    const form = await donationForm(visit)
    if (!form) {
      await noDonation(visit, name)
      return
    }
    const long = changed(form, 'donorPray', LONG_PRAYER)
    const first = await run.ask(name, { form: long })
    const again = await run.ask(name, { form: long }, { status: [200, 409, 422], as: 'repeat' })
    if (run.options.stateless) return
    leadsToPayment(visit, first)
    if (codeOf(first.data) === null && run.options.donation == null) await noDonation(visit, name)
    for (const { exchange, data } of [first, again]) {
      const code = codeOf(data)
      if (exchange.status !== 200 || code === null) continue
      await itIsThere(visit, code, long, {
        check: exchange === again.exchange ? 'repeat' : 'effect',
      })
    }
    await run.ask(
      name,
      { form: changed(form, 'programId', NO_PROGRAM) },
      { status: [404], as: 'unknown' },
    )
    await refusesOtherKind(visit, form)
    const nameless = changed(form, 'donorName', null)
    await run.ask(name, { form: nameless }, { status: [400, 422] })
    // A wrong form is refused before anything else is looked at.
    const neither = changed(nameless, 'programId', NO_PROGRAM)
    await run.ask(name, { form: neither }, { status: [400, 422] })
    const staysAsItIs = await keptDonations(visit)
    await checkPayments(visit, form)
    await checkNewerFields(visit, form)
    await checkEdges(visit, form)
    await checkOwners(visit, form, first.exchange.status === 200 ? codeOf(first.data) : null)
    await staysAsItIs()
    visit.atEnd.push(staysAsItIs)
    const jar = await visit.session()
    // The name in the form counts, not the account's name.
    const own = jar && codeOf(await run.call(name, { form, jar }))
    if (own != null) await itIsThere(visit, own, form, { check: 'effect' })
    // Somebody whose session has ended counts as a visitor.
    if (jar) await run.call(name, { form, jar: jar.forged() })
    if (jar) await donationsAtOnce(visit, jar)
  },

  'transaction/getTransaction': async (visit: Visit) => {
    const { run } = visit
    const name = 'transaction/getTransaction'
    const { donation } = run.options
    let known = donation ?? null
    if (donation != null) await run.call(name, { query: [['codeDonate', donation]] })
    else if (!run.options.write)
      run.skip(name, 'needs a donation to read: --donation CODE or --write')
    else {
      const short = await donationForm(visit)
      const form = short && changed(short, 'donorPray', LONG_PRAYER)
      const code = form && codeOf(await run.call('transaction/storeDonate', { form }))
      if (!form || code === null) await noDonation(visit, name)
      else await itIsThere(visit, code, form, { check: 'effect' })
      known = code
    }
    if (run.options.stateless) return
    await run.ask(name, { query: [['codeDonate', NOWHERE]] }, { status: [404], as: 'unknown' })
    // A number is what a database counts its rows by.
    for (const almost of ['%', '1', '2', ...(known === null ? [] : almostCodes(known))])
      await run.ask(name, { query: [['codeDonate', almost]] }, refusesAlmost)
  },
}

/** Checks that `KM-12` is unknown where only `ID-12` exists, and the other way round. */
async function refusesOtherKind(visit: Visit, form: Fields): Promise<void> {
  const known = await visit.ids('campaign', 'mosque')
  const [none] = known.map((id) => otherKind(id)).filter((id) => !known.includes(id))
  if (none !== undefined)
    await visit.run.ask(
      'transaction/storeDonate',
      { form: changed(form, 'programId', none) },
      { status: [404], as: 'unknown' },
    )
}
