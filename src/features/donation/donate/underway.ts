import type { ProgramRef } from '@/domain/program/program'
import { owner, type Owner, ownerTurn } from '@/lib/owner'
import type { PaymentUrl } from '@/lib/safe-redirect'

/** A donation that the backend has recorded. */
export interface Recorded {
  /** The address of its payment page. */
  target: PaymentUrl
  /** Whether it is stored on this device, so that the history lists it. */
  kept: boolean
}

/** Why a sending failed, for the donor. */
export interface Failure {
  failure: string
  /** A link to a chat about what was sent, when only the organisation knows whether it was recorded; else null. */
  askUrl: string | null
}

/** What became of a sending: recorded, or why not, or that nobody knows. */
export type Outcome = Recorded | Failure

interface Sending {
  /** The owner of this tab when it was sent. */
  whose: Owner
  program: string
  answer: Promise<Outcome>
}

/** Donations that wait for their answer. A module variable, since a donor may leave the form meanwhile. */
const underway = new Set<Sending>()

export const nameOf = ({ kind, slug }: ProgramRef) => `${kind}:${slug}`

const sendingOf = (whose: Owner, program: ProgramRef) =>
  [...underway].find((sending) => sending.whose === whose && sending.program === nameOf(program))

/**
 * Sends a donation. If one of the same owner for this program is under way already, returns the promise of that one
 * instead.
 * @param send never rejects: a failure is an outcome
 * @param tell is called with the outcome if no form on the screen waits for it
 */
export function sendOnce(
  program: ProgramRef,
  send: () => Promise<Outcome>,
  tell: (outcome: Outcome) => void,
): Promise<Outcome> {
  const whose = owner()
  const earlier = sendingOf(whose, program)
  if (earlier) return earlier.answer
  const answer = send()
  const sending = { whose, program: nameOf(program), answer }
  underway.add(sending)
  // Before the form's own `await`, which would leave the screen.
  void answer.then((outcome) => {
    underway.delete(sending)
    if (!isAwaited(answer)) tell(outcome)
  })
  return answer
}

/**
 * The answer to a donation of the present owner that is under way for this program; null when there is none. Nobody
 * waits for a donation that another account sent from this tab, or is led to its payment.
 */
export function answerUnderway(program: ProgramRef): Promise<Outcome> | null {
  return sendingOf(owner(), program)?.answer ?? null
}

/** A donation that another owner of this tab sent for this program and that still waits for its answer, else null. */
export function leftUnderway(program: ProgramRef): Pick<Sending, 'whose' | 'answer'> | null {
  return (
    [...underway].find(
      (sending) => sending.whose !== owner() && sending.program === nameOf(program),
    ) ?? null
  )
}

/** Whether a donation that a visitor sent for this program waits for its answer: then its draft is no draft any more. */
export const isVisitorsUnderway = (program: ProgramRef) => sendingOf(null, program) !== undefined

/** The answer for which the form on the screen waits, and the turn of the owner who saw it. */
let awaited: { answer: Promise<Outcome>; turn: number } | null = null

/** Records for which answer the form on the screen waits; null when it leaves the screen. */
export function awaitOnScreen(answer: Promise<Outcome> | null): void {
  awaited = answer && { answer, turn: ownerTurn.get() }
}

/** Whether the form on the screen waits for this answer, and still belongs to the same owner. */
export function isAwaited(answer: Promise<Outcome>): boolean {
  return awaited?.answer === answer && awaited.turn === ownerTurn.get()
}
