import { type Exchange, type Fields, means } from '../http/client'
import { Jar } from '../http/cookies'
import { itemsOf, rowsOf, textAt } from '../http/json'
import type { Run } from '../run'
import { sessionNames } from '../http/session-cookie'
import { type Kind, oneOfEachKind, type Program, programsOf } from './programs'
import { NumberTokens } from './account/number-tokens'
import { METHODS } from '../operations'

/** An account that the check made itself, so that it may be changed. */
export interface Account {
  whatsapp: string
  password: string
  /** Made by this run; otherwise it is somebody's. */
  own: boolean
}

/** What makes a name or an address another one in each run: a backend may keep those of earlier runs, each once. */
export const THIS_RUN = String(Math.random()).slice(2, 7)

export const NAME = 'Uji Kontrak'
export const PASSWORD = 'Uji-kontrak-2026'
/** One less than a password must have. */
export const SHORT_PASSWORD = 'pendek7'
/** It has 30 characters, some of which are easily lost. */
export const LONGEST_NAME = "Uji O'Kontrak & Siti 🤲 Nurhal"

/** The lists that lead to programs. */
export const PROGRAM_LISTS = [
  'campaign/get_campaign_limit',
  'campaign/get_campaign_infaq',
  'mosque/get_campaign',
]

/** What is done with one operation. */
export type Step = (visit: Visit) => Promise<void>

/** How many rows of a list are followed to their own pages: one call for each operation that has a row's slug or id. */
const DEFAULT_ROWS = 40

/** Some items of a list: the first two, and of the rest as many as there may be, evenly spread, the last among them. */
export function sampled<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most || most <= 2) return items.slice(0, most)
  const rest = items.slice(2)
  const step = rest.length / (most - 2)
  return items.filter((_, index) => {
    const place = index - 2
    return place < 0 || Math.floor(place / step) !== Math.floor((place + 1) / step)
  })
}

/** What one step needs of another is asked for once, whichever step is first. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => (made ??= make())
}

/** The walk through the operations: what one answered feeds the next. */
export class Visit {
  /** @param offered what of the contract's newer parts the backend lists: operations, and fields behind a `#` */
  constructor(
    readonly run: Run,
    private readonly offered: ReadonlySet<string>,
  ) {
    this.tokens = new NumberTokens(run, (name) => this.offers(name))
  }

  /** Tokens, for forms that need one. */
  readonly tokens: NumberTokens

  /** @param name `transaction/storeDonate#kunci` */
  offers(name: string): boolean {
    return this.offered.has(name)
  }

  readonly campaigns = once(async () => {
    const data = await this.run.call('campaign/get_campaign_limit', { query: [['limit', '5']] })
    return itemsOf(data)
  })

  readonly grid = once(async () => itemsOf(await this.run.call('campaign/get_campaign_infaq')))

  readonly mosques = once(async () => itemsOf(await this.run.call('mosque/get_campaign')))

  /** How many rows of a list are followed. */
  get rows(): number {
    return this.run.options.rows ?? DEFAULT_ROWS
  }

  /** Articles of both kinds, from their first pages. */
  readonly articles = once(async () => {
    if (!this.offers('news/get_list')) return []
    const lists = ['berita', 'blog'].map((jenis) =>
      this.run.call('news/get_list', { query: [['jenis', jenis]] }),
    )
    return (await Promise.all(lists)).flatMap((data) =>
      sampled(rowsOf(data), Math.ceil(this.rows / 2)).flatMap((row) => {
        const slug = textAt(row, 'slug')
        return slug === undefined ? [] : [{ slug, row }]
      }),
    )
  })

  readonly methods = once(async () => itemsOf(await this.run.call(METHODS)))

  /** The programs of a kind, those of the home page first. */
  async programs(kind: Kind): Promise<Program[]> {
    const [list, prefix] =
      kind === 'mosque'
        ? [await this.mosques(), 'KM']
        : [[...(await this.campaigns()), ...(await this.grid())], 'ID']
    return programsOf(list, kind, prefix)
  }

  /** Those of a kind that are followed to their own pages. */
  async followed(kind: Kind): Promise<Program[]> {
    return sampled(await this.programs(kind), this.rows)
  }

  /** The ids of the programs of these kinds. */
  async ids(...kinds: readonly Kind[]): Promise<string[]> {
    const programs = await Promise.all(kinds.map((kind) => this.programs(kind)))
    return programs.flat().flatMap(({ programId }) => programId ?? [])
  }

  /** The programs of both kinds, since most operations take either: all, those that are followed, and the ids of those. */
  async allPrograms(): Promise<Program[]> {
    return [...(await this.programs('campaign')), ...(await this.programs('mosque'))]
  }
  async followedOfAll(): Promise<Program[]> {
    return [...(await this.followed('campaign')), ...(await this.followed('mosque'))]
  }
  async followedIds(): Promise<string[]> {
    return (await this.followedOfAll()).flatMap(({ programId }) => programId ?? [])
  }

  readonly anyPrograms = once(async () => oneOfEachKind(await this.followedOfAll()))

  /** A program that takes donations, of each kind that has one. */
  readonly openPrograms = once(async () => {
    return oneOfEachKind((await this.allPrograms()).filter(({ open }) => open))
  })

  /** The account that the session's operations are checked with. */
  readonly account = once(async (): Promise<Account | null> => {
    const { write = false, login } = this.run.options
    this.wasAsked = true
    const made = write ? await this.newAccount(NAME) : null
    if (made) {
      this.hasAccount = true
      return made
    }
    this.hasAccount = login != null
    return login ? { ...login, own: false } : null
  })

  /** A logged-in visitor, or null without an account, or when logging in failed. */
  readonly session = once(async (): Promise<Jar | null> => {
    const account = await this.account()
    if (!account) return null
    const jar = new Jar()
    const { exchange } = await this.run.ask('auth/login', { form: loginForm(account), jar })
    if (!means(exchange, 200)) return null
    this.login = exchange
    return jar
  })

  /** Another account, made with the shortest password and the longest name that there may be; null where it can't be. */
  readonly stranger = once(() => this.newAccount(LONGEST_NAME, 'Uji-2026'))

  /** Makes an account. @returns null when it was refused */
  async newAccount(
    name: string,
    password = PASSWORD,
    whatsapp = this.newPhone(),
  ): Promise<Account | null> {
    const account = { whatsapp, password, own: true }
    const form = [...loginForm(account), ['fullname', name]] as const
    const owner = { phone: account.whatsapp, purpose: 'daftar' } as const
    const answer = await this.tokens.ask('auth/register', { form }, owner)
    return answer && means(answer.exchange, 200) ? account : null
  }

  /**
   * A session of the account of `--login`, for answers that a new account has nothing in; null without one, and where
   * {@link session} is that account's.
   */
  readonly given = once(async (): Promise<Jar | null> => {
    const { login } = this.run.options
    const account = await this.account()
    return login && account?.own ? this.freshSession({ ...login, own: false }) : null
  })

  /** What is asked as the run's last calls: what must still be so after as long as the run has taken. */
  readonly atEnd: (() => Promise<void>)[] = []

  /** The donation that showed each QR picture, by the picture's address. */
  readonly qrPictures = new Map<string, string>()

  /** The answer that started {@link session}, once there is one. */
  login: Exchange | null = null

  /** The name of the session's cookie; undefined where no login has set one. */
  readonly sessionCookie = once(async (): Promise<string | undefined> => {
    const jar = this.login && (await this.session())
    return jar && this.login ? this.cookieOf(this.login, jar) : undefined
  })

  /** The name of the cookie by which user/get_user knows whom a login let in, of all that the login set. */
  async cookieOf(login: Exchange, jar: Jar): Promise<string | undefined> {
    const operation = this.run.model.get('user/get_user')
    const names = sessionNames(login)
    for (const name of names.length > 1 ? names : [])
      if (means(await this.run.send({ operation, jar: jar.only(name) }), 200)) return name
    return names[0]
  }

  /** The account that {@link account} gave; null where nothing asked for one. */
  readonly madeAccount = (): Promise<Account | null> =>
    this.wasAsked ? this.account() : Promise.resolve(null)
  private wasAsked = false
  private hasAccount = false

  /**
   * Sees that {@link session} lasts for what comes next: logs in again, into the same jar, where something has ended it.
   * An odd password that was accepted is set back.
   */
  async keepSession(): Promise<void> {
    const { run } = this
    const account = await this.madeAccount()
    const jar = account && (await this.session())
    if (!jar || run.options.stateless) return
    const send = (name: string, inputs: { form?: Fields; jar?: Jar }) =>
      run.send({ operation: run.model.get(name), ...inputs })
    const form = loginForm(account)
    if (means(await send('user/get_user', { jar }), 200)) return
    if (means(await send('auth/login', { form, jar }), 200) || !account.own) return
    await send('auth/new-password', { form: [...form, ['fullname', '']] })
    await send('auth/login', { form, jar })
  }

  /** Logs in apart from {@link session}, for what ends a session. @returns null when it failed */
  async freshSession(account: Account): Promise<Jar | null> {
    const jar = new Jar()
    const { exchange } = await this.run.ask('auth/login', { form: loginForm(account), jar })
    return means(exchange, 200) ? jar : null
  }

  /** Makes an account and logs in to it. @returns null when either was refused */
  async newSession(name: string): Promise<Jar | null> {
    const account = await this.newAccount(name)
    return account && this.freshSession(account)
  }

  /** A session of {@link stranger}, with that account; null where there is none. */
  async strangersSession(): Promise<{ account: Account; jar: Jar } | null> {
    const account = await this.stranger()
    const jar = account && (await this.freshSession(account))
    return account && jar && { account, jar }
  }

  /** Another session of {@link account}. */
  async anotherSession(): Promise<Jar | null> {
    const account = await this.account()
    return account && this.freshSession(account)
  }

  /** Says for an operation that needs a session what would give it one. */
  noSession(name: string): void {
    if (this.hasAccount) this.run.lack(name, 'logging in failed', ['auth/login'], { must: true })
    else this.run.lack(name, this.noAccount('a session'), ['auth/register'])
  }

  /** The account, if it may be changed; null where not, which is told of the operation that would change it. */
  async ownAccount(name: string, reason = 'needs an account of its own'): Promise<Account | null> {
    const account = await this.account()
    if (account?.own) return account
    this.run.lack(name, account ? reason : this.noAccount(), ['auth/register'])
    return null
  }

  /** Says which option would give an account, or what needs one. */
  noAccount(what = 'an account'): string {
    return this.run.options.write
      ? `needs ${what}: auth/register made no account (--login WHATSAPP:PASSWORD)`
      : `needs ${what}: --login WHATSAPP:PASSWORD or --write`
  }

  /** No mobile network has numbers that begin with 800: a made-up one must not reach anybody. */
  newPhone(): string {
    const { phone } = this.run.options
    if (phone != null && !this.phoneWasUsed) {
      this.phoneWasUsed = true
      return phone
    }
    return `800${String(Math.floor(Math.random() * 1e9)).padStart(9, '1')}`
  }
  private phoneWasUsed = false
}

export function loginForm({ whatsapp, password }: Omit<Account, 'own'>): Fields {
  return [
    ['whatsapp', whatsapp],
    ['password', password],
  ]
}

/** A slug, id or word that nothing has. */
export const NOWHERE = 'tidak-ada-yang-bernama-begini'

/** A number may be of any length where it is only looked up: then it is refused with words, and not as malformed. */
export const SHORTEST_NUMBER = '8'

/** The code that operations which send one are given. */
export const OTP = '48213'

/** A target that keeps nothing may answer 200 to anything. */
export const shapeOnly = ({ run }: Visit) => (run.options.stateless ? [200] : [])
