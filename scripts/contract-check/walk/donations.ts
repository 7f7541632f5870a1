import { itemsOf, numberAt } from '../json'
import { donationsAtOnce } from './crossing'
import { checkEdges, keptDonations } from './donation-edges'
import { changed, codeOf, donationForm } from './donation-form'
import { itIsThere, leadsToPayment } from './made-donation'
import { checkNewerFields } from './newer-donations'
import { checkPayments } from './payments'
import { NO_PROGRAM, NOWHERE, type Visit } from './visit'

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
    leadsToPayment(visit, first)
    for (const { exchange, data } of [first, again]) {
      const code = codeOf(data)
      if (exchange.status !== 200 || code === null) continue
      await itIsThere(visit, code, form, {
        check: exchange === again.exchange ? 'repeat' : 'effect',
      })
    }
    await run.ask(
      name,
      { form: changed(form, 'programId', NO_PROGRAM) },
      { status: [404], as: 'unknown' },
    )
    const nameless = changed(form, 'donorName', null)
    await run.ask(name, { form: nameless }, { status: [400, 422] })
    // A wrong form is refused before anything else is looked at.
    const neither = changed(nameless, 'programId', NO_PROGRAM)
    await run.ask(name, { form: neither }, { status: [400, 422] })
    const staysAsItIs = await keptDonations(visit)
    await checkPayments(visit, form)
    await checkNewerFields(visit, form)
    await checkEdges(visit, form)
    await staysAsItIs()
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
    if (donation != null) await run.call(name, { query: [['codeDonate', donation]] })
    else if (!run.options.write)
      run.skip(name, 'needs a donation to read: --donation CODE or --write')
    else {
      const form = await donationForm(visit)
      const code = form && codeOf(await run.call('transaction/storeDonate', { form }))
      if (!form || code === null)
        run.skip(name, 'storeDonate gave no code: its redirect_url has no /donation/{code}')
      else await itIsThere(visit, code, form, { check: 'effect' })
    }
    if (!run.options.stateless)
      await run.ask(name, { query: [['codeDonate', NOWHERE]] }, { status: [404], as: 'unknown' })
  },
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
