import type { Fields } from '../../http/client'
import type { Jar } from '../../http/cookies'
import { isDeepStrictEqual } from 'node:util'
import { itemsOf, membersOf, shown, textAt } from '../../http/json'
import { keptDonation } from './donation-edges'
import { changed, codeOf } from './donation-form'
import { newKey } from './donation-key'
import { codesOf, pagesOf } from './history-pages'
import { profileFields } from '../account/saved-edits'
import { NAME, type Visit } from '../visit'
import { CLAIM, HISTORY, STORE, USER } from '../../operations'

/**
 * Checks that a donation belongs to the account that was logged in when it was made, whatever happens later.
 * @param form a donation that the backend has taken
 * @param visitors code of a donation that a visitor made earlier; null for none
 */
export async function checkOwners(
  visit: Visit,
  form: Fields,
  visitors: string | null,
): Promise<void> {
  const jar = await visit.newSession(NAME)
  if (!jar) return
  await leavesProfile(visit, form, jar)
  if (!visit.offers(HISTORY)) return
  if (visit.offers(`${STORE}#anonim`)) {
    const why = 'only others don’t see the name of a hidden donation'
    await isListed(visit, [...form, ['anonim', 'Y']], jar, { why })
  }
  if (visit.offers(`${STORE}#kunci`)) {
    const why = 'the same kunci without a session, or with another one, changes nothing'
    const keyed: Fields = [...form, newKey()]
    const others = await visit.session()
    await isListed(visit, keyed, jar, { why, then: others ? [{}, { jar: others }] : [{}] })
  }
  if (visitors !== null && visit.offers(CLAIM)) await comesInItsPlace(visit, visitors, jar)
}

/** Checks that a donation changes nothing in the donor's profile. */
async function leavesProfile(visit: Visit, form: Fields, jar: Jar): Promise<void> {
  const { run } = visit
  const before = membersOf(await run.call(USER, { jar }))
  const own = changed(form, 'donorEmail', 'titipan.donasi@surat.example')
  const { exchange, ok } = await run.ask(STORE, { form: own, jar })
  const after = membersOf(await run.call(USER, { jar }))
  const other = profileFields(visit).find((name) => !isDeepStrictEqual(before[name], after[name]))
  if (ok && other !== undefined)
    run.tell(exchange, 'effect', {
      field: `${other} of ${USER} afterwards`,
      expected: `must be ${shown(before[other])}, as before: a donation edits no profile`,
      seen: shown(after[other]),
    })
}

/**
 * Donates with a session, and checks that the history has the donation.
 * @param options `why` ends the finding; `then` sends the same form again: with another session, or without one
 */
async function isListed(
  visit: Visit,
  form: Fields,
  jar: Jar,
  { why, then = [] }: { why: string; then?: readonly { jar?: Jar }[] },
): Promise<void> {
  const { run } = visit
  const answer = await run.ask(STORE, { form, jar })
  const code = codeOf(answer.data)
  for (const inputs of then) await run.ask(STORE, { form, ...inputs })
  const codes = (await pagesOf(visit, jar)).flatMap(({ data }) => codesOf(data))
  if (answer.ok && code !== null && !codes.includes(code))
    run.tell(answer.exchange, 'effect', {
      field: `${HISTORY} afterwards`,
      expected: `must have ${shown(code)}: ${why}`,
      seen: shown(codes),
    })
}

/** Checks that the history sorts a claimed donation by when it was made, not by when it was claimed. */
async function comesInItsPlace(visit: Visit, code: string, jar: Jar): Promise<void> {
  const { run } = visit
  const staysAsItIs = await keptDonation(visit, code)
  const { exchange, ok } = await run.ask(
    CLAIM,
    { form: [['codeDonate', code]], jar },
    { status: [200, 409] },
  )
  await staysAsItIs('must be %, as before it was claimed')
  const [first] = await pagesOf(visit, jar)
  const dates = itemsOf(membersOf(first?.data)['daftar']).flatMap(
    (row) => textAt(row, 'tgl_donasi') ?? [],
  )
  if (ok && dates.some((date, index) => date > (dates[index - 1] ?? date)))
    run.tell(exchange, 'order', {
      field: `${HISTORY} afterwards`,
      expected: 'must begin with the newest, whenever a donation was claimed',
      seen: shown(dates),
    })
}
