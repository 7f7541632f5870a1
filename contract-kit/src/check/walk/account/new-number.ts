import { type Fields, means } from '../../http/client'
import type { Jar } from '../../http/cookies'
import { membersOf, shown, textAt } from '../../http/json'
import { isLoggedIn } from './account-rules'
import { refusesOtherTokens } from './account-tokens'
import { oneNumberOnce } from '../crossing'
import { codeOf, donationForm } from '../donation/donation-form'
import type { Answer } from '../list'
import { movesToPart } from './number-parts'
import { keptAmen, PICTURE } from './profile-neighbours'
import {
  CHANGES_NOTHING,
  type Edit,
  editsOf,
  formOf,
  GOES_ON,
  isSaved,
  tellEffect,
} from './saved-edits'
import { type Account, loginForm, NAME, OTP, type Visit } from '../visit'
import { EDIT, FORGOT, FUNDRAISER, HISTORY, USER } from '../../operations'

/** Fills a profile before its number changes: a field that the change empties is then noticed. */
const filledIn: readonly Edit[] = [
  ...editsOf('birthdate', 'tgl_lahir', '1990-12-31'),
  ...editsOf('address', 'alamat', 'Jl. Nomor Lama No. 1'),
  ...editsOf('gender', 'kelamin', 'Perempuan'),
  ...editsOf('greeting', 'sapaan', 'Ibu'),
  ...editsOf('avatar', 'avatar', PICTURE),
]

/** A number that somebody has is refused. One that nobody has is the one to log in with from then on. */
export async function newNumber(visit: Visit, account: Account): Promise<void> {
  const { run } = visit
  const other = await visit.strangersSession()
  if (!other) return
  const { account: stranger, jar: own } = other
  const owner = { phone: stranger.whatsapp, purpose: 'ubah_nomor', jar: own } as const
  const proof = visit.tokens.isTaken(EDIT) ? await visit.tokens.token(owner) : null
  const token = proof === null ? await visit.tokens.field(EDIT, owner) : [['token', proof] as const]
  if (!token) return
  await refusesOtherTokens(visit, stranger, own)
  const taken = [...formOf('whatsapp', account.whatsapp), ...token]
  const refused = await run.ask(EDIT, { form: taken, jar: own }, { status: [409] })
  const seen = textAt(await run.call(USER, { jar: own }), 'whatsapp')
  if (refused.ok && seen !== undefined && seen !== stranger.whatsapp)
    tellEffect(visit, refused, 'whatsapp', CHANGES_NOTHING, shown(seen))
  const given = await givenBy(visit, own)
  await run.send({ operation: run.model.get('fundraiser/register'), jar: own })
  for (const { editType, editValue } of filledIn)
    await run.call(EDIT, { form: formOf(editType, editValue), jar: own })
  const [before, fundraiser] = [
    membersOf(await run.call(USER, { jar: own })),
    await run.call(FUNDRAISER, { jar: own }),
  ]
  const elsewhere = await visit.freshSession(stranger)
  const isStillAmened = await keptAmen(visit, own)
  const old = { ...stranger }
  // The refusal has used no token up.
  const answer = await moveNumber(visit, stranger, own, token)
  if (!answer || !means(answer.exchange, 200)) return
  const operation = run.model.get('auth/login')
  for (const jar of [own, elsewhere])
    if (jar && !(await isLoggedIn(visit, jar)))
      tellEffect(visit, answer, 'whatsapp', GOES_ON, `${USER} refused one that it had`)
  await isStillAmened(answer)
  const session = await visit.freshSession(stranger)
  if (session && given !== null && !(await hasGiven(visit, session, given)))
    tellEffect(visit, answer, 'whatsapp', `must leave ${HISTORY} as it was`, `no ${given}`)
  if (session) {
    const edit = { editType: 'whatsapp', editValue: stranger.whatsapp, field: 'whatsapp' }
    isSaved(visit, answer, edit, before, await run.call(USER, { jar: session }))
    const [was, is] = [fundraiser, await run.call(FUNDRAISER, { jar: session })].map((one) =>
      shown(textAt(one, 'kode_ref')),
    )
    if (is !== was)
      tellEffect(
        visit,
        answer,
        'whatsapp',
        `must leave kode_ref of ${FUNDRAISER} at ${was}`,
        is ?? '',
      )
  }
  if (means(await run.send({ operation, form: loginForm(old) }), 200))
    tellEffect(visit, answer, 'whatsapp', 'must end the old number’s login', 'auth/login: 200')
  for (const [number, status, input] of [
    [old.whatsapp, [404, 422], 'a number that was given up'],
    [stranger.whatsapp, [200], 'a number that an account has changed to'],
  ] as const) {
    const form = [['phoneNumber', number] as const, ['codeOTP', OTP] as const]
    await run.ask(FORGOT, { form }, { status, as: 'unknown', input })
  }
  await freesNumber(visit, old, answer)
  await keepsNumber(visit, stranger, own)
}

/** Checks that the account's own number isn't refused as somebody else's. */
async function keepsNumber(visit: Visit, account: Account, jar: Jar): Promise<void> {
  const { run, tokens } = visit
  if (tokens.isWanted(EDIT)) return
  await run.ask(EDIT, { form: formOf('whatsapp', account.whatsapp), jar }, { status: [200, 422] })
  await movesToPart(visit, account, jar)
  await oneNumberOnce(visit)
}

/** Checks that a number that was given up can register again: somebody else may have it now. */
async function freesNumber({ run, tokens }: Visit, old: Account, answer: Answer): Promise<void> {
  // Registering with a code would have to wait: this number was sent one a moment ago.
  if (tokens.isWanted('auth/register')) return
  const form = [...loginForm(old), ['fullname', NAME]] as const
  const registered = await run.send({ operation: run.model.get('auth/register'), form })
  if (!means(registered, 200))
    tellEffect(
      { run },
      answer,
      'whatsapp',
      'must free the old number: whoever has it now can register',
      `auth/register: ${registered.status}`,
    )
}

/** The code of a donation by an account; null where it isn't told, or where no history would show it. */
async function givenBy(visit: Visit, jar: Jar): Promise<string | null> {
  const form = visit.offers(HISTORY) ? await donationForm(visit) : null
  return form && codeOf(await visit.run.call('transaction/storeDonate', { form, jar }))
}

async function hasGiven({ run }: Visit, jar: Jar, code: string): Promise<boolean> {
  const answer = await run.send({ operation: run.model.get(HISTORY), jar })
  return !means(answer, 200) || answer.text.includes(JSON.stringify(code))
}

/** Gives an account another number, which nobody has. @returns null where it takes a token that can't be had */
export async function moveNumber(
  visit: Visit,
  account: Account,
  jar: Jar,
  token: Fields = [],
): Promise<Answer | null> {
  const whatsapp = visit.newPhone()
  const inputs = { form: [...formOf('whatsapp', whatsapp), ...token], jar }
  const owner = { phone: account.whatsapp, purpose: 'ubah_nomor', jar } as const
  const answer = await (token.length > 0
    ? visit.run.ask(EDIT, inputs, { status: [200], input: 'a token that 409 leaves unused' })
    : visit.tokens.ask(EDIT, inputs, owner))
  if (answer && means(answer.exchange, 200)) account.whatsapp = whatsapp
  return answer
}

/**
 * A registered number that has not been sent a code yet, so there is no minute to wait before asking for one.
 * @returns null if no such account could be made
 */
export async function unaskedNumber(visit: Visit): Promise<string | null> {
  const other = await visit.strangersSession()
  const answer = other && (await moveNumber(visit, other.account, other.jar))
  return answer && means(answer.exchange, 200) ? other.account.whatsapp : null
}
