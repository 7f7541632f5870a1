import type { CheckName, Finding } from '../checks'
import type { Exchange } from '../http/client'
import type { Jar } from '../http/cookies'
import { itemsOf, membersOf, shown, textAt } from '../http/json'
import type { Operation } from '../model'
import type { Run } from '../run'
import { changed, codeOf, donationForm } from './donation/donation-form'
import type { Answer } from './list'
import { NAME, type Visit } from './visit'
import { DETAIL, FUNDRAISER, HISTORY, USER } from '../operations'

/** Members of an answer, by their names. */
export type Members = Readonly<Record<string, unknown>>

const membersNamed =
  (...names: readonly string[]) =>
  (data: unknown): Members => {
    const { ...members } = membersOf(data)
    return Object.fromEntries(names.map((name) => [name, members[name] ?? null]))
  }

/**
 * What these reads tell that nothing but a call of the account itself changes. Left out is what time or a payment
 * changes, and the avatar, whose address may be signed anew each time.
 */
const lasting: Readonly<Record<string, (data: unknown) => Members>> = {
  [USER]: membersNamed(
    ...['nama', 'whatsapp', 'email', 'tgl_lahir', 'alamat', 'kelamin', 'sapaan', 'created_date'],
  ),
  [FUNDRAISER]: membersNamed('kode_ref'),
  [HISTORY]: (data) => ({
    ...membersNamed('total', 'pages')(data),
    daftar: itemsOf(membersOf(data)['daftar'])
      .map((row) => textAt(row, 'kode'))
      .toSorted(),
  }),
  [DETAIL]: membersNamed(
    ...['id_program', 'donatur', 'nomor_hp', 'doa', 'nominal', 'metode_bayar', 'channel_name'],
    ...['norek', 'tgl_donasi', 'tgl_expired'],
  ),
}

/** The reads that the step of an operation changes for the account that it is made with. No step changes another one. */
const changing: Readonly<Record<string, string>> = {
  'transaction/storeDonate': HISTORY,
  [HISTORY]: HISTORY,
  'transaction/claim': HISTORY,
  'transaction/edit_dedication': HISTORY,
  'transaction/request_correction': HISTORY,
  'fundraiser/register': FUNDRAISER,
  'user/edit_profile': USER,
}

/** An account whose reads are compared before and after each step. */
interface Watched {
  jar: Jar
  /** Whether the steps are made with it. */
  own: boolean
  /** The code of a donation that it has made. */
  code: string | null
  /** What each read told last. */
  told: Map<string, Members>
}

/**
 * Compares, around each step that writes, everything that two accounts can read of themselves: the one that the steps
 * are made with, and one that no step touches. They are asked side by side.
 */
export class Watch {
  private accounts: Watched[] | null = null

  constructor(private readonly visit: Visit) {}

  /** Whether the step of this operation changes something that this could see. */
  private watches({ name, writes }: Operation): boolean {
    const { write = false, stateless = false } = this.visit.run.options
    return write && !stateless && (writes || name === 'auth/logout' || name === HISTORY)
  }

  /** Reads what there is before the first step. */
  async before(operation: Operation): Promise<void> {
    if (this.accounts || !this.watches(operation)) return
    this.accounts = await accountsOf(this.visit)
    await this.readAll(this.accounts)
  }

  /** Tells what the step of an operation has changed that it must not. */
  async after(operation: Operation): Promise<void> {
    const { visit, accounts } = this
    if (!accounts || !this.watches(operation)) return
    const before = new Map(accounts.map((account) => [account, new Map(account.told)]))
    const answers = await this.readAll(accounts)
    for (const { account, read, answer } of answers)
      compare(visit, operation, account, { read, answer, was: before.get(account)?.get(read) })
    const ended = answers.filter(({ answer }) => answer.exchange.status === 401)
    this.accounts = accounts.filter((one) => !ended.some(({ account }) => account === one))
  }

  private async readAll(accounts: readonly Watched[]) {
    const calls = accounts.flatMap((account) =>
      Object.keys(lasting).map((read) => ({ account, read })),
    )
    const answers = await Promise.all(
      calls.map(async ({ account, read }) => ({
        ...{ account, read },
        answer: await ask(this.visit, account, read),
      })),
    )
    return answers.flatMap(({ account, read, answer }) => {
      if (!answer) return []
      if (answer.exchange.status === 200) account.told.set(read, lastingOf(read, answer.data))
      return [{ account, read, answer }]
    })
  }
}

/** The run's own account, and a new one that has given once. Without an account of its own there is none to watch. */
async function accountsOf(visit: Visit): Promise<Watched[]> {
  const account = await visit.account()
  const jar = account?.own ? await visit.session() : null
  if (!jar) return []
  const mine: Watched = { jar, own: true, code: null, told: new Map() }
  const other = await visit.newSession(NAME)
  if (!other) return [mine]
  const form = await donationForm(visit)
  const given = form && { form: changed(form, 'donorName', 'Uji Donatur Lain'), jar: other }
  const code = given && codeOf(await visit.run.call('transaction/storeDonate', given))
  return [mine, { jar: other, own: false, code, told: new Map() }]
}

/** Asks one read, where there is something to ask. That a session has ended is told by {@link compare}. */
async function ask(visit: Visit, { jar, code }: Watched, read: string): Promise<Answer | null> {
  if (read === HISTORY && !visit.offers(HISTORY)) return null
  const expectation = { status: [200, 401, 404] }
  if (read !== DETAIL) return visit.run.ask(read, { jar }, expectation)
  return code === null ? null : visit.run.ask(read, { query: [['codeDonate', code]] }, expectation)
}

/** Tells how an answer differs from the one before the step. */
function compare(
  { run }: Visit,
  operation: Operation,
  { own }: Watched,
  { read, answer, was }: { read: string; answer: Answer; was: Members | undefined },
): void {
  const exchange = run.lastOf(operation)
  if (!exchange || !was) return
  // A history whose order changes by itself is told once, and not of each operation that was asked in between.
  if (read === HISTORY && run.findings.some(isShuffled)) return
  const whose = own ? 'the account' : 'another account'
  const { status } = answer.exchange
  // The profile says that a session has ended; once is enough.
  if (status === 401 && read !== USER) return
  if (status !== 200) {
    const check = operation.name === 'auth/logout' ? 'logout' : 'session'
    run.tell(exchange, status === 401 ? check : 'effect', {
      field: `${read} afterwards`,
      expected: `must be 200: ${status === 401 ? `this session of ${whose} goes on` : `the donation is there`}`,
      seen: String(status),
    })
    return
  }
  if (own && changing[operation.name] === read) return
  const why = `it is ${whose}’s, and nothing was asked to change it`
  stays(run, exchange, { read, was, data: answer.data, why, check: own ? 'effect' : 'private' })
}

const isShuffled = ({ operation, check }: Finding) => operation === HISTORY && check === 'order'

/** What of a read's answer nothing but the account's own calls change. */
export const lastingOf = (read: string, data: unknown): Members => lasting[read]?.(data) ?? {}

/** Tells that a call has changed what another operation answers. */
export function stays(
  run: Run,
  exchange: Exchange,
  about: { read: string; was: Members; data: unknown; why: string; check: CheckName },
): void {
  const { read, was, data, why, check } = about
  for (const [name, value] of Object.entries(lastingOf(read, data)))
    if (JSON.stringify(value) !== JSON.stringify(was[name]))
      run.tell(exchange, check, {
        field: `${name} of ${read} afterwards`,
        expected: `must be ${shown(was[name])}, as before: ${why}`,
        seen: shown(value),
      })
}
