import { type Fields, means } from '../../http/client'
import type { Jar } from '../../http/cookies'
import { membersOf, shown, textAt } from '../../http/json'
import { isLoggedIn, othersProfile } from './account-rules'
import { refusesOtherTokens } from './account-tokens'
import { editsAtOnce, oneNumberOnce } from '../crossing'
import { codeOf, donationForm } from '../donation/donation-form'
import type { Answer } from '../list'
import { movesToPart } from './number-parts'
import { keptAmen, namesakesApart, onAnotherDevice, PICTURE } from './profile-neighbours'
import { type Edit, formOf, GOES_ON, isSaved, savesNothingElse, tellEffect } from './saved-edits'
import { enter } from './sessions'
import {
  type Account,
  loginForm,
  LONGEST_NAME,
  NAME,
  OTP,
  shapeOnly,
  THIS_RUN,
  type Visit,
} from '../visit'
import { EDIT, FORGOT, FUNDRAISER, HISTORY, USER } from '../../operations'

const editsOf = (editType: string, field: string, ...values: readonly string[]): Edit[] =>
  values.map((editValue) => ({ editType, editValue, field }))

/** 50 characters, the most that are allowed, and more bytes. */
const ADDRESS = 'Jl. Kénanga No. 8 "Blok B", RT 3–4 RW 12, Kediri 6'

/** What `edit_profile` is asked to change. */
const edits: readonly Edit[] = [
  ...editsOf('fullname', 'nama', LONGEST_NAME),
  // Before 1970 too: times counted from there may not go below it. A year's end is in a week of the next year.
  ...editsOf('birthdate', 'tgl_lahir', '1958-08-17', '1990-12-31'),
  // A language that takes "0" for nothing refuses it.
  ...editsOf('address', 'alamat', '0', ADDRESS),
  ...editsOf('gender', 'kelamin', 'Laki-laki', 'Perempuan'),
  ...editsOf('greeting', 'sapaan', 'Ayah', 'Bunda', 'Bapak', 'Mas', 'Mbak', 'Ibu'),
  ...editsOf('avatar', 'avatar', PICTURE),
  // Only once: each needs a code of its own, and the next one is sent after a minute.
  ...editsOf('email', 'email', `uji.kontrak+nama.yang.panjang.${THIS_RUN}@surat.example`),
  // Again, now that every other field is filled in: an edit may empty another.
  ...editsOf('fullname', 'nama', 'Uji Kontrak'),
  ...editsOf('birthdate', 'tgl_lahir', '2004-02-29', '2000-01-01'),
  ...editsOf('address', 'alamat', 'Jl. Uji Kontrak No. 7'),
  ...editsOf('gender', 'kelamin', 'Laki-laki'),
  // The same again is saved, too: MySQL counts no row as changed then.
  ...editsOf('greeting', 'sapaan', 'Bapak', 'Bapak'),
  ...editsOf('avatar', 'avatar', PICTURE),
]

/** Fills a profile before its number changes: a field that the change empties is then noticed. */
const filledIn: readonly Edit[] = [
  ...editsOf('birthdate', 'tgl_lahir', '1990-12-31'),
  ...editsOf('address', 'alamat', 'Jl. Nomor Lama No. 1'),
  ...editsOf('gender', 'kelamin', 'Perempuan'),
  ...editsOf('greeting', 'sapaan', 'Ibu'),
  ...editsOf('avatar', 'avatar', PICTURE),
]

/** Values that no field takes. */
const refusals: readonly (readonly [editType: string, editValue: string])[] = [
  ['gender', 'Lainnya'],
  ['greeting', 'Kakak'],
  ['birthdate', '21-04-1994'],
  ['birthdate', '1994-02-31'],
  ['fullname', 'a'.repeat(31)],
  ['address', 'a'.repeat(51)],
  ['avatar', 'bukan gambar'],
  ['email', 'bukan surel'],
  ['whatsapp', 'bukan nomor'],
  ['kata_sandi', 'Uji-kontrak-2026'],
]

const CHANGES_NOTHING = 'must change nothing when it is refused'

/** The user's profile. */
export const profileSteps = {
  [EDIT]: async (visit: Visit) => {
    const { run } = visit
    if (!run.mayWrite(EDIT, 'changes the profile')) return
    const jar = await enter(visit, EDIT, { form: formOf('fullname', 'Uji Kontrak') })
    if (!jar) return
    const account = await visit.ownAccount(EDIT)
    if (!account) return
    const owner = { phone: account.whatsapp, purpose: 'ubah_email', jar } as const
    const edit = async ({ editType, editValue, field }: Edit) => {
      const before = membersOf(await run.call(USER, { jar }))
      const inputs = { form: formOf(editType, editValue), jar }
      const answer = await (editType === 'email'
        ? visit.tokens.ask(EDIT, inputs, owner)
        : run.ask(EDIT, inputs))
      if (!answer?.ok || run.options.stateless) return
      isSaved(visit, answer, { editType, editValue, field }, before, await run.call(USER, { jar }))
    }
    const sameOthers = run.options.stateless ? null : await othersProfile(visit)
    const sameElsewhere = run.options.stateless ? null : await onAnotherDevice(visit, jar)
    for (const one of edits) await edit(one)
    if (!run.options.stateless) {
      await savesNothingElse(visit, jar)
      await sameElsewhere?.()
      await editsAtOnce(visit, jar)
      await namesakesApart(visit, jar)
    }
    await sameOthers?.(EDIT)

    let before = await run.call(USER, { jar })
    for (const [editType, editValue] of refusals) {
      const expectation = { status: [422, 400, ...shapeOnly(visit)] }
      const answer = await run.ask(EDIT, { form: formOf(editType, editValue), jar }, expectation)
      if (run.options.stateless) continue
      const after = await run.call(USER, { jar })
      if (!means(answer.exchange, 200) && JSON.stringify(after) !== JSON.stringify(before))
        tellEffect(visit, answer, editType, CHANGES_NOTHING, shown(after))
      before = after
    }
    if (run.options.stateless) return
    await takesLarge(visit, jar)
    await newNumber(visit, account)
  },
}

/**
 * A form of almost 10 MB, in characters. Frameworks and the servers before them have limits of their own for the text of a
 * form, of 1, 2.5 and 8 MB.
 */
const FORM_SIZE = 9_400_001

/** Checks a large photo, sent as text. Only its beginning is a picture, so it may also be refused. */
async function takesLarge({ run }: Visit, jar: Jar): Promise<void> {
  const { formSize = FORM_SIZE } = run.options
  const photo = `${PICTURE.slice(0, -1)}${'A'.repeat(formSize)}`
  await run.ask(EDIT, { form: formOf('avatar', photo), jar }, { status: [200, 422] })
}

/** A number that somebody has is refused. One that nobody has is the one to log in with from then on. */
async function newNumber(visit: Visit, account: Account): Promise<void> {
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
    ? visit.run.ask(EDIT, inputs)
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
