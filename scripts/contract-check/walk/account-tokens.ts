import type { Fields } from '../client'
import type { Jar } from '../cookies'
import { changed } from './donation-form'
import { type Account, loginForm, type Visit } from './visit'

const ANOTHER_PASSWORD = 'Uji-lagi-2026'
/** As long as a token must be, and never given out. */
const MADE_UP = 'token-yang-tidak-pernah-diberikan'

/**
 * Checks that a number is registered once, that the refusal doesn't use the form's token up, and that a made-up token
 * registers nobody.
 */
export async function refusesTaken(visit: Visit, form: Fields, phone: string): Promise<void> {
  const { run, proofs } = visit
  const name = 'auth/register'
  if (proofs.isTaken(name)) {
    const fresh = changed(form, 'whatsapp', visit.newPhone()).filter(([field]) => field !== 'token')
    const unproven: Fields = [...fresh, ['token', MADE_UP]]
    await run.ask(name, { form: unproven }, { status: [422], as: 'session' })
  }
  // Another name and password: they must not become the account's.
  const other = changed(changed(form, 'fullname', 'Uji Nama Lain'), 'password', ANOTHER_PASSWORD)
  await run.ask(name, { form: other }, { status: [409] })
  const isFree = proofs.isTaken(name) && !proofs.isWanted(name)
  const token = isFree ? await proofs.token({ phone, purpose: 'daftar' }) : null
  const again = token === null ? other : [...other, ['token', token] as const]
  if (!proofs.isTaken(name) || again.every(([field]) => field !== 'token')) return
  for (let time = 0; time < 2; time += 1)
    await run.ask(name, { form: again }, { status: [409], as: 'repeat' })
}

/**
 * Gets a token for setting a new password, if the backend requires one. It tries to set a password without a token first.
 * @returns null if a token is required but can't be obtained; that is reported
 */
export async function proofOf(visit: Visit, account: Account): Promise<Fields | null> {
  const { run, proofs } = visit
  const name = 'auth/new-password'
  if (run.options.stateless || !proofs.isTaken(name)) return []
  const owner = { phone: account.whatsapp, purpose: 'lupa_sandi' } as const
  const another = { ...account, password: ANOTHER_PASSWORD }
  const form: Fields = [...loginForm(another), ['fullname', '']]
  // A made-up token must not open an account.
  await run.ask(name, { form: [...form, ['token', MADE_UP]] }, { status: [422], as: 'session' })
  const { exchange } = await run.ask(name, { form }, { status: [200, 422] })
  if (exchange.status === 422) {
    proofs.want(name)
    return proofs.field(name, owner)
  }
  account.password = ANOTHER_PASSWORD
  // Even if no token is required, one that is sent must be checked.
  const token = await proofs.token(owner)
  return token === null ? [] : [['token', token]]
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
  const other = await visit.proofs.token(owner)
  if (other !== null) await refuse(account, [['token', other]])
}

/** Checks that a number changes by no token but one for changing it; the email by none that was never given out. */
export async function refusesOtherTokens(visit: Visit, account: Account, jar: Jar): Promise<void> {
  const { run, proofs } = visit
  const name = 'user/edit_profile'
  if (!proofs.isTaken(name)) return
  const forEmail = await proofs.token({ phone: account.whatsapp, purpose: 'ubah_email', jar })
  for (const [editType, editValue, token] of [
    ['email', 'uji.token@surat.example', MADE_UP],
    ['whatsapp', visit.newPhone(), MADE_UP],
    ['whatsapp', visit.newPhone(), forEmail],
  ] as const) {
    const form: Fields = [
      ['editType', editType],
      ['editValue', editValue],
      ['token', token ?? MADE_UP],
    ]
    const { exchange } = await run.ask(name, { form, jar }, { status: [422], as: 'session' })
    if (exchange.status === 200 && editType === 'whatsapp') account.whatsapp = editValue
  }
}
