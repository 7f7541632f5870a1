import { type Fields, means } from '../../http/client'
import { Jar } from '../../http/cookies'
import { endedAll, keepsPassword, logsIn, sessionsOf } from './account-rules'
import { passwordToken, servesItsNumber } from './account-tokens'
import { spentOnce } from '../donation/code-tries'
import { changed } from '../donation/donation-form'
import { tellsPartsApart } from './number-parts'
import { loginForm, OTP, SHORT_PASSWORD, SHORTEST_NUMBER, type Visit } from '../visit'

/** Letters and signs that are easily lost on the way to a hash, and spaces around them. */
const NEW_PASSWORD = ' Uji "baru" & <2026> é+%41 '
/** More than bcrypt looks at, which is 72 bytes. It may be refused. */
const LONG_PASSWORD = `${NEW_PASSWORD}${'panjang'.repeat(8)}. `

/** Passwords that are forgotten, and changed. */
export const passwordSteps = {
  'auth/forgot_password': async (visit: Visit) => {
    const { run } = visit
    const name = 'auth/forgot_password'
    if (!run.mayWrite(name, 'sends a code')) return
    const account = await visit.ownAccount(name)
    if (!account) return
    const answer = await run.ask(name, {
      form: codeForm(account.whatsapp),
      ...(await ended(visit)),
    })
    if (!run.options.stateless) await keepsPassword(visit, account, answer)
    if (!run.options.stateless)
      for (const nobody of [visit.newPhone(), SHORTEST_NUMBER])
        await run.ask(name, { form: codeForm(nobody) }, { status: [404, 422], as: 'unknown' })
    await tellsPartsApart(visit, name, codeForm, { right: [404, 422], wrong: 200 })
  },

  'auth/new-password': async (visit: Visit) => {
    const { run } = visit
    const name = 'auth/new-password'
    if (!run.mayWrite(name, 'changes a password')) return
    const account = await visit.ownAccount(name)
    if (!account) return
    const token = await passwordToken(visit, account)
    if (!token) return
    await servesItsNumber(visit, account, token)
    const old = { ...account }
    const formFor = (password: string): Fields => [
      ...loginForm({ ...account, password }),
      ['fullname', ''],
    ]
    if (!run.options.stateless) {
      const short = [...formFor(SHORT_PASSWORD), ...token]
      const { exchange } = await run.ask(name, { form: short }, { status: [422, 400] })
      if (means(exchange, 200)) old.password = SHORT_PASSWORD
    }
    const jars = await sessionsOf(visit, account)
    const wantsToken = visit.tokens.isWanted(name)
    const set = (password: string, status: readonly number[]) => {
      // Nobody was asked for a name: without a token an empty one has been sent before.
      const plain = formFor(password)
      const form = [...(wantsToken ? plain : changed(plain, 'fullname', null)), ...token]
      return run.ask(name, { form, ...(jars[0] && { jar: jars[0] }) }, { status })
    }
    const long = await set(LONG_PASSWORD, [200, 422])
    const isLong = means(long.exchange, 200)
    account.password = isLong ? LONG_PASSWORD : NEW_PASSWORD
    const { exchange, ok } = isLong ? long : await set(NEW_PASSWORD, [200])
    if (!ok || run.options.stateless) return
    await endedAll(visit, exchange, jars)
    // A new password ends every session: the calls that follow go on with this login's.
    const jar = (await visit.session()) ?? new Jar()
    await logsIn(visit, exchange, account, { status: 200, what: 'the new password', jar })
    await logsIn(visit, exchange, old, { status: 401, what: 'the old password' })
    const almost = { ...account, password: account.password.replace('. ', '! ') }
    if (isLong)
      await logsIn(visit, exchange, almost, {
        status: 401,
        what: 'one whose last sign is another one',
      })
    const plain = formFor(account.password)
    if (token.length > 0) {
      await run.ask(name, { form: [...plain, ...token] }, { status: [422], as: 'session' })
      await spentOnce(visit)
    }
    // Where a token is needed, nobody without one may learn which numbers have an account.
    const nobody = changed(plain, 'whatsapp', visit.newPhone())
    const [status, as] = wantsToken ? ([422, 'enumeration'] as const) : ([404, 'unknown'] as const)
    await run.ask(name, { form: nobody }, { status: [status], as })
    const formOf = (phone: string) => changed(plain, 'whatsapp', phone)
    await tellsPartsApart(visit, name, formOf, { right: [status], wrong: 200 })
  },
}

export const codeForm = (phone: string) =>
  [
    ['phoneNumber', phone],
    ['codeOTP', OTP],
  ] as const

/** A session that has ended: whoever comes with it counts as a visitor. Nothing where there is none. */
export async function ended(visit: Visit): Promise<{ jar?: Jar }> {
  const jar = await visit.session()
  return jar ? { jar: jar.forged() } : {}
}
