import type { PaymentUrl } from '@/lib/safe-redirect'

/** Why a sending failed, for the donor. */
export interface Failure {
  failure: string
  /** A link to a chat about what was sent, when only the organisation knows whether it was recorded; else null. */
  askUrl: string | null
}

/** Where the sending of one owner's donation for one program is. */
export type Sending =
  | { status: 'idle' }
  /** The form on the screen waits for the answer. */
  | { status: 'sending' }
  /** The donor has left the form before the answer. */
  | { status: 'background' }
  /** Recorded, and the payment page is being opened. Another tap must not send again. */
  | { status: 'redirecting'; target: PaymentUrl }
  /** Not recorded, or nobody knows. */
  | { status: 'failed'; failure: Failure }

export type SendingEvent =
  /** The form has come to the screen. `kept`: a failure that was stored before a reload. */
  | { type: 'opened'; kept: Failure | null }
  | { type: 'submitted' }
  | { type: 'recorded'; target: PaymentUrl }
  | { type: 'failed'; failure: Failure }
  /** The form has left the screen, or the tab has another owner. */
  | { type: 'left' }
  /** The donor has closed the words of the failure. */
  | { type: 'dismissed' }

/** Whether the donation waits for its answer. */
export const isInFlight = ({ status }: Sending): boolean =>
  status === 'sending' || status === 'background'

/**
 * The state after an event; the same object when the event changes nothing (–).
 *
 * ```text
 *              opened    submitted  recorded     failed  left        dismissed
 * idle         failed*   sending    –            –       –           –
 * sending      –         –          redirecting  failed  background  –
 * background   sending   sending    idle         failed  –           –
 * redirecting  –         –          –            –       idle        –
 * failed       –         sending    –            –       –           idle
 *
 * *  with a kept failure; else –
 * ```
 *
 * A call begins with `submitted` in `idle` or `failed`, nowhere else. An answer in `background` is told by a toast.
 */
export function next(state: Sending, event: SendingEvent): Sending {
  const { status } = state
  switch (event.type) {
    case 'opened':
      if (status === 'background') return { status: 'sending' }
      return status === 'idle' && event.kept ? { status: 'failed', failure: event.kept } : state
    case 'submitted':
      return status === 'sending' || status === 'redirecting' ? state : { status: 'sending' }
    case 'recorded':
      if (status === 'background') return { status: 'idle' }
      return status === 'sending' ? { status: 'redirecting', target: event.target } : state
    case 'failed':
      return isInFlight(state) ? { status: 'failed', failure: event.failure } : state
    case 'left':
      if (status === 'redirecting') return { status: 'idle' }
      return status === 'sending' ? { status: 'background' } : state
    case 'dismissed':
      return status === 'failed' ? { status: 'idle' } : state
  }
}
