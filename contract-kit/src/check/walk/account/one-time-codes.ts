import { type Fields, means } from '../../http/client'
import type { Jar } from '../../http/cookies'
import { textAt } from '../../http/json'
import { countsAtOnce, endsByTries, sentOnce, usedOnce, wrongCode } from '../donation/code-tries'
import { changed } from '../donation/donation-form'
import { keepsPassword } from './account-rules'
import { answersAlike, sameWords } from './known-numbers'
import type { Answer } from '../list'
import { partOfNumber } from './number-parts'
import {
  CODE_MINUTES,
  comesAgain,
  goodFor,
  keepsCode,
  otherWords,
  TOKEN_MINUTES,
  waitsUntil,
} from './otp-answers'
import { moveNumber, unaskedNumber } from './new-number'
import { entered, otpForm, rightCode } from './number-tokens'
import { enter } from './sessions'
import {
  loginForm,
  NAME,
  OTP,
  PASSWORD,
  SHORT_PASSWORD,
  SHORTEST_NUMBER,
  type Step,
  type Visit,
} from '../visit'
import { EDIT, REQUEST, VERIFY } from '../../operations'

const SENDS = 'sends a code: --write'
const NOT_OWN = 'only in part: needs an account of its own'

/** Codes that the backend makes and compares. */
export const oneTimeCodeSteps: Readonly<Record<string, Step>> = {
  [REQUEST]: async (visit) => {
    const { run } = visit
    if (!run.options.write) {
      run.skip(REQUEST, SENDS)
      return
    }
    const phone = visit.newPhone()
    const form = otpForm(phone, 'daftar')
    const asked = await run.ask(REQUEST, { form })
    if (run.options.stateless) return
    goodFor(visit, asked, CODE_MINUTES)
    comesAgain(visit, asked)
    keepsCode(visit, asked, (await run.options.codeOf?.(phone)) ?? null)
    await isThrottled(visit, form, asked)
    await sentOnce(visit)
    const short = otpForm(SHORTEST_NUMBER, 'daftar')
    await run.ask(REQUEST, { form: short }, { status: [422] })
    const account = await visit.ownAccount(REQUEST, NOT_OWN)
    if (!account) return
    const forgotten = await isSilent(visit, 'lupa_sandi', account.whatsapp)
    await keepsPassword(visit, account, forgotten)
    await visit.tokens.wasRequested({ phone: account.whatsapp, purpose: 'lupa_sandi' })
    // A number that has a token for registering has just been sent a code.
    const registered = visit.tokens.isWanted('auth/register')
      ? await unaskedNumber(visit)
      : account.whatsapp
    if (registered === null) run.skip(REQUEST, NOT_OWN)
    else {
      await isSilent(visit, 'daftar', registered)
      await visit.tokens.wasRequested({ phone: registered, purpose: 'daftar' })
    }
    const own = otpForm(account.whatsapp, 'ubah_nomor')
    const jar = await enter(visit, REQUEST, { form: own })
    if (!jar) return
    await run.call(REQUEST, { form: own, jar })
    await visit.tokens.wasRequested({ phone: account.whatsapp, purpose: 'ubah_nomor' })
    await ownNumberOnly(visit, own, jar)
  },

  [VERIFY]: async (visit) => {
    const { run } = visit
    if (!run.options.write) {
      run.skip(VERIFY, SENDS)
      return
    }
    const phone = visit.newPhone()
    const form = otpForm(phone, 'daftar')
    if (run.options.stateless) {
      await run.ask(VERIFY, { form: entered(form, OTP) })
      return
    }
    const isSent = visit.offers(REQUEST)
    if (isSent) await run.call(REQUEST, { form })
    const right = isSent ? ((await run.options.codeOf?.(phone)) ?? null) : null
    const wrong = wrongCode(right)
    const refused = await run.ask(VERIFY, { form: entered(form, wrong) }, { status: [422] })
    // Nothing was sent there.
    const nobody = changed(entered(form, wrong), 'phoneNumber', visit.newPhone())
    await run.ask(VERIFY, { form: nobody }, { status: [422] })
    if (right === null) {
      const why = isSent
        ? 'which is right is not known (--otp CODE or --otp-command COMMAND)'
        : `${REQUEST} is not offered`
      run.skip(VERIFY, `only wrong codes: ${why}`)
      return
    }
    await servesNothingElse(visit, phone, right)
    const answer = await run.ask(VERIFY, { form: entered(form, right) }, rightCode)
    goodFor(visit, answer, TOKEN_MINUTES)
    const { exchange, data, ok } = answer
    const again = await run.ask(VERIFY, { form: entered(form, right) }, { status: [422] })
    otherWords(visit, refused, again, 'used up')
    const token = textAt(data, 'token')
    if (ok && token !== undefined && visit.offers('auth/register#token'))
      await tokenRegisters(visit, exchange, phone, token)
    await endsByTries(visit)
    await countsAtOnce(visit)
    await usedOnce(visit)
  },
}

/**
 * A code is right for the number and the purpose that it was sent for. A test system that takes one code from any number
 * must still have been asked for it.
 */
async function servesNothingElse(visit: Visit, phone: string, code: string): Promise<void> {
  const { run } = visit
  const refuse = (form: Fields, status: number, jar?: Jar) =>
    run.ask(
      VERIFY,
      { form: entered(form, code), ...(jar && { jar }) },
      { status: [status], as: 'session' },
    )
  await refuse(otpForm(visit.newPhone(), 'daftar'), 422)
  // Whoever looks the number up by a part of it finds this code.
  await refuse(otpForm(phone.slice(0, -1), 'daftar'), 422)
  await refuse(otpForm(phone, 'lupa_sandi'), 422)
  // No code is sent there: nobody has forgotten a password without an account.
  const nobody = otpForm(visit.newPhone(), 'lupa_sandi')
  await run.call(REQUEST, { form: nobody })
  await refuse(nobody, 422)
  const part = await partOfNumber(visit)
  if (part !== null) {
    const likeOne = otpForm(part, 'lupa_sandi')
    await run.call(REQUEST, { form: likeOne })
    await refuse(likeOne, 422)
  }
  await refuse(otpForm(phone, 'ubah_nomor'), 401)
  const jar = await visit.session()
  if (jar) await refuse(otpForm(phone, 'ubah_nomor'), 422, jar)
}

/** A second code right after the first is refused. */
async function isThrottled(visit: Visit, form: Fields, asked: Answer): Promise<void> {
  const askAgain = () => visit.run.ask(REQUEST, { form }, { status: [429], as: 'throttle' })
  await waitsUntil(visit, asked, await askAgain(), askAgain)
}

/** A change of number or email is asked for by the account itself, and only for its present number. */
async function ownNumberOnly(visit: Visit, own: Fields, jar: Jar): Promise<void> {
  const { run } = visit
  const email = changed(own, 'keperluan', 'ubah_email')
  await run.ask(REQUEST, { form: email }, { status: [401], as: 'session' })
  for (const form of [own, email]) {
    const others = changed(form, 'phoneNumber', visit.newPhone())
    await run.ask(REQUEST, { form: others, jar }, { status: [422] })
  }
  const stranger = await visit.stranger()
  if (!stranger) return
  const others = changed(own, 'phoneNumber', stranger.whatsapp)
  // That number may have been sent a code just before.
  await run.ask(REQUEST, { form: others, jar }, { status: [422, 429] })
}

/** A number without an account is answered as one that has one, however often. */
async function isSilent(
  visit: Visit,
  purpose: 'daftar' | 'lupa_sandi',
  registered: string,
): Promise<Answer> {
  const { run } = visit
  const ask = (phone: string) =>
    run.ask(REQUEST, { form: otpForm(phone, purpose) }, { status: [200], as: 'enumeration' })
  const nobody = visit.newPhone()
  const known = await ask(registered)
  const unknown = await ask(nobody)
  sameWords(run, known, unknown)
  const numbers = { known: registered, nobody }
  const again = (phone: string) => otpForm(phone, purpose)
  await answersAlike(visit, REQUEST, again, { ...numbers, times: 1, refusal: 429 })
  if (purpose !== 'lupa_sandi' || !visit.offers(VERIFY)) return known
  const wrong = wrongCode((await run.options.codeOf?.(registered)) ?? null)
  const tried = (phone: string) => entered(again(phone), wrong)
  await answersAlike(visit, VERIFY, tried, { ...numbers, times: 2, refusal: 422 })
  return known
}

/** The token registers the number that it was given for, and no other. */
async function tokenRegisters(
  visit: Visit,
  exchange: Answer['exchange'],
  phone: string,
  token: string,
): Promise<void> {
  const { run } = visit
  const operation = run.model.get('auth/register')
  const form: Fields = [
    ...loginForm({ whatsapp: phone, password: PASSWORD }),
    ['fullname', NAME],
    ['token', token],
  ]
  const short = changed(form, 'password', SHORT_PASSWORD)
  await run.ask('auth/register', { form: short }, { status: [422, 400] })
  const makes = async (what: string, fields: Fields, ...status: readonly number[]) => {
    const answer = await run.send({ operation, form: fields })
    if (!status.includes(answer.status))
      run.tell(exchange, 'effect', {
        after: [answer],
        field: '/data/token',
        expected: `must make auth/register ${what} (${status.join(' or ')})`,
        seen: `auth/register answered ${answer.status}`,
        lineOf: ['description'],
      })
    return answer
  }
  await makes('refuse it with another number', changed(form, 'whatsapp', visit.newPhone()), 422)
  await makes('refuse a piece of it', changed(form, 'token', token.slice(1)), 422, 400)
  const made = await makes('take it with its number, since only success uses it up', form, 200)
  // The number has just been sent a code: where its change needs another one, that would take a minute.
  if (!means(made, 200) || visit.tokens.isWanted(EDIT)) return
  const account = { whatsapp: phone, password: PASSWORD, own: true }
  const jar = await visit.freshSession(account)
  const moved = jar && (await moveNumber(visit, account, jar))
  if (moved && means(moved.exchange, 200))
    await makes('refuse it once it has served, though its number is free again', form, 422)
}
