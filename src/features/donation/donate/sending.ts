import type { Arrival } from '@/features/donation/arrival'
import type { PaymentUrl } from '@/lib/safe-redirect'

/** Why a sending failed, for the donor. */
export interface Failure {
  failure: string
  /** A link to a chat about what was sent, when only the organisation knows whether it was recorded; else null. */
  askUrl: string | null
}

/** A donation that the backend has recorded. */
export interface Recorded extends Arrival {
  /** The address of its payment page. */
  target: PaymentUrl
}

/** Where the sending of one owner's donation for one program is. */
export type Sending =
  | { status: 'idle' }
  /** The form on the screen waits for the answer. */
  | { status: 'sending' }
  /** The donor has left the form before the answer. */
  | { status: 'background' }
  /** Recorded, and the payment page is being opened. Another tap must not send again. */
  | { status: 'redirecting'; recorded: Recorded }
  /** Not recorded, or nobody knows. */
  | { status: 'failed'; failure: Failure }

interface Events {
  /** The form has come to the screen. `kept`: a failure that was stored before a reload. */
  opened: { kept: Failure | null }
  submitted: object
  recorded: { recorded: Recorded }
  failed: { failure: Failure }
  /** The form has left the screen, or the tab has another owner. */
  left: object
  /** The donor has closed the words of the failure. */
  dismissed: object
}

export type SendingEvent<E extends keyof Events = keyof Events> = {
  [K in E]: { type: K } & Events[K]
}[E]

type Transitions = { [E in keyof Events]?: (event: SendingEvent<E>) => Sending | null }

const toIdle = (): Sending => ({ status: 'idle' })
const toSending = (): Sending => ({ status: 'sending' })
const toFailed = ({ failure }: Events['failed']): Sending => ({ status: 'failed', failure })

/** Drawn in docs/decisions.md. An event that a state doesn't name changes nothing. */
const transitions: Record<Sending['status'], Transitions> = {
  idle: {
    opened: ({ kept }) => kept && toFailed({ failure: kept }),
    // A call begins here or in `failed`, nowhere else.
    submitted: toSending,
  },
  sending: {
    recorded: ({ recorded }) => ({ status: 'redirecting', recorded }),
    failed: toFailed,
    left: () => ({ status: 'background' }),
  },
  background: { opened: toSending, submitted: toSending, recorded: toIdle, failed: toFailed },
  redirecting: { left: toIdle },
  failed: { submitted: toSending, dismissed: toIdle },
}

/** The state after an event: the same object when the event changes nothing. */
export function next<E extends keyof Events>(state: Sending, event: SendingEvent<E>): Sending {
  return transitions[state.status][event.type]?.(event) ?? state
}

/** Whether the donation waits for its answer. */
export const isInFlight = ({ status }: Sending): boolean =>
  status === 'sending' || status === 'background'
