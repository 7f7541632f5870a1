import { type Fields, means } from '../../http/client'
import { type Jar, valueOf } from '../../http/cookies'
import { changed } from '../donation/donation-form'
import { sameWords } from './known-numbers'
import type { Answer } from '../list'
import { type Account, loginForm, PASSWORD, type Visit } from '../visit'

/** Two at the same time make one account: the number is unique in the database, not only looked up before. */
export async function onceOnly({ run, tokens }: Visit, form: Fields): Promise<void> {
  const call = { operation: run.model.get('auth/register'), form }
  // The first call may have used up the token that both have.
  const refusals = tokens.isWanted('auth/register') ? [409, 422] : [409]
  await run.once([call, call], refusals, 'one number twice')
}

/** A number without an account is refused as a wrong password is. */
export async function tellsNoNumbers(visit: Visit, refused: Answer): Promise<void> {
  const { run } = visit
  const nobody = loginForm({ whatsapp: visit.newPhone(), password: PASSWORD })
  const unknown = await run.ask(
    'auth/login',
    { form: nobody },
    { status: [refused.exchange.status], as: 'enumeration' },
  )
  // How many tries are left may be said: this number has had fewer.
  sameWords(run, refused, unknown, /\d/g)
}

/** 80 bytes: more than bcrypt looks at, which is 72. */
const LONG_PASSWORD = 'Uji-kontrak-'.repeat(7).slice(0, 80)

/** Checks that a long password counts to its end. It may also be refused. */
export async function countsToItsEnd({ run }: Visit, form: Fields): Promise<void> {
  const name = 'auth/register'
  const long = changed(form, 'password', LONG_PASSWORD)
  const { exchange } = await run.ask(name, { form: long }, { status: [200, 422] })
  if (!means(exchange, 200)) return
  const [, whatsapp = ''] = form.find(([field]) => field === 'whatsapp') ?? []
  const almost = loginForm({ whatsapp, password: `${LONG_PASSWORD.slice(0, -1)}!` })
  const tried = await run.send({ operation: run.model.get('auth/login'), form: almost })
  if (means(tried, 200))
    run.tell(exchange, 'effect', {
      field: 'status',
      expected: `must make auth/login answer 401 to a password whose ${LONG_PASSWORD.length}th character is another one`,
      seen: String(tried.status),
    })
}

/** Checks that the session is found among cookies of others, which come before it and after it. */
export async function knownAmongOthers(
  { run }: Visit,
  login: Answer['exchange'],
  session: Jar,
): Promise<void> {
  const operation = run.model.get('user/get_user')
  const answer = await run.send({ operation, jar: session.amongOthers() })
  if (means(answer, 200)) return
  const { status, sent } = answer
  const names = sent.headers.get('cookie')?.replace(/=[^;]*/g, '')
  run.tell(login, 'session-kept', {
    field: 'header set-cookie',
    expected: 'must start a session that user/get_user also knows among other cookies',
    seen: `user/get_user answered ${status} to the cookies ${names}`,
    lineOf: ['responses', '200', 'headers', 'Set-Cookie'],
  })
}

/** The shortest value of a cookie that can't be guessed: 80 bits, in letters and digits. */
const LEAST_VALUE = 14

/** A login gives a session that nobody can know before, or guess. */
export async function ownSession(
  { run }: Visit,
  account: Account,
  jar: Jar,
  cookie: string | undefined,
): Promise<void> {
  const lineOf = ['responses', '200', 'headers', 'Set-Cookie']
  const name = 'auth/login'
  const planted = jar.forged()
  const before = planted.copy()
  const { exchange } = await run.ask(name, { form: loginForm(account), jar: planted })
  const user = await run.send({ operation: run.model.get('user/get_user'), jar: before })
  if (means(user, 200))
    run.tell(exchange, 'session', {
      after: [user],
      field: 'header set-cookie',
      expected: 'must start a new session, never one that the browser brought along',
      seen: 'a cookie of somebody else’s making is logged in',
      lineOf,
    })
  const session = valueOf(exchange, cookie)
  if (means(exchange, 200) && session !== undefined)
    if (session.length < LEAST_VALUE || session.includes(account.whatsapp))
      run.tell(exchange, 'cookie', {
        field: 'header set-cookie',
        expected: `must have a value that nobody can guess: random, of ${LEAST_VALUE} characters or more`,
        seen: `${session.length} characters`,
        lineOf,
      })
}
