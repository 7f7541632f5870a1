import { shapeOf } from '../../../diff/shape'
import type { Jar } from '../../http/cookies'
import { membersOf, numberAt, shown, textAt } from '../../http/json'
import { isByProxy } from '../../judge'
import { amensOfOne } from '../amens-of-one'
import { amensOfTwo, fundraiserOnce, ownProfiles } from '../crossing'
import { amensOf, somePrayer } from '../amens'
import { countsPaidOnly, ownCode } from '../fundraiser-figures'
import type { Answer } from '../list'
import { isNow } from '../donation/made-donation'
import { OTP, PROGRAM_LISTS, type Visit } from '../visit'
import { PRAYERS } from '../../operations'

/** What needs a session: the profile, amens, fundraisers. */
export const sessionSteps = {
  'user/get_user': async (visit: Visit) => {
    const { run } = visit
    const name = 'user/get_user'
    const jar = await enter(visit, name)
    if (!jar) return
    const account = await visit.account()
    const first = await run.ask(name, { jar })
    const second = await run.ask(name, { jar }, { status: [200], as: 'session-kept' })
    if (run.options.stateless) return
    await forged(visit, name, {}, jar)
    // Whoever looks a session up with LIKE finds it by a piece, which is easier to guess.
    for (const piece of jar.pieces())
      await run.ask(name, { jar: piece }, { status: [401], as: 'session' })
    await ownProfiles(visit, jar)
    for (const { exchange, data, ok } of [first, second])
      if (ok && textAt(data, 'whatsapp') !== account?.whatsapp)
        run.tell(exchange, 'same', {
          field: '/data/whatsapp',
          expected: `must be ${shown(account?.whatsapp)}, who logged in`,
          seen: shown(membersOf(data)['whatsapp']),
        })
    const unset = Object.entries(membersOf(first.data)).find(([, value]) => value === '')
    if (first.ok && unset)
      run.tell(first.exchange, 'same', {
        field: `/data/${unset[0]}`,
        expected: 'must be null, as it isn’t filled in',
        seen: '""',
      })
    if (account?.own && first.ok) neverAsked(visit, first)
    // Registered a moment ago.
    if (account?.own && first.ok && !isNow(textAt(first.data, 'created_date')))
      run.tell(first.exchange, 'time', {
        field: '/data/created_date',
        expected: 'must be the time in WIB at which the account was made',
        seen: shown(membersOf(first.data)['created_date']),
      })
  },

  'user/send_otp': async (visit: Visit) => {
    const { run } = visit
    const name = 'user/send_otp'
    if (!run.mayWrite(name, 'sends a code')) return
    const inputs = {
      form: [
        ['codeOTP', OTP],
        ['verifWith', 'whatsapp'],
      ] as const,
    }
    const jar = await enter(visit, name, inputs)
    if (!jar) return
    await run.call(name, { ...inputs, jar })
  },

  'campaign/toggle_like': async (visit: Visit) => {
    const { run } = visit
    const name = 'campaign/toggle_like'
    if (!run.mayWrite(name, 'amens a prayer')) return
    const prayer = await somePrayer(visit)
    if (!prayer) {
      run.lack(name, 'no program has a prayer to amen', [...PROGRAM_LISTS, PRAYERS])
      return
    }
    const inputs = { form: [['doa_id', String(prayer.id)]] as const }
    const nowhere = { form: [['doa_id', '999999999']] as const }
    const jar = await enter(visit, name, inputs, nowhere)
    if (!jar) return
    const seenBy = async (visitor?: Jar) => {
      const { others, ...own } = await amensOf(visit, prayer, visitor)
      return { ...own, others: likesOf(others) }
    }
    let before = await seenBy(jar)
    // Twice: the second takes the amen back, so that nothing is left behind.
    for (let time = 0; time < 2; time++) {
      const { exchange, ok } = await run.ask(name, { ...inputs, jar })
      const after = await seenBy(jar)
      const tell = (field: string, expected: string, seen: string) => {
        run.tell(exchange, 'effect', { field: `/data/0/${field}`, expected, seen })
      }
      if (!ok || run.options.stateless || before.status === undefined) break
      const added = after.status === 'liked' ? 1 : -1
      if (after.status === before.status)
        tell(
          'status_like',
          'must change in campaign/get_prayer_campaign with each call',
          `${shown(before.status)} before and after`,
        )
      else if (after.amens - before.amens !== added)
        tell(
          'total_like',
          `must change by ${added} in campaign/get_prayer_campaign`,
          `${before.amens}, then ${after.amens}`,
        )
      if (after.others !== before.others)
        tell('id', 'must be the prayer that was named: the others stay as they are', 'another one')
      const elsewhere = after.status === 'liked' ? await visit.anotherSession() : null
      if (elsewhere && (await seenBy(elsewhere)).status !== 'liked')
        tell(
          'status_like',
          'must be "liked" in each session of the account',
          '"unliked" in another',
        )
      const others = await seenBy()
      if (others.status === 'liked')
        tell('status_like', 'must be "unliked" without a session', '"liked"')
      if (others.amens !== after.amens)
        tell('total_like', 'must be the same for everybody', `${after.amens} and ${others.amens}`)
      before = after
    }
    if (run.options.stateless) return
    await amensOfTwo(visit, jar, prayer)
    await amensOfOne(visit, jar, prayer)
    await run.ask(name, { ...nowhere, jar }, { status: [404], as: 'unknown' })
    // A language that reads the digits at the beginning takes it for the prayer itself.
    const almost = [['doa_id', `${prayer.id}abc`]] as const
    await run.ask(name, { form: almost, jar }, { status: [404, 400, 422], as: 'unknown' })
  },

  'fundraiser/register': async (visit: Visit) => {
    const { run } = visit
    const name = 'fundraiser/register'
    if (!run.mayWrite(name, 'makes a fundraiser')) return
    const jar = await enter(visit, name)
    if (!jar) return
    if (!(await visit.ownAccount(name))) return
    const before = await run.ask('fundraiser/get_user', { jar })
    const { exchange, ok } = await run.ask(name, { jar })
    const data = await run.call('fundraiser/get_user', { jar })
    if (run.options.stateless) return
    if (before.ok && ok && before.data !== null)
      run.tell(before.exchange, 'effect', {
        field: '/data',
        expected: 'must be null for who has not become a fundraiser yet',
        seen: shown(before.data),
      })
    if (ok && data === null)
      run.tell(exchange, 'effect', {
        field: '/data/kode_ref',
        expected: 'must be there in fundraiser/get_user afterwards',
        seen: 'null',
      })
    await run.ask(name, { jar }, { status: [409] })
    const again = await run.call('fundraiser/get_user', { jar })
    if (textAt(again, 'kode_ref') !== textAt(data, 'kode_ref'))
      run.tell(exchange, 'effect', {
        field: '/data/kode_ref',
        expected: `must stay ${shown(textAt(data, 'kode_ref'))} when the same account registers again`,
        seen: shown(textAt(again, 'kode_ref')),
      })
    await fundraiserOnce(visit)
    await countsPaidOnly(visit, jar, data)
    await ownCode(visit, exchange, data)
  },
}

/**
 * Checks that a new account has nothing in what nobody has asked it for yet: what the contract lets be null. A day of birth
 * that is made of nothing is 1 January 1970.
 */
function neverAsked({ run }: Visit, { exchange, data }: Answer): void {
  const user = shapeOf(
    shapeOf(run.model.get('user/get_user').answers.get(200)).properties.get('data'),
  )
  for (const [name, schema] of user.properties) {
    const seen = membersOf(data)[name] ?? ''
    if (!shapeOf(schema).types?.includes('null') || seen === '') continue
    run.tell(exchange, 'same', {
      field: `/data/${name}`,
      expected: 'must be null for a new account: nobody has asked for it yet',
      seen: shown(seen),
    })
  }
}

/** How prayers are amened, to compare. */
const likesOf = (prayers: readonly unknown[]) =>
  JSON.stringify(
    prayers.map((one) => [
      numberAt(one, 'id'),
      numberAt(one, 'total_like') ?? 0,
      textAt(one, 'status_like'),
    ]),
  )

type Inputs = Parameters<Visit['run']['call']>[1]

/**
 * Sees that nobody gets in without a session, and gives one.
 * @param unknown inputs of what there isn't: a visitor isn't told so
 * @returns null when there is none to give, which is told
 */
export async function enter(
  visit: Visit,
  name: string,
  inputs: Inputs = {},
  unknown?: Inputs,
): Promise<Jar | null> {
  const { run } = visit
  const refused = { status: [401], as: 'session' } as const
  for (const one of run.options.stateless ? [] : [inputs, ...(unknown ? [unknown] : [])])
    await run.ask(name, one, refused)
  // A visitor isn't told what is missing or wrong either. A validating proxy, such as the stand-in's, may say it.
  const operation = run.model.get(name)
  if (operation.session === 'required' && !run.options.stateless) {
    const wrong = inputs.form
      ? { form: [['lain', '1']] as const }
      : { query: [['page', '0']] as const }
    const exchange = await run.send({ operation, ...wrong }, refused)
    if (!isByProxy(exchange)) run.take(exchange, refused)
  }
  const jar = await visit.session()
  if (!jar) visit.noSession(name)
  return jar
}

/** A cookie of the right name with a value that was never given out. */
export async function forged(
  { run }: Visit,
  name: string,
  inputs: Inputs,
  jar: Jar,
): Promise<void> {
  await run.ask(name, { ...inputs, jar: jar.forged() }, { status: [401], as: 'session' })
}
