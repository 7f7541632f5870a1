import type { Fields } from '../../http/client'
import type { Jar } from '../../http/cookies'
import { textAt } from '../../http/json'
import type { Expectation } from '../../judge'
import type { Run } from '../../run'
import type { Answer } from '../list'
import { REQUEST, VERIFY } from '../../operations'

export type Purpose = 'daftar' | 'lupa_sandi' | 'ubah_nomor' | 'ubah_email'

/** Whose number a token is for, and which purpose. A change of the profile also needs the session. */
export interface Owner {
  phone: string
  purpose: Purpose
  jar?: Jar
}

export const otpForm = (phone: string, purpose: Purpose): Fields => [
  ['phoneNumber', phone],
  ['keperluan', purpose],
]

export const entered = (form: Fields, code: string): Fields => [...form, ['codeOTP', code]]

/** What is said of the code that the options give: where it is refused, the option may be what is wrong. */
export const rightCode: Expectation = {
  status: [200],
  input: 'the code that --otp or --otp-command gave, if that is the right one',
}

const NO_TOKEN =
  'only in part: it refuses forms without a token, and which one-time code is right is not known (--otp CODE or --otp-command COMMAND)'

/** Tokens of numbers, for backends that refuse forms without one. */
export class NumberTokens {
  private readonly wanted = new Set<string>()
  /** Codes that were asked for, null where one can't be read. Asking again within a minute would be refused. */
  private readonly codes = new Map<string, string | null>()
  /** Tokens for another try: a refused form doesn't use its token up. */
  private readonly tokens = new Map<string, string>()

  /** @param offers whether the backend lists an operation, or the field behind a `#` */
  constructor(
    private readonly run: Run,
    private readonly offers: (name: string) => boolean,
  ) {}

  /** Whether this operation has refused a form because it had no token. */
  isWanted(name: string): boolean {
    return this.wanted.has(name)
  }

  /** From now on the forms of this operation have a token. */
  want(name: string): void {
    this.wanted.add(name)
  }

  /** Whether an operation takes a token, so that one can be tried. */
  isTaken(name: string): boolean {
    return [REQUEST, VERIFY, `${name}#token`].every(this.offers)
  }

  /** Remembers the code that was just asked for: later another purpose's may be the last of this number. */
  async wasRequested({ phone, purpose }: Owner): Promise<void> {
    this.codes.set(`${phone} ${purpose}`, (await this.run.options.codeOf?.(phone)) ?? null)
  }

  /**
   * The token field of a form.
   * @returns nothing where forms pass without a token; null where one is needed that can't be had, which is told
   */
  async field(name: string, owner: Owner): Promise<Fields | null> {
    if (!this.isWanted(name)) return []
    const token = await this.token(owner)
    if (token === null) this.run.skip(name, NO_TOKEN)
    return token === null ? null : [['token', token]]
  }

  /** A token for a number and a purpose; null where none can be had. */
  async token({ phone, purpose, jar }: Owner): Promise<string | null> {
    const { run } = this
    const key = `${phone} ${purpose}`
    const before = this.tokens.get(key)
    if (before !== undefined) return before
    const form = otpForm(phone, purpose)
    // Without a way to read the code, none is sent.
    if (!run.options.codeOf) return null
    if (!this.codes.has(key)) {
      const asked = await run.ask(REQUEST, { form, ...(jar && { jar }) })
      if (!asked.ok) return null
      await this.wasRequested({ phone, purpose })
    }
    const code = this.codes.get(key)
    if (code == null) return null
    const inputs = { form: entered(form, code), ...(jar && { jar }) }
    const { data } = await run.ask(VERIFY, inputs, rightCode)
    const token = textAt(data, 'token')
    if (token !== undefined) this.tokens.set(key, token)
    return token ?? null
  }

  /**
   * Sends a form without a token, as in contract 1.0. If that is refused, it sends this form and all later ones with one.
   * @returns null where a token is needed that can't be had, which is told
   */
  async ask(
    name: string,
    { form, jar }: { form: Fields; jar?: Jar },
    owner: Owner,
  ): Promise<Answer | null> {
    const inputs = { ...(jar && { jar }) }
    if (!this.isWanted(name)) {
      const mayRefuse = this.isTaken(name)
      const status = mayRefuse ? [200, 422] : [200]
      const answer = await this.run.ask(name, { form, ...inputs }, { status })
      if (!mayRefuse || answer.exchange.status !== 422) return answer
      this.want(name)
    }
    const token = await this.field(name, owner)
    return token && this.run.ask(name, { form: [...form, ...token], ...inputs })
  }
}
