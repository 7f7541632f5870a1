import { type Exchange, means } from '../../http/client'
import { Jar, valueOf } from '../../http/cookies'
import { numberAt, shown, textAt } from '../../http/json'
import { lettingIn } from './ended-sessions'
import { answersAlike } from './known-numbers'
import type { Answer } from '../list'
import { type Account, loginForm, LONGEST_NAME, NAME, type Visit } from '../visit'
import { FUNDRAISER, HISTORY, USER } from '../../operations'

/** Spaces at both ends, which belong to a password like any other character. */
const SPACED_PASSWORD = ' Uji kontrak '

/** Whether these cookies are somebody's session. */
export async function isLoggedIn({ run }: Visit, jar: Jar): Promise<boolean> {
  return means(await run.send({ operation: run.model.get(USER), jar }), 200)
}

/**
 * Checks that a password is kept exactly as typed, that registering doesn't log in, and that wrong passwords never tell
 * who has an account. The account is of no use to others: too many of them may lock it.
 */
export async function registersOnly(visit: Visit): Promise<void> {
  const { run } = visit
  const account = { whatsapp: visit.newPhone(), password: SPACED_PASSWORD }
  const form = [...loginForm(account), ['fullname', NAME]] as const
  const jar = new Jar()
  const owner = { phone: account.whatsapp, purpose: 'daftar' } as const
  const answer = await visit.tokens.ask('auth/register', { form, jar }, owner)
  if (!answer || !means(answer.exchange, 200)) return
  const { exchange } = answer
  await staysWhoItIs(visit)
  if (!jar.isEmpty && (await isLoggedIn(visit, jar)))
    run.tell(exchange, 'session', {
      field: 'header set-cookie',
      expected: 'must not log in: the last step of the registration only makes the account',
      seen: `${USER} answered 200`,
    })
  for (const [password, status] of [
    [SPACED_PASSWORD, 200],
    [SPACED_PASSWORD.trim(), 401],
  ] as const) {
    const what = `the password ${shown(password)} of an account made with ${shown(SPACED_PASSWORD)}`
    await logsIn(visit, exchange, { ...account, password }, { status, what })
  }
  // The unknown number gets as many wrong tries as the account has had.
  const nobody = visit.newPhone()
  const wrong = (whatsapp: string) => loginForm({ whatsapp, password: SPACED_PASSWORD.trim() })
  await run.send({ operation: run.model.get('auth/login'), form: wrong(nobody) })
  const about = { known: account.whatsapp, nobody, times: 2, refusal: 401 }
  await answersAlike(visit, 'auth/login', wrong, about)
}

/** Checks that what a call has done makes a login answer so. */
export async function logsIn(
  { run }: Visit,
  exchange: Exchange,
  login: Omit<Account, 'own'>,
  { status, what, jar = new Jar() }: { status: 200 | 401; what: string; jar?: Jar },
): Promise<void> {
  const seen = await run.send({
    operation: run.model.get('auth/login'),
    form: loginForm(login),
    jar,
  })
  if (!means(seen, status))
    run.tell(exchange, 'effect', {
      field: 'status',
      expected: `must make auth/login answer ${status} to ${what}`,
      seen: String(seen.status),
    })
}

/** Checks that registering another number while logged in doesn't switch to the new account. */
async function staysWhoItIs(visit: Visit): Promise<void> {
  const { run } = visit
  const account = await visit.account()
  const jar = account && (await visit.freshSession(account))
  if (!jar) return
  const phone = visit.newPhone()
  const form = [
    ...loginForm({ whatsapp: phone, password: SPACED_PASSWORD }),
    ['fullname', NAME],
  ] as const
  const answer = await visit.tokens.ask(
    'auth/register',
    { form, jar },
    { phone, purpose: 'daftar' },
  )
  const { text } = await run.send({ operation: run.model.get(USER), jar })
  if (answer && means(answer.exchange, 200) && text.includes(phone))
    run.tell(answer.exchange, 'session', {
      field: 'header set-cookie',
      expected: 'must leave whoever is logged in where they are',
      seen: `${USER} answered with the new account`,
    })
}

/** Checks that asking for a code leaves the old password valid: anybody can ask for a code for any number. */
export async function keepsPassword(
  { run }: Visit,
  account: Account,
  { exchange, ok }: Answer,
): Promise<void> {
  const login = { operation: run.model.get('auth/login'), form: loginForm(account) }
  const tried = await run.send(login)
  if (ok && !means(tried, 200))
    run.tell(exchange, 'effect', {
      field: 'status',
      expected: 'must leave the password good until a new one is set',
      seen: `auth/login answered ${tried.status}`,
    })
}

/** Sessions that a new password must end: the one that calls, and one of another device. */
export async function sessionsOf(visit: Visit, account: Account): Promise<Jar[]> {
  const both = [await visit.freshSession(account), await visit.freshSession(account)]
  return both.flatMap((jar) => jar ?? [])
}

/** Checks that the sessions of the old password have ended. */
export async function endedAll(
  visit: Visit,
  exchange: Answer['exchange'],
  jars: readonly Jar[],
): Promise<void> {
  for (const jar of jars) {
    const seen = await lettingIn(visit, jar)
    if (seen !== null)
      visit.run.tell(exchange, 'session', {
        field: 'status',
        expected: 'must end every session of the account: what needs one must answer 401',
        seen,
      })
  }
}

/**
 * Checks that each login gives the session cookie a new value, also that of somebody who is logged in.
 * @param first the login that filled the jar
 */
export async function newEachTime(
  { run }: Visit,
  account: Account,
  { exchange: first, jar, cookie }: { exchange: Exchange; jar: Jar; cookie: string | undefined },
): Promise<void> {
  const before = valueOf(first, cookie)
  for (const cookies of [{}, { jar }]) {
    const { exchange, ok } = await run.ask('auth/login', { form: loginForm(account), ...cookies })
    const after = valueOf(exchange, cookie)
    // Without another one, the browser's own goes on.
    const isKept = after === undefined && 'jar' in cookies && before !== undefined
    if (ok && (isKept || (after !== undefined && after === before)))
      run.tell(exchange, 'cookie', {
        field: 'header set-cookie',
        expected: 'must have a new value with each login',
        seen: 'the value of the login before',
        lineOf: ['responses', '200', 'headers', 'Set-Cookie'],
      })
  }
}

/** Checks that whoever logs in where somebody else is logged in finds nothing of that account. */
export async function takesOver(visit: Visit, account: Account): Promise<void> {
  const { run } = visit
  const jar = await visit.freshSession(account)
  const other = jar && (await visit.newAccount(NAME))
  if (!other) return
  const { exchange, ok } = await run.ask('auth/login', { form: loginForm(other), jar })
  if (!ok) return
  const tell = (read: string, seen: unknown) => {
    run.tell(exchange, 'session', {
      field: 'header set-cookie',
      expected: `must begin anew where somebody else was logged in: ${read} must be the new account’s`,
      seen: shown(seen),
      lineOf: ['responses', '200', 'headers', 'Set-Cookie'],
    })
  }
  const number = textAt(await run.call(USER, { jar }), 'whatsapp')
  if (number !== undefined && number !== other.whatsapp) tell(USER, number)
  const code = textAt(await run.call(FUNDRAISER, { jar }), 'kode_ref')
  if (code !== undefined) tell(FUNDRAISER, code)
  const total = visit.offers(HISTORY) ? numberAt(await run.call(HISTORY, { jar }), 'total') : 0
  if (total !== undefined && total > 0) tell(HISTORY, total)
}

/** Reads another account's profile. @returns a check, for later, that an edit has not changed that profile */
export async function othersProfile(visit: Visit): Promise<(edited: string) => Promise<void>> {
  const { run } = visit
  const stranger = await visit.strangersSession()
  const read = async () => stranger && run.ask(USER, { jar: stranger.jar })
  const before = await read()
  return async (edited) => {
    const after = await read()
    if (!before?.ok || !after?.ok) return
    const [was, is] = [before.data, after.data].map((user) => JSON.stringify(user))
    if (is !== was)
      run.tell(after.exchange, 'private', {
        field: '/data',
        expected: `must be what it was before another account called ${edited}`,
        seen: shown(after.data),
      })
    for (const [field, registered] of [
      ['nama', LONGEST_NAME],
      ['whatsapp', stranger?.account.whatsapp],
    ] as const)
      if (textAt(after.data, field) !== registered)
        run.tell(after.exchange, 'effect', {
          field: `/data/${field}`,
          expected: `must be ${shown(registered)}, as it was registered`,
          seen: shown(textAt(after.data, field)),
        })
  }
}
