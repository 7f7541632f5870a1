import type { ProgramRef } from '@/domain/program/program'
import type { QueryClient } from '@tanstack/react-query'
import { storeDonate } from '@/domain/donation/donation-queries'
import { programQuery } from '@/domain/program/program-queries'
import { amountIn } from '@/features/donation/amount/read-amount'
import { localOf, mayKeepFor, sessionOf } from '@/lib/owned-storage'
import { owner, type Owner } from '@/lib/owner'
import { rememberDonation } from '@/domain/donation/remembered-donations'
import { safePaymentUrl } from '@/lib/safe-redirect'
import { type DonationValues, toWireForm } from './donation-form'
import { doubtLink } from './doubt-link'
import { clearDraft } from './draft'
import { failureText, isInDoubt, mayBeRecorded, UNSAFE_REDIRECT } from './failure-text'
import type { Failure } from './sending'
import { sendingMark } from './sending-mark'
import { dispatch, otherSender, sendingOf } from './sending-store'
import { hideFailed, type Recorded, tellFailed, tellRecorded } from './tell-outcome'

async function record(
  client: QueryClient,
  { kind, slug }: ProgramRef,
  values: DonationValues,
  whose: Owner,
): Promise<Recorded> {
  const mark = sendingMark(whose, { kind, slug })
  const program = await client.query({ ...programQuery(kind, slug), staleTime: 'static' })
  if (owner() !== whose) throw new Error('another owner')
  const wire = toWireForm(values, program)
  mark.write(doubtLink({ kind, slug }, values))
  const target = safePaymentUrl(await storeDonate(wire), window.location.origin)
  if (target === null) throw new Error(UNSAFE_REDIRECT)
  mark.clear()
  clearDraft({ kind, slug }, sessionOf(whose))
  const kept =
    mayKeepFor(whose) &&
    rememberDonation(
      target.kind === 'internal' ? target.path : target.url,
      {
        programTitle: program.title,
        createdAt: new Date().toISOString(),
        gift: { kind, slug, amount: amountIn(values.price) },
      },
      localOf(whose),
    )
  return { target, kept }
}

/**
 * Sends a donation and stores it on this device. Does nothing while one of the same owner for this program is sent. An
 * outcome for which no form waits is told by a toast, wherever the donor is then.
 * @returns never rejects; resolves when the outcome is known
 */
export async function sendDonation(
  client: QueryClient,
  program: ProgramRef,
  values: DonationValues,
): Promise<void> {
  const whose = owner()
  const offline = !navigator.onLine
  const { status } = dispatch(whose, program, { type: 'submitted' })
  if (status !== 'idle' && status !== 'failed') return
  const mark = sendingMark(whose, program)
  mark.clear()
  const fail = (error: unknown): Failure => {
    const failure = failureText(error, offline)
    const failed = { failure, askUrl: isInDoubt(failure) ? doubtLink(program, values) : null }
    mark.settle(failed, mayBeRecorded(error, offline))
    return failed
  }
  const outcome = await record(client, program, values, whose).catch(fail)
  if ('failure' in outcome) {
    const before = dispatch(whose, program, { type: 'failed', failure: outcome })
    if (before.status === 'background') tellFailed(outcome, whose)
  } else {
    const before = dispatch(whose, program, { type: 'recorded', target: outcome.target })
    if (before.status === 'background') tellRecorded(outcome, whose)
  }
}

/**
 * The form has come to the screen. It waits for a sending in the background, or shows the last failure.
 * @returns whose sending the form must speak of first: another owner's from this tab, still without an answer; else
 *   undefined
 */
export function openForm(whose: Owner, program: ProgramRef): Owner | undefined {
  dispatch(whose, program, { type: 'opened', kept: sendingMark(whose, program).read() })
  const sending = sendingOf(whose, program)
  const other = sending.status === 'sending' ? undefined : otherSender(whose, program)
  if (other === undefined && sending.status === 'failed') hideFailed(sending.failure)
  return other
}

/** The donor has closed the words of a failure. */
export function dismissFailure(whose: Owner, program: ProgramRef): void {
  if (dispatch(whose, program, { type: 'dismissed' }).status === 'failed')
    sendingMark(whose, program).clear()
}
