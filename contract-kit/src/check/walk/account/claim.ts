import { type Exchange, means } from '../../http/client'
import type { Jar } from '../../http/cookies'
import { shown } from '../../http/json'
import { almostCodes, refusesAlmost } from '../donation/almost-codes'
import { noDonation } from '../donation/donation-form'
import { donate } from '../donation/history'
import { codesOf, pagesOf } from '../donation/history-pages'
import { sameAsDonation } from '../donation/history-rows'
import type { Answer } from '../list'
import { enter, forged } from './sessions'
import { NOWHERE, type Visit } from '../visit'
import { lastingOf, type Members, stays } from '../watch'
import { CLAIM, DETAIL, HISTORY } from '../../operations'

const formOf = (code: string) => [['codeDonate', code]] as const

/** Adding a donation to an account that was made without it. */
export const claimSteps = {
  [CLAIM]: async (visit: Visit) => {
    const { run } = visit
    if (!run.mayWrite(CLAIM, 'adds a donation to an account')) return
    const code = await donate(visit)
    if (code === null) {
      await noDonation(visit, CLAIM)
      return
    }
    const form = formOf(code)
    const jar = await enter(visit, CLAIM, { form }, { form: formOf(NOWHERE) })
    if (!jar) return
    const page = () => run.ask(DETAIL, { query: form }, { status: [200, 404], as: 'effect' })
    const was = run.options.stateless ? {} : lastingOf(DETAIL, (await page()).data)
    // A backend that keeps the history's answer for a while has it from before the claim then.
    if (visit.offers(HISTORY)) await pagesOf(visit, jar)
    const { exchange, ok } = await run.ask(CLAIM, { form, jar })
    if (run.options.stateless) return
    await forged(visit, CLAIM, { form }, jar)
    if (ok) {
      await isListed(visit, exchange, code, jar)
      staysReadable(visit, exchange, await page(), was)
    }
    await run.ask(CLAIM, { form, jar }, { status: [200], as: 'repeat' })
    const { jar: others } = (await visit.strangersSession()) ?? {}
    if (others) {
      await run.ask(CLAIM, { form, jar: others }, { status: [409] })
      const own = await donate(visit, jar)
      // Made with a session, it needs no claim to be somebody's.
      if (own !== null) {
        await run.ask(CLAIM, { form: formOf(own), jar: others }, { status: [409] })
        await run.ask(CLAIM, { form: formOf(own), jar }, { status: [200], as: 'repeat' })
      }
      await isGivenOnce(visit, jar, others)
    }
    await run.ask(CLAIM, { form: formOf(NOWHERE), jar }, { status: [404], as: 'unknown' })
    for (const almost of almostCodes(code))
      await run.ask(CLAIM, { form: formOf(almost), jar }, refusesAlmost)
  },
}

/** Checks that a claimed donation is in the history, with what its own page says. */
async function isListed(visit: Visit, exchange: Exchange, code: string, jar: Jar): Promise<void> {
  if (!visit.offers(HISTORY)) return
  const pages = await pagesOf(visit, jar)
  const page = pages.find(({ data }) => codesOf(data).includes(code))
  if (page) await sameAsDonation(visit, page, code)
  else
    visit.run.tell(exchange, 'effect', {
      field: '/data/daftar/*/kode',
      expected: `must be ${shown(code)} for one donation in ${HISTORY} afterwards`,
      seen: shown(pages.flatMap(({ data }) => codesOf(data))),
    })
}

/** Checks that whoever has the code reads the donation as before: a claim adds it to a list, and that is all. */
function staysReadable({ run }: Visit, exchange: Exchange, page: Answer, was: Members): void {
  const why = 'a claim adds the donation to the history and changes nothing else'
  if (means(page.exchange, 200))
    stays(run, exchange, { read: DETAIL, was, data: page.data, why, check: 'effect' })
  else
    run.tell(exchange, 'effect', {
      field: `${DETAIL} afterwards`,
      expected: 'must be 200: whoever has the code may read it, without a session too',
      seen: String(page.exchange.status),
    })
}

/** Checks that one of two accounts gets a donation that both claim at the same time. */
async function isGivenOnce(visit: Visit, own: Jar, others: Jar): Promise<void> {
  const code = await donate(visit)
  if (code === null) return
  const call = { operation: visit.run.model.get(CLAIM), form: formOf(code) }
  const both = [
    { ...call, jar: own },
    { ...call, jar: others },
  ] as const
  await visit.run.once(both, [409], 'two accounts')
}
