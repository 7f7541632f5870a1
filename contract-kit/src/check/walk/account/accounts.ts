import { means } from '../../http/client'
import { Jar } from '../../http/cookies'
import { loginCookieFindings, sessionNames } from '../../http/session-cookie'
import { isLoggedIn, newEachTime, registersOnly, takesOver } from './account-rules'
import { refusesTaken } from './account-tokens'
import { changed } from '../donation/donation-form'
import { lettingIn } from './ended-sessions'
import { logsPartsIn, registersPart, tellsPartsApart } from './number-parts'
import { codeForm, ended } from './passwords'
import { unaskedNumber } from './new-number'
import { malformedBeforeTaken } from '../refusal-order'
import {
  countsToItsEnd,
  knownAmongOthers,
  onceOnly,
  ownSession,
  tellsNoNumbers,
} from './safe-accounts'
import { askWithMore } from '../unknown-fields'
import { loginForm, NAME, SHORT_PASSWORD, SHORTEST_NUMBER, shapeOnly, type Visit } from '../visit'

/** Accounts: registering and logging in. */
export const accountSteps = {
  'auth/send_otp': async (visit: Visit) => {
    await sendCode(visit, 'auth/send_otp')
    const account = visit.run.options.write ? await visit.account() : null
    // Nobody can register with it, so a code only costs a message.
    if (account?.own && !visit.run.options.stateless) {
      const form = codeForm(account.whatsapp)
      await visit.run.ask('auth/send_otp', { form }, { status: [409] })
      await malformedBeforeTaken(visit, 'auth/send_otp', form, 'codeOTP')
    }
    const about = { right: [200, 422], wrong: 409 }
    await tellsPartsApart(visit, 'auth/send_otp', codeForm, about)
  },
  'auth/resend_otp': async (visit: Visit) => {
    await sendCode(visit, 'auth/resend_otp')
    // The app asks here for the second code of a forgotten password too, so a number with an account must be accepted.
    const account = visit.run.options.write ? await visit.account() : null
    if (account?.own && !visit.run.options.stateless)
      await visit.run.ask('auth/resend_otp', { form: codeForm(account.whatsapp) })
  },

  'auth/register': async (visit: Visit) => {
    const { run } = visit
    if (!run.mayWrite('auth/register', 'makes an account')) return
    const account = await visit.account()
    if (!account?.own) {
      run.skip('auth/register', 'the number to register was refused')
      return
    }
    const form = [...loginForm(account), ['fullname', NAME]] as const
    const withNumber = async (phone: string) => [
      ...changed(form, 'whatsapp', phone),
      ...((await visit.tokens.field('auth/register', { phone, purpose: 'daftar' })) ?? []),
    ]
    const fresh = () => withNumber(visit.newPhone())
    // The same number again. A backend that keeps nothing can't know.
    if (!run.options.stateless) {
      const wantsToken = visit.tokens.isWanted('auth/register')
      const taken = wantsToken ? await unaskedNumber(visit) : account.whatsapp
      if (taken === null) run.skip('auth/register', 'only in part: no number can be taken twice')
      else {
        const again = await withNumber(taken)
        await malformedBeforeTaken(visit, 'auth/register', again, 'fullname')
        await refusesTaken(visit, again, taken)
      }
    }
    const refused = { status: [422, 400, ...shapeOnly(visit)] }
    for (const bad of [
      changed(await fresh(), 'password', SHORT_PASSWORD),
      changed(await fresh(), 'fullname', 'a'.repeat(31)),
      changed(form, 'whatsapp', 'bukan nomor'),
    ])
      await run.ask('auth/register', { form: bad }, refused)
    if (run.options.stateless) return
    // The shortest password and the longest name that there may be.
    await visit.stranger()
    await registersOnly(visit)
    await registersPart(visit, account)
    await onceOnly(visit, await fresh())
    await countsToItsEnd(visit, await fresh())
  },

  'auth/login': async (visit: Visit) => {
    const { run } = visit
    const name = 'auth/login'
    const account = await visit.account()
    if (!account) {
      await visit.ownAccount(name)
      return
    }
    const jar = new Jar()
    const { exchange, ok } = await run.ask(name, { form: loginForm(account), jar })
    if (run.options.stateless) return
    if (ok) visit.login ??= exchange
    const cookie = await visit.cookieOf(exchange, jar)
    if (means(exchange, 200))
      run.report(...loginCookieFindings(run.judge, exchange, run.options.target, cookie))
    const wrong = loginForm({ ...account, password: `${account.password}-salah` })
    const refused = await run.ask(name, { form: wrong }, { status: [401] })
    const inCapitals = account.password.toUpperCase()
    if (inCapitals !== account.password) {
      const form = loginForm({ ...account, password: inCapitals })
      await run.ask(name, { form }, { status: [401] })
    }
    const typed = loginForm({ ...account, whatsapp: SHORTEST_NUMBER })
    await run.ask(name, { form: typed }, { status: [401, 422] })
    await tellsNoNumbers(visit, refused)
    await logsPartsIn(visit)
    const set = sessionNames(refused.exchange).find((one) => one === (cookie ?? one))
    if (set !== undefined && !means(refused.exchange, 200))
      run.tell(refused.exchange, 'session', {
        field: 'header set-cookie',
        expected: 'must not be set by a refused login',
        seen: `the session’s cookie, ${set}`,
        lineOf: ['responses', '401'],
      })
    // Other cookies may come and go: the session is one cookie.
    const session = jar.only(cookie ?? '')
    const after = await run.send({ operation: run.model.get('user/get_user'), jar: session })
    if (!means(after, 200))
      run.tell(exchange, 'session-kept', {
        field: 'header set-cookie',
        expected: 'must start a session that user/get_user knows by this one cookie',
        seen: `user/get_user answered ${after.status}`,
        lineOf: ['responses', '200', 'headers', 'Set-Cookie'],
      })
    else {
      await knownAmongOthers(visit, exchange, session)
      await run.ask(name, { form: wrong, jar: session.copy() }, { status: [401] })
      if (!(await isLoggedIn(visit, session)))
        run.tell(refused.exchange, 'session-kept', {
          field: 'status',
          expected: 'must leave whoever mistypes a password, and is logged in, where they are',
          seen: 'the session has ended',
          lineOf: ['responses', '401'],
        })
    }
    await ownSession(visit, account, jar, cookie)
    await newEachTime(visit, account, { exchange, jar, cookie })
    if (account.own) await takesOver(visit, account)
    await askWithMore(
      run,
      name,
      { form: [...loginForm(account), ['ingat_saya', '1']] },
      'ingat_saya',
    )
  },
}

/** The last one: it ends what the others need. */
export const logoutStep = {
  'auth/logout': async (visit: Visit) => {
    const { run } = visit
    const name = 'auth/logout'
    // Without a session it succeeds too, and with one that has ended.
    await run.call(name)
    if (!run.options.stateless) await run.call(name, await ended(visit))
    const account = await visit.account()
    const jar = account && (await visit.freshSession(account))
    if (!jar) {
      const why = account ? 'logging in failed' : visit.noAccount('one')
      run.lack(name, `only without a session; ${why}`, ['auth/login', 'auth/register'])
      return
    }
    const before = jar.copy()
    const { exchange, ok } = await run.ask(name, { jar })
    if (!ok || run.options.stateless) return
    // Nobody has logged out of a load balancer.
    await visit.session()
    if (!jar.only((await visit.sessionCookie()) ?? '').isEmpty)
      run.tell(exchange, 'logout', {
        field: 'header set-cookie',
        expected: 'must take the session’s cookie away',
        seen: 'still in the browser',
        lineOf: ['responses', '200', 'headers', 'Set-Cookie'],
      })
    for (const [cookies, what] of [
      [jar, 'the browser'],
      [before, 'the old cookie'],
    ] as const) {
      const seen = await lettingIn(visit, cookies)
      if (seen !== null)
        run.tell(exchange, 'logout', {
          field: 'header set-cookie',
          expected: `must leave ${what} logged out: what needs a session must answer 401`,
          seen,
          lineOf: ['responses', '200', 'headers', 'Set-Cookie'],
        })
    }
  },
}

async function sendCode(visit: Visit, name: string): Promise<void> {
  if (!visit.run.mayWrite(name, 'sends a code')) return
  await visit.run.call(name, { form: codeForm(visit.newPhone()), ...(await ended(visit)) })
}
