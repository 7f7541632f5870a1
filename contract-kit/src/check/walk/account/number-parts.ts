import { type Exchange, type Fields, means } from '../../http/client'
import type { Jar } from '../../http/cookies'
import { shown, textAt } from '../../http/json'
import { formOf } from './saved-edits'
import { type Account, loginForm, NAME, PASSWORD, type Visit } from '../visit'
import { EDIT } from '../../operations'

// A number that is a part of somebody's is another number. A server that looks numbers up with LIKE, or compares their
// last digits, takes one person for another.

/** No mobile network has numbers that begin with it: see {@link Visit.newPhone}. */
const NOBODYS = '800'
const DIGITS = 1_000_000

/** An account, and well-formed numbers that look like its own and that nobody has. */
interface Whole {
  account: Account
  /** It without its last digit. */
  start: string
  /** It without its first digits. */
  end: string
  /** It with one more digit. */
  longer: string
}

const made = new WeakMap<Visit, Promise<Whole | null>>()

/** Makes an account whose number contains another one, once for all steps. Null where none can be made. */
function whole(visit: Visit): Promise<Whole | null> {
  const before = made.get(visit)
  if (before) return before
  const end = `${NOBODYS}${String(Math.floor(Math.random() * DIGITS)).padStart(6, '0')}`
  const whatsapp = `${NOBODYS}${end}`
  const { write = false, stateless = false } = visit.run.options
  const register = async () => {
    const account = write && !stateless ? await visit.newAccount(NAME, PASSWORD, whatsapp) : null
    return account && { account, start: whatsapp.slice(0, -1), end, longer: `${whatsapp}1` }
  }
  const making = register()
  made.set(visit, making)
  return making
}

/**
 * Calls an operation with numbers that nobody has, and that differ from an account's number by a few digits.
 * @param about `right`: what it may answer to a number that nobody has; `wrong`: what tells that it was taken for the account
 */
export async function tellsPartsApart(
  visit: Visit,
  name: string,
  form: (number: string) => Fields,
  { right, wrong }: { right: readonly number[]; wrong: number },
): Promise<void> {
  const { run } = visit
  const all = await whole(visit)
  if (!all) return
  for (const number of [all.start, all.end, all.longer]) {
    const { exchange } = await run.ask(name, { form: form(number) }, { status: [...right, wrong] })
    if (exchange.status === wrong)
      run.tell(exchange, 'unknown', {
        field: 'status',
        expected: `must be ${right.join(' or ')} for a number that nobody has, though one that is almost it has an account`,
        seen: `${wrong} for ${number}, where ${all.account.whatsapp} has an account`,
        lineOf: ['responses', String(right[0] ?? 200)],
      })
  }
}

/** The same for the login: the account's password is wrong with any other number. */
export const logsPartsIn = (visit: Visit) =>
  tellsPartsApart(visit, 'auth/login', (whatsapp) => loginForm({ whatsapp, password: PASSWORD }), {
    right: [401, 422],
    wrong: 200,
  })

const OWN_PASSWORD = 'Uji-bagian-2026'

/** An account's number without its last digits. Null where that could be a real person's number. */
const beginningOf = ({ own, whatsapp }: Account, less: number) =>
  own && whatsapp.startsWith(NOBODYS) ? whatsapp.slice(0, -less) : null

/** Checks that a number which is a part of another one's can register, and that both then log in to their own account. */
export async function registersPart(visit: Visit, account: Account): Promise<void> {
  const { run, tokens } = visit
  const name = 'auth/register'
  const whatsapp = beginningOf(account, 1)
  const token = whatsapp && (await tokens.field(name, { phone: whatsapp, purpose: 'daftar' }))
  if (whatsapp === null || !token) return
  const part = { whatsapp, password: OWN_PASSWORD, own: true }
  const form: Fields = [...loginForm(part), ['fullname', NAME], ...token]
  const { exchange } = await run.ask(name, { form }, { status: [200, 409] })
  if (exchange.status === 409) tellTaken(visit, exchange, whatsapp, account)
  if (!means(exchange, 200)) return
  for (const one of [part, account]) {
    const jar = await visit.freshSession(one)
    const seen = jar && textAt(await run.call('user/get_user', { jar }), 'whatsapp')
    if (seen !== one.whatsapp)
      run.tell(exchange, 'effect', {
        field: 'status',
        expected: 'must leave each its own login, where one number is a part of the other',
        seen: `${jar ? shown(seen) : 'no session'} for ${one.whatsapp}`,
      })
  }
}

/** Checks that an account can change to a number that nobody has, though it is a part of another one's. */
export async function movesToPart(visit: Visit, account: Account, jar: Jar): Promise<void> {
  const owner = await visit.account()
  const part = owner && beginningOf(owner, 2)
  if (!owner || part === null) return
  const form = formOf('whatsapp', part)
  const { exchange } = await visit.run.ask(EDIT, { form, jar }, { status: [200, 422, 409] })
  if (means(exchange, 200)) account.whatsapp = part
  if (exchange.status === 409) tellTaken(visit, exchange, part, owner)
}

const tellTaken = ({ run }: Visit, exchange: Exchange, part: string, { whatsapp }: Account) => {
  run.tell(exchange, 'unknown', {
    field: 'status',
    expected: 'must be 200 for a number that nobody has, though it is a part of another one’s',
    seen: `409 for ${part}, where ${whatsapp} has an account`,
  })
}

/** A number without an account that is the beginning of one that has an account; null where none could be made. */
export const partOfNumber = async (visit: Visit) => (await whole(visit))?.start ?? null
