import { changed } from './donation-form'
import type { Answer } from '../list'
import { otherWords } from '../account/otp-answers'
import { entered, otpForm } from '../account/number-tokens'
import { loginForm, NAME, OTP, type Visit } from '../visit'
import { REQUEST, VERIFY } from '../../operations'

/** A wrong code. */
export const wrongCode = (right: string | null) => (right === OTP ? '12345' : OTP)

/** Has a code sent to a new number. @returns its form and the right code; null where the code can't be read */
async function sentCode(visit: Visit) {
  const phone = visit.newPhone()
  const form = otpForm(phone, 'daftar')
  await visit.run.call(REQUEST, { form })
  const right = await visit.run.options.codeOf?.(phone)
  return right == null ? null : { form, right }
}

/** Checks that the right code, sent twice at the same time, gives only one token. */
export async function usedOnce(visit: Visit): Promise<void> {
  const { run } = visit
  const sent = await sentCode(visit)
  if (!sent) return
  const { form, right } = sent
  const call = { operation: run.model.get(VERIFY), form: entered(form, right) }
  await run.once([call, call], [422], 'the right code twice')
}

/** Checks that two codes aren't sent to one number at the same time: the second is a minute early. */
export async function sentOnce(visit: Visit): Promise<void> {
  const form = otpForm(visit.newPhone(), 'daftar')
  const call = { operation: visit.run.model.get(REQUEST), form }
  await visit.run.once([call, call], [429], 'one number twice')
}

/** Checks that a token, sent twice at the same time, sets one password. The account is made for it: its sessions end. */
export async function spentOnce(visit: Visit): Promise<void> {
  const account = await visit.newAccount(NAME)
  const owner = account && ({ phone: account.whatsapp, purpose: 'lupa_sandi' } as const)
  const token = owner && (await visit.tokens.token(owner))
  if (!account || token === null) return
  const form = [...loginForm(account), ['fullname', ''], ['token', token]] as const
  const call = { operation: visit.run.model.get('auth/new-password'), form }
  await visit.run.once([call, call], [422], 'one token twice')
}

/** How many wrong codes are sent side by side: twice as many as a code may be tried. */
const AT_ONCE = 10

/** Checks that wrong codes are counted that come at the same time: whoever guesses waits for no answer. */
export async function countsAtOnce(visit: Visit): Promise<void> {
  const { run } = visit
  const sent = await sentCode(visit)
  if (!sent) return
  const { form, right } = sent
  const call = { operation: run.model.get(VERIFY), form: entered(form, wrongCode(right)) }
  const refused = { status: [422, 429], as: 'throttle' } as const
  const tries = await Promise.all(Array.from({ length: AT_ONCE }, () => run.send(call, refused)))
  // Maybe this machine makes too many calls. Then the codes were never looked at.
  if (tries.some(({ status }) => status !== 422)) return
  const expectation = { ...refused, input: 'after ten wrong codes at once' }
  await run.ask(VERIFY, { form: entered(form, right) }, expectation)
}

/** Checks that after five wrong tries even the right code is refused. */
export async function endsByTries(visit: Visit): Promise<void> {
  const { run } = visit
  const sent = await sentCode(visit)
  if (!sent) return
  const { form, right } = sent
  const wrong = wrongCode(right)
  const refused = { status: [422, 429], as: 'throttle' } as const
  let first: Answer | null = null
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await run.ask(VERIFY, { form: entered(form, wrong) }, refused)
    // Maybe this machine makes too many calls. Then the code was never looked at.
    if (answer.exchange.status === 429) return
    first ??= answer
  }
  const ended = { ...refused, input: 'after five wrong codes' }
  const last = await run.ask(VERIFY, { form: entered(form, right) }, ended)
  if (first) otherWords(visit, first, last, 'tried too often')
  // A new code for another purpose must not make this one valid again.
  const other = changed(form, 'keperluan', 'lupa_sandi')
  await run.ask(REQUEST, { form: other }, { status: [200, 429] })
  await run.ask(VERIFY, { form: entered(form, right) }, ended)
}
