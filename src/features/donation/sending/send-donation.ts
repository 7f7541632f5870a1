import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { storeDonate } from '@/domain/donation/donation-queries'
import { rememberDonation } from '@/domain/donation/remembered-donations'
import { noteGift } from '@/domain/giving-plan/plan'
import { programKey, type ProgramRef } from '@/domain/program/program'
import { programQuery } from '@/domain/program/program-queries'
import { clearDraft } from '@/features/donation/donate/draft'
import {
  type DonationValues,
  toWireForm,
  type WireForm,
} from '@/features/donation/donate/donation-form'
import { rememberDonor, rememberMethod } from '@/features/donation/remembered'
import { draftOf, localOf, mayKeepFor, sessionOf } from '@/lib/storage/owned-storage'
import { owner, type Owner } from '@/lib/storage/owner'
import { safePaymentUrl } from '@/lib/address/safe-redirect'
import { localDay } from '@/lib/time/calendar-day'
import { knowsServerTime, serverNow } from '@/lib/time/server-clock'
import { endIntention } from './intention'
import { beginIntention, withNewerFields } from './newer-fields'
import {
  doubtLink,
  failureText,
  hideFailed,
  INTERRUPTED,
  INTERRUPTED_KEYED,
  isInDoubt,
  mayBeRecorded,
  tellFailed,
  tellRecorded,
  UNSAFE_REDIRECT,
} from './outcome'
import { dispatch, type Failure, otherSender, type Recorded, sendingOf } from './sending'

const markSchema = z.object({
  sentAt: z.string(),
  failure: z.optional(z.string()),
  /** Whether its key went along. Marks from before December 2026 lack it. */
  keyed: z.catch(z.boolean(), false),
  /** Names what was sent: the form may hold something else by now. */
  askUrl: z.catch(z.nullable(z.string()), null),
})

/** Longer than a page that is being left lives on after the browser has aborted its calls. */
const LEAVING_MS = 1_000

/**
 * A mark in session storage from the moment when a donation is sent until it is known to be recorded, or certainly is
 * not. A page that finds it without words after a reload knows that the answer is lost.
 */
function sendingMark(whose: Owner, program: ProgramRef) {
  const mark = draftOf(
    `kirim:${programKey(program)}`,
    (value) => markSchema.parse(value),
    sessionOf(whose),
  )
  return {
    /**
     * @param askUrl a link to a chat about the donation
     * @param keyed whether its key goes along
     */
    write: (askUrl: string, keyed: boolean): void => {
      mark.write({ sentAt: new Date().toISOString(), askUrl, keyed })
    },
    clear: mark.clear,
    /**
     * Ends a failed sending's mark.
     * @param lasts whether the words outlive a reload: for a donation that may be recorded all the same
     */
    settle: (failed: Failure, lasts: boolean): void => {
      const sent = mark.read()
      if (sent === null) return
      // Not at once: a call that fails because the page is reloaded was interrupted.
      setTimeout(() => {
        // Not after a logout, which has deleted the mark, a newer sending, or when the donor has closed the words.
        if (mark.read()?.sentAt !== sent.sentAt) return
        if (lasts) mark.write({ ...sent, ...failed })
        else mark.clear()
      }, LEAVING_MS)
    },
    /** Why the last sending isn't known to be recorded; null when nothing is open. */
    read: (): Failure | null => {
      const sent = mark.read()
      if (sent === null) return null
      const interrupted = sent.keyed ? INTERRUPTED_KEYED : INTERRUPTED
      return { failure: sent.failure ?? interrupted, askUrl: sent.askUrl }
    },
  }
}

/** A donation on its way. */
interface Outgoing {
  wire: WireForm
  programTitle: string
  /** A link to a chat about it. */
  askUrl: string
}

async function prepare(
  client: QueryClient,
  ref: ProgramRef,
  values: DonationValues,
  whose: Owner,
): Promise<Outgoing> {
  const program = await client.query({ ...programQuery(ref.kind, ref.slug), staleTime: 'static' })
  const wire = await withNewerFields(toWireForm(values, program), values, ref)
  if (owner() !== whose) throw new Error('another owner')
  return { wire, programTitle: program.title, askUrl: doubtLink(ref, values, wire) }
}

async function record(
  { wire, programTitle, askUrl }: Outgoing,
  { kind, slug }: ProgramRef,
  values: DonationValues,
  whose: Owner,
): Promise<Recorded> {
  const mark = sendingMark(whose, { kind, slug })
  mark.write(askUrl, isKeyed(wire))
  const began = Date.now()
  const target = safePaymentUrl(await storeDonate(wire), window.location.origin)
  if (target === null) throw new Error(UNSAFE_REDIRECT)
  const now = serverNow()
  mark.clear()
  clearDraft({ kind, slug }, sessionOf(whose))
  endIntention({ kind, slug })
  const mayKeep = mayKeepFor(whose)
  if (mayKeep) {
    rememberForNext(values, whose)
    noteGift({ kind, slug }, localDay(now), localOf(whose))
  }
  const kept =
    mayKeep &&
    rememberDonation(
      target.kind === 'internal' ? target.path : target.url,
      {
        programTitle,
        createdAt: now.toISOString(),
        gift: { kind, slug, amount: wire.price },
      },
      localOf(whose),
    )
  // The answer itself may be the first to tell the backend's time.
  const sentAt = knowsServerTime() ? now.getTime() - (Date.now() - began) : null
  return { target, kept, sentAt }
}

/** Stores what the next donation's form finds filled in; an account brings name and number along itself. */
function rememberForNext(values: DonationValues, whose: Owner) {
  const { codePayment, typePayment, donorName, donorPhone } = values
  if (typePayment !== '') rememberMethod({ codePayment, typePayment }, localOf(whose))
  if (whose === null && values.ingat === 'Y')
    rememberDonor({ name: donorName, phone: donorPhone }, localOf(whose))
}

const isKeyed = ({ kunci }: WireForm) => kunci !== undefined

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
  const fail = (error: unknown, outgoing?: Outgoing): Failure => {
    const way = { offline, keyed: outgoing !== undefined && isKeyed(outgoing.wire) }
    const failure = failureText(error, way)
    const failed = { failure, askUrl: (isInDoubt(failure) && outgoing?.askUrl) || null }
    mark.settle(failed, mayBeRecorded(error, way))
    return failed
  }
  const outcome = await prepare(client, program, values, whose).then(
    (outgoing) =>
      record(outgoing, program, values, whose).catch((error: unknown) => fail(error, outgoing)),
    (error: unknown) => fail(error),
  )
  if ('failure' in outcome) {
    const before = dispatch(whose, program, { type: 'failed', failure: outcome })
    if (before.status === 'background') tellFailed(outcome, whose)
  } else {
    const before = dispatch(whose, program, { type: 'recorded', recorded: outcome })
    if (before.status === 'background') tellRecorded(outcome, whose)
  }
}

/**
 * The form has come to the screen. It waits for a sending in the background, or shows the last failure.
 * @returns whose sending the form must speak of first: another owner's from this tab, still without an answer; else
 *   undefined
 */
export function openForm(whose: Owner, program: ProgramRef): Owner | undefined {
  void beginIntention(program)
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
