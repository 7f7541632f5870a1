import { type Fields, means } from '../../http/client'
import type { Jar } from '../../http/cookies'
import { textAt } from '../../http/json'
import { changed } from '../donation/donation-form'
import { formOf } from './saved-edits'
import { type Account, loginForm, THIS_RUN, type Visit } from '../visit'
import { USER } from '../../operations'

const ANOTHER_PASSWORD = 'Uji-lagi-2026'
/** As long as a token must be, and never given out. */
const MADE_UP = 'token-yang-tidak-pernah-diberikan'

/**
 * Checks that a number is registered once, that the refusal doesn't use the form's token up, that a made-up token
 * registers nobody, and that whoever has none, where one is needed, learns nothing about the number.
 */
export async function refusesTaken(visit: Visit, form: Fields, phone: string): Promise<void> {
  const { run, tokens } = visit
  const name = 'auth/register'
  if (tokens.isTaken(name)) {
    const fresh = changed(form, 'whatsapp', visit.newPhone()).filter(([field]) => field !== 'token')
    const withoutToken: Fields = [...fresh, ['token', MADE_UP]]
    await run.ask(name, { form: withoutToken }, { status: [422], as: 'session' })
  }
  // Before it looks whether there is such an account.
  if (tokens.isWanted(name)) {
    const withoutToken = form.filter(([field]) => field !== 'token')
    await run.ask(name, { form: withoutToken }, { status: [422], as: 'enumeration' })
  }
  // Another name and password: they must not become the account's.
  const other = changed(changed(form, 'fullname', 'Uji Nama Lain'), 'password', ANOTHER_PASSWORD)
  await run.ask(name, { form: other }, { status: [409] })
  const isFree = tokens.isTaken(name) && !tokens.isWanted(name)
  const token = isFree ? await tokens.token({ phone, purpose: 'daftar' }) : null
  const again = token === null ? other : [...other, ['token', token] as const]
  if (!tokens.isTaken(name) || again.every(([field]) => field !== 'token')) return
  for (let time = 0; time < 2; time += 1)
    await run.ask(
      name,
      { form: again },
      { status: [409], as: 'repeat', input: 'a token that a refusal leaves unused' },
    )
}

/**
 * Gets a token for setting a new password. It tries to set a password without one first, which must be refused.
 * @returns null if a token is needed that can't be obtained; that is reported
 */
export async function passwordToken(visit: Visit, account: Account): Promise<Fields | null> {
  const { run, tokens } = visit
  const name = 'auth/new-password'
  if (run.options.stateless || !tokens.isTaken(name)) return []
  const owner = { phone: account.whatsapp, purpose: 'lupa_sandi' } as const
  // The form has the account's present password: where the backend sets it after all, the walk can go on.
  const form: Fields = [...loginForm(account), ['fullname', '']]
  // A made-up token must not open an account.
  await run.ask(name, { form: [...form, ['token', MADE_UP]] }, { status: [422], as: 'session' })
  await run.ask(name, { form }, { status: [422], as: 'takeover' })
  const empty: Fields = [...form, ['token', '']]
  await run.ask(name, { form: empty }, { status: [422, 400], as: 'takeover' })
  tokens.want(name)
  return tokens.field(name, owner)
}

/** Checks that a token works only for its own number and purpose. */
export async function servesItsNumber(
  visit: Visit,
  account: Account,
  token: Fields,
): Promise<void> {
  const { run } = visit
  const stranger = await visit.stranger()
  const jar = await visit.session()
  if (token.length === 0 || !stranger || !jar) return
  const refuse = (whose: Account, fields: Fields) =>
    run.ask(
      'auth/new-password',
      { form: [...loginForm(whose), ['fullname', ''], ...fields] },
      { status: [422], as: 'session' },
    )
  await refuse(stranger, token)
  // The run's own session may have ended with the last password.
  await visit.keepSession()
  const owner = { phone: account.whatsapp, purpose: 'ubah_nomor', jar } as const
  const other = await visit.tokens.token(owner)
  if (other !== null) await refuse(account, [['token', other]])
}

/** Checks that a number changes by no token but one for changing it; the email by none but its own, and once by that. */
export async function refusesOtherTokens(visit: Visit, account: Account, jar: Jar): Promise<void> {
  const { run, tokens } = visit
  const name = 'user/edit_profile'
  if (!tokens.isTaken(name)) return
  const edit = (editType: string, editValue: string, token: string, input: string | null) =>
    run.ask(
      name,
      { form: [...formOf(editType, editValue), ['token', token]], jar },
      input === null ? { status: [200] } : { status: [422], as: 'session', input },
    )
  const email = `uji.token.${THIS_RUN}@surat.example`
  await edit('email', email, MADE_UP, 'a made-up token')
  const forEmail = await tokens.token({ phone: account.whatsapp, purpose: 'ubah_email', jar })
  for (const [token, input] of [
    [MADE_UP, 'a made-up token'],
    [forEmail, 'a token for the email'],
  ] as const) {
    const answer = token === null ? null : await edit('whatsapp', visit.newPhone(), token, input)
    if (!answer || !means(answer.exchange, 200)) continue
    account.whatsapp = textAt(await run.call(USER, { jar }), 'whatsapp') ?? account.whatsapp
  }
  if (forEmail === null) return
  // Used up by success only.
  await edit('email', 'bukan surel', forEmail, 'what is no email')
  await edit('email', email, forEmail, null)
  await edit('email', email, forEmail, 'a token that has served')
}
