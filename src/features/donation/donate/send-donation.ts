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
import { forgetSending, keepFailure, markSent } from './sending-mark'
import { tellEntered, tellFailed, tellLeft, tellRecorded } from './tell-outcome'
import { type Outcome, type Recorded, sendOnce } from './underway'

async function record(
  client: QueryClient,
  { kind, slug }: ProgramRef,
  values: DonationValues,
  whose: Owner,
): Promise<Recorded> {
  const program = await client.query({ ...programQuery(kind, slug), staleTime: 'static' })
  if (owner() !== whose) throw new Error('another owner')
  const wire = toWireForm(values, program)
  markSent({ kind, slug }, whose, doubtLink({ kind, slug }, values))
  const target = safePaymentUrl(await storeDonate(wire), window.location.origin)
  if (target === null) throw new Error(UNSAFE_REDIRECT)
  forgetSending({ kind, slug }, whose)
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
 * Sends a donation and stores it on this device. The outcome of a donor who doesn't wait at the form any more is told
 * wherever they are now.
 * @returns never rejects
 */
export function sendDonation(
  client: QueryClient,
  program: ProgramRef,
  values: DonationValues,
): Promise<Outcome> {
  const whose = owner()
  const offline = !navigator.onLine
  const send = async () => {
    forgetSending(program, whose)
    try {
      return await record(client, program, values, whose)
    } catch (error) {
      const failure = failureText(error, offline)
      const askUrl = isInDoubt(failure) ? doubtLink(program, values) : null
      keepFailure(program, whose, { failure, askUrl, lasts: mayBeRecorded(error, offline) })
      return { failure, askUrl }
    }
  }
  return sendOnce(program, send, (outcome) => {
    const changed = owner() !== whose
    if ('failure' in outcome) {
      // The server's words to an account may be about it. A visitor's are for whoever logs in (see `owned-storage`).
      if (changed && whose !== null) return
      tellFailed(outcome)
    } else if (!changed) tellRecorded(outcome)
    else if (whose === null) tellEntered(outcome)
    else tellLeft(outcome)
  })
}
